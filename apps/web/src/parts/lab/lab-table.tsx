import type { LaboratoryRow } from '@jianwei/api-client/model';
import { type MouseEvent, type RefObject, useMemo } from 'react';
import { classNames } from '../../kit/lib/class-names.ts';
import { useIsPrinting } from '../../kit/lib/use-is-printing.ts';
import { groupLabRows, LabGroupRow } from './lab-group-row.tsx';
import { type LabColumns, LabRow, type LeadColumn } from './lab-row.tsx';
import styles from './lab-table.module.css';
import written from './written-results.module.css';
import { moveFocus } from '../../kit/table/row-focus.ts';
import { textWith } from '../../kit/ui/text-with.tsx';
import { lazyPart } from '../../kit/lib/lazy-part.tsx';
import { Dialog } from '../../kit/overlay/overlay.tsx';
import { useExplainedRow } from './explained-row.tsx';
import type { SparkSpan } from './spark-column.tsx';
import { labName, sourceTexts, STILL_LEARNING } from './lab-text.ts';

interface LabTableProps {
  rows: readonly LaboratoryRow[];
  caption: string;
  /** Headings per group_name with count and abnormal count. */
  grouped?: boolean;
  /** Code column, first; blood gas (api_type 3) only. */
  showCode?: boolean;
  showPrevious?: boolean;
  /** 本人近 1 年 with what its curves and results open; up to the time of the report, in milliseconds. */
  year?: { until: number; onOpen: (row: LaboratoryRow) => void } | undefined;
  /** A small curve for each row, without what it opens. */
  spark?: SparkSpan | undefined;
  /** The specimen that every row shares stands in the heading of the names. */
  commonSpecimen?: string | undefined;
  /** Without specimen and ruler, for the narrow columns of the tools. */
  compact?: boolean;
  /** A first column of the caller's own: what a row is for. */
  lead?: LeadColumn | undefined;
  /** 区间标尺; there unless the table is compact. */
  showRuler?: boolean;
  /** laboratory_ids of evidence rows: 3 px bar and tint. */
  markedIds?: ReadonlySet<string>;
  /** A name with knowledge opens its source texts. */
  hasKnowledge?: boolean;
  /** Keeps the header in sight while the nearest scroll container moves. */
  stickyHeader?: boolean;
  /** What scrolls the table: with it, a table of very many rows draws only those near the view. */
  scroller?: RefObject<HTMLElement | null>;
  /** On paper, repeated on each page: who and when above the head, the disclaimer below the rows. */
  print?: { heading: string; footing: string };
}

// Very many rows are rare, and what draws them is large: it is loaded for them alone.
const VirtualLabBodies = lazyPart('VirtualLabBodies', () => import('./virtual-lab-bodies.tsx'));

const NONE: ReadonlySet<string> = new Set();
/** Above this many rows drawing all of them is felt. */
const VIRTUAL_FROM = 300;

function headingsOf({ code, previous, ruler, specimen, yearUntil, spark, lead }: LabColumns, commonSpecimen = '') {
  return [
    { title: lead?.title ?? '', className: styles.lead, isShown: lead !== undefined },
    { title: '代码', isShown: code },
    { title: '检验项目', className: styles.name, more: commonSpecimen && `标本 ${commonSpecimen}` },
    { title: '标本', className: styles.specimen, isShown: specimen },
    { title: '结果', className: styles.result },
    { title: '单位', className: styles.unit },
    { title: '较上次', className: styles.previous, isShown: previous },
    { title: '本人近 1 年', className: `jw-print-course ${styles.year}`, isShown: yearUntil !== undefined },
    { title: spark?.title ?? '', className: styles.spark, isShown: spark !== undefined },
    { title: '区间标尺', className: styles.ruler, isShown: ruler },
    { title: '参考区间' },
  ].filter(({ isShown = true }) => isShown);
}

/** One listener for all rows: a press on a result or on its curve. */
function openCourse(event: MouseEvent, rows: readonly LaboratoryRow[], onOpen: (row: LaboratoryRow) => void): void {
  if (!(event.target instanceof Element)) return;
  const place = event.target.closest('[data-course]');
  const row = place && rows.find(({ laboratory_id: id }) => id === place.getAttribute('data-course'));
  // The curve is the row's button: the dialog gives the focus back to it.
  place?.closest('tr')?.querySelector<HTMLElement>('[data-row-link]')?.focus({ preventScroll: true });
  if (row) onOpen(row);
}

