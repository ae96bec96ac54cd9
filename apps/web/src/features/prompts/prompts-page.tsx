import { listRules, useListRules } from '@jianwei/api-client/rules/rules';
import type { LaboratoryRule } from '@jianwei/api-client/model';
import { isTrue, isUndetermined, sayOf } from '@jianwei/api-client/transport/undetermined';
import { useNavigate } from 'react-router-dom';
import { type AdminColumn, AdminTable } from '../../kit/admin/admin-table.tsx';
import { allPages } from '../../kit/admin/all-pages.ts';
import { addressOf, useAddressState } from '../../kit/lib/address.ts';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { NewRule } from '../../parts/rules/new-rule.tsx';
import { RuleEmpty } from '../../parts/rules/rule-empty.tsx';
import { RuleToolbar } from '../../parts/rules/rule-toolbar.tsx';
import { CHANGED, RULE_NUMBER, SENTENCE } from '../../parts/rules/rule-columns.tsx';
import { useRuleBatch } from '../../parts/rules/use-rule-batch.ts';
import { useRuleOrder } from '../../parts/rules/use-rule-order.ts';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import { asked, EVERY, FILTERS, isNarrowed, PAGE_SIZES, type PromptFilterState } from './prompt-filter-state.ts';
import { DETAIL_PATH, levelName, stateText, systemName, SYSTEMS, usefulText } from './prompt-words.ts';

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

/** What doctors think of it; each number leads to the reports on which they said so. */
function Opinions(prompt: LaboratoryRule) {
  const { rule_id: rule, name, useful = 0, not_useful: not = 0 } = prompt;
  if (isUndetermined(useful, not) || useful + not === 0) return usefulText(prompt);
  const told = (count: number, answer: 'yes' | 'no', word: string) =>
    count === 0 ? (
      0
    ) : (
      <AllowedLink to={addressOf('/report-list', { rule, useful: answer })} label={`${name} ${word} ${count} 次`}>
        {count}
      </AllowedLink>
    );
  return (
    <span className="jw-row jw-nowrap">
      {told(useful, 'yes', '有用')}
      <span>&nbsp;/&nbsp;</span>
      {told(not, 'no', '不适用')}
    </span>
  );
}

const STATES = { in_use: '启用', draft: '草稿', archived: '停用' } as const;

const COLUMNS: readonly AdminColumn<LaboratoryRule>[] = [
  RULE_NUMBER,
  { ...SENTENCE, title: '名称' },
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
  { key: 'not_useful', title: '有用／不适用', width: 124, isSortable: true, cell: Opinions, text: usefulText },
  CHANGED,
];

/** 智能提示: what the laboratory says once for every such result, with what doctors think of it. */
export function PromptsPage() {
  const [filters, change] = useAddressState(FILTERS);
  const navigate = useNavigate();
  const prompts = useListRules(asked(filters), OLDER_STAYS);
  const order = useRuleOrder('prompt');
  const batch = useRuleBatch('prompt', asked(filters), '条提示', prompts.data);
  const narrow = (part: Partial<PromptFilterState>, isTyping = false) => {
    batch.selection.choose([]);
    change({ ...part, page: 0 }, isTyping);
  };
  const mayWrite = isTrue(prompts.data?.may_write);
  const write = () => void navigate(DETAIL_PATH);
  const isInOrder = (filters.sort === '' || filters.sort === 'priority') && !isNarrowed(filters);
  return (
    <>
      {mayWrite && <NewRule subject="提示" onWrite={write} />}
      <AdminTable<LaboratoryRule>
        name="prompts"
        isPage
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
        onMove={mayWrite && isInOrder ? order.move : undefined}
        {...(mayWrite && { selection: { keys: batch.selection.keys, onChange: batch.selection.choose } })}
        allRows={() => allPages((page, size) => listRules({ ...asked(filters), page, page_size: size }))}
        keyword={filters.q}
        toolbar={
          <div className="jw-row jw-wrap jw-gap-8">
            <RuleToolbar
              subject="提示"
              categoryLabel="系统"
              categories={SYSTEMS}
              states={STATES}
              filters={filters}
              onNarrow={narrow}
              batch={batch}
              order={order}
              isMovable={mayWrite && isInOrder}
            />
          </div>
        }
        empty={
          <RuleEmpty
            subject="提示"
            nothing="还没有智能提示"
            onClear={isNarrowed(filters) ? () => narrow(EVERY) : undefined}
            onWrite={mayWrite ? write : undefined}
          />
        }
      />
    </>
  );
}
