import type { ResearchCount } from '@jianwei/api-client/model';
import { countValue } from '../../../parts/research/cohort-wire.ts';
import styles from './projects.module.css';

const WIDTH = 44;
const HEIGHT = 18;

/** How a cohort became what it is, as steps without axes; the number beside it is its last one. */
export function AttritionSpark({ steps }: { steps: readonly ResearchCount[] }) {
  const values = steps.slice(1).map((step) => countValue(step) ?? 0);
  const tallest = Math.max(1, ...values);
  const width = WIDTH / Math.max(1, values.length);
  return (
    <svg className={styles.spark} width={WIDTH} height={HEIGHT} aria-hidden="true">
      {values.map((value, index) => {
        const height = Math.max(1, (value / tallest) * HEIGHT);
        return (
          <rect key={index} x={index * width} width={Math.max(1, width - 1)} y={HEIGHT - height} height={height} />
        );
      })}
    </svg>
  );
}
