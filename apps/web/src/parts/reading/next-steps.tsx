import type { Reading, ReadingAction, ReportData, Warning, WarningRecordInput } from '@jianwei/api-client/model';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import { Button } from '../../kit/ui/button.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { useLoopActions } from '../loop/loop-actions.ts';
import { loopSubject } from '../loop/loop-words.ts';
import { useReportLoops } from '../loop/use-loops.ts';
import { decisionAddress } from '../report/decision-address.ts';
import { useMayOpen } from '../session/may-open.ts';
import { useSingleKey } from '../session/single-keys.ts';
import { isClinician } from '../session/roles.ts';
import { useSession } from '../session/session-store.ts';
import { Done, recordOf, type StepOfLoop, waitingFor } from './done-step.tsx';
import styles from './next-steps.module.css';
import { sourceText } from './reading-words.ts';

/** The diagnosis of the first finding: its own, or the one that the same rows carry. */
function firstDiagnosis({ findings }: Reading): string | undefined {
  const [first] = findings;
  const rows = first?.evidences ?? [];
  const carries = (ids: readonly string[]) => rows.length > 0 && rows.every((row) => ids.includes(row));
  const carrier = findings.find((one) => one.diagnosis_id && (one === first || carries(one.evidences)));
  return carrier?.diagnosis_id;
}

interface RecordButtonProps {
  action: ReadingAction;
  /** Where it is recorded: the step as it stands in each loop that it is part of. */
  first: StepOfLoop;
  others: readonly StepOfLoop[];
  /** Its place in the list is its key. */
  place: number;
}

const entryOf = ({ text, action_id: id }: ReadingAction): WarningRecordInput => ({
  step: 'handled',
  text,
  action_id: id,
});

/** One click, or one key, records that a step was done; a step that did not arrive says so in the band above. */
function RecordButton({ action, first, others, place }: RecordButtonProps) {
  const loops = [first, ...others].map(({ loop }) => loop);
  const { record, unsent, isBusy } = useLoopActions(
    first.loop,
    others.map(({ loop }) => loop.warning_id),
  );
  const ids = [action.action_id, ...(action.includes ?? [])];
  const isUnsent = unsent.some((step) => step.record.action_id !== undefined && ids.includes(step.record.action_id));
  const run = () =>
    void record(
      entryOf(first.action),
      others.map((one) => ({ warningId: one.loop.warning_id, record: entryOf(one.action) })),
    );
  const key = useSingleKey(isUnsent ? undefined : String(place), run);
  if (isUnsent) return <span className="jw-note jw-nowrap jw-ink-high jw-end">未送达</span>;
  const subjects = [...new Set(loops.map(loopSubject))];
  const isOfSeveral = subjects.length > 1;
  return (
    <span className="jw-end jw-fixed jw-no-print">
      <Button
        size="small"
        busy={isBusy}
        aria-label={`${action.text}${isOfSeveral ? `，记入${subjects.join('、')}` : ''}：已处理`}
        aria-keyshortcuts={key}
        title={isOfSeveral ? `记入${subjects.join('、')}` : undefined}
        onClick={run}
      >
        已处理
        {isOfSeveral && <span>{subjects.length} 项</span>}
        {key && (
          <kbd className={styles.key} aria-hidden="true">
            {place}
          </kbd>
        )}
      </Button>
    </span>
  );
}

interface StepProps {
  action: ReadingAction;
  place: number;
  loops: readonly Warning[];
  /** Of the report, yyyy-MM-dd. */
  day: string | undefined;
}

function Step({ action, place, loops, day }: StepProps) {
  const session = useSession();
  const { text, source } = action;
  const record = recordOf(loops, action);
  const [first, ...others] = waitingFor(loops, action);
  return (
    <li className="jw-grid jw-print-whole" title={source}>
      <span className={`jw-fixed jw-note ${styles.number}`} aria-hidden="true">
        {place}
      </span>
      <span>{record ? <s>{text}</s> : text}</span>
      {record && <Done record={record} day={day} />}
      {first && session && isClinician(session.role) && (
        <RecordButton action={action} first={first} others={others} place={place} />
      )}
      {source && <span className={`jw-note ${styles.source}`}>{sourceText(source)}</span>}
    </li>
  );
}

/** 现在做什么: what to do, in order, with its source and who has done it; nothing where there is nothing to do. */
export function NextSteps({ reading, report }: { reading: Reading; report: ReportData }) {
  const { report_id: reportId, report_time: time } = report;
  const mayOpen = useMayOpen();
  const loops = useReportLoops(reportId ?? '').data?.data ?? [];
  if (reading.actions.length === 0) return null;
  const diagnosisId = firstDiagnosis(reading);
  const address = diagnosisId && decisionAddress(diagnosisId, reportId);
  return (
    <TitledSection
      className={styles.steps}
      title="现在做什么"
      aside={
        address &&
        mayOpen(address) && (
          <Link to={address} className="jw-row jw-no-print">
            处理建议
            <ChevronRight size={14} />
          </Link>
        )
      }
    >
      <ol>
        {reading.actions.map((action, index) => (
          <Step key={action.action_id} action={action} place={index + 1} loops={loops} day={time && formatDate(time)} />
        ))}
      </ol>
    </TitledSection>
  );
}
