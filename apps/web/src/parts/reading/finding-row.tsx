import { isTrue, sayOf } from '@jianwei/api-client/transport/undetermined';
import type { LaboratoryRow, ReadingFinding, SuggestionDiagnosis } from '@jianwei/api-client/model';
import { ChevronRight, Copy } from 'lucide-react';
import { classNames } from '../../kit/lib/class-names.ts';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { ResultValue } from '../lab/abnormal-value.tsx';
import { ReliabilityMark } from '../lab/reliability-mark.tsx';
import { copyResult } from '../result/result-actions.tsx';
import styles from './finding-row.module.css';
import { noteOf } from './reading-text.ts';
import { isOldNews, statusWord, urgencyWord } from './reading-words.ts';

/** What opens from a finding: its tool, or the drawer of its diagnosis. */
export interface FindingTarget {
  readonly label: string;
  readonly open: () => void;
}

interface FindingRowProps {
  finding: ReadingFinding;
  /** Rows that carry it. */
  rows: readonly LaboratoryRow[];
  /** The suspected diagnosis that it is, for its reliability. */
  diagnosis: SuggestionDiagnosis | undefined;
  target: FindingTarget | undefined;
  isMarked: boolean;
  /** Copies its sentence while it has the focus; undefined while single keys are off. */
  copyKey: string | undefined;
  onMark: (findingId: string) => void;
}

/** The value that decides it, with its arrow where a row of the report has just this value; the unit stands in the table. */
function Value({ value, rows }: { value: string } & Pick<FindingRowProps, 'rows'>) {
  const row = rows.find(({ original_result: result }) => value === result || value.startsWith(`${result} `));
  return (
    <span className={styles.value} title={value}>
      {row ? <ResultValue of={row} slot /> : <span className="jw-small">{value}</span>}
    </span>
  );
}

/** Values of several items: beside the title they would take its room, they begin the note below it. */
const isSeveral = (value: string) => value.includes('，');

/** Values that stand not beside it, how it stands against the last time, what changed, and what else its sentence says. */
function noteTexts(finding: ReadingFinding): string {
  const { value_text: value = '', change_text: change } = finding;
  return [isSeveral(value) ? value : '', statusWord(finding), change, noteOf(finding)].filter(Boolean).join('，');
}

/** One finding: how soon, what, its value and its change. Pressing it marks its rows, Enter opens its tool or its diagnosis. */
export function FindingRow({ finding, rows, diagnosis, target, isMarked, copyKey, onMark }: FindingRowProps) {
  const { finding_id: id, title, text, urgency, evidences, value_text: value = '', copy_text: sentence } = finding;
  const isKnown = isTrue(finding.known);
  const isOld = isOldNews(finding);
  const count = sayOf(evidences[0], evidences.length);
  const toggle = () => evidences.length > 0 && onMark(isMarked ? '' : id);
  return (
    <li
      className={`jw-row jw-print-whole ${styles.finding}`}
      data-finding={id}
      data-urgency={urgency}
      data-old={isOld || undefined}
      data-selected={isMarked || undefined}
    >
      <button
        type="button"
        className={`jw-grid jw-grow jw-press ${styles.select}`}
        aria-pressed={isMarked}
        title={text}
        onClick={toggle}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || target === undefined) return;
          event.preventDefault();
          target.open();
        }}
      >
        <span className={classNames('jw-nowrap jw-print-ink', styles.urgency)}>{urgencyWord(urgency)}</span>
        <span className={`jw-stack ${styles.text}`}>
          <span className={styles.title}>{title}</span>
          <span className={classNames('jw-note jw-print-wrap', isOld ? 'jw-ellipsis' : 'jw-clamp-2', styles.note)}>
            {diagnosis && finding.kind === 'diagnosis' && !isKnown && (
              <span className={styles.reliability}>
                <ReliabilityMark reliable={diagnosis.reliable} showLabel={false} />
              </span>
            )}
            {noteTexts(finding)}
          </span>
        </span>
        <Value value={isSeveral(value) ? '' : value} rows={rows} />
        <span className={`jw-note jw-nowrap ${styles.evidence}`}>依据 {count}</span>
      </button>
      <span className={`jw-row jw-fixed jw-no-print ${styles.actions}`}>
        {sentence && (
          <IconButton
            icon={Copy}
            size={14}
            label={`复制 ${title}`}
            aria-keyshortcuts={copyKey}
            onClick={() => void copyResult(sentence)}
          />
        )}
        {target && (
          <IconButton className="jw-end" icon={ChevronRight} size={16} label={target.label} onClick={target.open} />
        )}
      </span>
    </li>
  );
}
