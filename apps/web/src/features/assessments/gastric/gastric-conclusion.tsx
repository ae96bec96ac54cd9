import type { GastricReport } from '@jianwei/api-client/model';
import { GASTRIC_LEVEL_TEXT } from '@jianwei/clinical-rules/gastric/wording';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { ReferenceOnly } from '../lab-report/judgment-parts.tsx';
import { Distance, distanceSteps, Why, whyRows } from '../shared/explained.tsx';
import { ResultActions } from '../shared/result-actions.tsx';
import { ReviewNotes } from '../shared/review-notes.tsx';
import { AbcTable, LevelTable } from './gastric-bands.tsx';
import { gastricRecordText, missingText, NO_SCORE } from './gastric-text.ts';
import styles from './gastric.module.css';

/** Score, ABC(D) group and the sentence for the record; what the score is made of; what it means among the others. */
export function GastricConclusion({ report }: { report: GastricReport }) {
  const { score, level, abc, conclusion = '', contributions } = report;
  const missing = missingText(report);
  const hasScore = score !== undefined && score !== null;
  return (
    <>
      <SectionHeading level={3} title="综合判断" aside={<ResultActions text={gastricRecordText(report)} />} />
      <div className={styles.level} data-level={level}>
        <div className={`jw-row jw-wrap jw-baseline jw-between ${styles.hero}`}>
          {hasScore ? (
            <p className={`jw-ink-2 ${styles.points}`}>
              <span className={styles.score}>{score}</span> 分
              {level && <span className={`jw-song ${styles.levelName}`}>{GASTRIC_LEVEL_TEXT[level]}</span>}
            </p>
          ) : (
            <p className={`jw-song ${styles.none}`}>{NO_SCORE}</p>
          )}
          {abc && (
            <p className="jw-table-text jw-ink-2">
              ABC(D) 法<span className={`jw-song ${styles.letter}`}>{abc} 组</span>
            </p>
          )}
        </div>
        {conclusion !== '' && (
          <ul className={styles.conclusion}>
            {conclusion.split('；').map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        )}
      </div>
      {missing !== undefined && <p className={`jw-table-text jw-ink-2 ${styles.missing}`}>{missing}</p>}
      <Why
        title={hasScore ? `为什么是 ${score} 分` : '已有各项的得分'}
        aside={`${contributions?.length ?? 0} 项合计`}
        rows={whyRows(contributions)}
      />
      <Distance steps={distanceSteps(report.distance)} />
      <div className={`jw-grid jw-gap-16 ${styles.bands}`}>
        <LevelTable current={level} />
        <AbcTable current={abc} />
      </div>
      <ReviewNotes notes={report.review_notes} ruleVersion={report.rule_version} />
      <ReferenceOnly />
    </>
  );
}
