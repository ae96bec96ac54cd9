import type { LaboratoryRow, ModelReport } from '@jianwei/api-client/model';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { useMemo } from 'react';
import { LabTable } from '../../../parts/lab/lab-table.tsx';
import { labState } from '../../../parts/lab/lab-text.ts';
import { sparkSpanOf } from '../../../parts/lab/spark-column.tsx';
import { TrendButton } from '../../../parts/lab/trend-button.tsx';
import type { TrendRequest } from '../../../parts/report/detail-slots.ts';
import styles from './lab-report.module.css';

interface LabResultsProps {
  /** Name of the trend of these results, such as 肾功能. */
  of: string;
  /** Its results, and whose they are as far as the rule asks. */
  report: Pick<ModelReport, 'laboratories' | 'patient_gender' | 'patient_age'>;
  /** The results in groups, where they are not all of this report. */
  groupedRows?: readonly LaboratoryRow[] | undefined;
  caption?: string;
  /** With the code in the place of the abbreviation. */
  showCode?: boolean;
  /** Time of the report: each result with a small curve up to it. */
  curvesUntil?: string;
  onOpenTrend: ((request: TrendRequest) => void) | undefined;
}

/** In the place of the code the name by which clinicians write the item: PaCO₂, HCO₃⁻, Lac. One without such a name keeps its code. */
function withSpokenCode(row: LaboratoryRow): LaboratoryRow {
  const { short_name: name = '', laboratory_name: whole } = row;
  return { ...row, short_name: '', ...(name !== '' && name !== whole && { code: name }) };
}

/** The results that were read, each with its source text, and the way to their trend. */
export function LabResults(props: LabResultsProps) {
  const { of, report, groupedRows, caption = `${of}检验结果`, showCode = false, curvesUntil, onOpenTrend } = props;
  const { laboratories = [], patient_gender: gender, patient_age: ageYears } = report;
  const rows = groupedRows ?? laboratories;
  const spark = useMemo(() => curvesUntil && sparkSpanOf(rows, curvesUntil), [rows, curvesUntil]);
  const abnormalCount = rows.filter((row) => labState(row) === 'abnormal').length;
  const facts = [`${rows.length} 项，异常 ${abnormalCount}`, gender, ageYears !== undefined && `${ageYears} 岁`];
  return (
    <section className={`jw-below-20 ${styles.results}`}>
      <SectionHeading level={3} rule="none" title="检验结果" aside={facts.filter(Boolean).join('\u3000')} />
      <div className={`jw-scroll-x jw-above-6 jw-below-12 ${styles.table}`} data-code={showCode || undefined}>
        <LabTable
          compact
          rows={showCode ? rows.map(withSpokenCode) : rows}
          grouped={groupedRows !== undefined}
          showCode={showCode}
          spark={spark || undefined}
          caption={caption}
          hasKnowledge
        />
      </div>
      <TrendButton of={of} rows={rows} onOpenTrend={onOpenTrend} />
    </section>
  );
}
