import type { DiagnosisKnowledge, ReadingFinding } from '@jianwei/api-client/model';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { noteOf } from '../../parts/reading/reading-text.ts';
import { statusWord } from '../../parts/reading/reading-words.ts';
import { decisionAddress } from '../../parts/report/decision-address.ts';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { useMayOpen } from '../../parts/session/may-open.ts';
import styles from './diagnosis-finding.module.css';

/** 已知 or 疑似, in the head of the drawer; nothing where the back end does not say. */
export function KnownTag({ finding }: { finding: ReadingFinding | undefined }) {
  if (finding === undefined) return null;
  return <span className={`jw-note jw-nowrap jw-fixed ${styles.tag}`}>{isTrue(finding.known) ? '已知' : '疑似'}</span>;
}

/** What the reading says of the diagnosis: what changed of a known one, the conclusion of a new one, and what to do now. */
export function DiagnosisFinding({ knowledge }: { knowledge: DiagnosisKnowledge }) {
  const { finding, diagnosis_id: id, report_id: reportId } = knowledge;
  if (finding === undefined) return null;
  const notes = [statusWord(finding), finding.change_text, noteOf(finding)].filter(Boolean).join('，');
  return (
    <div className={`jw-halves jw-below-20 ${styles.first}`}>
      <section aria-label={isTrue(finding.known) ? '本次变化' : '结论'}>
        <SectionHeading level={3} title={isTrue(finding.known) ? '本次变化' : '结论'} />
        <p className={`jw-song ${styles.title}`}>{finding.title}</p>
        {finding.value_text && <p className="jw-table-text jw-strong">{finding.value_text}</p>}
        {notes !== '' && <p className="jw-table-text jw-ink-2">{notes}</p>}
      </section>
      <Steps finding={finding} address={id && decisionAddress(id, reportId)} />
    </div>
  );
}

function Steps({ finding: { actions = [] }, address }: { finding: ReadingFinding; address: string | undefined }) {
  const mayOpen = useMayOpen();
  if (actions.length === 0) return null;
  const link = address && mayOpen(address) && (
    <Link to={address} className="jw-row jw-no-print">
      处理建议
      <ChevronRight size={14} />
    </Link>
  );
  return (
    <section aria-label="现在做什么">
      <SectionHeading level={3} title="现在做什么" aside={link} />
      <ol className={styles.steps}>
        {actions.map(({ action_id: id, text, source }) => (
          <li key={id}>
            {text}
            {source && <span className="jw-note">{source}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
