import type { GraceLevel, GraceReportListItem } from '@jianwei/api-client/model';
import { GRACE_LEVEL_TEXT } from '@jianwei/clinical-rules/grace/wording';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { AssessmentViewProps } from '../../../shared/assessment-registry.ts';
import { assessmentOf } from '../../../shared/assessment-registry.ts';
import { formatDate } from '../../../shared/lib/format-date.ts';
import { DraftStrip } from '../../../shared/ui/draft-strip.tsx';
import { BlockSkeleton } from '../../../shared/ui/skeleton.tsx';
import { AssessmentFooter } from '../shared/assessment-footer.tsx';
import { canSave } from '../shared/assessment-mode.ts';
import { AssessmentShell } from '../shared/assessment-shell.tsx';
import { AssessmentTimeline } from '../shared/assessment-timeline.tsx';
import type { TimelineEntry, TimelineTone } from '../shared/assessment-timeline.tsx';
import { assessmentText, MINUTE_PATTERN, savedText } from '../shared/assessment-texts.ts';
import { NewerEvidenceNote } from '../shared/newer-evidence.tsx';
import { useLeave } from '../shared/use-leave.ts';
import { Reload } from '../../../shared/ui/reload.tsx';
import { GraceEvidenceDialog } from './grace-evidence-dialog.tsx';
import { GraceForm } from './grace-form.tsx';
import type { GraceSources } from './grace-form.tsx';
import { graceFormFromApi } from './grace-form-values.ts';
import type { GraceFormValues } from './grace-form-values.ts';
import { GraceResult } from './grace-result.tsx';
import { graceText } from './grace-text.ts';
import { useGrace, useGraceCalls } from './use-grace.ts';

const GRACE = 5;

const TONES: Record<GraceLevel, TimelineTone> = { low: 'ok', medium: 'amber', high: 'high' };

/** The Grace tool: records, form, result and what may be done with them. */
export function GraceView(props: AssessmentViewProps) {
  return <GraceTool {...props} calls={useGraceCalls(props.patientId)} />;
}

interface GraceToolProps extends AssessmentViewProps {
  calls: ReturnType<typeof useGraceCalls>;
}

