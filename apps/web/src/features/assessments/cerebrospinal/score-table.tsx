import type { CerebrospinalFluidScore } from '@jianwei/api-client/model';
import { PATTERN_FROM } from '@jianwei/clinical-rules/cerebrospinal/cerebrospinal-table';
import styles from './score-table.module.css';

/** The most points that the table of the rule gives to any kind (tuberculous). */
const SCALE_END = 10;

const share = (score: number) => `${(Math.min(Math.max(score, 0), SCALE_END) / SCALE_END) * 100}%`;

/** Points of the four kinds of meningitis: a bar each, and in words whether they are enough to name the kind. */
export function ScoreTable({ scores }: { scores: readonly CerebrospinalFluidScore[] }) {
  const best = Math.max(...scores.map(({ score }) => score));
  return (
    <table className={`jw-table ${styles.scores}`}>
      <caption className="jw-visually-hidden">四型脑膜炎评分</caption>
      <thead>
        <tr>
          <th scope="col">类型</th>
          <th scope="col" colSpan={2} className={styles.heading}>
            评分
          </th>
          <th scope="col" className={`jw-ink-3 jw-nowrap ${styles.words ?? ''}`}>
            命名界值 ≥ {PATTERN_FROM} 分
          </th>
        </tr>
      </thead>
      <tbody>
        {scores.map(({ name, score }) => {
          const isReached = score >= PATTERN_FROM;
          return (
            <tr key={name} data-reached={isReached}>
              <th scope="row">{name}</th>
              <td className={styles.points}>{score}</td>
              <td className={styles.scale}>
                <span className={styles.track} aria-hidden>
                  <span className={styles.bar} style={{ width: share(score) }} />
                  <span className={styles.tick} style={{ left: share(PATTERN_FROM) }} />
                </span>
              </td>
              <td className={`jw-ink-3 jw-nowrap ${styles.words ?? ''}`}>
                {isReached ? '达到' : '未达到'}
                {isReached && score === best && '，最高'}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
