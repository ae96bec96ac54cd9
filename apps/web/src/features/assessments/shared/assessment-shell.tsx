import { FOOTER_TEXT } from '@jianwei/clinical-rules/core/wording';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { AssessmentMode } from './assessment-mode.ts';
import styles from './assessment-shell.module.css';
import { PrintHeader } from './print-header.tsx';
import type { Paper } from './print-header.tsx';

interface AssessmentShellProps {
  /** Tools that only read leave it out. */
  mode?: AssessmentMode;
  paper: Paper;
  timeline: ReactNode;
  form: ReactNode;
  result: ReactNode;
  footer?: ReactNode;
}

/**
 * The frame of an assessment tool: records at the left, form, result at the right, actions at the foot. On paper it is one
 * table, whose head and foot stand on each page.
 */
export function AssessmentShell({ mode = 'read', paper, timeline, form, result, footer }: AssessmentShellProps) {
  const shell = useRef<HTMLDivElement>(null);

  // The button that changed the mode is gone with it: the focus goes on to what the new mode is about.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const target = mode === 'read' ? '[data-part=footer] button:last-of-type' : '[data-part=form] input:enabled';
    if (isLost) shell.current?.querySelector<HTMLElement>(target)?.focus();
  }, [mode]);

  return (
    <div ref={shell} className={`jw-stack ${styles.shell ?? ''}`}>
      <div className={`jw-print-only ${styles.printHeader}`} data-part="paper-head">
        <PrintHeader {...paper} notes={paper.notes?.filter(Boolean).join('\u3000')} />
      </div>
      <div className={styles.columns}>
        <div className={styles.timeline}>{timeline}</div>
        <div className={styles.form} data-part="form">
          {form}
        </div>
        <div className={styles.result}>{result}</div>
      </div>
      {footer !== undefined && (
        <div className={`jw-row jw-gap-8 jw-fixed ${styles.footer ?? ''}`} data-part="footer">
          {footer}
        </div>
      )}
      <div className={`jw-print-only ${styles.printFooter}`} data-part="paper-foot">
        <p>{FOOTER_TEXT.reference_only}</p>
      </div>
    </div>
  );
}
