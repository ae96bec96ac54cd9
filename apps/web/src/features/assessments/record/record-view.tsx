import { assessmentOf, emptyTextOf } from '../../../parts/assessments/assessment-registry.ts';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import { Reload } from '../../../kit/query/query-state.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { DraftStrip } from '../../../kit/ui/draft-strip.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { BlockSkeleton } from '../../../kit/ui/skeleton.tsx';
import { AssessmentFooter, type StatusProps } from '../shared/assessment-footer.tsx';
import { AssessmentShell } from '../shared/assessment-shell.tsx';
import { assessmentText, minuteText, savedText } from '../shared/assessment.ts';
import { AssessmentTimeline } from '../shared/assessment-timeline.tsx';
import { NewerEvidenceNote } from '../shared/newer-evidence.tsx';
import { PaperSeal } from './paper-seal.tsx';
import { canSave, isTyped } from './record-state.ts';
import { useFormValues, useRecordState } from './record-store.ts';
import type { OpenRecord, RecordPart, RecordViewTool } from './open-record.ts';
import type { RecordTypes } from './record-tool.ts';
import { RecordReplay } from './record-replay.tsx';
import { UnsavedWatch } from './unsaved-watch.tsx';
import { useRecord } from './use-record.ts';

type OfTool<T extends RecordTypes> = { tool: RecordViewTool<T> };

/** The view of a tool that keeps records. */
export const recordView = <T extends RecordTypes>(tool: RecordViewTool<T>) =>
  function RecordToolView(props: AssessmentViewProps) {
    return <RecordView tool={tool} {...props} />;
  };

/** A tool that keeps records: their list, form and result of the open one, and what may be done with it. */
function RecordView<T extends RecordTypes>({ tool, ...place }: AssessmentViewProps & OfTool<T>) {
  const { over, Result } = tool;
  const record = useRecord(tool, { ...place, isOver: over !== undefined });
  const { mode, report, entries, mayWrite, source, moment } = record;
  const isTouched = useRecordState(record.store, ({ draft }) => draft !== null);
  const hasContent = over ? report !== undefined : isTouched || source !== undefined;
  // Where the form stands over the record, that one is still read.
  const isRead = mode === 'read' || over !== undefined;
  const isEmpty = entries?.length === 0 && (over !== undefined || !mayWrite);
  const startedAt = over ? undefined : record.startedAt;

  return (
    <>
      <AssessmentShell
        mode={over ? 'read' : mode}
        paper={{
          apiType: tool.apiType,
          patientId: record.patientId,
          timeLabel: '评估时间',
          time: record.state.measured?.at ?? moment?.time ?? startedAt,
          note: isRead ? (moment?.author ?? moment?.who) : assessmentText.notSaved,
        }}
        timeline={<RecordList tool={tool} record={record} />}
        form={
          <>
            {(!over || mode === 'read') && <DraftStrip {...record.draft} />}
            {isEmpty ? (
              <EmptyState
                title={emptyTextOf(tool.apiType)}
                {...(!mayWrite && { hint: record.lock ?? assessmentText.clinicianOnly })}
                action={mayWrite && <Button onClick={record.openNew}>{assessmentOf(tool.apiType)?.createLabel}</Button>}
              />
            ) : (
              <>
                <Waiting record={record} hasContent={hasContent} />
                {report && isRead && (
                  <NewerEvidenceNote
                    evidence={report.newer_evidence}
                    {...(mayWrite && { onAssessAgain: record.openNew })}
                  />
                )}
                {over ? report && record.offers.data !== undefined && <over.Read record={record} /> : null}
                {!over && <TypedForm record={record} tool={tool} />}
              </>
            )}
          </>
        }
        // Of a saved record that did not come it is not known that nothing was computed.
        result={!isEmpty && hasContent && <Result record={record} />}
        seal={
          <PaperSeal
            apiType={tool.apiType}
            recordId={report?.report_id}
            isDraft={mode !== 'read'}
            readAgain={record.detail.refetch}
          />
        }
        {...(!isEmpty &&
          (!over || report) && { footer: <RecordFooter tool={tool} record={record} onClose={place.onClose} /> })}
      />
      {over && mode !== 'read' && (mode === 'new' || report) && <over.Editor record={record} />}
      <UnsavedWatch {...record} onUnsavedChange={place.onUnsavedChange} />
    </>
  );
}

/** The calls that the form waits for, or that failed. */
function Waiting<T extends RecordTypes>({ record, hasContent }: RecordPart<T> & { hasContent: boolean }) {
  const { tool, isOver, history, detail, loaded, offers } = record;
  const needed = isOver ? [detail, ...(tool.calls.offers ? [offers] : [])] : [loaded];
  const failed = needed.filter(({ isError }) => isError);
  const hasAll = hasContent && needed.every(({ data }) => data !== undefined);
  return (
    <>
      {failed.map(({ refetch }, index) => (
        <Reload key={index} onReload={() => void refetch()} />
      ))}
      {!hasAll && failed.length === 0 && !history.isError && <BlockSkeleton lines={9} />}
    </>
  );
}

/** The form with what is typed into it: of the tool, the part that renders with each key. */
function TypedForm<T extends RecordTypes>({ record, tool: { Form } }: RecordPart<T> & OfTool<T>) {
  const values = useFormValues(record.store, record.source);
  if (values === undefined || !Form) return null;
  return <Form record={record} values={values} errors={record.errorsOf(values)} />;
}

/** The records of the patient, newest first, with the entry for a new one on top. */
function RecordList<T extends RecordTypes>({ tool, record }: RecordPart<T> & OfTool<T>) {
  const { mode, openId, entries = [], history, report, startedAt, leave } = record;
  const { Aside } = tool;
  const create = {
    label: assessmentOf(tool.apiType)?.createLabel ?? '',
    unsaved: { title: tool.unsaved, startedAt },
    onNew: () => {
      if (mode !== 'new') void leave(record.openNew);
    },
  };
  return (
    <>
      <AssessmentTimeline
        title={tool.title}
        {...(record.mayWrite && { create })}
        entries={entries.map((entry, index) => {
          const isEdited = mode === 'edit' && entry.report_id === openId;
          const line = tool.entry(entry, { index, count: entries.length, isEdited });
          return { ...line, id: entry.report_id, time: minuteText(line.time ?? entry.report_time) };
        })}
        // Where nothing is open nothing is selected, and nothing is unsaved either.
        selectedId={mode === 'new' ? null : (openId ?? '')}
        note={tool.note}
        onSelect={(id) => {
          if (id !== openId || mode === 'new') void leave(() => record.open(id));
        }}
      />
      {history.isError && <Reload onReload={() => void history.refetch()} />}
      {Aside && report && <Aside key={report.report_id} report={report} />}
    </>
  );
}

/** How the record stands, and what may be done with it; `onClose` closes the tool where there is no record to go back to. */
function RecordFooter<T extends RecordTypes>({
  tool,
  record,
  onClose,
}: RecordPart<T> & OfTool<T> & { onClose: () => void }) {
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
      beside={<RecordReplay key={record.openId} apiType={tool.apiType} recordId={record.report?.report_id} />}
      {...(remove && { onDelete: () => void record.remove() })}
    />
  );
}

/** Renders with a key only where that changes what it says. */
function useStatus<T extends RecordTypes>(record: OpenRecord<T>): StatusProps {
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
