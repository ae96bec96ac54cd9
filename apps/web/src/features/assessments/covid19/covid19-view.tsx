import { useEffect, useState } from 'react';
import { assessmentOf, emptyTextOf } from '../../../shared/assessment-registry.ts';
import type { AssessmentViewProps } from '../../../shared/assessment-registry.ts';
import { formatDate } from '../../../shared/lib/format-date.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { DraftStrip } from '../../../shared/ui/draft-strip.tsx';
import { BlockSkeleton } from '../../../shared/ui/skeleton.tsx';
import { AssessmentFooter } from '../shared/assessment-footer.tsx';
import { AssessmentShell } from '../shared/assessment-shell.tsx';
import { MINUTE_PATTERN, savedText } from '../shared/assessment-texts.ts';
import { AssessmentTimeline } from '../shared/assessment-timeline.tsx';
import { NewerEvidenceNote } from '../shared/newer-evidence.tsx';
import { Reload } from '../../../shared/ui/reload.tsx';
import { Covid19Conclusion } from './covid19-conclusion.tsx';
import { Covid19Editor } from './covid19-editor.tsx';
import { Covid19RecordView } from './covid19-record.tsx';
import { useCovid19 } from './use-covid19.ts';

const API_TYPE = 9;

/** The COVID-19 typing aid: records, the one that is read, and the editor over it. */
export function Covid19View({ patientId, reportId, onUnsavedChange, onSaved }: AssessmentViewProps) {
  const covid = useCovid19({ patientId, reportId, onSaved });
  const { history, entries, record, options, mayWrite, editor } = covid;
  const [isDirty, setDirty] = useState(false);
  const [startedAt] = useState(() => new Date());
  const hasReports = entries.length > 0;
  const data = record.data;
  const author = [data?.department, data?.user_name].filter(Boolean).join('\u3000');
  const createLabel = assessmentOf(API_TYPE)?.createLabel ?? '';

  // The editor covers the view: the offer stands in whichever is on the screen.
  const draftStrip = (
    <DraftStrip offer={covid.draftOffer} onRestore={covid.restoreDraft} onDiscard={covid.settleDraft} />
  );

  useEffect(() => {
    onUnsavedChange({ isDirty, hasReports, holdsResult: false });
  }, [onUnsavedChange, isDirty, hasReports]);

  return (
    <>
      <AssessmentShell
        paper={{ apiType: API_TYPE, patientId, timeLabel: '评估时间', time: data?.report_time, notes: [author] }}
        timeline={
          <>
            <AssessmentTimeline
              title="评估记录"
              {...(mayWrite && {
                create: {
                  label: createLabel,
                  unsaved: { title: '未保存的评估', startedAt },
                  onNew: covid.startNew,
                },
              })}
              entries={entries.map((entry, index) => ({
                id: entry.report_id,
                time: formatDate(entry.report_time, MINUTE_PATTERN),
                by: `第 ${entries.length - index} 次评估`,
              }))}
              // Without records and without the editor nothing is selected, and nothing is unsaved either.
              selectedId={editor === 'new' ? null : (covid.selectedId ?? '')}
              onSelect={covid.open}
            />
            {history.isError && <Reload onReload={() => void history.refetch()} />}
          </>
        }
        form={
          covid.isEmpty ? (
            <>
              {editor === 'closed' && draftStrip}
              <EmptyState
                title={emptyTextOf(API_TYPE)}
                action={mayWrite && <Button onClick={covid.startNew}>{createLabel}</Button>}
              />
            </>
          ) : (
            <>
              {editor === 'closed' && draftStrip}
              {record.isError && <Reload onReload={() => void record.refetch()} />}
              {options.isError && <Reload onReload={() => void options.refetch()} />}
              {data && (
                <NewerEvidenceNote
                  evidence={data.newer_evidence}
                  {...(mayWrite && { onAssessAgain: covid.startNew })}
                />
              )}
              {data && options.data && <Covid19RecordView record={data} options={options.data} />}
              {(history.isPending || record.isLoading || options.isLoading) && <BlockSkeleton lines={9} />}
            </>
          )
        }
        result={data && <Covid19Conclusion record={data} />}
        footer={
          data && (
            <AssessmentFooter
              mode="read"
              isMine={data.editable === true}
              status={{ text: savedText(data.report_time, data.mine === true ? '本人' : author), tone: 'ok' }}
              onEdit={covid.edit}
            />
          )
        }
      />
      {editor !== 'closed' && (editor === 'new' || data) && (
        <Covid19Editor
          key={`${editor} ${covid.restored?.at ?? ''}`}
          patientId={patientId}
          record={editor === 'edit' ? data : undefined}
          options={options.data}
          restored={covid.restored?.values ?? null}
          draftStrip={draftStrip}
          onReloadOptions={options.isError ? () => void options.refetch() : undefined}
          onDirtyChange={setDirty}
          onSaved={covid.finishSaving}
          onClose={covid.closeEditor}
        />
      )}
    </>
  );
}
