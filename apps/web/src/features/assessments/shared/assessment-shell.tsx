import { FOOTER_TEXT } from '@jianwei/clinical-rules/core/marks';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import { assessmentOf } from '../../../parts/assessments/assessment-registry.ts';
import { patientLine } from '../../../parts/report/print-lines.ts';
import { type AssessmentMode, minuteText } from './assessment.ts';
import styles from './assessment-shell.module.css';
import { useKnownTimeline } from './of-patient.ts';

/** What stands at the head of each printed page. */
export interface Paper {
  apiType: number;
  patientId: string;
  /** 报告时间 where a lab report is read, 评估时间 where an assessment is made. */
  timeLabel: '报告时间' | '评估时间';
  /** Of the report, of the saved assessment, or of the one that is being made. */
  time: string | Date | undefined;
  /** Author of what is saved, 尚未保存, or the specimen. */
  note?: string | undefined;
}

interface AssessmentShellProps {
  mode: AssessmentMode;
  paper: Paper;
  timeline: ReactNode;
  form: ReactNode;
  result: ReactNode;
  footer?: ReactNode;
  /** By what the paper can be checked, at the foot of each page. */
  seal?: ReactNode;
}

/**
 * The frame of an assessment tool: records at the left, form, result at the right, actions at the foot. On paper it is one
 * table, whose head and foot stand on each page.
 */
export function AssessmentShell({ mode, paper, timeline, form, result, footer, seal }: AssessmentShellProps) {
  const shell = useRef<HTMLDivElement>(null);

  // The button that changed the mode is gone with it: the focus goes on to what the new mode is about.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const target = mode === 'read' ? '[data-part=footer] button:last-of-type' : '[data-part=form] input:enabled';
    if (isLost) shell.current?.querySelector<HTMLElement>(target)?.focus();
  }, [mode]);

  return (
    <div ref={shell} className={`jw-stack jw-paper ${styles.shell}`}>
      <div className="jw-print-only jw-paper-head" data-part="paper-head">
        <PaperHead {...paper} />
      </div>
      <div className={`jw-print-flow ${styles.columns}`}>
        <div className={`jw-no-print ${styles.timeline}`}>{timeline}</div>
        <div className={`jw-paper-part ${styles.form}`} data-part="form">
          {form}
        </div>
        <div className={`jw-paper-part ${styles.result}`}>{result}</div>
      </div>
      {footer !== undefined && (
        <div className={`jw-row jw-gap-8 jw-fixed jw-no-print ${styles.footer}`} data-part="footer">
          {footer}
        </div>
      )}
      <div className="jw-print-only jw-paper-foot" data-part="paper-foot">
        <p>{FOOTER_TEXT.reference_only}</p>
        {seal}
      </div>
    </div>
  );
}

/** Whose paper it is; then which tool, and when. Not drawn again with each key that is typed. */
const PaperHead = memo(function PaperHead({ apiType, patientId, timeLabel, time, note }: Paper) {
  const patient = useKnownTimeline(patientId)?.patient;
  const moment = timeLabel === '评估时间' ? '评估时' : '报告时';
  const when = time !== undefined && `${timeLabel} ${minuteText(time)}`;
  return (
    <>
      {/* Who is assessed now is as old as today. */}
      {patient && <p>{patientLine(patient, typeof time === 'string' ? time : undefined, moment)}</p>}
      <p>{[assessmentOf(apiType)?.title, when, note].filter(Boolean).join('\u3000')}</p>
    </>
  );
});
