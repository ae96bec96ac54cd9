import type { GraceLevel, GraceReportListItem } from '@jianwei/api-client/model';
import { GRACE_LEVEL_TEXT } from '@jianwei/clinical-rules/grace/wording';
import { useState } from 'react';
import type { AssessmentViewProps } from '../../../shared/assessment-registry.ts';
import { assessmentOf } from '../../../shared/assessment-registry.ts';
import { formatDate } from '../../../shared/lib/format-date.ts';
import { DraftStrip } from '../../../shared/ui/draft-strip.tsx';
import { BlockSkeleton } from '../../../shared/ui/skeleton.tsx';
import { AssessmentFooter } from '../shared/assessment-footer.tsx';
import { canSave } from '../shared/assessment-mode.ts';
import { isTyped, useAssessmentState } from '../shared/assessment-store.ts';
import { AssessmentShell } from '../shared/assessment-shell.tsx';
import { AssessmentTimeline } from '../shared/assessment-timeline.tsx';
import type { TimelineEntry, TimelineTone } from '../shared/assessment-timeline.tsx';
import { assessmentText, MINUTE_PATTERN, savedText } from '../shared/assessment-texts.ts';
import { NewerEvidenceNote } from '../shared/newer-evidence.tsx';
import { UnsavedWatch } from '../shared/unsaved-watch.tsx';
import { useLeave } from '../shared/use-leave.ts';
import { Reload } from '../../../shared/ui/reload.tsx';
import { GraceResult } from './grace-result.tsx';
import { graceText } from './grace-text.ts';
import { GraceTypedForm } from './grace-typed-form.tsx';
import { useGrace } from './use-grace.ts';

const GRACE = 5;

const TONES: Record<GraceLevel, TimelineTone> = { low: 'ok', medium: 'amber', high: 'high' };

/** The Grace tool: records, form, result and what may be done with them. */
export function GraceView({ patientId, reportId, onUnsavedChange, onSaved, onClose }: AssessmentViewProps) {
  const grace = useGrace({ patientId, reportId, onSaved });
  const [startedAt] = useState(() => new Date());
  const { store, source, state, mode, report, history, result } = grace;
  const evidences = useAssessmentState(store, ({ draft }) => (draft ?? source)?.evidences);
  const isModified = useAssessmentState(store, (now) => now.isStale && result !== null && isTyped(now, source));
  const entries = (history.data?.data ?? []).map(timelineEntry);
  const holdsResult = state.measured !== null;
  const time = state.measured?.at ?? report?.report_time;
  const isReadOnly = mode === 'read';
  const isMine = report?.mine === true;

  const leave = useLeave(() => !isReadOnly && (grace.isTypedNow() || holdsResult));

  function cancel() {
    const [newest] = entries;
    void leave(() => {
      if (mode === 'edit') grace.cancelEdit();
      else if (newest) grace.open(newest.id);
      else onClose();
    });
  }

  return (
    <>
      <AssessmentShell
        mode={mode}
        paper={{
          apiType: GRACE,
          patientId,
          timeLabel: '评估时间',
          time: time ?? startedAt,
          notes: [isReadOnly ? report?.user_name : assessmentText.notSaved],
        }}
        timeline={
          <>
            <AssessmentTimeline
              title="评估记录"
              create={{
                label: assessmentOf(GRACE)?.createLabel ?? '',
                unsaved: { title: '未保存的评估', startedAt },
                onNew: () => {
                  if (mode !== 'new') void leave(() => grace.open(null));
                },
              }}
              entries={entries}
              selectedId={state.selectedId}
              note={graceText.ownerOnly}
              onSelect={(id) => {
                if (id !== state.selectedId) void leave(() => grace.open(id));
              }}
            />
            {history.isError && <Reload onReload={() => void history.refetch()} />}
          </>
        }
        form={
          <>
            <DraftStrip offer={grace.draftOffer} onRestore={grace.restoreDraft} onDiscard={grace.settleDraft} />
            {grace.record.isError && <Reload onReload={() => void grace.record.refetch()} />}
            {!grace.hasValues && !grace.record.isError && <BlockSkeleton lines={9} />}
            {report && isReadOnly && (
              <NewerEvidenceNote evidence={report.newer_evidence} onAssessAgain={() => grace.open(null)} />
            )}
            <GraceTypedForm grace={grace} viewBlocked={viewBlocked(isReadOnly, isMine)} />
          </>
        }
        result={
          // Of a saved record that did not come it is not known that nothing was computed.
          evidences && (
            <GraceResult
              result={result}
              time={time}
              isMeasured={holdsResult}
              isStale={state.isStale && result !== null}
              evidences={evidences}
            />
          )
        }
        footer={
          <AssessmentFooter
            mode={mode}
            isMine={isMine}
            status={statusOf(grace, isModified)}
            canSave={canSave(state)}
            isBusy={grace.isBusy}
            onCancel={cancel}
            onSave={() => void grace.saveResult()}
            onEdit={grace.edit}
            onDelete={() => void grace.deleteReport()}
          />
        }
      />
      <UnsavedWatch store={store} source={source} history={history} onUnsavedChange={onUnsavedChange} />
    </>
  );
}

function timelineEntry(item: GraceReportListItem): TimelineEntry {
  const name = item.user_name ?? '';
  const by = item.mine === true ? `${name}（本人）` : [item.department, name].filter(Boolean).join('　');
  return {
    id: item.report_id,
    time: formatDate(item.report_time, MINUTE_PATTERN),
    by,
    ...(item.level !== undefined && {
      flag: { text: `${GRACE_LEVEL_TEXT[item.level]} ${item.score ?? ''}`.trim(), tone: TONES[item.level] },
    }),
  };
}

function viewBlocked(isReadOnly: boolean, isMine: boolean): string | undefined {
  if (!isReadOnly) return undefined;
  return isMine ? '点击「编辑」后可修改并重新查看结果' : graceText.ownerOnly;
}

function statusOf({ mode, state, report }: ReturnType<typeof useGrace>, isModified: boolean) {
  if (mode === 'read') {
    if (!report) return { text: '', tone: 'plain' as const };
    const who = report.mine ? '本人' : report.user_name;
    return { text: savedText(report.report_time, who), tone: 'ok' as const };
  }
  if (state.measured && !state.isStale) return { text: '结果尚未保存', tone: 'warning' as const };
  if (isModified) return { text: '输入已修改，请重新查看结果', tone: 'warning' as const };
  return { text: graceText.measureFirst, tone: 'plain' as const };
}
