import type { RuleChoices } from '@jianwei/api-client/model';
import { History } from 'lucide-react';
import { Children, type ReactNode, useState } from 'react';
import { PageActions, PageAside, usePageHeading } from '../../kit/lib/page-frame.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { DraftStrip } from '../../kit/ui/draft-strip.tsx';
import { UndoStrip } from '../admin/undo-strip.tsx';
import { ConditionEditor } from './condition-editor.tsx';
import { ConflictStrip } from './conflict-strip.tsx';
import { DisableDialog } from './disable-dialog.tsx';
import { FunnelReports } from './funnel-reports.tsx';
import { RuleFooter } from './rule-footer.tsx';
import styles from './rule-page.module.css';
import type { RuleWorkshop } from './use-rule-workshop.ts';
import { VersionsPanel } from './versions-panel.tsx';

interface RuleSheetProps {
  readonly workshop: RuleWorkshop;
  readonly choices: RuleChoices;
  /** What the kind is called: 审核规则, and what one is of it: 规则. */
  readonly words: { readonly kind: string; readonly one: string; readonly inUse: string; readonly versions: string };
  /** Name and what else stands above the sentence. */
  readonly head: ReactNode;
  /** Parts under the condition, each below a rule: what follows when it holds. */
  readonly children: ReactNode;
  /** What it would have done. */
  readonly beside: ReactNode;
  /** Beside 版本, where the rule may be written. */
  readonly buttons?: ReactNode;
  /** Beside 试运行 and 启用. */
  readonly foot?: ReactNode;
}

/** One rule on one sheet: its condition as rows and as a sentence, what follows, and beside it what it would have done. */
export function RuleSheet({ workshop, choices, words, head, children, beside, buttons, foot }: RuleSheetProps) {
  const { kind, state, rule, isReadOnly, check, problems, trial, isTried, actions, attempt } = workshop;
  const { draft, change, detail } = state;
  const { condition } = draft;
  const [open, setOpen] = useState<'versions' | 'disable'>();
  const [step, setStep] = useState<string>();
  const close = () => setOpen(undefined);
  const closeDone = (isDone: boolean) => isDone && close();
  const { answer } = trial.tried ?? {};
  const conflict = <ConflictStrip state={state} sentence={check?.sentence ?? ''} />;
  usePageHeading(rule && `${words.kind} ${rule.rule_id}`);
  return (
    <div className={`jw-sheet jw-grid ${styles.sheet}`}>
      <PageAside>
        {rule && (
          <span className="jw-tag">
            {rule.draft_version === undefined ? `${words.inUse} v${rule.version}` : `v${rule.draft_version} 草稿`}
          </span>
        )}
      </PageAside>
      <PageActions>
        {rule && (
          <>
            {!isReadOnly && buttons}
            <Button icon={<History size={14} />} onClick={() => setOpen('versions')}>
              {words.versions}
            </Button>
          </>
        )}
      </PageActions>
      <section className={styles.write} aria-label={rule ? `${words.kind} ${rule.rule_id}` : `新的${words.kind}`}>
        <DraftStrip {...state.offered} />
        {open !== 'disable' && conflict}
        {actions.done && rule && (
          <UndoStrip done={actions.done} onUndone={() => actions.reread(rule.rule_id)} onClose={actions.close} />
        )}
        {head}
        <p role="note" className={styles.sentence} aria-label={`${words.one}的句子`}>
          {check?.sentence ?? rule?.sentence ?? ''}
        </p>
        <div className={styles.part}>
          <ConditionEditor
            kind={kind}
            condition={condition}
            onChange={(next) => change({ condition: next })}
            choices={choices}
            problems={condition.of.length === 0 ? undefined : problems}
            notes={check?.notes}
            funnel={isTried ? answer?.funnel : undefined}
            reports={answer?.reports}
            onStill={setStep}
            isReadOnly={isReadOnly}
          />
        </div>
        {Children.map(children, (part) => (
          <div className={styles.part}>{part}</div>
        ))}
      </section>
      <div className={styles.beside}>{isReadOnly ? <p className="jw-note">当前账号只能查看。</p> : beside}</div>
      {!isReadOnly && (
        <RuleFooter
          state={state}
          actions={actions}
          wasTried={trial.tried !== undefined}
          isTrying={trial.isBusy}
          onTry={() => attempt()}
          onDisable={() => setOpen('disable')}
        >
          {foot}
        </RuleFooter>
      )}
      {step !== undefined && answer && (
        <FunnelReports trialId={answer.trial_id} step={step} onClose={() => setStep(undefined)} />
      )}
      {open === 'versions' && detail && (
        <VersionsPanel
          detail={detail}
          isBusy={actions.isBusy}
          onClose={close}
          onRestore={isReadOnly ? undefined : (version) => void actions.restore(version).then(closeDone)}
        />
      )}
      {open === 'disable' && rule && (
        <DisableDialog
          ruleId={rule.rule_id}
          isBusy={actions.isBusy}
          onClose={close}
          onDisable={(reason) => void actions.disable(reason).then(closeDone)}
        >
          {conflict}
        </DisableDialog>
      )}
    </div>
  );
}
