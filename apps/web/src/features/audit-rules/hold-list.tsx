import { invalidateListAuditHolds, listAuditHolds, useListAuditHolds } from '@jianwei/api-client/audit/audit';
import type { AuditHold } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type AdminColumn, AdminTable } from '../../kit/admin/admin-table.tsx';
import { LongText } from '../../kit/admin/long-text.tsx';
import { allPages } from '../../kit/admin/all-pages.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { type AuditFilterState, askedHolds, EVERY, isNarrowed, PAGE_SIZES } from './audit-filter-state.ts';
import { holdStateName, minutesText, personText } from '../../parts/audit/hold-words.ts';
import { HoldPane } from './hold-pane.tsx';
import styles from './audit-rules.module.css';
import { type Done, UndoStrip } from '../../parts/admin/undo-strip.tsx';
import { FilterChips } from '../../parts/admin/filter-chips.tsx';
import { NameFilter } from '../../parts/admin/name-filter.tsx';
import type { ListProps } from './list-props.ts';

const minute = (time: string): string => formatDate(time, 'MM-dd HH:mm');

const COMMON: readonly AdminColumn<AuditHold>[] = [
  {
    key: 'held_at',
    title: '暂缓',
    width: 108,
    isSortable: true,
    cell: (row) => minute(row.held_at),
    text: (row) => minute(row.held_at),
  },
  {
    key: 'patient_name',
    title: '患者',
    isSortable: true,
    width: 116,
    isRowHeader: true,
    cell: (row) => (
      <span>
        <b>{row.patient_name}</b> {personText(row)}
      </span>
    ),
    text: (row) => `${row.patient_name} ${personText(row)}`,
  },
  {
    key: 'department',
    title: '科室',
    width: 108,
    isSortable: true,
    cell: (row) => row.department,
    text: (row) => row.department,
  },
  {
    key: 'rule_id',
    title: '规则',
    isSortable: true,
    width: 204,
    cell: (row) => <LongText text={`${row.rule_id} ${row.rule_name}`} />,
    text: (row) => `${row.rule_id} ${row.rule_name}`,
  },
  {
    key: 'reason',
    title: '理由',
    isSortable: true,
    cell: (row) => <LongText text={row.reason} />,
    text: (row) => row.reason,
  },
];

/** How long it waited; for what still waits, until now. */
const waitOf = (row: AuditHold, now: string): string =>
  minutesText(row.held_at, row.decided_at ?? (row.state === 'held' ? now : row.until));

const waiting = (now: string): AdminColumn<AuditHold> => ({
  key: 'took',
  title: '等待',
  isSortable: true,
  width: 92,
  cell: (row) => waitOf(row, now),
  text: (row) => waitOf(row, now),
});

const heldColumns = (now: string): readonly AdminColumn<AuditHold>[] => [
  ...COMMON,
  waiting(now),
  {
    key: 'until',
    title: '自动放行',
    width: 108,
    isSortable: true,
    cell: (row) => minute(row.until),
    text: (row) => minute(row.until),
  },
];

const decidedColumns = (now: string): readonly AdminColumn<AuditHold>[] => [
  ...COMMON,
  { key: 'state', title: '处理', width: 100, isSortable: true, cell: holdStateName, text: holdStateName },
  {
    key: 'decided_by',
    title: '处理者',
    isSortable: true,
    width: 76,
    cell: (row) => row.decided_by ?? '—',
    text: (row) => row.decided_by ?? '',
  },
  waiting(now),
];

/** What stays of a line beside an open report. */
const BESIDE: readonly string[] = ['held_at', 'patient_name', 'reason', 'until', 'state'];

