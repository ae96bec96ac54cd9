import { useGetRule, useListRuleChoices } from '@jianwei/api-client/rules/rules';
import type { RuleChoices, RuleDetail } from '@jianwei/api-client/model';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddress } from '../../kit/lib/address.ts';
import { joinReads, QueryState } from '../../kit/query/query-state.tsx';
import { PromptWorkshop } from './prompt-workshop.tsx';
import { LIST_PATH } from './prompt-words.ts';

/** 智能提示详情: one prompt, `rule_id` in the address; without it a new one. */
export function PromptDetailPage() {
  const [query, change] = useAddress();
  const [created, setCreated] = useState('');
  const navigate = useNavigate();
  const ruleId = query.get('rule_id') ?? '';
  // What was new a moment ago goes on being written in the same editor.
  const isNew = ruleId === '' || ruleId === created;
  const choices = useListRuleChoices({ request: { suppress: true } });
  const rule = useGetRule(ruleId, { query: { enabled: !isNew }, request: { suppress: true } });
  const shared = {
    onCreated: (detail: RuleDetail) => {
      setCreated(detail.rule.rule_id);
      change({ rule_id: detail.rule.rule_id }, { replace: true });
    },
    onGone: () => void navigate(LIST_PATH),
  };
  if (isNew) {
    return (
      <QueryState query={choices} failed="条件可选的名称未能载入" lines={12}>
        {(data: RuleChoices) => <PromptWorkshop key="new" choices={data} detail={undefined} {...shared} />}
      </QueryState>
    );
  }
  return (
    <QueryState
      query={joinReads<[RuleDetail, RuleChoices]>(rule, choices)}
      failed="智能提示未能载入"
      absent="没有这条提示"
      lines={12}
    >
      {([detail, data]) => <PromptWorkshop key={ruleId} choices={data} detail={detail} {...shared} />}
    </QueryState>
  );
}
