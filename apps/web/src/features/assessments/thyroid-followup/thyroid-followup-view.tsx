import type { NewerEvidence, ThyroidFollowUpListItem, ThyroidFollowUpRecord } from '@jianwei/api-client/model';
import { useEffect, useState } from 'react';
import type { AssessmentViewProps } from '../../../shared/assessment-registry.ts';
import { assessmentOf, emptyTextOf } from '../../../shared/assessment-registry.ts';
import { formatDate } from '../../../shared/lib/format-date.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { DraftStrip } from '../../../shared/ui/draft-strip.tsx';
import { BlockSkeleton } from '../../../shared/ui/skeleton.tsx';
import { AssessmentFooter } from '../shared/assessment-footer.tsx';
import { AssessmentShell } from '../shared/assessment-shell.tsx';
import { AssessmentTimeline } from '../shared/assessment-timeline.tsx';
import type { TimelineEntry } from '../shared/assessment-timeline.tsx';
import { MINUTE_PATTERN, savedText } from '../shared/assessment-texts.ts';
import { NewerEvidenceNote } from '../shared/newer-evidence.tsx';
import { useLeave } from '../shared/use-leave.ts';
import { Reload } from '../../../shared/ui/reload.tsx';
import { ModificationHistory } from './modification-history.tsx';
import { doseText, timeOf } from './thyroid-assessment.ts';
import type { ThyroidFormValues } from './thyroid-fields.ts';
import { ThyroidForm } from './thyroid-form.tsx';
import { thyroidFormFromApi } from './thyroid-form-values.ts';
import { ThyroidResult } from './thyroid-result.tsx';
import { changedBy, thyroidText } from './thyroid-text.ts';
import { useThyroidFollowUp } from './use-thyroid-followup.ts';

const API_TYPE = 8;

/** The thyroid medication follow-up: records, the form, what was changed, and what it says about TSH suppression. */
export function ThyroidFollowUpView({ patientId, reportId, onUnsavedChange, onSaved, onClose }: AssessmentViewProps) {
  const tool = useThyroidFollowUp({ patientId, reportId, onSaved });
  const [startedAt] = useState(() => new Date());
  const { mode, selectedId, values, report, history, entries, isDirty } = tool;
  const hasReports = entries.length > 0;
  const isEmpty = mode === 'new' && !tool.mayWrite;
  const time = mode === 'read' ? savedAt(report) : new Date(tool.now);

  useEffect(() => {
    onUnsavedChange({ isDirty, hasReports, holdsResult: false });
  }, [onUnsavedChange, isDirty, hasReports]);

  const leave = useLeave(() => isDirty);

  function cancel() {
    const [newest] = entries;
    void leave(() => {
      if (mode === 'edit') tool.cancelEdit();
      else if (newest) tool.open(newest.report_id);
      else onClose();
    });
  }

  return (
    <AssessmentShell
      mode={mode}
      paper={{
        apiType: API_TYPE,
        patientId,
        timeLabel: '评估时间',
        time,
        notes: [mode === 'read' ? report && savedBy(report) : thyroidText.notSaved],
      }}
      timeline={
        <>
          <AssessmentTimeline
            title="随访记录"
            {...(tool.mayWrite && {
              create: {
                label: assessmentOf(API_TYPE)?.createLabel ?? '',
                unsaved: { title: '未保存的随访', startedAt },
                onNew: () => {
                  if (mode !== 'new') void leave(() => tool.open(null));
                },
              },
            })}
            entries={entries.map((entry) => timelineEntry(entry, mode === 'edit' && entry.report_id === selectedId))}
            selectedId={selectedId}
            onSelect={(id) => {
              if (id !== selectedId) void leave(() => tool.open(id));
            }}
          />
          {history.isError && <Reload onReload={() => void history.refetch()} />}
          {report && <ModificationHistory key={report.report_id} entries={report.history} />}
        </>
      }
      form={
        isEmpty ? (
          history.isPending ? (
            <BlockSkeleton lines={9} />
          ) : (
            <EmptyState title={emptyTextOf(API_TYPE)} hint={thyroidText.clinicianOnly} />
          )
        ) : (
          <>
            <DraftStrip offer={tool.draftOffer} onRestore={tool.restoreDraft} onDiscard={tool.settleDraft} />
            {tool.record.isError && <Reload onReload={() => void tool.record.refetch()} />}
            {values === undefined && !tool.record.isError && <BlockSkeleton lines={12} />}
            {report && mode === 'read' && (
              <NewerEvidenceNote
                evidence={report.newer_evidence}
                {...(tool.mayWrite && { onAssessAgain: () => tool.open(null) })}
              />
            )}
            {values && (
              <ThyroidForm
                values={values}
                errors={tool.errors}
                isReadOnly={tool.isReadOnly}
                sources={mode === 'new' ? standingSources(tool.init, values) : []}
                references={tool.references}
                latest={tool.now}
                onChange={tool.change}
              />
            )}
          </>
        )
      }
      result={
        isEmpty ? null : (
          <ThyroidResult assessment={tool.assessment} form={tool.form} isSaved={mode === 'read'} time={time} />
        )
      }
      {...(!isEmpty && {
        footer: (
          <AssessmentFooter
            mode={mode}
            isMine={report?.editable === true}
            status={statusOf(tool)}
            canSave
            isBusy={tool.isBusy}
            onCancel={cancel}
            onSave={() => void tool.saveRecord()}
            onEdit={tool.edit}
          />
        ),
      })}
    />
  );
}

function timelineEntry(item: ThyroidFollowUpListItem, isEdited: boolean): TimelineEntry {
  const tsh = typeof item.tsh === 'number' ? `TSH ${item.tsh}` : '';
  return {
    id: item.report_id,
    time: formatDate(new Date(timeOf(item)), MINUTE_PATTERN),
    by: [doseText(item), tsh].filter(Boolean).join('\u3000'),
    ...(isEdited && { flag: { text: '编辑中', tone: 'amber' } }),
  };
}

/** A lab report is named as the source of a value only as long as that value stands. */
function standingSources(
  init: ReturnType<typeof useThyroidFollowUp>['init'],
  values: ThyroidFormValues,
): readonly NewerEvidence[] {
  if (!init) return [];
  const original: Partial<Record<string, string | number | null>> = thyroidFormFromApi(init);
  const typed: Partial<Record<string, string | number | null>> = values;
  return (init.sources ?? []).filter(({ item }) => original[item] !== '' && original[item] === typed[item]);
}

function savedAt(report: ReturnType<typeof useThyroidFollowUp>['report']): string | undefined {
  return report?.history[0]?.date ?? report?.report_time;
}

function savedBy({ history: [latest], user_name: name }: ThyroidFollowUpRecord): string | undefined {
  return latest ? changedBy(latest) : name;
}

function statusOf({ mode, errors, isDirty, report }: ReturnType<typeof useThyroidFollowUp>) {
  if (mode === 'read') {
    if (!report) return { text: '', tone: 'plain' as const };
    return { text: savedText(savedAt(report), savedBy(report)), tone: 'ok' as const };
  }
  const count = Object.keys(errors).length;
  if (count > 0) return { text: `${count} 项需修改`, tone: 'error' as const };
  return isDirty
    ? { text: thyroidText.notSaved, tone: 'warning' as const }
    : { text: '填写后点击「保存」', tone: 'plain' as const };
}
