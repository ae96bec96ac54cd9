import type { KidneyReport } from '@jianwei/api-client/model';
import { CKD_RISK_TEXT } from '@jianwei/clinical-rules/ckd/wording';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { ROW_HEIGHT, type Trail } from './ckd-path.ts';
import { ALBUMINURIA_STAGES, cellOf, GFR_STAGES, riskAt, riskOfReport, RISKS } from './ckd-stages.ts';
import { ungradedText } from './ckd-text.ts';
import { CkdTrail } from './ckd-trail.tsx';
import styles from './ckd.module.css';

interface CkdGridProps {
  report: KidneyReport;
  /** The way of the patient through the grid. */
  trail: Trail;
}

/** The staging grid under its heading, with the earlier reports of the patient, which can be left out. */
export function CkdGrid({ report, trail }: CkdGridProps) {
  const [showsTrail, setShowsTrail] = useState(true);
  const ungraded = ungradedText(report);
  return (
    <>
      <SectionHeading
        level={3}
        title="GFR 与白蛋白尿分级"
        aside={
          trail.nodes.length > 0 && (
            <label className={`jw-row jw-gap-6 jw-ink-2 jw-no-print ${styles.toggle}`}>
              <input
                type="checkbox"
                className="jw-checkbox"
                checked={showsTrail}
                onChange={(event) => setShowsTrail(event.target.checked)}
              />
              显示历次轨迹
            </label>
          )
        }
      />
      {ungraded !== '' && <p className={`jw-table-text jw-ink-2 ${styles.ungraded}`}>{ungraded}</p>}
      <RiskGrid report={report} trail={showsTrail ? trail : undefined} />
    </>
  );
}

/** GFR against albuminuria, 18 cells with their risk; the report's own cell is marked, the way to it is drawn above. */
function RiskGrid({ report, trail }: { report: KidneyReport; trail: Trail | undefined }) {
  const current = cellOf(report.evidence_inference);
  return (
    <figure className={styles.figure}>
      <div className={`jw-row jw-wrap jw-between jw-note ${styles.axes}`}>
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
                  <span className={`jw-note ${styles.meaning}`}>{meaning}</span>
                  <span className={`jw-note ${styles.meaning}`}>{range}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {GFR_STAGES.map(({ stage: g, range, meaning }, row) => (
              <tr key={g} style={{ height: ROW_HEIGHT }}>
                <th scope="row">
                  <span className={styles.stage}>{g}</span> <span className={`jw-note ${styles.range}`}>{range}</span>
                  <span className={`jw-note ${styles.meaning}`}>{meaning}</span>
                </th>
                {ALBUMINURIA_STAGES.map(({ stage: a }, column) =>
                  current?.row === row && current.column === column ? (
                    <td key={a} aria-current="true">
                      <CurrentCell report={report} risk={riskOfReport(report) ?? riskAt(g, a)} />
                    </td>
                  ) : (
                    <td key={a}>
                      <div className={`jw-table-text ${styles.filled} ${styles.cell}`} data-risk={riskAt(g, a)}>
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
      <figcaption className={`jw-note ${styles.caption}`}>
        <ul className="jw-row jw-wrap jw-ink-2" aria-label="图例">
          {RISKS.map((risk) => (
            <li key={risk} className="jw-row jw-gap-6">
              <span className={`${styles.filled} ${styles.swatch}`} data-risk={risk} aria-hidden />
              {CKD_RISK_TEXT[risk]}
            </li>
          ))}
        </ul>
        {trail && trail.nodes.length > 0 && (
          <ol className="jw-row jw-wrap" aria-label="历次轨迹">
            {trail.nodes.map((node, index) => (
              <li key={node.id} className="jw-row jw-gap-6">
                <span className={`jw-grid jw-strong ${styles.number ?? ''}`} aria-hidden>
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
    <div className={`jw-table-text ${styles.filled} ${styles.cell} ${styles.current}`} data-risk={risk}>
      <span className={styles.risk}>{report.evidence_inference.reliable_name || CKD_RISK_TEXT[risk]}</span>
      <span className={`jw-row jw-gap-4 ${styles.here}`}>
        <Check size={12} strokeWidth={2} aria-hidden />
        本次 {formatDate(report.report_time, 'MM-dd')}
      </span>
    </div>
  );
}
