import { isTrue } from '@jianwei/api-client/transport/undetermined';
import type { ResearchCounts } from '@jianwei/api-client/model';
import { ArrowRight } from 'lucide-react';
import { Popover } from '../../../kit/overlay/popover.tsx';
import styles from './projects.module.css';

/** 入组流程 in one line: a step opens its sentence and its losses. */
export function FlowStrip({ counts }: { counts: ResearchCounts }) {
  return (
    <ol className={`jw-row ${styles.flow}`} aria-label="入组流程">
      {counts.steps.map((step, index) => (
        <li key={step.condition_id} className="jw-row jw-gap-12">
          {index > 0 && <ArrowRight size={15} aria-hidden="true" className={styles.arrow} />}
          <Popover
            trigger={
              <span className="jw-stack">
                <b className={styles.flowFigure}>{step.patients.shown}</b>
                <span className={`jw-note jw-ellipsis ${styles.flowName}`}>{step.short_name}</span>
              </span>
            }
            label={`${step.short_name}，${step.patients.shown} 人`}
            triggerClassName={`jw-bare ${styles.flowStep}`}
            panelLabel={step.short_name}
            width={300}
          >
            {() => (
              <div className={`jw-table-text ${styles.flowFacts}`}>
                <p>{step.sentence}</p>
                <p className="jw-ink-3">
                  {isTrue(step.joined) ? '与下一步合计，' : ''}减少 {step.lost.shown} 人，留下 {step.reports.shown}{' '}
                  份报告
                </p>
                <p className="jw-ink-3">
                  无该项结果 {step.no_result.shown}，单位无法换算 {step.not_convertible.shown}，只有定性结果{' '}
                  {step.qualitative.shown}
                </p>
              </div>
            )}
          </Popover>
        </li>
      ))}
    </ol>
  );
}
