import { ENDOSCOPY_YEARS, GASTRIC_HIGH_FROM, GASTRIC_MEDIUM_FROM } from '@jianwei/clinical-rules/gastric/gastric-table';
import type { AbcGroup, GastricLevel } from '@jianwei/clinical-rules/gastric/gastric-table';
import { ABC_TEXT, GASTRIC_LEVEL_TEXT } from '@jianwei/clinical-rules/gastric/wording';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import styles from './gastric-bands.module.css';

const LEVELS: readonly { level: GastricLevel; range: string }[] = [
  { level: 'low', range: `0–${GASTRIC_MEDIUM_FROM - 1}` },
  { level: 'medium', range: `${GASTRIC_MEDIUM_FROM}–${GASTRIC_HIGH_FROM - 1}` },
  { level: 'high', range: `${GASTRIC_HIGH_FROM}–23` },
];

const intervalOf = (level: GastricLevel) => (ENDOSCOPY_YEARS[level] === 1 ? '每年' : `每 ${ENDOSCOPY_YEARS[level]} 年`);

function Here() {
  return <span className={styles.here}>本次</span>;
}

/** The bands of the screening score; the one of this report is marked. */
export function LevelTable({ current }: { current: GastricLevel | undefined }) {
  return (
    <section>
      <SectionHeading level={3} rule="none" title="新型胃癌筛查评分" aside="0–23 分" />
      <table className="jw-table">
        <caption className="jw-visually-hidden">评分与胃镜间隔</caption>
        <thead>
          <tr>
            <th scope="col">风险等级</th>
            <th scope="col">评分</th>
            <th scope="col">胃镜间隔</th>
          </tr>
        </thead>
        <tbody>
          {LEVELS.map(({ level, range }) => (
            <tr key={level} className={styles.row} data-level={level} aria-current={level === current || undefined}>
              <th scope="row">
                {GASTRIC_LEVEL_TEXT[level]}
                {level === current && <Here />}
              </th>
              <td>{range}</td>
              <td>{intervalOf(level)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Antibody against Helicobacter pylori and pepsinogen of each group. */
const GROUPS: readonly { group: AbcGroup; hp: string; pepsinogen: string }[] = [
  { group: 'A', hp: '−', pepsinogen: '−' },
  { group: 'B', hp: '+', pepsinogen: '−' },
  { group: 'C', hp: '+', pepsinogen: '+' },
  { group: 'D', hp: '−', pepsinogen: '+' },
];

/** The four groups of the ABC(D) method; the one of this report is marked. */
export function AbcTable({ current }: { current: AbcGroup | undefined }) {
  return (
    <section>
      <SectionHeading level={3} rule="none" title="ABC(D) 法" />
      <table className="jw-table">
        <caption className="jw-visually-hidden">ABC(D) 法分组</caption>
        <thead>
          <tr>
            <th scope="col">分组</th>
            <th scope="col">Hp 抗体</th>
            <th scope="col">PG</th>
            <th scope="col">意义</th>
          </tr>
        </thead>
        <tbody>
          {GROUPS.map(({ group, hp, pepsinogen }) => (
            <tr key={group} className={styles.row} aria-current={group === current || undefined}>
              <th scope="row">
                {group}
                {group === current && <Here />}
              </th>
              <td>{hp}</td>
              <td>{pepsinogen}</td>
              <td>{ABC_TEXT[group]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
