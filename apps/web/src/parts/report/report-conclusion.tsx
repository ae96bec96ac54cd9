import { sayOf } from '@jianwei/api-client/transport/undetermined';
import type { NeedFocusItem, ReportData, SuggestionDiagnosis } from '@jianwei/api-client/model';
import { REVIEW_MARK } from '@jianwei/clinical-rules/core/wording';
import { BookOpenText, ChevronRight } from 'lucide-react';
import { AbnormalValue, CriticalTag } from '../lab/abnormal-value.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { labName, labShortName, STILL_LEARNING } from '../lab/lab-text.ts';
import { ReliabilityMark } from '../lab/reliability-mark.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import styles from './report-conclusion.module.css';

interface ReportConclusionProps {
  report: ReportData;
  /** Diagnosis whose evidence is marked; '' = none. */
  diagnosisId: string;
  onSelect: (diagnosisId: string) => void;
  onOpenDiagnosis: (diagnosisId: string) => void;
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
        <span>综合判读</span>
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
    <section aria-label="需特别关注">
      <SectionHeading title="需特别关注" aside={`${items.length} 项`} />
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
              <AbnormalValue
                value={item.original_result}
                abnormalType={item.abnormal_type}
                critical={item.critical}
                unit={item.original_units}
              />
              <span className="jw-note jw-ink-2">{item.note}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface DiagnosisItemProps extends Omit<ReportConclusionProps, 'report'> {
  diagnosis: SuggestionDiagnosis;
}

function DiagnosisItem({ diagnosis, diagnosisId, onSelect, onOpenDiagnosis }: DiagnosisItemProps) {
  const { diagnosis_id: id, diagnosis_name: name } = diagnosis;
  const isSelected = id === diagnosisId;
  return (
    <li className={`jw-print-whole ${styles.diagnosis}`} data-selected={isSelected || undefined}>
      <button
        type="button"
        className={`jw-grid jw-grow ${styles.select}`}
        aria-pressed={isSelected}
        title={isSelected ? '取消标出证据' : '在右侧标出证据'}
        onClick={() => onSelect(isSelected ? '' : id)}
      >
        <ReliabilityMark reliable={diagnosis.reliable} />
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

/** Reading column: composed conclusion, results to watch, suspected diagnoses. */
export function ReportConclusion({ report, ...choice }: ReportConclusionProps) {
  // Most reliable first, within one reliability the higher score first.
  const diagnoses = report.suggestion_diagnosis.toSorted((a, b) => b.reliable - a.reliable || b.score - a.score);
  return (
    <>
      <Judgement report={report} />
      <NeedFocus items={report.need_focus} />
      <section aria-label="疑似诊断">
        <SectionHeading title="疑似诊断" aside={`${diagnoses.length} 项\u3000按可靠性排序`} />
        {diagnoses.length === 0 ? (
          <EmptyState title="未提示疑似诊断" hint="现有检验结果未达到任何诊断规则" />
        ) : (
          <ul>
            {diagnoses.map((diagnosis) => (
              <DiagnosisItem key={diagnosis.diagnosis_id} diagnosis={diagnosis} {...choice} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
