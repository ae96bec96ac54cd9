import type { RuleChoices, RuleDetail } from '@jianwei/api-client/model';
import { conditionJson } from '@jianwei/clinical-rules/rule-condition/condition';
import { Copy, History } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { today } from '../../kit/lib/format-date.ts';
import { PageActions } from '../../kit/lib/page-frame.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { ConditionEditor } from '../../parts/rules/condition-editor.tsx';
import { ConflictStrip } from '../../parts/rules/conflict-strip.tsx';
import { DisableDialog } from '../../parts/rules/disable-dialog.tsx';
import type { RuleDraft } from '../../parts/rules/rule-draft.ts';
import { RuleFooter } from '../../parts/rules/rule-footer.tsx';
import { type TrialDays, TrialPanel } from '../../parts/rules/trial-panel.tsx';
import { useRuleActions } from '../../parts/rules/use-rule-actions.ts';
import { useRuleCheck } from '../../parts/rules/use-rule-check.ts';
import { useRuleDraft } from '../../parts/rules/use-rule-draft.ts';
import { trialKey, useRuleTrial } from '../../parts/rules/use-rule-trial.ts';
import { VersionsPanel } from '../../parts/rules/versions-panel.tsx';
import styles from '../../parts/rules/rule-page.module.css';
import { OutcomeFields, RuleHeadFields } from './outcome-fields.tsx';

const PAGE_SIZE = 6;

interface RuleWorkshopProps {
  readonly choices: RuleChoices;
  readonly detail: RuleDetail | undefined;
  readonly start?: RuleDraft;
  readonly onCreated: (detail: RuleDetail) => void;
  readonly onCopy: (ruleId: string) => void;
  readonly onGone: () => void;
}

/** One audit rule on one sheet: its condition as rows and as a sentence, what follows, and what it would have done. */
export function RuleWorkshop({ choices, detail: given, start, onCreated, onCopy, onGone }: RuleWorkshopProps) {
  const state = useRuleDraft({ kind: 'audit', detail: given, start, onCreated });
  const { draft, change, detail } = state;
  const rule = detail?.rule;
  const isReadOnly = detail?.may_write === false;
  const { condition, outcome } = draft;
  const check = useRuleCheck({
    kind: 'audit',
    condition: conditionJson(condition),
    outcome,
    ...(rule && { rule_id: rule.rule_id }),
  });
  const trial = useRuleTrial(today(), PAGE_SIZE);
  const [days, setDays] = useState<TrialDays>('30');
  const [also, setAlso] = useState(false);
  const [open, setOpen] = useState<'versions' | 'disable'>();
  const actions = useRuleActions({ state, storedDays: also ? Number(days) : undefined, onGone });
  const isTried = trial.tried?.key === trialKey({ condition });
  const ofCondition = check?.problems.filter(({ path }) => path !== 'outcome') ?? [];
  const attempt = (span = days) =>
    void trial.start({ kind: 'audit', condition, ruleId: rule?.rule_id, reason: outcome.reason }, Number(span));
  // A rule that is opened shows what it would do.
  const first = useEffectEvent(() => {
    if (given !== undefined && !isReadOnly && condition.of.length > 0) attempt();
  });
  useEffect(() => first(), []);
  const hits = isTried ? trial.tried?.answer.hits : undefined;
  return (
    <div className={`jw-sheet jw-grid ${styles.sheet}`}>
      <PageActions>
        {rule && (
          <>
            <span className="jw-tag">
              {rule.draft_version === undefined ? `在用 v${rule.version}` : `v${rule.draft_version} 草稿`}
            </span>
            {!isReadOnly && (
              <Button icon={<Copy size={14} />} onClick={() => onCopy(rule.rule_id)}>
                复制为新规则
              </Button>
            )}
            <Button icon={<History size={14} />} onClick={() => setOpen('versions')}>
              {`版本 ${detail.editions.length}`}
            </Button>
          </>
        )}
      </PageActions>
      <section className={styles.write} aria-label={rule ? `审核规则 ${rule.rule_id}` : '新的审核规则'}>
        <ConflictStrip state={state} sentence={check?.sentence ?? ''} />
        <RuleHeadFields draft={draft} onChange={change} isReadOnly={isReadOnly} />
        <p className={styles.sentence} aria-label="规则的句子">
          {check?.sentence ?? rule?.sentence ?? ''}
        </p>
        <div className={styles.part}>
          <ConditionEditor
            kind="audit"
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
          <OutcomeFields
            outcome={outcome}
            chips={check?.chips ?? []}
            error={check?.problems.find(({ path }) => path === 'outcome')?.message}
            isReadOnly={isReadOnly}
            onChange={(next) => change({ outcome: next })}
          />
        </div>
      </section>
      <div className={styles.beside}>
        {isReadOnly ? (
          <p className="jw-note">当前账号只能查看。</p>
        ) : (
          <TrialPanel
            trial={trial}
            rule={rule}
            days={days}
            isOutdated={!isTried}
            canTry={check !== undefined && ofCondition.length === 0}
            onDays={(span) => {
              setDays(span);
              if (trial.tried) attempt(span);
            }}
          />
        )}
      </div>
      {!isReadOnly && (
        <RuleFooter
          state={state}
          actions={actions}
          wasTried={trial.tried !== undefined}
          isTrying={trial.isBusy}
          onTry={() => attempt()}
          onDisable={() => setOpen('disable')}
        >
          {hits !== undefined && (
            <label className="jw-row jw-gap-6 jw-note">
              <input type="checkbox" checked={also} onChange={({ target }) => setAlso(target.checked)} />
              {`也用于近 ${days} 日已有报告（${hits} 份）`}
            </label>
          )}
        </RuleFooter>
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