/** Laboratory results as a three-line table: name, specimen, result, unit, ruler, reference interval. */
export function LabTable(props: LabTableProps) {
  const { rows, caption, grouped = false, markedIds = NONE, hasKnowledge = false } = props;
  const { showCode = false, showPrevious = false, compact = false, year, spark, commonSpecimen, lead } = props;
  const { showRuler = !compact } = props;
  const [explainedId, explain] = useExplainedRow(caption);
  const explained =
    hasKnowledge && rows.find(({ laboratory_id: id, knowledge_id: known }) => known && id === explainedId);
  const onOpenKnowledge = hasKnowledge ? explain : undefined;
  const isPrinting = useIsPrinting();
  const yearUntil = year?.until;
  const columns = useMemo(
    () => ({
      code: showCode,
      previous: showPrevious,
      ruler: showRuler,
      lead,
      specimen: !compact && commonSpecimen === undefined,
      yearUntil,
      spark,
      isPaper: isPrinting,
    }),
    [showCode, showPrevious, compact, showRuler, lead, commonSpecimen, yearUntil, spark, isPrinting],
  );
  const groups = useMemo(() => groupLabRows(rows), [rows]);
  const scroller = rows.length > VIRTUAL_FROM && !isPrinting ? props.scroller : undefined;
  const headings = headingsOf(columns, commonSpecimen);
  const width = headings.length;
  const bodies = grouped ? groups : [{ name: '', rows }];
  return (
    <>
      <table
        className={`jw-print-small jw-print-bare ${styles.table}`}
        data-sticky={props.stickyHeader || undefined}
        data-virtual={scroller !== undefined || undefined}
        data-lead={lead !== undefined || undefined}
        data-year={year !== undefined || undefined}
        data-spark={spark !== undefined || undefined}
        data-narrow={(compact && !showRuler && !showPrevious && !year && !spark && !lead) || undefined}
        aria-rowcount={scroller && rows.length + groups.length + 1}
        onClick={year && ((event) => openCourse(event, rows, year.onOpen))}
        onKeyDown={year && ((event) => moveFocus(event, 'tr', '[data-row-link]'))}
      >
        <caption className="jw-visually-hidden">{caption}</caption>
        <thead>
          {props.print && (
            <tr className={`jw-print-only jw-print-identity ${styles.paper}`}>
              <td colSpan={width}>{props.print.heading}</td>
            </tr>
          )}
          <tr className={classNames(styles.heading, scroller && styles.line)}>
            {headings.map(({ title, className, more }) => (
              <th key={title} scope="col" className={className}>
                {textWith(title, more && <span className={styles.common}>{more}</span>)}
              </th>
            ))}
          </tr>
        </thead>
        {scroller ? (
          <VirtualLabBodies {...{ groups, columns, width, markedIds, onOpenKnowledge, scroller }} />
        ) : (
          bodies.map((body) => (
            <tbody key={body.name}>
              {'abnormalCount' in body && <LabGroupRow group={body} width={width} />}
              {body.rows.map((row) => (
                <LabRow
                  key={row.laboratory_id}
                  row={row}
                  columns={columns}
                  marked={markedIds.has(row.laboratory_id)}
                  onOpenKnowledge={onOpenKnowledge}
                />
              ))}
            </tbody>
          ))
        )}
        {props.print && (
          <tfoot>
            <tr className={`jw-print-only ${styles.paper}`}>
              <td colSpan={width}>{props.print.footing}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {explained && <SourceTextDialog row={explained} onClose={() => explain(undefined)} />}
    </>
  );
}

/** Source texts behind a laboratory item, 60 % wide. */
export function SourceTextDialog({ row, onClose }: { row: LaboratoryRow; onClose: () => void }) {
  const texts = sourceTexts(row);
  return (
    <Dialog title={labName(row)} width="60%" onClose={onClose}>
      {texts.length === 0 && <p className={`jw-ink-3 ${written.learning}`}>{STILL_LEARNING}</p>}
      {texts.map(({ display, content }, index) => (
        <section key={`${index}-${display}`} className={written.text}>
          {display && <h3>{display}</h3>}
          <p className="jw-ink-2">{content}</p>
        </section>
      ))}
    </Dialog>
  );
}
