import { isTrue } from '@jianwei/api-client/transport/undetermined';
import type { ResearchCounts, ResearchStep } from '@jianwei/api-client/model';
import type { CohortCondition } from '@jianwei/clinical-rules/cohort/cohort';
import { countValue, shareOf } from '../../../parts/research/cohort-wire.ts';
import { UPDATING } from '../../../parts/research/read-again.tsx';
import styles from './assist.module.css';

interface AttritionColumnProps {
  counts: ResearchCounts;
  /** The definition as it stands beside: its numbers name the steps. */
  conditions: readonly CohortCondition[];
  isStale: boolean;
  /** They could not be read anew: nothing is under way. */
  isFailed: boolean;
  /** Ids of the conditions that are pointed at; `entry` is what makes day 0. */
  near: readonly string[];
  onNear: (ids: readonly string[]) => void;
}

const isNothing = (count: { shown: string }): boolean => count.shown === '0';

/** What was not there, or could not be read: nothing disappears silently. */
function lackingText(step: ResearchStep): string {
  return [
    isNothing(step.no_result) ? '' : `无该项结果 ${step.no_result.shown}`,
    isNothing(step.not_convertible) ? '' : `单位无法换算 ${step.not_convertible.shown}`,
    isNothing(step.qualitative) ? '' : `只有定性结果 ${step.qualitative.shown}`,
  ]
    .filter((text) => text !== '')
    .join('，');
}

/** What a step counts: all conditions of a 或, day 0, or nobody's condition. */
const idsOf = ({ condition_id: id, condition_ids: ids }: ResearchStep): readonly string[] =>
  ids.length === 0 ? [id] : ids;

/** What a step costs; one that is joined with its neighbour says so instead of a number. */
function lostText({ joined, lost }: ResearchStep): string {
  if (isTrue(joined)) return '与下一步合计';
  return lost.shown === '—' ? '—' : `− ${lost.shown}`;
}

interface StepProps extends Pick<AttritionColumnProps, 'near' | 'onNear'> {
  step: ResearchStep;
  whole: ResearchStep | undefined;
}

function Step({ step, whole, near, onNear }: StepProps) {
  const isStore = step.condition_id === 'store';
  const lacking = lackingText(step);
  const ids = idsOf(step);
  const isNear = ids.some((id) => near.includes(id));
  return (
    <li
      className={styles.step}
      data-near={isNear || undefined}
      title={step.sentence}
      onMouseEnter={() => onNear(ids)}
      onMouseLeave={() => onNear([])}
    >
      <div className="jw-row jw-between jw-gap-8 jw-table-text">
        <span className={styles.stepName}>{step.short_name}</span>
        <span className="jw-ink-3 jw-nowrap">{isStore ? `${step.reports.shown} 份` : lostText(step)}</span>
      </div>
      <div className="jw-row jw-gap-12">
        <span className={`jw-grow jw-print-fill ${styles.bar}`} data-empty={isStore || undefined} aria-hidden="true">
          <i style={{ width: `${shareOf(step.patients, whole?.patients) * 100}%` }} />
        </span>
        <b className="jw-nowrap">{step.patients.shown}</b>
      </div>
      {lacking !== '' && <p className="jw-note">其中{lacking}</p>}
    </li>
  );
}

/** 入组流程: who is left after each condition, and what each of them costs. */
export function AttritionColumn(props: AttritionColumnProps) {
  const { counts, conditions, isStale, isFailed, near, onNear } = props;
  const { steps, total } = counts;
  const [, first] = steps;
  const relaxed = steps.filter(({ without }) => without !== undefined);
  const numbersOf = (step: ResearchStep): string =>
    conditions.flatMap(({ id }, index) => (step.condition_ids.includes(id) ? [index + 1] : [])).join('／');
  return (
    <div data-stale={isStale || undefined} aria-busy={isStale && !isFailed}>
      <p className={`jw-row jw-baseline jw-gap-8 ${styles.total}`} role="status" aria-label="队列人数">
        <b className={styles.totalFigure} data-long={countValue(total.patients) === undefined || undefined}>
          {total.patients.shown}
        </b>
        <span>人</span>
        <span className="jw-ink-2">{total.reports.shown} 份报告</span>
        {isStale && !isFailed && <span className="jw-note">{UPDATING}</span>}
      </p>
      <ol aria-label="入组流程">
        {steps.map((step) => (
          <Step key={step.condition_id} step={step} whole={first ?? steps[0]} near={near} onNear={onNear} />
        ))}
      </ol>
      {isTrue(counts.guarded) && (
        <p className="jw-note">
          {isTrue(counts.asked_often)
            ? '今日相近的提问已达 30 次，人数一律取整到 5，已请科研管理员核准'
            : '与刚才的队列只差一处，人数已取整到 5'}
        </p>
      )}
      {relaxed.length > 0 && (
        <section className={styles.relaxed} aria-label="若去掉其中一条">
          <div className="jw-row jw-between">
            <h3 className="jw-heading">若去掉其中一条</h3>
            <span className="jw-note">人</span>
          </div>
          <ol>
            {relaxed.map((step) => (
              <li key={step.condition_id} className="jw-row jw-gap-8 jw-table-text">
                <span className={styles.number}>{numbersOf(step)}</span>
                <span className="jw-grow jw-ellipsis">{step.short_name}</span>
                <span>{step.without?.shown}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
