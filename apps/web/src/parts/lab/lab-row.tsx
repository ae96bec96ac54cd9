import type { LaboratoryRow } from '@jianwei/api-client/model';
import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { memo } from 'react';
import { ResultValue, CriticalTag } from './abnormal-value.tsx';
import { isCourseUnread, printedCourse, rowBand, spokenCourse } from './course-row.ts';
import { lineOf } from './lab-group-row.tsx';
import { rulerGeometry } from './interval-ruler-geometry.ts';
import { PromptMark } from './prompt-mark.tsx';
import styles from './lab-table.module.css';
import { rulerCellProps } from './ruler-cell.ts';
import unjudged from './unjudged.module.css';
import { deltaText, labName, labState, printedNumber, referenceText, spokenResult, unitText } from './lab-text.ts';
import { ROW_LINK } from '../../kit/table/row-focus.ts';
import { sparkCell, type SparkSpan } from './spark-column.tsx';
import { Sparkline } from './sparkline.tsx';
import { textWith } from '../../kit/ui/text-with.tsx';
import { VisuallyHidden } from '../../kit/ui/visually-hidden.tsx';

/** One result only: no earlier one at all, or none within the year. */
const FIRST_TIME = { ever: '首次', year: '近 1 年首次' } as const;
const SUSPECT = '可疑';
/** Results longer than this are words, not numbers, and may wrap. */
const LONGEST_ON_ONE_LINE = 12;
/** The word joiner keeps the asterisk on the line of the name's last character. */
const JOINED_ASTERISK = '\u2060*';

/** A column of the caller's own, before the names. */
export interface LeadColumn {
  title: string;
  /** What stands in it, and in small beside it. */
  cell: (row: LaboratoryRow) => { word: string; note?: string | undefined };
}

export interface LabColumns {
  code: boolean;
  previous: boolean;
  /** 区间标尺. */
  ruler: boolean;
  /** Before the name: what the row is for. */
  lead?: LeadColumn | undefined;
  /** A column for the specimen: absent where all rows share one, which then stands in the heading. */
  specimen: boolean;
  /** 本人近 1 年, up to this time (milliseconds); undefined without the column. */
  yearUntil?: number | undefined;
  /** A small curve that opens nothing, for narrow tables. */
  spark?: SparkSpan | undefined;
  /** On paper the curve is words. */
  isPaper?: boolean;
}

interface LabRowProps {
  /** Where a row of a virtual table stands, from 0. */
  index?: number;
  row: LaboratoryRow;
  columns: LabColumns;
  marked: boolean;
  onOpenKnowledge?: ((laboratoryId: string) => void) | undefined;
}

// The parts of a row are plain functions, not components, and a cell holds text where it can: a long report draws its rows while
// it is scrolled, and every element of a row is paid for in that frame.

/** A name with knowledge is a button with a dotted underline and an asterisk; one without is plain text. */
function nameOf({ row, onOpenKnowledge }: Pick<LabRowProps, 'row' | 'onOpenKnowledge'>) {
  const name = labName(row);
  if (!row.knowledge_id || !onOpenKnowledge) return name;
  return (
    <button
      type="button"
      className={styles.knowledge}
      title="查看检验知识"
      onClick={() => onOpenKnowledge(row.laboratory_id)}
    >
      <span className={`jw-print-bare ${styles.dotted}`}>{name}</span>
      <span className={`jw-no-print ${styles.asterisk}`} aria-hidden="true">
        {JOINED_ASTERISK}
      </span>
    </button>
  );
}

/**
 * 无法判定 with its reason in the place of ruler and reference interval; the interval, if one is known, stands under its
 * heading all the same.
 */
function undeterminedCell(row: LaboratoryRow, { ruler: hasRuler, spark, isPaper = false }: LabColumns) {
  const reference = <span className={unjudged.reference}>{referenceOf(row)}</span>;
  const { suspect, undetermined_reason: reason } = row;
  // Beside small curves there is room for the word alone.
  const isShort = spark !== undefined && !isPaper;
  const hint = suspect?.suggestion === undefined ? undefined : `换算后约 ${suspect.suggestion}，请核对单位`;
  const tip = [isShort && reason, hint].filter(Boolean).join('；') || undefined;
  return (
    <td colSpan={hasRuler ? 2 : 1} className={`${styles.unjudged} ${unjudged.cell}`}>
      <span className={unjudged.parts} data-known={(hasRuler && referenceText(row) !== '') || undefined}>
        {!hasRuler && reference}
        <span className={unjudged.tag} title={tip}>
          {suspect ? SUSPECT : UNDETERMINED}
        </span>
        {hasRuler && reference}
        {isShort ? <VisuallyHidden>{reason}</VisuallyHidden> : <span className={unjudged.reason}>{reason}</span>}
      </span>
    </td>
  );
}

/** The reference interval, with where it comes from when the report prints none. */
function referenceOf(row: LaboratoryRow) {
  return textWith(
    referenceText(row),
    row.range_source === 'catalogue' && (
      <span className={styles.source} title="本报告未给出参考区间，按知识库参考区间判读">
        知识库
      </span>
    ),
  );
}

/**
 * 区间标尺: band of the reference interval, marker of the result. Decorative: the row's text says the same.
 */