/** Reports whose conclusion is held, the longest waiting first, and those that were decided. */
export function HoldList({ filters, tabs, onChange, onNarrow }: ListProps) {
  // It may name a patient: it stays out of the address.
  const [keyword, setKeyword] = useState('');
  const asked = askedHolds(filters, keyword);
  const holds = useListAuditHolds(asked, OLDER_STAYS);
  const isDecided = filters.tab === 'decided';
  const data = holds.data?.data ?? [];
  const now = new Date(holds.dataUpdatedAt).toISOString();
  const columns = isDecided ? decidedColumns(now) : heldColumns(now);
  const found = data.find(({ hold_id: id }) => id === filters.open);
  // The open one stays until it is left: decided by somebody else, or just now, the list is without it before the next one opens.
  const [kept, keep] = useState<AuditHold>();
  if (found !== undefined && found !== kept) keep(found);
  const open = found ?? (kept?.hold_id === filters.open ? kept : undefined);
  const client = useQueryClient();
  const [done, setDone] = useState<Done>();
  const isFiltered = isNarrowed(filters) || keyword !== '';
  const clear = () => {
    setKeyword('');
    onNarrow(EVERY);
  };
  // Until it is read again, the list still holds what was decided just now.
  const gone = useRef<{ of: unknown; ids: readonly string[] }>({ of: undefined, ids: [] });
  const decidedIds = () => (gone.current.of === holds.data ? gone.current.ids : []);
  const goOn = (holdId: string) => {
    const ids = [...decidedIds(), holdId];
    gone.current = { of: holds.data, ids };
    onChange({ open: nextOf(data, holdId, ids) }, true);
  };
  return (
    <div className={`jw-grid ${styles.page}`} data-open={open !== undefined || undefined}>
      <AdminTable<AuditHold>
        name={`audit-holds-${filters.tab}`}
        isPage
        caption={isDecided ? '已处理的报告' : '待审报告'}
        columns={open === undefined ? columns : columns.filter(({ key }) => BESIDE.includes(key))}
        query={holds}
        failed="待审报告未能载入"
        rowKey={(hold) => hold.hold_id}
        sort={filters.sort}
        usualSort={isDecided ? '-held_at' : 'held_at'}
        onSort={(sort) => onNarrow({ sort })}
        onPage={(page) => onChange({ page, open: '' })}
        pageSizes={PAGE_SIZES}
        onPageSize={(size) => onNarrow({ size })}
        unit="份"
        openKey={filters.open}
        onOpen={(hold) => onChange({ open: hold.hold_id })}
        allRows={() => allPages((page, size) => listAuditHolds({ ...asked, page, page_size: size }))}
        keyword={keyword}
        toolbar={
          <div className="jw-row jw-wrap jw-gap-8">
            {tabs}
            <div style={{ width: open === undefined ? 220 : 130 }}>
              <KeywordBox
                label="搜索待审报告"
                placeholder="报告号、姓名、规则或理由"
                keyword={keyword}
                onKeyword={(text) => {
                  setKeyword(text);
                  onChange({ page: 0, open: '' }, true);
                }}
              />
            </div>
            <NameFilter
              label="科室"
              names={holds.data?.departments ?? []}
              chosen={filters.department}
              onChoose={(department) => onNarrow({ department })}
            />
            <FilterChips chips={chipsOf(filters)} onClear={onNarrow} />
          </div>
        }
        below={
          done && (
            <UndoStrip
              done={done}
              onUndone={() => void invalidateListAuditHolds(client)}
              onClose={() => setDone(undefined)}
            />
          )
        }
        empty={
          <EmptyState
            title={isFiltered ? '没有符合条件的报告' : isDecided ? '还没有处理过的报告' : '没有待审的报告'}
            action={isFiltered && <Button onClick={clear}>清除筛选</Button>}
          />
        }
      />
      {open && (
        <HoldPane
          key={open.hold_id}
          hold={open}
          onClose={() => onChange({ open: '' })}
          onDecided={() => goOn(open.hold_id)}
          onDone={setDone}
          onLater={() => onChange({ open: nextOf(data, open.hold_id, decidedIds()) })}
        />
      )}
    </div>
  );
}

const BY = { judged: '由人处理', agreed: '与规则一致' } as const;

/** What narrows the list beside its department. */
function chipsOf({ rule, by }: AuditFilterState) {
  return [
    ...(rule === '' ? [] : [{ text: `规则 ${rule}`, clear: { rule: '' } }]),
    ...(by === '' ? [] : [{ text: BY[by], clear: { by: '' } as const }]),
  ];
}

/** The report after this one, else the nearest before it, of those that still wait: work goes on by itself. */
function nextOf(holds: readonly AuditHold[], holdId: string, decided: readonly string[]): string {
  const at = holds.findIndex(({ hold_id: id }) => id === holdId);
  const waits = ({ hold_id: id }: AuditHold) => !decided.includes(id);
  return (holds.slice(at + 1).find(waits) ?? holds.slice(0, Math.max(at, 0)).findLast(waits))?.hold_id ?? '';
}
