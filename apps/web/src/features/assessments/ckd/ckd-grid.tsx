import type { KidneyReport } from '@jianwei/api-client/model';
import { CKD_RISK_TEXT } from '@jianwei/clinical-rules/ckd/wording';
import { Check } from 'lucide-react';
import { formatDate } from '../../../shared/lib/format-date.ts';
import styles from './ckd-grid.module.css';
import { ALBUMINURIA_STAGES, cellOf, GFR_STAGES, riskAt, riskOfReport, RISKS } from './ckd-stages.ts';
import { CkdTrail } from './ckd-trail.tsx';
import { ROW_HEIGHT } from './ckd-path.ts';
import type { Trail } from './ckd-path.ts';

interface CkdGridProps {
  report: KidneyReport;
  /** Left out where it is switched off. */
  trail: Trail | undefined;
}

/** GFR against albuminuria, 18 cells with their risk; the report's own cell is marked, the way to it is drawn above. */
export function CkdGrid({ report, trail }: CkdGridProps) {
  const current = cellOf(report.evidence_inference);
  return (
    <figure className={styles.figure}>
      <div className={styles.axes}>
        <span>GFR 分期（mL/min/1.73 m²）</span>
        <span>白蛋白尿分级 ACR（mg/g）</span>
      </div>
      <div className={styles.board}>
        <table className={styles.grid}>
          <caption className="jw-visually-hidden">GFR 与白蛋白尿分级</caption>
          <colgroup>
            <col className={styles.stages} />
            <col />
            <col />
            <col />
          </colgroup>
          <thead>
            <tr>
              <td />
              {ALBUMINURIA_STAGES.map(({ stage, meaning, range }) => (
                <th key={stage} scope="col">
                  <span className={styles.stage}>{stage}</span>
                  <span className={styles.meaning}>{meaning}</span>
                  <span className={styles.meaning}>{range}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {GFR_STAGES.map(({ stage: g, range, meaning }, row) => (
              <tr key={g} style={{ height: ROW_HEIGHT }}>
                <th scope="row">
                  <span className={styles.stage}>{g}</span> <span className={styles.range}>{range}</span>
                  <span className={styles.meaning}>{meaning}</span>
                </th>
                {ALBUMINURIA_STAGES.map(({ stage: a }, column) =>
                  current?.row === row && current.column === column ? (
                    <td key={a} aria-current="true">
                      <CurrentCell report={report} risk={riskOfReport(report) ?? riskAt(g, a)} />
                    </td>
                  ) : (
                    <td key={a}>
                      <div className={styles.cell} data-risk={riskAt(g, a)}>
                        <span className={styles.risk}>{CKD_RISK_TEXT[riskAt(g, a)]}</span>
                      </div>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
        {trail && <CkdTrail trail={trail} height={ROW_HEIGHT * GFR_STAGES.length} />}
      </div>
      <figcaption className={styles.caption}>
        <ul className={styles.legend} aria-label="图例">
          {RISKS.map((risk) => (
            <li key={risk}>
              <span className={styles.swatch} data-risk={risk} aria-hidden />
              {CKD_RISK_TEXT[risk]}
            </li>
          ))}
        </ul>
        {trail && trail.nodes.length > 0 && (
          <ol className={styles.nodes} aria-label="历次轨迹">
            {trail.nodes.map((node, index) => (
              <li key={node.id}>
                <span className={styles.number} aria-hidden>
                  {index + 1}
                </span>
                {formatDate(node.time)}
                <span className="jw-visually-hidden">，{node.stage}</span>
              </li>
            ))}
          </ol>
        )}
        <p>危险分层依据 KDIGO 2012/2024</p>
      </figcaption>
    </figure>
  );
}

/** The report's own cell shows the name of the risk that the server gave. */
function CurrentCell({ report, risk }: { report: KidneyReport; risk: ReturnType<typeof riskAt> }) {
  return (
    <div className={`${styles.cell} ${styles.current}`} data-risk={risk}>
      <span className={styles.risk}>{report.evidence_inference.reliable_name || CKD_RISK_TEXT[risk]}</span>
      <span className={styles.here}>
        <Check size={12} strokeWidth={2} aria-hidden />
        本次 {formatDate(report.report_time, 'MM-dd')}
      </span>
    </div>
  );
}
