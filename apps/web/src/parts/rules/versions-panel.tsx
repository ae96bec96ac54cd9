import type { RuleDetail } from '@jianwei/api-client/model';
import { formatDate } from '../../kit/lib/format-date.ts';
import { Panel } from '../../kit/overlay/overlay.tsx';
import { Button } from '../../kit/ui/button.tsx';
import styles from './difference.module.css';
import { SentenceDifference } from './sentence-difference.tsx';

interface VersionsPanelProps {
  readonly detail: RuleDetail;
  readonly isBusy: boolean;
  /** Undefined for who may only read. */
  readonly onRestore: ((version: number) => void) | undefined;
  readonly onClose: () => void;
}

/** Every version that was in use, the newest first, each as its difference from the one before; an old one comes back as a draft. */
export function VersionsPanel({ detail: { rule, draft, editions }, isBusy, onRestore, onClose }: VersionsPanelProps) {
  const newest = editions[0]?.content.sentence;
  return (
    <Panel title={`${rule.rule_id} 的版本`} width={520} onClose={onClose}>
      {draft === undefined && editions.length === 0 && <p className="jw-note">还没有版本</p>}
      <ol className={`jw-body ${styles.versions}`}>
        {draft && (
          <li>
            <b>v{rule.draft_version} 草稿</b>
            <SentenceDifference from={newest ?? draft.sentence} to={draft.sentence} />
          </li>
        )}
        {editions.map(({ version, content, enabled_at: from, enabled_by: by, ended_at: to }, index) => (
          <li key={version}>
            <span className="jw-row jw-gap-12">
              <b>v{version}</b>
              <span className="jw-note">
                {`${formatDate(from, 'yyyy-MM-dd HH:mm')} 由${by}启用${to === undefined ? '，在用' : `，${formatDate(to, 'yyyy-MM-dd HH:mm')} 止`}`}
              </span>
              {onRestore && (
                <Button
                  size="small"
                  className="jw-end"
                  busy={isBusy}
                  aria-label={`取回 v${version}`}
                  onClick={() => onRestore(version)}
                >
                  取回为草稿
                </Button>
              )}
            </span>
            <SentenceDifference
              from={editions[index + 1]?.content.sentence ?? content.sentence}
              to={content.sentence}
            />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
