import type { NeedFocusItem, ReportData, SuggestionDiagnosis } from '@jianwei/api-client/model';
import { BookOpenText, ChevronRight } from 'lucide-react';

import { AbnormalValue, CriticalTag } from '../lab/abnormal-value.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { labName, labShortName } from '../lab/lab-text.ts';
import { ReliabilityMark } from '../lab/reliability-mark.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { STILL_LEARNING } from '../lab/source-text.ts';
import styles from './report-conclusion.module.css';

interface ReportConclusionProps {
  report: ReportData;
  /** Diagnosis whose evidence is marked; '' = none. */
  diagnosisId: string;
  onSelect: (diagnosisId: string) => void;
  onOpenDiagnosis: (diagnosisId: string) => void;
}

const REVIEW_TEXT = '规则待临床复核';

/** The notes of the rules begin with the words that the tag above them shows. */
function withoutReviewText(note: string): string {
  return note.startsWith(REVIEW_TEXT) ? note.slice(REVIEW_TEXT.length).replace(/^[：:，\s]+/, '') : note;
}

/** Most reliable first, within one reliability the higher score first. */
function sortDiagnoses(diagnoses: readonly SuggestionDiagnosis[]): SuggestionDiagnosis[] {
  return [...diagnoses].sort((left, right) => right.reliable - left.reliable || right.score - left.score);
}

/** Words after the last comma that are kept on one line. */
const LONGEST_CLOSING = 8;

/** Its closing words stay together: a single character on a line of its own looks lost. */
function Headline({ text }: { text: string }) {
  const at = text.lastIndexOf('，') + 1;
  const isKept = text.length - at <= LONGEST_CLOSING;
  return (
    <h2 className={`jw-song ${styles.headline ?? ''}`}>
      {text.slice(0, at)}
      <span className={isKept ? styles.closing : undefined}>{text.slice(at)}</span>
    </h2>
  );
}

function Judgement({ report }: { report: ReportData }) {
  const { interpretation } = report;
  return (
    <section className={styles.judgement} aria-label="综合判读">
      <div className={`jw-note ${styles.overline ?? ''}`}>
        <span>综合判读</span>
        {report.knowledge_version && (
          <span className={styles.version}>
            <BookOpenText size={14} strokeWidth={1.6} aria-hidden="true" />
            知识库 {report.knowledge_version}
          </span>
        )}
      </div>
      {report.learn_interpretation ? (
        <p className={`jw-table-text jw-ink-2 ${styles.detail ?? ''}`}>{STILL_LEARNING}</p>
      ) : (
        <>
          <Headline text={interpretation.headline} />
          <p className={`jw-table-text jw-ink-2 ${styles.detail ?? ''}`}>{interpretation.detail}</p>
        </>
      )}
      {interpretation.review_notes.length > 0 && (
        <details className={`jw-note ${styles.review ?? ''}`}>
          <summary>
            <span className={`jw-ink-2 jw-nowrap ${styles.reviewTag ?? ''}`}>{REVIEW_TEXT}</span>
            {interpretation.review_notes.length} 条说明
          </summary>
          <ul>
            {interpretation.review_notes.map((note) => (
              <li key={note}>{withoutReviewText(note)}</li>
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
        <p className={styles.none}>未见需特别关注的结果</p>
      ) : (
        <ul className={styles.focus}>
          {items.map((item) => (
            <li key={item.laboratory_id}>
              <span className={styles.focusName} title={labName(item)}>
                {labName(item).length > 8 ? labShortName(item) : labName(item)}
                {item.critical && <CriticalTag />}
              </span>
              <AbnormalValue
                value={item.original_result}
                abnormalType={item.abnormal_type}
                critical={item.critical}
                unit={item.original_units}
              />
              <span className={styles.note}>{item.note}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface DiagnosisItemProps extends Pick<ReportConclusionProps, 'onSelect' | 'onOpenDiagnosis'> {
  diagnosis: SuggestionDiagnosis;
  isSelected: boolean;
}

/** One suspected diagnosis: the row marks its evidence, the chevron opens its drawer. */
function DiagnosisItem({ diagnosis, isSelected, onSelect, onOpenDiagnosis }: DiagnosisItemProps) {
  const { diagnosis_id: id, diagnosis_name: name } = diagnosis;
  return (
    <li className={styles.diagnosis} data-selected={isSelected || undefined}>
      <button
        type="button"
        className={`jw-grid jw-grow ${styles.select ?? ''}`}
        aria-pressed={isSelected}
        title={isSelected ? '取消标出证据' : '在右侧标出证据'}
        onClick={() => onSelect(isSelected ? '' : id)}
      >
        <ReliabilityMark reliable={diagnosis.reliable} />
        <span className={styles.text}>
          <span className={styles.diagnosisName}>{name}</span>
          {diagnosis.summary && <span className={`jw-note ${styles.summary ?? ''}`}>{diagnosis.summary}</span>}
        </span>
        <span className={`jw-ink-3 jw-nowrap ${styles.evidence ?? ''}`}>证据 {diagnosis.evidences.length} 条</span>
      </button>
      <button
        type="button"
        className={styles.open}
        aria-label={`查看 ${name} 的依据与知识`}
        title="查看依据与知识"
        onClick={() => onOpenDiagnosis(id)}
      >
        <ChevronRight size={16} strokeWidth={1.6} aria-hidden="true" />
      </button>
    </li>
  );
}

/** Reading column: composed conclusion, results to watch, suspected diagnoses. */
export function ReportConclusion({ report, diagnosisId, onSelect, onOpenDiagnosis }: ReportConclusionProps) {
  const diagnoses = sortDiagnoses(report.suggestion_diagnosis);
  return (
    <>
      <Judgement report={report} />
      <NeedFocus items={report.need_focus} />
      <section className={styles.diagnoses} aria-label="疑似诊断">
        <SectionHeading title="疑似诊断" aside={`${diagnoses.length} 项\u3000按可靠性排序`} />
        {diagnoses.length === 0 ? (
          <EmptyState title="未提示疑似诊断" hint="现有检验结果未达到任何诊断规则" />
        ) : (
          <ul>
            {diagnoses.map((diagnosis) => (
              <DiagnosisItem
                key={diagnosis.diagnosis_id}
                diagnosis={diagnosis}
                isSelected={diagnosis.diagnosis_id === diagnosisId}
                onSelect={onSelect}
                onOpenDiagnosis={onOpenDiagnosis}
              />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
