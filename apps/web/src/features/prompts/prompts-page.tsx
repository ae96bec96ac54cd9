import { listRules, useListRules } from '@jianwei/api-client/rules/rules';
import type { LaboratoryRule } from '@jianwei/api-client/model';
import { isTrue, isUndetermined, sayOf } from '@jianwei/api-client/transport/undetermined';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { type AdminColumn, AdminTable } from '../../kit/admin/admin-table.tsx';
import { allPages } from '../../kit/admin/all-pages.ts';
import { addressOf, useAddressState } from '../../kit/lib/address.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { PageActions } from '../../kit/lib/page-frame.tsx';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { UndoStrip } from '../../parts/admin/undo-strip.tsx';
import { useRuleOrder } from '../../parts/rules/use-rule-order.ts';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import { useSingleKey } from '../../parts/session/single-keys.ts';
import { asked, EVERY, FILTERS, isNarrowed, PAGE_SIZES, type PromptFilterState } from './prompt-filter-state.ts';
import { DETAIL_PATH, levelName, stateText, systemName, SYSTEMS, usefulText } from './prompt-words.ts';
import styles from './prompts.module.css';

/** How often it was shown; leads to the reports on which it stands. */
function ShownCount({ rule_id: rule, name, shown }: LaboratoryRule) {
  if (shown === undefined) return '—';
  if (isUndetermined(shown) || shown === 0) return sayOf(shown, shown);
  return (
    <AllowedLink to={addressOf('/report-list', { rule, days: '30' })} label={`${name} 近 30 日显示 ${shown} 次`}>
      {shown}
    </AllowedLink>
  );
}

const COLUMNS: readonly AdminColumn<LaboratoryRule>[] = [
  {
    key: 'rule_id',
    title: '编号',
    width: 84,
    isSortable: true,
    cell: (row) => row.rule_id,
    text: (row) => row.rule_id,
  },
  {
    key: 'name',
    title: '名称',
    isSortable: true,
    isRowHeader: true,
    cell: (row) => (
      <span className="jw-grid">
        <b>{row.name}</b>
        <span className={`jw-note ${styles.sentence}`}>{row.sentence}</span>
      </span>
    ),
    text: (row) => `${row.name}：${row.sentence}`,
  },
  { key: 'category', title: '系统', width: 104, isSortable: true, cell: systemName, text: systemName },
  { key: 'level', title: '级别', width: 76, isSortable: true, cell: levelName, text: levelName },
  { key: 'state', title: '状态', width: 128, isSortable: true, cell: stateText, text: stateText },
  {
    key: 'shown',
    title: '近 30 日显示',
    width: 104,
    isSortable: true,
    cell: ShownCount,
    text: (row) => row.shown ?? '',
  },
  { key: 'not_useful', title: '有用／不适用', width: 124, isSortable: true, cell: usefulText, text: usefulText },
  {
    key: 'updated_at',
    title: '最近修改',
    width: 120,
    isSortable: true,
    cell: (row) => <span title={row.updated_by}>{formatDate(row.updated_at, 'yyyy-MM-dd')}</span>,
    text: (row) => `${formatDate(row.updated_at, 'yyyy-MM-dd HH:mm')} ${row.updated_by}`,
  },
];

/** 智能提示: what the laboratory says once for every such result, with what doctors think of it. */
export function PromptsPage() {
  const [filters, change] = useAddressState(FILTERS);
  const navigate = useNavigate();
  const prompts = useListRules(asked(filters), OLDER_STAYS);
  const { done, move, close, reload } = useRuleOrder('prompt');
  const narrow = (part: Partial<PromptFilterState>, isTyping = false) => change({ ...part, page: 0 }, isTyping);
  const mayWrite = isTrue(prompts.data?.may_write);
  const write = () => void navigate(DETAIL_PATH);
  const shortcut = useSingleKey(mayWrite ? 'n' : undefined, write);
  const isInOrder = (filters.sort === '' || filters.sort === 'priority') && !isNarrowed(filters);
  return (
    <>
      {mayWrite && (
        <PageActions>
          <Button variant="primary" icon={<Plus size={16} />} aria-keyshortcuts={shortcut} onClick={write}>
            新建提示
          </Button>
        </PageActions>
      )}
      <AdminTable<LaboratoryRule>
        name="prompts"
        caption="智能提示"
        columns={COLUMNS}
        query={prompts}
        failed="智能提示未能载入"
        rowKey={(rule) => rule.rule_id}
        sort={filters.sort}
        usualSort="priority"
        onSort={(sort) => narrow({ sort })}
        onPage={(page) => change({ page })}
        pageSizes={PAGE_SIZES}
        onPageSize={(size) => narrow({ size })}
        unit="条提示"
        onOpen={(rule) => void navigate(addressOf(DETAIL_PATH, { rule_id: rule.rule_id }))}
        onMove={mayWrite && isInOrder ? move : undefined}
        allRows={() => allPages((page, size) => listRules({ ...asked(filters), page, page_size: size }))}
        keyword={filters.q}
        toolbar={
          <div className="jw-row jw-wrap jw-gap-8">
            <div style={{ width: 240 }}>
              <KeywordBox
                label="搜索提示"
                placeholder="编号、名称或句子"
                keyword={filters.q}
                onKeyword={(q, isTyping) => narrow({ q }, isTyping)}
              />
            </div>
            <Select
              aria-label="系统"
              value={filters.category}
              onChange={({ target }) => narrow({ category: target.value as PromptFilterState['category'] })}
            >
              <option value="">全部系统</option>
              {Object.entries(SYSTEMS).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
            <Select
              aria-label="状态"
              value={filters.state}
              onChange={({ target }) => narrow({ state: target.value as PromptFilterState['state'] })}
            >
              <option value="">全部状态</option>
              <option value="in_use">启用</option>
              <option value="draft">草稿</option>
              <option value="archived">停用</option>
            </Select>
            {done ? (
              <UndoStrip done={done} onUndone={() => void reload()} onClose={close} />
            ) : (
              mayWrite && isInOrder && <span className="jw-note">拖动或按 Alt+↑↓ 排序</span>
            )}
          </div>
        }
        empty={
          <EmptyState
            title={isNarrowed(filters) ? '没有符合条件的提示' : '还没有智能提示'}
            action={
              isNarrowed(filters) ? (
                <Button onClick={() => narrow(EVERY)}>清除筛选</Button>
              ) : (
                mayWrite && <Button onClick={write}>新建提示</Button>
              )
            }
          />
        }
      />
    </>
  );
}
