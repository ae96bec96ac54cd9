import { sayOf } from '@jianwei/api-client/transport/undetermined';
import type { NeedFocusItem, ReportData, SuggestionDiagnosis } from '@jianwei/api-client/model';
import { REVIEW_MARK } from '@jianwei/clinical-rules/core/marks';
import { NOTHING_SUSPECTED } from '@jianwei/clinical-rules/reading/quiet-words';
import { BookOpenText, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { ResultValue, CriticalTag } from '../lab/abnormal-value.tsx';
import { DiagnosisMark } from '../lab/diagnosis-mark.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { labName, labShortName, STILL_LEARNING } from '../lab/lab-text.ts';
import { ReadingLevelWord } from '../reading/reading-head.tsx';
import { ReportReading } from '../reading/report-reading.tsx';
import type { Marking } from './marked-rows.ts';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import styles from './report-conclusion.module.css';

interface ReportConclusionProps {
  report: ReportData;
  marking: Marking;
  onMark: (marking: Marking) => void;
  onOpenDiagnosis: (diagnosisId: string) => void;
  /** Undefined where the user has no tools. */
  onOpenTool?: ((apiType: number) => void) | undefined;
}

/** The notes of the rules begin with the words that the tag above them shows. */
const withoutMark = (note: string) => note.replace(new RegExp(`^${REVIEW_MARK}[：:，\\s]*`), '');

/** Words after the last comma that are kept on one line. */
const LONGEST_CLOSING = 8;

/** Its closing words stay together: a single character on a line of its own looks lost. */
function Headline({ text }: { text: string }) {
  const at = text.lastIndexOf('，') + 1;
  const isKept = text.length - at <= LONGEST_CLOSING;
  return (
    <h2 className={`jw-song jw-print-title ${styles.headline}`}>
      {text.slice(0, at)}
      <span className={isKept ? 'jw-nowrap' : undefined}>{text.slice(at)}</span>
    </h2>
  );
}

function Judgement({ report }: { report: ReportData }) {
  const { headline, detail, review_notes: notes } = report.interpretation;
  const isLearning = report.learn_interpretation;
  return (
    <section className={styles.judgement} aria-label="综合判读">
      <div className="jw-row jw-between jw-note">
        <span className="jw-row jw-gap-8">
          综合判读 <ReadingLevelWord reading={undefined} />
        </span>
        {report.knowledge_version && (
          <span className={`jw-row ${styles.version}`}>
            <BookOpenText size={14} className="jw-no-print" />
            知识库 {report.knowledge_version}
          </span>
        )}
      </div>
      {!isLearning && <Headline text={headline} />}
      <p className="jw-table-text jw-ink-2">{isLearning ? sayOf(isLearning, STILL_LEARNING) : detail}</p>
      {notes.length > 0 && (
        <details className={`jw-note ${styles.review}`}>
          <summary>
            <span className={`jw-ink-2 jw-nowrap ${styles.reviewTag}`}>{REVIEW_MARK}</span>
            {notes.length} 条说明
          </summary>
          <ul>
            {notes.map((note) => (
              <li key={note}>{withoutMark(note)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function NeedFocus({ items }: { items: readonly NeedFocusItem[] }) {
  return (
    <TitledSection title="需特别关注" aside={`${items.length} 项`}>
      {items.length === 0 ? (
        <p className={`jw-small jw-ink-3 ${styles.none}`}>未见需特别关注的结果</p>
      ) : (
        <ul className={styles.focus}>
          {items.map((item) => (
            <li key={item.laboratory_id}>
              <span className="jw-small jw-strong" title={labName(item)}>
                {labName(item).length > 8 ? labShortName(item) : labName(item)}
                {item.critical && <CriticalTag />}
              </span>
              <ResultValue of={item} withUnit />
              <span className="jw-note jw-ink-2">{item.note}</span>
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

interface DiagnosisItemProps extends Omit<ReportConclusionProps, 'report' | 'onOpenTool'> {
  diagnosis: SuggestionDiagnosis;
}

function DiagnosisItem({ diagnosis, marking, onMark, onOpenDiagnosis }: DiagnosisItemProps) {
  const { diagnosis_id: id, diagnosis_name: name } = diagnosis;
  const isSelected = id === marking.diagnosisId;
  return (
    <li className={`jw-print-whole ${styles.diagnosis}`} data-selected={isSelected || undefined}>
      <button
        type="button"
        className={`jw-grid jw-grow ${styles.select}`}
        aria-pressed={isSelected}
        title={isSelected ? '取消标出证据' : '在右侧标出证据'}
        onClick={() => onMark({ findingId: '', diagnosisId: isSelected ? '' : id })}
      >
        <DiagnosisMark of={diagnosis} />
        <span className={`jw-stack ${styles.text}`}>
          <span className={`jw-strong ${styles.diagnosisName}`}>{name}</span>
          {diagnosis.summary && <span className="jw-note">{diagnosis.summary}</span>}
        </span>
        <span className={`jw-ink-3 jw-nowrap ${styles.evidence}`}>
          证据 {sayOf(diagnosis.evidences[0], diagnosis.evidences.length)} 条
        </span>
      </button>
      <button
        type="button"
        className={`jw-no-print ${styles.open}`}
        aria-label={`查看 ${name} 的依据与知识`}
        title="查看依据与知识"
        onClick={() => onOpenDiagnosis(id)}
      >
        <ChevronRight size={16} />
      </button>
    </li>
  );
}

/** A report without a reading: conclusion, results to watch and suspected diagnoses as they were sent. */
function SentConclusion({ report, ...choice }: Omit<ReportConclusionProps, 'onOpenTool'>) {
  // Most reliable first, within one reliability the higher score first.
  const diagnoses = report.suggestion_diagnosis.toSorted((a, b) => b.reliable - a.reliable || b.score - a.score);
  return (
    <>
      <Judgement report={report} />
      <NeedFocus items={report.need_focus} />
      <TitledSection title="疑似诊断" aside={`${diagnoses.length} 项\u3000按可靠性排序`}>
        {diagnoses.length === 0 ? (
          <EmptyState {...NOTHING_SUSPECTED} />
        ) : (
          <ul>
            {diagnoses.map((diagnosis) => (
              <DiagnosisItem key={diagnosis.diagnosis_id} diagnosis={diagnosis} {...choice} />
            ))}
          </ul>
        )}
      </TitledSection>
    </>
  );
}

/** Reading column: what the report says. With a reading the findings stand for the results to watch and the suspected diagnoses. */
export const ReportConclusion = memo(function ReportConclusion({ onOpenTool, ...props }: ReportConclusionProps) {
  const { report, marking, onMark, onOpenDiagnosis } = props;
  const { reading } = report;
  if (reading === undefined) return <SentConclusion {...props} />;
  return (
    <ReportReading
      report={report}
      reading={reading}
      findingId={marking.findingId}
      onMark={(findingId) => onMark({ findingId, diagnosisId: '' })}
      onOpenDiagnosis={onOpenDiagnosis}
      onOpenTool={onOpenTool}
    />
  );
});
