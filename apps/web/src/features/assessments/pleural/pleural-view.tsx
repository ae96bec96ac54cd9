import type { PleuralReportListItem } from '@jianwei/api-client/model';
import { useState } from 'react';
import { assessmentOf } from '../../../shared/assessment-registry.ts';
import type { AssessmentViewProps } from '../../../shared/assessment-registry.ts';
import { formatDate } from '../../../shared/lib/format-date.ts';
import { DraftStrip } from '../../../shared/ui/draft-strip.tsx';
import { BlockSkeleton } from '../../../shared/ui/skeleton.tsx';
import { AssessmentFooter } from '../shared/assessment-footer.tsx';
import { canSave } from '../shared/assessment-mode.ts';
import { AssessmentShell } from '../shared/assessment-shell.tsx';
import { assessmentText, MINUTE_PATTERN, savedText } from '../shared/assessment-texts.ts';
import { AssessmentTimeline } from '../shared/assessment-timeline.tsx';
import type { TimelineEntry } from '../shared/assessment-timeline.tsx';
import { NewerEvidenceNote } from '../shared/newer-evidence.tsx';
import { UnsavedWatch } from '../shared/unsaved-watch.tsx';
import { useLeave } from '../shared/use-leave.ts';
import { Reload } from '../../../shared/ui/reload.tsx';
import { InsufficientDialog } from './insufficient-dialog.tsx';
import { PleuralForm } from './pleural-form.tsx';
import { PleuralResult } from './pleural-result.tsx';
import { conclusionName, pleuralText } from './pleural-text.ts';
import { SameSpecimen } from './same-specimen.tsx';
import { usePleural } from './use-pleural.ts';

const PLEURAL = 6;

/** The pleural tool: records, the four values, Light's criteria and what may be done with them. */
export function PleuralView({ patientId, reportId, onUnsavedChange, onSaved, onClose }: AssessmentViewProps) {
  const pleural = usePleural({ patientId, reportId, onSaved });
  const [startedAt] = useState(() => new Date());
  const { store, source, state, mode, values, report, record, history, result } = pleural;
  const entries = history.data?.data ?? [];
  const holdsResult = state.measured !== null;
  const time = state.measured?.at ?? report?.report_time;
  const isReadOnly = mode === 'read';
  const isMine = report?.mine === true;

  const leave = useLeave(() => !isReadOnly && (pleural.isTypedNow() || holdsResult));

  function cancel() {
    const [newest] = entries;
    void leave(() => {
      if (mode === 'edit') pleural.cancelEdit();
      else if (newest) pleural.open(newest.report_id);
      else onClose();
    });
  }

  return (
    <>
      <AssessmentShell
        mode={mode}
        paper={{
          apiType: PLEURAL,
          patientId,
          timeLabel: '评估时间',
          time: time ?? startedAt,
          notes: [isReadOnly ? report?.user_name : assessmentText.notSaved],
        }}
        timeline={
          <>
            <AssessmentTimeline
              title="鉴别记录"
              create={{
                label: assessmentOf(PLEURAL)?.createLabel ?? '',
                unsaved: { title: '未保存的鉴别', startedAt },
                onNew: () => {
                  if (mode !== 'new') void leave(() => pleural.open(null));
                },
              }}
              entries={entries.map(timelineEntry)}
              selectedId={state.selectedId}
              note={pleuralText.ownerOnly}
              onSelect={(id) => {
                if (id !== state.selectedId) void leave(() => pleural.open(id));
              }}
            />
            {history.isError && <Reload onReload={() => void history.refetch()} />}
          </>
        }
        form={
          <>
            <DraftStrip offer={pleural.draftOffer} onRestore={pleural.restoreDraft} onDiscard={pleural.settleDraft} />
            {record.isError && <Reload onReload={() => void record.refetch()} />}
            {values === undefined && !record.isError && <BlockSkeleton lines={9} />}
            {report && isReadOnly && (
              <NewerEvidenceNote evidence={report.newer_evidence} onAssessAgain={() => pleural.open(null)} />
            )}
            {values && (
              <PleuralForm
                values={values}
                missing={pleural.missing}
                rangeErrors={pleural.rangeErrors}
                laboratories={record.data?.laboratories}
                isReadOnly={isReadOnly}
                isMeasuring={pleural.isMeasuring}
                evaluateBlocked={evaluateBlocked(isReadOnly, isMine)}
                onChange={pleural.change}
                onEvaluate={() => void pleural.evaluate()}
              />
            )}
            {record.data && (
              <SameSpecimen patientId={patientId} reportId={reportId} laboratories={record.data.laboratories} />
            )}
          </>
        }
        result={
          <PleuralResult
            result={result}
            person={personText(record.data)}
            time={time}
            isStale={state.isStale && result !== null}
          />
        }
        footer={
          <AssessmentFooter
            mode={mode}
            isMine={isMine}
            status={statusOf(pleural)}
            canSave={canSave(state)}
            isBusy={pleural.isBusy}
            onCancel={cancel}
            onSave={() => void pleural.saveResult()}
            onEdit={pleural.edit}
            onDelete={() => void pleural.deleteReport()}
          />
        }
      />
      <UnsavedWatch store={store} source={source} history={history} onUnsavedChange={onUnsavedChange} />
      {pleural.insufficient !== null && values && (
        <InsufficientDialog values={values} uncomputed={pleural.insufficient} onClose={pleural.closeInsufficient} />
      )}
    </>
  );
}

function timelineEntry(item: PleuralReportListItem): TimelineEntry {
  const who = item.mine === true ? `${item.user_name ?? ''}（本人）` : item.user_name;
  return {
    id: item.report_id,
    time: formatDate(item.report_time, MINUTE_PATTERN),
    by: [conclusionName(item.diagnosis_name), who].filter(Boolean).join('　'),
  };
}

function personText(person: { patient_gender?: string; patient_age?: number } | undefined): string {
  const { patient_gender: gender, patient_age: age } = person ?? {};
  return [gender, age !== undefined && `${age} 岁`].filter(Boolean).join('　');
}

function evaluateBlocked(isReadOnly: boolean, isMine: boolean): string | undefined {
  if (!isReadOnly) return undefined;
  return isMine ? '点击「编辑」后可修改并重新评估' : pleuralText.ownerOnly;
}

function statusOf({ mode, state, report }: ReturnType<typeof usePleural>) {
  if (mode === 'read') {
    if (!report) return { text: '', tone: 'plain' as const };
    const who = report.mine ? '本人' : report.user_name;
    return { text: savedText(report.report_time, who), tone: 'ok' as const };
  }
  if (state.measured === null) return { text: pleuralText.measureFirst, tone: 'plain' as const };
  return { text: state.isStale ? '输入已修改，请重新评估' : '结果尚未保存', tone: 'warning' as const };
}
