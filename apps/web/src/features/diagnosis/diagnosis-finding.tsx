import type { DiagnosisKnowledge, ReadingFinding } from '@jianwei/api-client/model';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import type { ReactNode } from 'react';
import { assessmentOf } from '../../parts/assessments/assessment-registry.ts';
import { AssessmentPicture, useHasPicture } from '../../parts/assessments/assessment-view.tsx';
import { FindingSteps } from '../../parts/reading/finding-steps.tsx';
import { noteOf, sinceOf, unsaid } from '../../parts/reading/reading-text.ts';
import { statusWord } from '../../parts/reading/reading-words.ts';
import { decisionAddress } from '../../parts/report/decision-address.ts';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import styles from './diagnosis-finding.module.css';

/** 已知 or 疑似 and since when, in the head of the drawer; nothing where the back end does not say. */
export function KnownTag({ finding }: { finding: ReadingFinding | undefined }) {
  if (finding === undefined) return null;
  const since = sinceOf(finding);
  return (
    <>
      <span className={`jw-note jw-nowrap jw-fixed ${styles.tag}`}>{isTrue(finding.known) ? '已知' : '疑似'}</span>
      {since !== '' && (
        <span className="jw-table-text jw-ink-2 jw-ellipsis" title={since}>
          {since}
        </span>
      )}
    </>
  );
}

/**
 * What the reading says of the diagnosis: what changed of a known one, the conclusion of a new one, and what to do now; beside it
 * the picture of the tool that found it, and the hints.
 */
export function DiagnosisFinding({ knowledge, hints }: { knowledge: DiagnosisKnowledge; hints?: ReactNode }) {
  const { finding, diagnosis_id: id, report_id: reportId, patient_id: patientId } = knowledge;
  const slug = finding?.kind === 'tool' ? assessmentOf(finding.api_type)?.slug : undefined;
  const hasPicture = useHasPicture(slug);
  if (finding === undefined) return hints;
  // Since when stands in the head of the drawer.
  const note = unsaid(noteOf(finding), sinceOf(finding).split('，'));
  const notes = [statusWord(finding), finding.change_text, note].filter(Boolean).join('，');
  const picture = hasPicture && slug !== undefined && patientId !== undefined && reportId !== undefined && (
    <AssessmentPicture slug={slug} patientId={patientId} reportId={reportId} />
  );
  const steps = (
    <FindingSteps actions={finding.actions ?? []} reportId={reportId} address={id && decisionAddress(id, reportId)} />
  );
  const title = isTrue(finding.known) ? '本次变化' : '结论';
  return (
    <div className={`jw-halves ${styles.first}`}>
      <div className={styles.said}>
        <section aria-label={title}>
          <SectionHeading level={3} title={title} />
          <p className={`jw-song ${styles.title}`}>{finding.title}</p>
          <p className="jw-table-text jw-ink-2">
            {finding.value_text && <b className="jw-ink">{finding.value_text}</b>}
            {finding.value_text && notes !== '' && '\u3000'}
            {notes}
          </p>
        </section>
        {picture && steps}
      </div>
      <div>
        {picture || steps}
        {hints}
      </div>
    </div>
  );
}
