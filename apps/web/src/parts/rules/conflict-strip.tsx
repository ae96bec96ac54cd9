import { useState } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import styles from './difference.module.css';
import { SentenceDifference } from './sentence-difference.tsx';
import type { RuleDraftState } from './use-rule-draft.ts';

/** Somebody else saved meanwhile: what was typed stays, both can be compared, and one of them goes on. */
export function ConflictStrip({ state, sentence }: { state: RuleDraftState; sentence: string }) {
  const { saving, theirs, take, keepMine } = state;
  const [isCompared, setCompared] = useState(false);
  if (theirs === undefined) return null;
  const other = theirs.draft?.sentence ?? theirs.editions[0]?.content.sentence ?? '';
  return (
    <div className={`jw-grid jw-gap-8 ${styles.conflict}`} role="alert">
      <div className="jw-row jw-wrap jw-gap-12">
        <span className="jw-body">{saving.error}</span>
        <span className="jw-row jw-gap-8 jw-end">
          <Button size="small" aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
            对比
          </Button>
          <Button size="small" onClick={() => take(theirs)}>
            重新载入
          </Button>
          <Button size="small" onClick={keepMine}>
            以我写的为准
          </Button>
        </span>
      </div>
      {isCompared && (
        <dl className="jw-grid jw-gap-6 jw-body">
          <div>
            <dt className="jw-note">{`${theirs.rule.updated_by}保存的`}</dt>
            <dd>{other}</dd>
          </div>
          <div>
            <dt className="jw-note">我写的，与之相比</dt>
            <dd>
              <SentenceDifference from={other} to={sentence} />
            </dd>
          </div>
        </dl>
      )}
    </div>
  );
}
