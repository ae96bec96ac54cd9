import { listRules, useListRules } from '@jianwei/api-client/rules/rules';
import { isTrue, isUndetermined, sayOf } from '@jianwei/api-client/transport/undetermined';
import type { LaboratoryRule } from '@jianwei/api-client/model';
import { Link, useNavigate } from 'react-router-dom';
import { type AdminColumn, AdminTable } from '../../kit/admin/admin-table.tsx';
import { allPages } from '../../kit/admin/all-pages.ts';
import { addressOf } from '../../kit/lib/address.ts';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { NewRule } from '../../parts/rules/new-rule.tsx';
import { RuleEmpty } from '../../parts/rules/rule-empty.tsx';
import { CHANGED, RULE_NUMBER, SENTENCE } from '../../parts/rules/rule-columns.tsx';
import { RuleToolbar } from '../../parts/rules/rule-toolbar.tsx';
import { useRuleBatch } from '../../parts/rules/use-rule-batch.ts';
import { useRuleOrder } from '../../parts/rules/use-rule-order.ts';
import { askedRules, EVERY, isNarrowed, PAGE_SIZES } from './audit-filter-state.ts';
import { agreementText, CATEGORIES, categoryName, ruleState } from './audit-words.ts';
import type { ListProps } from './list-props.ts';
import { DETAIL_PATH, LIST_PATH } from './detail-path.ts';

/** How often it acts; opens the reports that are counted. */
function PerDay({ rule_id: id, name, per_day: perDay }: LaboratoryRule) {
  if (perDay === undefined) return '—';
  if (isUndetermined(perDay) || perDay === 0) return sayOf(perDay, perDay);
  return (
    <Link to={addressOf(LIST_PATH, { open: id, hits: 'lately' })} aria-label={`${name} 每日命中 ${perDay}`}>
      {perDay}
    </Link>
  );
}

/** How far people agree with it; each number opens its reports. */
function Agreement({ rule_id: id, name, decided = 0, agreed = 0 }: LaboratoryRule) {
  if (isUndetermined(decided) || isUndetermined(agreed) || decided === 0) return agreementText({ decided, agreed });
  const opened = (by: string) => addressOf(LIST_PATH, { tab: 'decided', rule: id, by });
  return (
    <span className="jw-nowrap">
      {agreed === 0 ? (
        0
      ) : (
        <Link to={opened('agreed')} aria-label={`${name} 人工吻合 ${agreed}`}>
          {agreed}
        </Link>
      )}
      {' / '}
      <Link to={opened('judged')} aria-label={`${name} 人工处理 ${decided}`}>
        {decided}
      </Link>
      {`，${Math.round((agreed / decided) * 100)}%`}
    </span>
  );
}

const STATES = { in_use: '在用', draft: '草稿', archived: '停用' } as const;

const COLUMNS: readonly AdminColumn<LaboratoryRule>[] = [
  {
    key: 'priority',
    title: '优先级',
    width: 60,
    isSortable: true,
    cell: (row) => row.priority,
    text: (row) => row.priority,
  },
  RULE_NUMBER,
  { ...SENTENCE, title: '规则' },
  { key: 'category', title: '类别', width: 72, isSortable: true, cell: categoryName, text: categoryName },
  { key: 'state', title: '状态', width: 76, isSortable: true, cell: versionText, text: versionText },
  {
    key: 'per_day',
    title: '每日命中',
    width: 80,
    isSortable: true,
    cell: PerDay,
    text: (row) => row.per_day ?? '',
  },
  { key: 'agreement', title: '人工吻合', width: 108, isSortable: true, cell: Agreement, text: agreementText },
  CHANGED,
];

function versionText(row: LaboratoryRule): string {
  const draft = row.draft_version === undefined ? '' : `，v${row.draft_version} 草稿`;
  return row.version === 0 ? ruleState(row) : `${ruleState(row)} v${row.version}${draft}`;
}

/** What stays of a line beside an open rule. */
const BESIDE: readonly string[] = ['rule_id', 'name', 'state'];

/** The rules in the order in which they are asked, each as its sentence, with what people made of it. */
export function RuleList({ filters, tabs, onChange, onNarrow }: ListProps) {
  const rules = useListRules(askedRules(filters), OLDER_STAYS);
  const navigate = useNavigate();
  const order = useRuleOrder('audit');
  const batch = useRuleBatch('audit', askedRules(filters), '条规则', rules.data);
  const narrow: typeof onNarrow = (part, isTyping) => {
    batch.selection.choose([]);
    onNarrow(part, isTyping);
  };
  const mayWrite = isTrue(rules.data?.may_write);
  const write = () => void navigate(DETAIL_PATH);
  const isInOrder = (filters.sort === '' || filters.sort === 'priority') && !isNarrowed(filters);
  return (
    <>
      {mayWrite && <NewRule subject="规则" onWrite={write} />}
      <AdminTable<LaboratoryRule>
        name="audit-rules"
        isPage
        caption="审核规则"
        columns={filters.open === '' ? COLUMNS : COLUMNS.filter(({ key }) => BESIDE.includes(key))}
        query={rules}
        failed="审核规则未能载入"
        rowKey={(rule) => rule.rule_id}
        sort={filters.sort}
        usualSort="priority"
        onSort={(sort) => onNarrow({ sort })}
        onPage={(page) => onChange({ page, open: '' })}
        pageSizes={PAGE_SIZES}
        onPageSize={(size) => onNarrow({ size })}
        unit="条规则"
        openKey={filters.open}
        onOpen={(rule) => onChange({ open: rule.rule_id, hits: '' })}
        onMove={mayWrite && isInOrder ? order.move : undefined}
        {...(mayWrite && { selection: { keys: batch.selection.keys, onChange: batch.selection.choose } })}
        allRows={() => allPages((page, size) => listRules({ ...askedRules(filters), page, page_size: size }))}
        keyword={filters.q}
        toolbar={
          <div className="jw-row jw-wrap jw-gap-8">
            {tabs}
            <RuleToolbar
              subject="规则"
              categoryLabel="类别"
              categories={CATEGORIES}
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
            subject="规则"
            nothing="还没有审核规则"
            onClear={isNarrowed(filters) ? () => onNarrow(EVERY) : undefined}
            onWrite={mayWrite ? write : undefined}
          />
        }
      />
    </>
  );
}
