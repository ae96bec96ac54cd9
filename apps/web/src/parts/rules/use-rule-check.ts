import { checkRule } from '@jianwei/api-client/rules/rules';
import type { RuleCheck, RuleCheckInput } from '@jianwei/api-client/model';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Time without a change after which the server is asked. */
const PAUSE_MS = 400;

/** What the server says of a condition while it is written: its sentence, what to mend, what to know. The older answer stays until the next. */
export function useRuleCheck(input: RuleCheckInput): RuleCheck | undefined {
  const asked = JSON.stringify(input);
  const [settled, setSettled] = useState(asked);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asked), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return useQuery({
    queryKey: ['rule-check', settled],
    queryFn: () => checkRule(JSON.parse(settled) as RuleCheckInput, { suppress: true }),
    placeholderData: keepPreviousData,
  }).data;
}
