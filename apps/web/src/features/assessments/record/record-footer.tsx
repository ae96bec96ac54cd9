import { AssessmentFooter } from '../shared/assessment-footer.tsx';
import { assessmentText, savedText } from '../shared/assessment-texts.ts';
import { canSave, isTyped } from './record-state.ts';
import { useRecordState } from './record-store.ts';
import type { OpenRecord, RecordPart } from './open-record.ts';
import type { RecordTypes } from './record-tool.ts';

/** How the record stands, and what may be done with it; `onClose` closes the tool where there is no record to go back to. */
export function RecordFooter<T extends RecordTypes>({ record, onClose }: RecordPart<T> & { onClose: () => void }) {
  const { mode, state, entries, isOver } = record;
  const { measure, remove } = record.tool.calls;

  function cancel() {
    const [newest] = entries ?? [];
    void record.leave(() => {
      if (mode === 'edit') record.close();
      else if (newest) record.open(newest.report_id);
      else onClose();
    });
  }

  return (
    <AssessmentFooter
      mode={isOver ? 'read' : mode}
      isMine={record.isOwn}
      status={useStatus(record)}
      canSave={measure === undefined || canSave(state)}
      isBusy={state.busy === 'saving'}
      onCancel={cancel}
      onSave={() => void record.save()}
      onEdit={record.edit}
      {...(remove && { onDelete: () => void record.remove() })}
    />
  );
}

type Status = Parameters<typeof AssessmentFooter>[0]['status'];

/** Renders with a key only where that changes what it says. */
function useStatus<T extends RecordTypes>(record: OpenRecord<T>): Status {
  const { store, source, state, moment } = record;
  const { measure } = record.tool.calls;
  // Asked only where it is told: a key that is taken back again draws nothing here.
  const tells = measure === undefined || record.judged !== undefined;
  const isModified = useRecordState(store, (now) => tells && isTyped(now, source));
  const problems = useRecordState(store, ({ draft }) => {
    const values = measure ? undefined : (draft ?? source);
    return values === undefined ? 0 : Object.keys(record.errorsOf(values)).length;
  });
  if (record.mode === 'read' || record.isOver) {
    return { text: moment ? savedText(moment.time, moment.who) : '', tone: 'ok' };
  }
  if (measure) {
    if (canSave(state)) return { text: '结果尚未保存', tone: 'warning' };
    const isTold = record.judged?.isStale === true && (state.measured !== null || isModified);
    return isTold
      ? { text: `输入已修改，请${measure.again}`, tone: 'warning' }
      : { text: assessmentText.measureFirst, tone: 'plain' };
  }
  if (problems > 0) return { text: `${problems} 项需修改`, tone: 'error' };
  return isModified
    ? { text: assessmentText.notSaved, tone: 'warning' }
    : { text: '填写后点击「保存」', tone: 'plain' };
}
