import { useListKidneyReports } from '@jianwei/api-client/ckd/ckd';
import { RISK_GRID } from '@jianwei/clinical-rules/ckd/ckd-table';
import { CKD_RISK_TEXT } from '@jianwei/clinical-rules/ckd/wording';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import type { AssessmentPictureProps } from '../../../parts/assessments/assessment-view.tsx';
import type { KidneyReportListItem } from '@jianwei/api-client/model';
import { ALBUMINURIA_STAGES, type Cell, cellOf, GFR_STAGES } from './ckd-stages.ts';
import styles from './ckd-picture.module.css';

const isAt = (cell: Cell | undefined, row: number, column: number) => cell?.row === row && cell.column === column;

/** The last stage of each axis before a report, as the reading compares them: filtration is measured more often than albumin. */
function cellBefore(entries: readonly KidneyReportListItem[], reportId: string): Cell | undefined {
  const past = entries.slice(entries.findIndex(({ report_id: id }) => id === reportId) + 1);
  const stages = past.map(({ evidence_inference: inference }) => inference);
  const [ofFiltration, ofAlbumin] = [stages.find((one) => one?.lab_y), stages.find((one) => one?.lab_x)];
  return ofFiltration && ofAlbumin && cellOf({ ...ofFiltration, lab_x: ofAlbumin.lab_x });
}

/** The staging grid in small: where this report stands, and where the last stages of both axes stood. */
export function CkdPicture({ patientId, reportId }: AssessmentPictureProps) {
  const { data } = useListKidneyReports(patientId);
  const entries = data?.data ?? [];
  const own = entries.find(({ report_id: id }) => id === reportId);
  const now = cellOf(own?.evidence_inference);
  if (now === undefined) return null;
  const before = cellBefore(entries, reportId);
  return (
    <section aria-label="分期">
      <SectionHeading level={3} title="分期" aside="KDIGO 2024　ACR mg/g" />
      <table className={`jw-note ${styles.grid}`}>
        <caption className="jw-visually-hidden">GFR 与白蛋白尿分级，本次与上次的位置</caption>
        <thead>
          <tr>
            <td />
            {ALBUMINURIA_STAGES.map(({ stage, range }) => (
              <th key={stage} scope="col">
                {stage} {range}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GFR_STAGES.map(({ stage: g, range }, row) => (
            <tr key={g}>
              <th scope="row">
                <b className="jw-ink">{g}</b> {range}
              </th>
              {ALBUMINURIA_STAGES.map(({ stage: a }, column) => {
                const { risk } = RISK_GRID[g][a];
                const isNow = isAt(now, row, column);
                const isBefore = !isNow && isAt(before, row, column);
                return (
                  <td key={a} aria-current={isNow || undefined} data-before={isBefore || undefined}>
                    <div className={`jw-print-fill ${styles.cell}`} data-risk={risk}>
                      {CKD_RISK_TEXT[risk]}
                      {isNow && <b>本次</b>}
                      {isBefore && <span>上次</span>}
                    </div>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
