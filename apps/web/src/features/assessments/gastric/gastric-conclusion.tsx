import type { GastricReport } from '@jianwei/api-client/model';
import { FOOTER_TEXT } from '@jianwei/clinical-rules/core/wording';
import { GASTRIC_LEVEL_TEXT } from '@jianwei/clinical-rules/gastric/wording';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { Why, whyRows } from '../shared/explained.tsx';
import { recordText } from '../shared/record-text.ts';
import { ResultActions } from '../shared/result-actions.tsx';
import { ReviewNotes } from '../shared/review-notes.tsx';
import { AbcTable, LevelTable } from './gastric-bands.tsx';
import styles from './gastric-conclusion.module.css';

/** Score, ABC(D) group and the sentence for the record; what the score is made of; what it means among the others. */
export function GastricConclusion({ report }: { report: GastricReport }) {
  const { score, level, abc, conclusion = '', tips = [], missing = [], contributions } = report;
  const unnamed = missing.filter((item) => !conclusion.includes(item));
  const hasScore = score !== undefined && score !== null;
  return (
    <>
      <SectionHeading
        level={3}
        title="综合判断"
        aside={conclusion !== '' && <ResultActions text={recordText([conclusion, ...tips], report.review_notes)} />}
      />
      <div className={styles.hero}>
        {hasScore ? (
          <p className={styles.points}>
            <span className={styles.score}>{score}</span> 分
            {level && (
              <span className={`jw-song ${styles.level}`} data-level={level}>
                {GASTRIC_LEVEL_TEXT[level]}
              </span>
            )}
          </p>
        ) : (
          <p className={`jw-song ${styles.none}`}>暂无评分</p>
        )}
        {abc && (
          <p className={styles.group}>
            ABC(D) 法<span className={`jw-song ${styles.letter}`}>{abc} 组</span>
          </p>
        )}
      </div>
      {conclusion !== '' && (
        <ul className={styles.conclusion} data-level={level}>
          {conclusion.split('；').map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
      {unnamed.length > 0 && <p className={styles.missing}>未取得：{unnamed.join('、')}</p>}
      <Why
        title={hasScore ? `为什么是 ${score} 分` : '已有各项的得分'}
        aside={`${contributions?.length ?? 0} 项合计`}
        rows={whyRows(contributions)}
      />
      <div className={styles.bands}>
        <LevelTable current={level} />
        <AbcTable current={abc} />
      </div>
      <ReviewNotes notes={report.review_notes} ruleVersion={report.rule_version} />
      <p className={styles.footer}>{FOOTER_TEXT.reference_only}</p>
    </>
  );
}
