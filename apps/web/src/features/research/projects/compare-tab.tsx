import { isTrue } from '@jianwei/api-client/transport/undetermined';
import type { ResearchProjectDetail, ResearchTable, ResearchTableRow } from '@jianwei/api-client/model';
import { QueryState } from '../../../kit/query/query-state.tsx';
import { type Column, Table } from '../../../kit/table/table.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { TableSkeleton } from '../../../kit/ui/skeleton.tsx';
import { unitText } from '../../../parts/lab/lab-text.ts';
import { useTableOne } from '../../../parts/research/cohort-reads.ts';
import { isRefreshing, ReadAgain, UPDATING } from '../../../parts/research/read-again.tsx';
import { copyAndSay, TOO_FEW, WIDEN, withSource } from '../../../parts/research/research-text.ts';
import { GroupBar } from './group-bar.tsx';
import styles from './projects.module.css';
import { tableInput, type TableSettings } from './table-settings.ts';

interface CompareTabProps {
  detail: ResearchProjectDetail;
  settings: TableSettings;
  onSettings: (settings: TableSettings) => void;
}

const SUPERIORITY_NOTE = '优势概率：前一组任一人的值大于后一组任一人的概率，相等计一半';
const TOO_SMALL = '分组不足 10 人，不显示两组比较';

const share = (value: number): string => value.toFixed(2);

function superiorityText({ superiority }: ResearchTableRow): string {
  if (superiority === undefined) return '—';
  return `${share(superiority.value)}（${share(superiority.low)}–${share(superiority.high)}）`;
}

const nameOf = ({ name, unit }: ResearchTableRow): string => (unit === '' ? name : `${name}，${unitText(unit)}`);

const COMPARED = ['检验', 'P', '优势概率（95% 区间）', '|SMD|'] as const;

function comparedCells(row: ResearchTableRow): readonly string[] {
  const { test = '—', p_shown: shown = '—', smd } = row;
  return [test, shown, superiorityText(row), typeof smd === 'number' ? share(smd) : '—'];
}

/** The comparison as text: columns by tabs. */
function compareText(table: ResearchTable): string {
  const { columns, rows, notes } = table;
  const head = ['变量', ...columns.slice(1).map(({ label, n }) => `${label} (n = ${n.shown})`), ...COMPARED];
  const lines = rows
    .filter(({ form }) => form !== 'level')
    .map((row) => [nameOf(row), ...[1, 2].map((at) => row.cells[at]?.shown ?? ''), ...comparedCells(row)]);
  return withSource([...[head, ...lines].map((line) => line.join('\t')), ...notes, SUPERIORITY_NOTE].join('\n'), table);
}

/** 两组比较: the test of each variable, how often one group lies above the other, and the size of the difference. */
export function CompareTab({ detail, settings, onSettings }: CompareTabProps) {
  const { groups } = settings;
  const isGrouped = groups.kind !== 'none';
  const table = useTableOne(tableInput(detail, settings), isGrouped);
  const head = (
    <SectionHeading
      title="两组比较"
      aside={
        <span className="jw-row jw-wrap jw-gap-8">
          <GroupBar detail={detail} groups={groups} onGroups={(next) => onSettings({ ...settings, groups: next })} />
          {isRefreshing(table) && <span className="jw-note">{UPDATING}</span>}
          {table.data && table.data.columns.length > 2 && (
            <Button
              size="small"
              variant="text"
              className="jw-no-print"
              onClick={() => table.data && void copyAndSay(compareText(table.data), '两组比较')}
            >
              复制表格
            </Button>
          )}
        </span>
      }
    />
  );
  if (!isGrouped)
    return (
      <>
        {head}
        <EmptyState title="还没有分组" hint="在上方选择按什么分成两组，或在表一某行的菜单中设为分组" />
      </>
    );
  return (
    <>
      {head}
      <ReadAgain read={table} />
      <QueryState
        query={table}
        failed={table.error?.message ?? '比较未能载入'}
        loading={<TableSkeleton columns={[3, 2, 2, 2, 2, 1]} rows={8} />}
      >
        {({ columns: of, rows, suppressed, notes }) => {
          if (isTrue(suppressed)) return <EmptyState title={TOO_FEW} hint={WIDEN} />;
          if (of.length < 3) return <EmptyState title={TOO_SMALL} hint="换一种分组，或放宽队列的条件" />;
          const columns: Column<ResearchTableRow>[] = [
            {
              header: '变量',
              isRowHeader: true,
              cell: nameOf,
            },
            ...[1, 2].map((index) => ({
              id: `group-${index}`,
              header: `${of[index]?.label ?? ''}（n = ${of[index]?.n.shown ?? ''}）`,
              align: 'end' as const,
              cell: ({ cells }: ResearchTableRow) => cells[index]?.shown ?? '',
            })),
            { header: '检验', cell: ({ test }) => test ?? '—' },
            { header: 'P', align: 'end', cell: ({ p_shown: shown }) => shown ?? '—' },
            { header: '优势概率（95% 区间）', align: 'end', isNowrap: true, cell: superiorityText },
            { header: '|SMD|', align: 'end', cell: ({ smd }) => (typeof smd === 'number' ? share(smd) : '—') },
          ];
          return (
            <>
              <div className="jw-scroll-x" tabIndex={0} role="group" aria-label="两组比较，可左右滚动">
                <Table
                  caption="两组比较"
                  columns={columns}
                  rows={rows.filter(({ form }) => form !== 'level')}
                  rowKey={({ variable }) => variable}
                  density="standard"
                  isStale={table.isStale}
                />
              </div>
              <ul className={`jw-note ${styles.notes}`}>
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
                <li>{SUPERIORITY_NOTE}</li>
              </ul>
            </>
          );
        }}
      </QueryState>
    </>
  );
}
