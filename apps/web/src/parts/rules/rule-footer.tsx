import type { RuleDetail } from '@jianwei/api-client/model';
import { Play, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { Button } from '../../kit/ui/button.tsx';
import { savedText } from '../admin/use-saved-draft.ts';
import styles from './rule-page.module.css';
import type { RuleActions } from './use-rule-actions.ts';
import type { RuleDraftState } from './use-rule-draft.ts';

interface RuleFooterProps {
  readonly state: RuleDraftState;
  readonly actions: RuleActions;
  readonly wasTried: boolean;
  readonly isTrying: boolean;
  readonly onTry: () => void;
  readonly onDisable: () => void;
  /** Beside the buttons: from which report on. */
  readonly children?: ReactNode;
}

function inUseText({ rule, editions }: RuleDetail): string {
  const now = editions.find(({ ended_at: ended }) => ended === undefined);
  if (rule.state !== 'in_use' || now === undefined) return rule.state === 'archived' ? `v${rule.version} 已停用` : '';
  const since = `v${now.version} 自 ${formatDate(now.enabled_at, 'yyyy-MM-dd')} 在用`;
  return rule.draft_version === undefined
    ? since
    : `${since}，启用 v${rule.draft_version} 后 v${now.version} 存档，可随时恢复`;
}

/** At the foot of a rule: what is saved, what is in use, and the two steps that switch a draft on. */
export function RuleFooter({ state, actions, wasTried, isTrying, onTry, onDisable, children }: RuleFooterProps) {
  const { detail, draft, saving, isDirty, theirs, flush } = state;
  const rule = detail?.rule;
  const hasDraft = rule?.draft_version !== undefined;
  const isNameless = draft.name.trim() === '';
  const text = isNameless
    ? '填写名称后自动保存'
    : savedText(
        isDirty && saving.state === 'saved' ? { state: 'waiting' } : saving,
        hasDraft ? formatDate(rule.updated_at, 'HH:mm') : '',
      );
  return (
    <footer className={`jw-row jw-wrap jw-gap-12 ${styles.footer}`}>
      {hasDraft && (
        <Button variant="danger" icon={<Trash2 size={14} />} busy={actions.isBusy} onClick={actions.drop}>
          删除草稿
        </Button>
      )}
      {rule?.state === 'in_use' && <Button onClick={onDisable}>停用</Button>}
      <span className={saving.state === 'failed' ? 'jw-note jw-ink-high' : 'jw-note'} role="status">
        {text}
      </span>
      {saving.state === 'failed' && theirs === undefined && (
        <Button size="small" onClick={() => void flush()}>
          重新保存
        </Button>
      )}
      {detail && <span className="jw-note">{inUseText(detail)}</span>}
      <span className="jw-row jw-wrap jw-gap-8 jw-end">
        {children}
        <Button icon={<Play size={14} />} busy={isTrying} onClick={onTry}>
          {wasTried ? '再次试运行' : '试运行'}
        </Button>
        <Button variant="primary" busy={actions.isBusy} disabled={!hasDraft && !isDirty} onClick={actions.enable}>
          {`启用 v${rule?.draft_version ?? (rule?.version ?? 0) + 1}`}
        </Button>
      </span>
    </footer>
  );
}
