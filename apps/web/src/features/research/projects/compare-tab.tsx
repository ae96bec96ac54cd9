import { isTrue } from '@jianwei/api-client/transport/undetermined';
import type { ResearchProjectDetail, ResearchTableRow } from '@jianwei/api-client/model';
import { QueryState } from '../../../kit/query/query-state.tsx';
import { type Column, Table } from '../../../kit/table/table.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { TableSkeleton } from '../../../kit/ui/skeleton.tsx';
import { unitText } from '../../../parts/lab/lab-text.ts';
import { useTableOne } from '../../../parts/research/cohort-reads.ts';
import { TOO_FEW } from '../../../parts/research/research-text.ts';
import { GroupBar } from './group-bar.tsx';
import styles from './projects.module.css';
import { tableInput, type TableSettings } from './table-settings.ts';

interface CompareTabProps {
  detail: ResearchProjectDetail;
  settings: TableSettings;
  onSettings: (settings: TableSettings) => void;
}

const share = (value: number): string => value.toFixed(2);

function superiorityText({ superiority }: ResearchTableRow): string {
  if (superiority === undefined) return '—';
  return `${share(superiority.value)}（${share(superiority.low)}–${share(superiority.high)}）`;
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
        <GroupBar detail={detail} groups={groups} onGroups={(next) => onSettings({ ...settings, groups: next })} />
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
      <QueryState
        query={table}
        failed={table.error?.message ?? '比较未能载入'}
        loading={<TableSkeleton columns={[3, 2, 2, 2, 2, 1]} rows={8} />}
      >
        {({ columns: of, rows, suppressed, notes }) => {
          if (isTrue(suppressed)) return <EmptyState title={TOO_FEW} />;
          const columns: Column<ResearchTableRow>[] = [
            {
              header: '变量',
              isRowHeader: true,
              cell: ({ name, unit }) => (unit === '' ? name : `${name}，${unitText(unit)}`),
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
                <li>优势概率：前一组任一人的值大于后一组任一人的概率，相等计一半</li>
              </ul>
            </>
          );
        }}
      </QueryState>
    </>
  );
}
