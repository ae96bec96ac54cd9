import type { PushEdition, PushState } from '@jianwei/api-client/model';
import { formatDate } from '../../kit/lib/format-date.ts';
import { Button } from '../../kit/ui/button.tsx';
import { SentenceDifference } from '../../parts/rules/sentence-difference.tsx';
import { strategyDifferences } from './push-words.ts';
import styles from './push-strategy.module.css';

interface PushVersionsProps {
  readonly state: PushState;
  /** Undefined for who may only read. */
  readonly onRestore: ((edition: PushEdition) => void) | undefined;
}

/** Versions that were in use, the newest first, each as its difference from the one before; an old one comes back as a draft. */
export function PushVersions({ state: { editions }, onRestore }: PushVersionsProps) {
  return (
    <ol className={styles.skipped} aria-label="版本">
      {editions.map((edition, place) => {
        const { version, enabled_at: from, enabled_by: by, ended_at: to, line_count: count } = edition;
        const former = editions[place + 1];
        return (
          <li key={version} className={styles.version}>
            <span className="jw-row jw-gap-12">
              <b>{`v${version}`}</b>
              <span>
                {`${count} 行　${formatDate(from, 'yyyy-MM-dd HH:mm')} 由${by}启用，${to === undefined ? '在用' : `${formatDate(to, 'yyyy-MM-dd HH:mm')} 止`}`}
              </span>
              {onRestore && (
                <Button
                  size="small"
                  className="jw-end"
                  aria-label={`取回 v${version}`}
                  onClick={() => onRestore(edition)}
                >
                  取回为草稿
                </Button>
              )}
            </span>
            {former && <Differences from={former} to={edition} />}
          </li>
        );
      })}
    </ol>
  );
}

function Differences({ from, to }: { from: PushEdition; to: PushEdition }) {
  const differences = strategyDifferences(from, to);
  if (differences.length === 0) return <span className="jw-note">与上一版相同</span>;
  return (
    <ul className={styles.skipped}>
      {differences.map((each) => (
        <li key={each.label} className="jw-note">
          {each.label === '免打扰' && '免打扰 '}
          <SentenceDifference from={each.from} to={each.to} />
        </li>
      ))}
    </ul>
  );
}
