import type { RuleChoices, RuleDetail } from '@jianwei/api-client/model';
import { Copy } from 'lucide-react';
import { Button } from '../../kit/ui/button.tsx';
import type { RuleDraft } from '../../parts/rules/rule-draft.ts';
import { RuleSheet } from '../../parts/rules/rule-sheet.tsx';
import { type TrialDays, TrialPanel } from '../../parts/rules/trial-panel.tsx';
import { useRuleWorkshop } from '../../parts/rules/use-rule-workshop.ts';
import { OutcomeFields, RuleHeadFields } from './outcome-fields.tsx';

interface RuleWorkshopProps {
  readonly choices: RuleChoices;
  readonly detail: RuleDetail | undefined;
  readonly start?: RuleDraft;
  readonly onCreated: (detail: RuleDetail) => void;
  readonly onCopy: (ruleId: string) => void;
  readonly onGone: () => void;
}

/** One audit rule: what it holds back or marks, and what it would have done in the last days. */
export function RuleWorkshop({ choices, onCopy, ...given }: RuleWorkshopProps) {
  const workshop = useRuleWorkshop({ kind: 'audit', pageSize: 6, days: 30, ...given });
  const { state, rule, isReadOnly, check, trial, isTried, canTry, days } = workshop;
  const { draft, change, detail } = state;
  const hits = isTried ? trial.tried?.answer.hits : undefined;
  return (
    <RuleSheet
      workshop={workshop}
      choices={choices}
      words={{ kind: '审核规则', one: '规则', inUse: '在用', versions: `版本 ${detail?.editions.length ?? 0}` }}
      head={<RuleHeadFields draft={draft} onChange={change} isReadOnly={isReadOnly} />}
      buttons={
        <Button icon={<Copy size={14} />} onClick={() => rule && onCopy(rule.rule_id)}>
          复制为新规则
        </Button>
      }
      beside={
        <TrialPanel
          trial={trial}
          rule={rule}
          days={String(days) as TrialDays}
          isOutdated={!isTried}
          canTry={canTry}
          onDays={(span) => workshop.changeDays(Number(span))}
        />
      }
      foot={
        hits !== undefined && (
          <label className="jw-row jw-gap-6 jw-note">
            <input
              type="checkbox"
              className="jw-checkbox"
              checked={workshop.isForStored}
              onChange={({ target }) => workshop.setForStored(target.checked)}
            />
            {`也用于近 ${days} 日已有报告（${hits} 份）`}
          </label>
        )
      }
    >
      <OutcomeFields
        outcome={draft.outcome}
        chips={check?.chips ?? []}
        error={workshop.outcomeError}
        isReadOnly={isReadOnly}
        onChange={(outcome) => change({ outcome })}
      />
    </RuleSheet>
  );
}
