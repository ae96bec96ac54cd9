import { ENDOSCOPY_YEARS, GASTRIC_HIGH_FROM, GASTRIC_MEDIUM_FROM } from '@jianwei/clinical-rules/gastric/gastric-table';
import type { AbcGroup, GastricLevel } from '@jianwei/clinical-rules/gastric/gastric-table';
import { ABC_TEXT, GASTRIC_LEVEL_TEXT } from '@jianwei/clinical-rules/gastric/wording';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import styles from './gastric.module.css';

interface Band {
  name: string;
  /** What stands in the columns behind the name. */
  cells: readonly string[];
  level?: GastricLevel;
  isCurrent: boolean;
}

interface BandTableProps {
  title: string;
  aside?: string;
  caption: string;
  columns: readonly string[];
  bands: readonly Band[];
}

/** The bands of a score; the one of this report is marked. */
function BandTable({ title, aside, caption, columns, bands }: BandTableProps) {
  return (
    <section>
      <SectionHeading level={3} rule="none" title={title} aside={aside} />
      <table className="jw-table">
        <caption className="jw-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bands.map(({ name, cells, level, isCurrent }) => (
            <tr
              key={name}
              className={`${styles.level} ${styles.row}`}
              data-level={level}
              aria-current={isCurrent || undefined}
            >
              <th scope="row">
                {name}
                {isCurrent && <span className={styles.here}>本次</span>}
              </th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const LEVELS: readonly { level: GastricLevel; range: string }[] = [
  { level: 'low', range: `0–${GASTRIC_MEDIUM_FROM - 1}` },
  { level: 'medium', range: `${GASTRIC_MEDIUM_FROM}–${GASTRIC_HIGH_FROM - 1}` },
  { level: 'high', range: `${GASTRIC_HIGH_FROM}–23` },
];

const intervalOf = (level: GastricLevel) => (ENDOSCOPY_YEARS[level] === 1 ? '每年' : `每 ${ENDOSCOPY_YEARS[level]} 年`);

/** The levels of the screening score, with how often to look. */
export function LevelTable({ current }: { current: GastricLevel | undefined }) {
  return (
    <BandTable
      title="新型胃癌筛查评分"
      aside="0–23 分"
      caption="评分与胃镜间隔"
      columns={['风险等级', '评分', '胃镜间隔']}
      bands={LEVELS.map(({ level, range }) => ({
        name: GASTRIC_LEVEL_TEXT[level],
        cells: [range, intervalOf(level)],
        level,
        isCurrent: level === current,
      }))}
    />
  );
}

/** Antibody against Helicobacter pylori and pepsinogen of each group. */
const GROUPS: readonly (readonly [AbcGroup, hp: string, pepsinogen: string])[] = [
  ['A', '−', '−'],
  ['B', '+', '−'],
  ['C', '+', '+'],
  ['D', '−', '+'],
];

/** The four groups of the ABC(D) method. */
export function AbcTable({ current }: { current: AbcGroup | undefined }) {
  return (
    <BandTable
      title="ABC(D) 法"
      caption="ABC(D) 法分组"
      columns={['分组', 'Hp 抗体', 'PG', '意义']}
      bands={GROUPS.map(([group, hp, pepsinogen]) => ({
        name: group,
        cells: [hp, pepsinogen, ABC_TEXT[group]],
        isCurrent: group === current,
      }))}
    />
  );
}
