import { clinicalNotation } from '@jianwei/clinical-rules/core/notation';
import { FOOTER_TEXT, REVIEW_NOTE_TEXT } from '@jianwei/clinical-rules/core/wording';
import type { InferredDiagnosis } from '@jianwei/clinical-rules/lab-inference/infer';
import { INFERENCE_VERSION } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { criterionText, diagnosisSummary, labText, withUnitOfLab } from '@jianwei/clinical-rules/lab-inference/wording';
import { ChevronRight, CirclePlus } from 'lucide-react';
import { AbnormalValue } from '../../parts/lab/abnormal-value.tsx';
import { ReliabilityMark } from '../../parts/lab/reliability-mark.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { hintsFor } from './online-hints.ts';
import { distanceText, type OnlineReading } from './online-reading.ts';
import styles from './online.module.css';

const NOTES = ['headline_ours', 'focus_order_ours', 'weights_ours', 'cut_offs_recalled'] as const;

interface OutcomeProps {
  /** Undefined while no row can be read. */
  outcome: OnlineReading | undefined;
  /** The diagnosis whose rows are marked; '' = none. */
  diagnosisId: string;
  onMark: (diagnosisId: string) => void;
  onAdd: (code: string) => void;
}

function Focus({ reading, judged }: OnlineReading) {
  const rows = judged.rows.filter(({ printed }) => reading.needFocus.includes(printed.laboratory_id));
  if (rows.length === 0) return null;
  const sorted = rows.toSorted(
    (a, b) => reading.needFocus.indexOf(a.printed.laboratory_id) - reading.needFocus.indexOf(b.printed.laboratory_id),
  );
  return (
    <TitledSection title="需特别关注" aside={`${rows.length} 项`}>
      <ul className={styles.focus}>
        {sorted.map((row) => {
          const { printed, item, flag } = row;
          const critical = flag.critical === undefined ? '' : '危急值';
          return (
            <li key={printed.laboratory_id}>
              <span className="jw-strong">{item?.name ?? printed.name}</span>
              <AbnormalValue
                value={printed.result}
                abnormalType={flag.state === 'abnormal' ? flag.abnormalType : 0}
                critical={flag.critical}
                unit={printed.unit}
              />
              <span className="jw-small jw-ink-3">{[critical, distanceText(row)].filter(Boolean).join('，')}</span>
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}

interface DiagnosisLineProps extends Pick<OutcomeProps, 'onMark'> {
  diagnosis: InferredDiagnosis;
  isMarked: boolean;
}

function DiagnosisLine({ diagnosis, isMarked, onMark }: DiagnosisLineProps) {
  const { id, name, reliable, evidences } = diagnosis;
  return (
    <li className={styles.diagnosis} data-selected={isMarked || undefined}>
      <button
        type="button"
        className="jw-row jw-gap-12 jw-press"
        aria-pressed={isMarked}
        onClick={() => onMark(isMarked ? '' : id)}
      >
        <ReliabilityMark reliable={reliable} />
        <span className="jw-stack jw-grow">
          <span className="jw-strong">{name}</span>
          <span className="jw-small jw-ink-3">{diagnosisSummary(diagnosis)}</span>
        </span>
        <span className="jw-note jw-nowrap">证据 {evidences.length} 条</span>
        <ChevronRight size={15} />
      </button>
    </li>
  );
}

function Diagnoses({ diagnoses, diagnosisId, onMark }: OnlineReading & Pick<OutcomeProps, 'diagnosisId' | 'onMark'>) {
  return (
    <TitledSection title="疑似诊断" aside="按紧急程度与可靠性">
      {diagnoses.length === 0 ? (
        <EmptyState title="未提示疑似诊断" hint="现有检验结果未达到任何诊断规则" />
      ) : (
        <ul>
          {diagnoses.map((diagnosis) => (
            <DiagnosisLine
              key={diagnosis.id}
              diagnosis={diagnosis}
              isMarked={diagnosis.id === diagnosisId}
              onMark={onMark}
            />
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

/** What the chosen diagnosis stands on, condition by condition. */
export function Grounds({ diagnosis }: { diagnosis: InferredDiagnosis }) {
  const { name, satisfied, evidences, advice } = diagnosis;
  const counted = satisfied.filter((row) => row.counted > 0);
  const sources = new Set(counted.map(({ edge }) => edge.source));
  return (
    <TitledSection
      rule="none"
      title={`「${name}」的依据`}
      aside={`表中已标出 ${evidences.length} 条`}
      className={styles.grounds}
    >
      <ul className="jw-dotted">
        {counted.map(({ edge, text }) => (
          <li key={`${edge.lab}${edge.when.text}${edge.intermediate}`}>
            {labText(edge.lab)} {withUnitOfLab(edge.lab, text)}，符合「{criterionText(edge)}」
          </li>
        ))}
      </ul>
      {advice !== '' && <p>{advice}</p>}
      <p className="jw-note">依据 {clinicalNotation([...sources].join('；'))}</p>
    </TitledSection>
  );
}

/** 综合判读 beside the table: headline, what needs attention, suspected diagnoses, what else would tell more, by which rules. */
export function OnlineOutcome({ outcome, diagnosisId, onMark, onAdd }: OutcomeProps) {
  if (outcome === undefined) {
    return (
      <section aria-label="综合判读" className={`jw-sheet jw-print-part ${styles.outcome}`}>
        <EmptyState title="还没有可以判读的结果" hint="添加检验项目并填写结果，或选一个样例" />
      </section>
    );
  }
  const { reading, judged, diagnoses } = outcome;
  const hints = hintsFor(
    diagnoses,
    judged.rows.map(({ code }) => code),
  );
  return (
    <section aria-label="综合判读" className={`jw-sheet jw-print-part ${styles.outcome}`}>
      <div className="jw-row jw-between jw-small jw-ink-3">
        <h2 className={styles.eyebrow}>综合判读</h2>
        <span>规则库 {INFERENCE_VERSION}</span>
      </div>
      <div role="status" className={`jw-song ${styles.headline}`}>
        {reading.headline.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <Focus {...outcome} />
      <Diagnoses {...outcome} diagnosisId={diagnosisId} onMark={onMark} />
      {hints.length > 0 && (
        <section aria-label="还可补充" className={`jw-no-print ${styles.hints}`}>
          <CirclePlus size={16} />
          <ul>
            {hints.map(({ code, name, diagnosis }) => (
              <li key={code}>
                再填{' '}
                <button type="button" className={`jw-press jw-strong ${styles.add}`} onClick={() => onAdd(code)}>
                  {name}
                </button>{' '}
                可使「{diagnosis}」的判断更可靠
              </li>
            ))}
          </ul>
        </section>
      )}
      <details className={`jw-note ${styles.rules}`}>
        <summary>规则依据</summary>
        <p>
          综合判读 {reading.version}，检验解读规则库 {INFERENCE_VERSION}；在本机浏览器计算，输入不上传。
        </p>
        <ul className="jw-dotted">
          {NOTES.map((note) => (
            <li key={note}>{REVIEW_NOTE_TEXT[note]}</li>
          ))}
        </ul>
      </details>
      <p className="jw-note">{FOOTER_TEXT.reference_only}</p>
    </section>
  );
}
