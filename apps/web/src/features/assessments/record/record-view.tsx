import { assessmentOf, emptyTextOf } from '../../../parts/assessments/assessment-registry.ts';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import { Reload } from '../../../kit/query/query-state.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { DraftStrip } from '../../../kit/ui/draft-strip.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { BlockSkeleton } from '../../../kit/ui/skeleton.tsx';
import { AssessmentShell } from '../shared/assessment-shell.tsx';
import { assessmentText } from '../shared/assessment-texts.ts';
import { NewerEvidenceNote } from '../shared/newer-evidence.tsx';
import { RecordFooter } from './record-footer.tsx';
import { RecordList } from './record-list.tsx';
import { useFormValues, useRecordState } from './record-store.ts';
import type { RecordPart, RecordViewTool } from './open-record.ts';
import type { RecordTypes } from './record-tool.ts';
import { UnsavedWatch } from './unsaved-watch.tsx';
import { useRecord } from './use-record.ts';

interface RecordViewProps<T extends RecordTypes> extends AssessmentViewProps {
  tool: RecordViewTool<T>;
}

/** A tool that keeps records: their list, form and result of the open one, and what may be done with it. */
export function RecordView<T extends RecordTypes>({ tool, ...place }: RecordViewProps<T>) {
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
                {...(!mayWrite && { hint: assessmentText.clinicianOnly })}
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
                {!over && <TypedForm record={record} Form={tool.Form} />}
              </>
            )}
          </>
        }
        // Of a saved record that did not come it is not known that nothing was computed.
        result={!isEmpty && hasContent && <Result record={record} />}
        {...(!isEmpty && (!over || report) && { footer: <RecordFooter record={record} onClose={place.onClose} /> })}
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
function TypedForm<T extends RecordTypes>({ record, Form }: RecordPart<T> & { Form: RecordViewTool<T>['Form'] }) {
  const values = useFormValues(record.store, record.source);
  if (values === undefined || !Form) return null;
  return <Form record={record} values={values} errors={record.errorsOf(values)} />;
}
