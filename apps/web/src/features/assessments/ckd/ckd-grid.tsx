import type { KidneyReport } from '@jianwei/api-client/model';
import { RISK_GRID } from '@jianwei/clinical-rules/ckd/ckd-table';
import { CKD_RISK_TEXT } from '@jianwei/clinical-rules/ckd/wording';
import { useState } from 'react';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { ROW_HEIGHT, type Trail } from './ckd-path.ts';
import { ALBUMINURIA_STAGES, cellOf, GFR_STAGES, riskOfReport, RISKS, ungradedText } from './ckd-stages.ts';
import styles from './ckd.module.css';

/** The staging grid under its heading, with the way of the patient through it, which can be left out. */
export function CkdGrid({ report, trail }: { report: KidneyReport; trail: Trail }) {
  const [showsTrail, setShowsTrail] = useState(true);
  const ungraded = ungradedText(report);
  const { nodes } = trail;
  return (
    <>
      <SectionHeading
        level={3}
        title="GFR 与白蛋白尿分级"
        aside={
          nodes.length > 0 && (
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
      {ungraded !== '' && <p className={`jw-table-text jw-ink-2 jw-below-12 ${styles.ungraded}`}>{ungraded}</p>}
      <figure className={styles.figure}>
        <div className={`jw-row jw-wrap jw-between jw-gap-12 jw-note ${styles.axes}`}>
          <span>GFR 分期（mL/min/1.73 m²）</span>
          <span>白蛋白尿分级 ACR（mg/g）</span>
        </div>
        <div className={styles.board}>
          <RiskGrid report={report} />
          {showsTrail && <CkdTrail {...trail} />}
        </div>
        <figcaption className={`jw-note ${styles.caption}`}>
          <ul className="jw-row jw-wrap jw-ink-2" aria-label="图例">
            {RISKS.map((risk) => (
              <li key={risk} className="jw-row jw-gap-6">
                <span className={`jw-print-fill ${styles.swatch}`} data-risk={risk} aria-hidden />
                {CKD_RISK_TEXT[risk]}
              </li>
            ))}
          </ul>
          {showsTrail && nodes.length > 0 && (
            <ol className="jw-row jw-wrap" aria-label="历次轨迹">
              {nodes.map((node, index) => (
                <li key={node.id} className="jw-row jw-gap-6">
                  <span className={`jw-grid jw-strong ${styles.number}`} aria-hidden>
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
    </>
  );
}

/** GFR against albuminuria, 18 cells with their risk; the report's own cell has the risk that the server gave. */
function RiskGrid({ report }: { report: KidneyReport }) {
  const current = cellOf(report.evidence_inference);
  return (
    <table className={styles.grid}>
      <caption className="jw-visually-hidden">GFR 与白蛋白尿分级</caption>
      <thead>
        <tr>
          <td />
          {ALBUMINURIA_STAGES.map(({ stage, meaning, range }) => (
            <th key={stage} scope="col" className="jw-note">
              <span className={styles.stage}>{stage}</span>
              <span>{meaning}</span>
              <span>{range}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {GFR_STAGES.map(({ stage: g, range, meaning }, row) => (
          <tr key={g} style={{ height: ROW_HEIGHT }}>
            <th scope="row" className="jw-note">
              <span className="jw-row jw-baseline jw-gap-6 jw-nowrap">
                <span className={styles.stage}>{g}</span> {range}
              </span>
              <span>{meaning}</span>
            </th>
            {ALBUMINURIA_STAGES.map(({ stage: a }, column) => {
              const isCurrent = current?.row === row && current.column === column;
              const risk = (isCurrent && riskOfReport(report)) || RISK_GRID[g][a].risk;
              return (
                <td key={a} aria-current={isCurrent || undefined}>
                  <div className={`jw-table-text jw-print-fill ${styles.cell}`} data-risk={risk}>
                    <span>{(isCurrent && report.evidence_inference.reliable_name) || CKD_RISK_TEXT[risk]}</span>
                    {isCurrent && (
                      <span className={`jw-row jw-gap-4 jw-nowrap jw-print-outlined ${styles.here}`}>
                        <span className={styles.word}>本次 </span>
                        {formatDate(report.report_time)}
                      </span>
                    )}
                  </div>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Numbered nodes and an arrow over the cells. Drawn in percent of the width and pixels of the height, so it fits the table at
 * any width and on paper without measuring it. The list below the grid says the same in words.
 */
function CkdTrail({ nodes, arrow }: Trail) {
  return (
    <svg className={styles.trail} height={ROW_HEIGHT * GFR_STAGES.length} aria-hidden focusable="false">
      <defs>
        <marker id="ckd-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M0 0.6 7.4 4 0 7.4Z" />
        </marker>
      </defs>
      {nodes.map(({ id, x, y }, index) => {
        const end = nodes[index + 1] ?? arrow;
        const markerEnd = end === arrow ? 'url(#ckd-arrow)' : undefined;
        return end && <line key={id} x1={`${x}%`} y1={y} x2={`${end.x}%`} y2={end.y} markerEnd={markerEnd} />;
      })}
      {nodes.map(({ id, x, y }, index) => (
        <g key={id}>
          <circle cx={`${x}%`} cy={y} r={9} />
          <text x={`${x}%`} y={y + 4}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