function rulerCell(row: LaboratoryRow) {
  const value = row.comparator ? undefined : (row.calculate_result ?? printedNumber(row.original_result));
  const geometry = rulerGeometry(value, printedNumber(row.range_lower), printedNumber(row.range_upper));
  if (!geometry) return <td className={styles.ruler} />;
  const shape = row.abnormal_type === 1 ? 'above' : row.abnormal_type === -1 ? 'below' : geometry.position;
  const { className, ...ruler } = rulerCellProps(geometry, shape);
  return <td className={`${className} ${styles.ruler}`} {...ruler} />;
}

function leadCell({ cell }: LeadColumn, row: LaboratoryRow) {
  const { word, note } = cell(row);
  return <td className={styles.lead}>{textWith(word, note && <span className={styles.leadNote}>{note}</span>)}</td>;
}

function previousCell(row: LaboratoryRow) {
  const { previous } = row;
  const title = previous && `上次 ${previous.original_result}（${previous.report_time.slice(0, 10)}）`;
  return (
    <td className={styles.previous} title={[title, previous?.note].filter(Boolean).join('，') || undefined}>
      {deltaText(row)}
    </td>
  );
}

/** 本人近 1 年 as a small curve, which opens the course; 首次 where there is nothing to draw a line from. */
function yearCell(row: LaboratoryRow, { yearUntil = 0, isPaper = false }: LabColumns) {
  const { course } = row;
  if (course === undefined) return <td className={`jw-print-course ${styles.year}`} />;
  if (isPaper) {
    const printed = isCourseUnread(course) ? UNDETERMINED : printedCourse(row, course, yearUntil);
    // Broken between its two facts, not within a date.
    const facts = printed.split(/(?<=，)/);
    return (
      <td className={`jw-print-course ${styles.year}`}>
        {facts.map((fact) => (
          <span key={fact} className={styles.fact}>
            {fact}
          </span>
        ))}
      </td>
    );
  }
  const isFirst = course.points.length < 2;
  return (
    <td className={`jw-print-course ${styles.year}`}>
      <button
        type="button"
        className={`jw-bare ${styles.open}`}
        aria-label={`${row.laboratory_name} ${spokenCourse(row, course)}，看病程`}
        title={spokenCourse(row, course)}
        data-course={row.laboratory_id}
        {...ROW_LINK}
      >
        {isCourseUnread(course) ? (
          UNDETERMINED
        ) : isFirst ? (
          FIRST_TIME[row.previous === undefined ? 'ever' : 'year']
        ) : (
          <Sparkline course={course} band={rowBand(row)} until={yearUntil} />
        )}
      </button>
    </td>
  );
}

/**
 * Result and unit, and the change since last time. A result in words takes the room of all of them where they are empty.
 */
function resultCells({ row, columns }: Pick<LabRowProps, 'row' | 'columns'>) {
  const isWords = row.original_result.length > LONGEST_ON_ONE_LINE;
  const label = spokenResult(row);
  if (isWords && !row.original_units && !row.previous) {
    return (
      <td className={styles.words} colSpan={columns.previous ? 3 : 2}>
        <ResultValue of={row} label={label} />
      </td>
    );
  }
  return (
    <>
      <td
        className={styles.result}
        data-words={isWords || undefined}
        data-course={(columns.yearUntil !== undefined && row.course && row.laboratory_id) || undefined}
      >
        <ResultValue of={row} label={label} slot />
      </td>
      <td className={styles.unit}>
        {textWith(
          unitText(row.original_units),
          row.source_result && (
            <span className={styles.source} title={`来源报告为 ${row.source_result}，已换算`}>
              换算
            </span>
          ),
        )}
      </td>
      {columns.previous && previousCell(row)}
    </>
  );
}

/**
 * One laboratory result. A screen reader hears the result as a sentence, which is the label of value and arrow: as hidden text it
 * would be laid out with every row. The ruler is decoration.
 */
export const LabRow = memo(function LabRow({ row, columns, marked, onOpenKnowledge, index }: LabRowProps) {
  const name = nameOf({ row, onOpenKnowledge });
  const isPlain = typeof name === 'string' && !marked && !row.critical;
  return (
    <tr {...lineOf(index, styles.row)} data-marked={marked || undefined}>
      {columns.lead && leadCell(columns.lead, row)}
      {columns.code && (
        <td className={styles.code} data-abnormal={labState(row) === 'abnormal' || undefined}>
          {row.code}
        </td>
      )}
      <th scope="row" className={styles.name}>
        {isPlain ? (
          name
        ) : (
          <>
            {marked && <VisuallyHidden>证据，</VisuallyHidden>}
            {name}
            {row.critical && <CriticalTag />}
          </>
        )}
        <PromptMark laboratoryId={row.laboratory_id} />
      </th>
      {columns.specimen && <td className={styles.specimen}>{row.original_specimen ?? row.standard_specimen}</td>}
      {resultCells({ row, columns })}
      {columns.yearUntil !== undefined && yearCell(row, columns)}
      {columns.spark && sparkCell(row, columns.spark)}
      {labState(row) === 'undetermined' ? (
        undeterminedCell(row, columns)
      ) : (
        <>
          {columns.ruler && rulerCell(row)}
          <td className={styles.reference}>{referenceOf(row)}</td>
        </>
      )}
    </tr>
  );
});
