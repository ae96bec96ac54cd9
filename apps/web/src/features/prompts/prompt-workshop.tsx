import type { RuleChoices, RuleDetail, RuleOutcome } from '@jianwei/api-client/model';
import { conditionJson } from '@jianwei/clinical-rules/rule-condition/condition';
import { History } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { today } from '../../kit/lib/format-date.ts';
import { PageActions } from '../../kit/lib/page-frame.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { ConditionEditor } from '../../parts/rules/condition-editor.tsx';
import { ConflictStrip } from '../../parts/rules/conflict-strip.tsx';
import { DisableDialog } from '../../parts/rules/disable-dialog.tsx';
import { RuleFooter } from '../../parts/rules/rule-footer.tsx';
import styles from '../../parts/rules/rule-page.module.css';
import { useRuleActions } from '../../parts/rules/use-rule-actions.ts';
import { useRuleCheck } from '../../parts/rules/use-rule-check.ts';
import { useRuleDraft } from '../../parts/rules/use-rule-draft.ts';
import { trialKey, useRuleTrial } from '../../parts/rules/use-rule-trial.ts';
import { VersionsPanel } from '../../parts/rules/versions-panel.tsx';
import { PromptHeadFields, PromptTextFields, ShowFields } from './prompt-fields.tsx';
import { PromptPreview } from './prompt-preview.tsx';

/** Hits are stepped through one by one. */
const PAGE_SIZE = 1;
const TRIED_DAYS = 90;

interface PromptWorkshopProps {
  readonly choices: RuleChoices;
  readonly detail: RuleDetail | undefined;
  readonly onCreated: (detail: RuleDetail) => void;
  readonly onGone: () => void;
}

/** One prompt on one sheet: when it speaks, what it says and where; beside it how it looks on real reports. */
export function PromptWorkshop({ choices, detail: given, onCreated, onGone }: PromptWorkshopProps) {
  const state = useRuleDraft({ kind: 'prompt', detail: given, onCreated });
  const { draft, change, detail } = state;
  const rule = detail?.rule;
  const isReadOnly = detail?.may_write === false;
  const { condition, outcome } = draft;
  const { show } = outcome;
  const check = useRuleCheck({
    kind: 'prompt',
    condition: conditionJson(condition),
    outcome,
    ...(rule && { rule_id: rule.rule_id }),
  });
  const trial = useRuleTrial(today(), PAGE_SIZE);
  const [open, setOpen] = useState<'versions' | 'disable'>();
  const actions = useRuleActions({ state, storedDays: undefined, onGone });
  const isTried = trial.tried?.key === trialKey({ condition, show });
  const ofCondition = check?.problems.filter(({ path }) => path !== 'outcome') ?? [];
  const attempt = () =>
    void trial.start({ kind: 'prompt', condition, ruleId: rule?.rule_id, show, reason: outcome.reason }, TRIED_DAYS);
  const first = useEffectEvent(() => {
    if (given !== undefined && !isReadOnly && condition.of.length > 0) attempt();
  });
  useEffect(() => first(), []);
  const changeOutcome = (part: Partial<RuleOutcome>) => change({ outcome: { ...outcome, ...part } });
  return (
    <div className={`jw-sheet jw-grid ${styles.sheet}`}>
      <PageActions>
        {rule && (
          <>
            <span className="jw-tag">
              {rule.draft_version === undefined ? `启用中 v${rule.version}` : `v${rule.draft_version} 草稿`}
            </span>
            <Button icon={<History size={14} />} onClick={() => setOpen('versions')}>
              版本与变更
            </Button>
          </>
        )}
      </PageActions>
      <section className={styles.write} aria-label={rule ? `智能提示 ${rule.rule_id}` : '新的智能提示'}>
        <ConflictStrip state={state} sentence={check?.sentence ?? ''} />
        <PromptHeadFields draft={draft} onChange={change} isReadOnly={isReadOnly} />
        <p className={styles.sentence} aria-label="提示的句子">
          {check?.sentence ?? rule?.sentence ?? ''}
        </p>
        <div className={styles.part}>
          <ConditionEditor
            kind="prompt"
            condition={condition}
            onChange={(next) => change({ condition: next })}
            choices={choices}
            problems={condition.of.length === 0 ? undefined : ofCondition}
            notes={check?.notes}
            funnel={isTried ? trial.tried?.answer.funnel : undefined}
            reports={trial.tried?.answer.reports}
            isReadOnly={isReadOnly}
          />
        </div>
        <div className={styles.part}>
          <PromptTextFields
            outcome={outcome}
            chips={check?.chips ?? []}
            error={check?.problems.find(({ path }) => path === 'outcome')?.message}
            isReadOnly={isReadOnly}
            onChange={changeOutcome}
          />
        </div>
        <div className={styles.part}>
          <ShowFields
            outcome={outcome}
            departments={choices.departments}
            isReadOnly={isReadOnly}
            onChange={changeOutcome}
          />
        </div>
      </section>
      <div className={styles.beside}>
        {isReadOnly ? (
          <p className="jw-note">当前账号只能查看。</p>
        ) : (
          <PromptPreview
            trial={trial}
            rule={rule}
            name={draft.name}
            show={show}
            isOutdated={!isTried}
            canTry={check !== undefined && ofCondition.length === 0}
          />
        )}
      </div>
      {!isReadOnly && (
        <RuleFooter
          state={state}
          actions={actions}
          wasTried={trial.tried !== undefined}
          isTrying={trial.isBusy}
          onTry={attempt}
          onDisable={() => setOpen('disable')}
        />
      )}
      {open === 'versions' && detail && (
        <VersionsPanel
          detail={detail}
          isBusy={actions.isBusy}
          onClose={() => setOpen(undefined)}
          onRestore={isReadOnly ? undefined : (version) => void actions.restore(version).then(() => setOpen(undefined))}
        />
      )}
      {open === 'disable' && rule && (
        <DisableDialog
          ruleId={rule.rule_id}
          isBusy={actions.isBusy}
          onClose={() => setOpen(undefined)}
          onDisable={(reason) => void actions.disable(reason).then(() => setOpen(undefined))}
        />
      )}
    </div>
  );
}