function GraceTool({ patientId, reportId, onUnsavedChange, onSaved, onClose, calls }: GraceToolProps) {
  const grace = useGrace({ patientId, reportId, onSaved, calls });
  const [editsEvidence, setEditsEvidence] = useState(false);
  const [startedAt] = useState(() => new Date());
  const { state, mode, values, report, history, isDirty, result } = grace;
  const records = history.data?.data;
  const entries = useMemo(() => (records ?? []).map(timelineEntry), [records]);
  const hasReports = entries.length > 0;
  const holdsResult = state.measured !== null;
  const time = state.measured?.at ?? report?.report_time;
  const isReadOnly = mode === 'read';
  const isMine = report?.mine === true;
  const flags = mode === 'new' ? grace.init : report;

  useEffect(() => {
    onUnsavedChange({ isDirty, hasReports, holdsResult });
  }, [onUnsavedChange, isDirty, hasReports, holdsResult]);

  const leave = useLeave(mode !== 'read' && (isDirty || holdsResult));

  function cancel() {
    const [newest] = entries;
    void leave(() => {
      if (mode === 'edit') grace.cancelEdit();
      else if (newest) grace.open(newest.id);
      else onClose();
    });
  }

  const { open } = grace;
  const { selectedId } = state;
  // Not drawn again with each key that is typed.
  const timeline = useMemo(
    () => (
      <AssessmentTimeline
        title="评估记录"
        create={{
          label: assessmentOf(GRACE)?.createLabel ?? '',
          unsaved: {
            title: '未保存的评估',
            detail: [formatDate(startedAt, 'MM-dd HH:mm'), '编辑中'].join('\u3000'),
          },
          onNew: () => {
            if (mode !== 'new') void leave(() => open(null));
          },
        }}
        entries={entries}
        selectedId={selectedId}
        note={graceText.ownerOnly}
        onSelect={(id) => {
          if (id !== selectedId) void leave(() => open(id));
        }}
      />
    ),
    [entries, selectedId, startedAt, mode, leave, open],
  );
  const editEvidence = useCallback(() => setEditsEvidence(true), []);

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
            {timeline}
            {history.isError && <Reload onReload={() => void history.refetch()} />}
          </>
        }
        form={
          <>
            <DraftStrip offer={grace.draftOffer} onRestore={grace.restoreDraft} onDiscard={grace.settleDraft} />
            {grace.record.isError && <Reload onReload={() => void grace.record.refetch()} />}
            {values === undefined && !grace.record.isError && <BlockSkeleton lines={9} />}
            {report && isReadOnly && (
              <NewerEvidenceNote evidence={report.newer_evidence} onAssessAgain={() => grace.open(null)} />
            )}
            {values && (
              <GraceForm
                values={values}
                errors={grace.errors}
                sources={sourcesOf(flags, values)}
                isReadOnly={isReadOnly}
                canModifyEnzymes={flags?.evidence_modify === true}
                isMeasuring={grace.isMeasuring}
                viewBlocked={viewBlocked(isReadOnly, isMine)}
                onChange={grace.change}
                onEditEvidence={editEvidence}
                onViewResult={() => void grace.viewResult()}
              />
            )}
          </>
        }
        result={
          // Of a saved record that did not come it is not known that nothing was computed.
          values && (
            <GraceResult
              result={result}
              time={time}
              isMeasured={state.measured !== null}
              isStale={state.isStale && result !== null}
              evidences={values.evidences}
            />
          )
        }
        footer={
          <AssessmentFooter
            mode={mode}
            isMine={isMine}
            status={statusOf(grace)}
            canSave={canSave(state)}
            isBusy={grace.isBusy}
            onCancel={cancel}
            onSave={() => void grace.saveResult()}
            onEdit={grace.edit}
            onDelete={() => void grace.deleteReport()}
          />
        }
      />
      {editsEvidence && values && (
        <GraceEvidenceDialog
          evidences={values.evidences}
          onClose={() => setEditsEvidence(false)}
          onSave={(evidences) => {
            setEditsEvidence(false);
            grace.change({
              evidences,
              cardiacEnzymesHigh: values.cardiacEnzymesHigh || evidences.length > 0,
            });
          }}
        />
      )}
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

/** Lab reports are named as the source of a value only as long as that value stands. */
function sourcesOf(flags: ReturnType<typeof useGrace>['init'], values: GraceFormValues): GraceSources {
  if (!flags) return {};
  const original = graceFormFromApi(flags);
  const isOwnCreatinine =
    original.serumCreatinine === values.serumCreatinine && original.serumCreatinineUnit === values.serumCreatinineUnit;
  return {
    age: original.age === values.age ? flags.age_source : undefined,
    creatinine: isOwnCreatinine ? flags.serum_creatinine_source : undefined,
    creatinineReference: flags.serum_creatinine_reference,
  };
}

function viewBlocked(isReadOnly: boolean, isMine: boolean): string | undefined {
  if (!isReadOnly) return undefined;
  return isMine ? '点击「编辑」后可修改并重新查看结果' : graceText.ownerOnly;
}

function statusOf({ mode, state, report, isDirty, result }: ReturnType<typeof useGrace>) {
  if (mode === 'read') {
    if (!report) return { text: '', tone: 'plain' as const };
    const who = report.mine ? '本人' : report.user_name;
    return { text: savedText(report.report_time, who), tone: 'ok' as const };
  }
  if (state.measured && !state.isStale) return { text: '结果尚未保存', tone: 'warning' as const };
  if (state.isStale && isDirty && result !== null)
    return { text: '输入已修改，请重新查看结果', tone: 'warning' as const };
  return { text: graceText.measureFirst, tone: 'plain' as const };
}
