import { sayOf } from '@jianwei/api-client/transport/undetermined';
import type { Reading, ReadingClause, ReportData } from '@jianwei/api-client/model';
import { Copy } from 'lucide-react';
import { formatDate, minuteInYear } from '../../kit/lib/format-date.ts';
import { STILL_LEARNING } from '../lab/lab-text.ts';
import { copyResult } from '../result/result-actions.tsx';
import { useHasSingleKeys } from '../session/single-keys.ts';
import { detailOf, readingText } from './reading-text.ts';
import { levelWord } from './reading-words.ts';
import styles from './reading-head.module.css';

export interface MarkProps {
  /** Finding whose rows are marked; '' = none. */
  findingId: string;
  /** Marks the rows of a finding, and of no other; '' = none. */
  onMark: (findingId: string) => void;
}

/** Level of the reading as a word; without a reading it says that there is none. */
export function ReadingLevelWord({ reading }: { reading: Reading | undefined }) {
  if (reading === undefined) return <span>综合判读未提供</span>;
  return (
    <span className={`jw-tag jw-print-outlined ${styles.level}`} data-level={reading.level}>
      {levelWord(reading.level)}
    </span>
  );
}

/** 超时放行: the laboratory did not decide in time, and nobody has checked what stands here. */
function TimedOutMark({ report: { timed_out_at: at, report_time: time } }: { report: ReportData }) {
  if (at === undefined) return null;
  const when = sayOf(at, minuteInYear(at, time === undefined ? '' : formatDate(time, 'yyyy')));
  return (
    <span className="jw-tag jw-print-outlined" title={`检验科未在时限内审核，${when} 自动放行`}>
      超时放行
    </span>
  );
}

const CRITICAL = '危急';

/** A clause that breaks behind its marks, not inside a value, and in which the word 危急 stands out. */
function ClauseText({ text }: { text: string }) {
  return text.split(/(?<=[，：；])/).map((part, index) => (
    // The parts of one sentence keep their places.
    <span key={`${index}${part}`} className={styles.part}>
      {part.startsWith(CRITICAL) && <span className="jw-ink-critical jw-print-ink">{CRITICAL}</span>}
      {part.startsWith(CRITICAL) ? part.slice(CRITICAL.length) : part}
    </span>
  ));
}

/** A clause; one that comes from a finding with rows marks them. */
function Clause({ clause, reading, findingId, onMark }: MarkProps & { clause: ReadingClause; reading: Reading }) {
  const finding = reading.findings.find((one) => one.finding_id === clause.finding_id);
  const text = <ClauseText text={clause.text} />;
  if (finding === undefined || finding.evidences.length === 0) return text;
  const isMarked = finding.finding_id === findingId;
  return (
    <button
      type="button"
      className={`jw-press ${styles.clause}`}
      aria-pressed={isMarked}
      title={isMarked ? '取消标出依据' : '在检验结果中标出依据'}
      onClick={() => onMark(isMarked ? '' : finding.finding_id)}
    >
      {text}
    </button>
  );
}

interface ReadingHeadProps extends MarkProps {
  report: ReportData;
  reading: Reading;
}

/** 综合判读: the first clause large, the others below it, one line of detail. */
export function ReadingHead({ report, reading, ...mark }: ReadingHeadProps) {
  const [first, ...others] = reading.headline;
  const isLearning = report.learn_interpretation;
  const [hasKeys] = useHasSingleKeys();
  const detail = isLearning ? sayOf(isLearning, STILL_LEARNING) : detailOf(reading);
  return (
    <section className={styles.head} aria-label="综合判读">
      <div className="jw-row jw-between jw-note">
        <span className="jw-row jw-gap-8">
          综合判读 <ReadingLevelWord reading={reading} />
          <TimedOutMark report={report} />
        </span>
        <button
          type="button"
          className={`jw-press jw-row jw-gap-6 jw-no-print ${styles.copy}`}
          aria-label="复制综合判读"
          aria-keyshortcuts={hasKeys ? 'C' : undefined}
          onClick={() => void copyResult(readingText(report, reading))}
        >
          <Copy size={14} />
          复制
          {hasKeys && <kbd className={styles.key}>C</kbd>}
        </button>
      </div>
      {!isLearning && first && (
        <h2 className={`jw-song jw-print-title ${styles.first}`}>
          <Clause {...{ clause: first, reading, ...mark }} />
        </h2>
      )}
      {!isLearning &&
        others.map((clause, index) => (
          <p key={clause.text} className={`jw-song jw-heading ${styles.other}`}>
            <Clause {...{ clause, reading, ...mark }} />
            {index < others.length - 1 && '；'}
          </p>
        ))}
      {detail !== '' && <p className={`jw-table-text jw-ink-2 ${styles.detail}`}>{detail}</p>}
    </section>
  );
}
