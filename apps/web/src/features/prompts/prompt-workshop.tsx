import type { RuleChoices, RuleDetail, RuleOutcome } from '@jianwei/api-client/model';
import { RuleSheet } from '../../parts/rules/rule-sheet.tsx';
import { useRuleWorkshop } from '../../parts/rules/use-rule-workshop.ts';
import { PromptHeadFields, PromptTextFields, ShowFields } from './prompt-fields.tsx';
import { PromptPreview } from './prompt-preview.tsx';

const WORDS = { kind: '智能提示', one: '提示', inUse: '启用中', versions: '版本与变更' } as const;

interface PromptWorkshopProps {
  readonly choices: RuleChoices;
  readonly detail: RuleDetail | undefined;
  readonly onCreated: (detail: RuleDetail) => void;
  readonly onGone: () => void;
}

/** One prompt: when it speaks, what it says and where; beside it how it looks on real reports, stepped through one by one. */
export function PromptWorkshop({ choices, ...given }: PromptWorkshopProps) {
  const workshop = useRuleWorkshop({ kind: 'prompt', pageSize: 1, days: 90, ...given });
  const { state, rule, isReadOnly, check, trial, isTried, canTry } = workshop;
  const { draft, change } = state;
  const { outcome } = draft;
  const changeOutcome = (part: Partial<RuleOutcome>) => change({ outcome: { ...outcome, ...part } });
  return (
    <RuleSheet
      workshop={workshop}
      choices={choices}
      words={WORDS}
      head={<PromptHeadFields draft={draft} onChange={change} isReadOnly={isReadOnly} />}
      beside={
        <PromptPreview
          trial={trial}
          rule={rule}
          name={draft.name}
          show={outcome.show}
          isOutdated={!isTried}
          canTry={canTry}
        />
      }
    >
      <PromptTextFields
        outcome={outcome}
        chips={check?.chips ?? []}
        error={workshop.outcomeError}
        isReadOnly={isReadOnly}
        onChange={changeOutcome}
      />
      <ShowFields
        outcome={outcome}
        departments={choices.departments}
        isReadOnly={isReadOnly}
        onChange={changeOutcome}
      />
    </RuleSheet>
  );
}
