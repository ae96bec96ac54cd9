import type { ApplicationUsage } from '@jianwei/api-client/model';
import styles from './applications.module.css';

type Counts = Pick<ApplicationUsage, 'patient_count' | 'report_count' | 'record_count'>;
type Figure = readonly [name: string, value: number, unit: string];

const NONE: Counts = { patient_count: 0, report_count: 0, record_count: 0 };

/** The counts of one department, of all of them where none is named. */
export function countsOf(usage: ApplicationUsage, department: string): Counts {
  if (department === '') return usage;
  return usage.departments.find((entry) => entry.department === department) ?? NONE;
}

interface UsageFiguresProps {
  counts: Counts;
  /** Records are counted only for tools that keep them. */
  hasRecords: boolean;
  others?: readonly Figure[];
}

/** How much an application is used, in figures. */
export function UsageFigures({ counts, hasRecords, others = [] }: UsageFiguresProps) {
  const figures: readonly Figure[] = [
    ['相关患者', counts.patient_count, '人'],
    ['触发报告', counts.report_count, '份'],
    ...(hasRecords ? ([['保存记录', counts.record_count, '条']] as const) : []),
    ...others,
  ];
  return (
    <dl className={`jw-row jw-wrap ${styles.figures}`}>
      {figures.map(([name, value, unit]) => (
        <div key={name}>
          <dt className="jw-ink-3">{name}</dt>
          <dd className="jw-small jw-ink-2">
            <b>{value}</b> {unit}
          </dd>
        </div>
      ))}
    </dl>
  );
}
