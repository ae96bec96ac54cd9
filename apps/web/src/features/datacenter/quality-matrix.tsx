import type { DataQuality, DataSource, QualityCell, QualityCheck } from '@jianwei/api-client/model';
import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { countText } from '../../kit/lib/format-number.ts';
import { keyBy } from '../../kit/table/row-key.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { CHECKS } from './datacenter-state.ts';
import { CHECK_WORDS, levelOf, shareText, totalOf } from './datacenter-words.ts';
import styles from './datacenter.module.css';

/** A source, or all of them: then it has no id. */
type Line = Pick<DataSource, 'name' | 'reports' | 'results'> & {
  readonly id: string | undefined;
  readonly gaps?: number;
  readonly cells: readonly QualityCell[];
  /** Every number says which source and check it is of: what is not there is none. */
  readonly isWhole: boolean;
};

export interface OpenNumber {
  readonly check: QualityCheck;
  /** '' is all sources. */
  readonly of: string;
}

interface QualityMatrixProps {
  readonly data: DataQuality;
  readonly open: { readonly check: string; readonly of: string };
  readonly onOpen: (number: OpenNumber) => void;
  readonly onSource: (source: string) => void;
}

/** 数据质量: every source with every check, share and count; a number opens its rows, a source narrows the page to it. */
export function QualityMatrix({ data, open, onOpen, onSource }: QualityMatrixProps) {
  const { sources, cells } = data;
  const isWhole = !cells.some(({ source, check }) => isUndetermined(source, check));
  const lines: Line[] = sources.map(({ source_id: id, name, reports, results, gap_days: gaps }) => ({
    id,
    name,
    reports,
    results,
    gaps,
    cells: cells.filter(({ source }) => source === id),
    isWhole,
  }));
  if (sources.length > 1) {
    const add = (part: 'reports' | 'results') => sources.reduce((sum, source) => sum + source[part], 0);
    const isCounted = !sources.some(({ reports, results }) => isUndetermined(reports, results));
    const all = isWhole ? CHECKS.map((check) => totalOf(cells, check)) : [];
    const total = { id: undefined, name: '全部来源', cells: all, isWhole };
    if (isCounted) lines.push({ ...total, reports: add('reports'), results: add('results') });
  }
  const columns: Column<Line>[] = [
    {
      header: '来源',
      isRowHeader: true,
      isNowrap: true,
      cell: ({ id = '', name }) => (
        <span className="jw-name">
          {id === '' || isUndetermined(id) ? (
            name
          ) : (
            <Button size="small" variant="text" onClick={() => onSource(id)}>
              {name}
            </Button>
          )}
        </span>
      ),
    },
    { header: '报告', align: 'end', cell: ({ reports }) => countText(reports) },
    { header: '结果', align: 'end', cell: ({ results }) => countText(results) },
    { header: '缺口，日', align: 'end', cell: ({ gaps }) => countText(gaps) },
    ...CHECKS.map((check): Column<Line> => {
      const { name, fails } = CHECK_WORDS[check];
      return {
        id: check,
        header: <span title={fails}>{name}</span>,
        title: name,
        align: 'end',
        cell: (line) => <Cell line={line} check={check} open={open} onOpen={onOpen} />,
      };
    }),
  ];
  return (
    <div className={styles.matrix}>
      <Table
        caption="数据质量"
        columns={columns}
        rows={lines}
        rowKey={keyBy(lines, ({ id = 'all' }) => id)}
        empty={<span className="jw-note">还没有来源</span>}
        rowState={({ id }) => ({ 'data-total': id === undefined || undefined })}
      />
    </div>
  );
}

interface CellProps extends Pick<QualityMatrixProps, 'open' | 'onOpen'> {
  readonly line: Line;
  readonly check: QualityCheck;
}

function Cell({ line, check, open, onOpen }: CellProps) {
  const cell = line.cells.find((one) => one.check === check);
  if (cell === undefined) return line.isWhole ? '—' : UNDETERMINED;
  const of = line.id ?? '';
  const said = (
    <>
      {shareText(cell)}
      <span className="jw-note">{cell.of === 0 ? '' : countText(cell.n)}</span>
    </>
  );
  // Nothing to open: no row fails it, or which source it is of cannot be said.
  const isNumber = typeof cell.n === 'number' && cell.n > 0 && !isUndetermined(of) && line.id !== '';
  if (!isNumber) return <span className={styles.share}>{said}</span>;
  const isOpen = open.check === check && open.of === of;
  return (
    <button
      type="button"
      className={`jw-bare ${styles.share}`}
      data-level={levelOf(cell)}
      data-number
      aria-pressed={isOpen}
      aria-label={`${line.name}，${CHECK_WORDS[check].name}：${shareText(cell)}，${countText(cell.n)} / ${countText(cell.of)} 条`}
      onClick={() => onOpen({ check, of })}
    >
      {said}
    </button>
  );
}
