import { useGetRule, useListRuleChoices } from '@jianwei/api-client/rules/rules';
import type { RuleChoices, RuleDetail } from '@jianwei/api-client/model';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressOf, useAddress } from '../../kit/lib/address.ts';
import { joinReads, QueryState } from '../../kit/query/query-state.tsx';
import { draftOf, NEW_RULES, type RuleDraft } from '../../parts/rules/rule-draft.ts';
import { DETAIL_PATH } from './detail-path.ts';
import { RuleWorkshop } from './rule-workshop.tsx';

/** 审核规则详情: one rule, `rule_id` in the address; without it a new one, `from` another one as its copy. */
export function AuditRuleDetailPage() {
  const [query, change] = useAddress();
  const [created, setCreated] = useState({ id: '', from: '' });
  const navigate = useNavigate();
  const ruleId = query.get('rule_id') ?? '';
  // What was new a moment ago goes on being written in the same editor.
  const isNew = ruleId === '' || ruleId === created.id;
  const from = ruleId === '' ? (query.get('from') ?? '') : created.from;
  const read = isNew ? from : ruleId;
  const choices = useListRuleChoices({ request: { suppress: true } });
  const rule = useGetRule(read, { query: { enabled: read !== '' }, request: { suppress: true } });
  const shared = {
    onCreated: (detail: RuleDetail) => {
      setCreated({ id: detail.rule.rule_id, from });
      change({ rule_id: detail.rule.rule_id, from: '' }, { replace: true });
    },
    onCopy: (id: string) => void navigate(addressOf(DETAIL_PATH, { from: id })),
    onGone: () => void navigate('/audit-rules-management'),
  };
  if (isNew && from === '') {
    return (
      <QueryState query={choices} failed="条件可选的名称未能载入" lines={12}>
        {(data: RuleChoices) => <RuleWorkshop key="new" choices={data} detail={undefined} {...shared} />}
      </QueryState>
    );
  }
  return (
    <QueryState
      query={joinReads<[RuleDetail, RuleChoices]>(rule, choices)}
      failed="规则未能载入"
      absent="没有这条规则"
      lines={12}
    >
      {([detail, data]) =>
        isNew ? (
          <RuleWorkshop key={`from ${from}`} choices={data} detail={undefined} start={copyOf(detail)} {...shared} />
        ) : (
          <RuleWorkshop key={ruleId} choices={data} detail={detail} {...shared} />
        )
      }
    </QueryState>
  );
}

const MOST_LETTERS = 36;

function copyOf(detail: RuleDetail): RuleDraft {
  const draft = draftOf(detail, NEW_RULES.audit);
  return { ...draft, name: `${draft.name.slice(0, MOST_LETTERS)}（副本）` };
}
