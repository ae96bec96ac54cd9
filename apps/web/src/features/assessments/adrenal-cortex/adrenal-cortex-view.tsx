import {
  getGetAdrenalCortexReportQueryKey,
  getGetAdrenalCortexReportQueryOptions,
  getListAdrenalCortexReportsQueryKey,
  getListAdrenalCortexReportsQueryOptions,
  saveAdrenalCortexReport,
} from '@jianwei/api-client/adrenal-cortex/adrenal-cortex';
import type { AdrenalCortexReport, Contribution } from '@jianwei/api-client/model';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import { isSameForm, isTyped } from '../record/record-state.ts';
import { useRecordState } from '../record/record-store.ts';
import type { OpenRecord } from '../record/open-record.ts';
import type { RecordTool } from '../record/record-tool.ts';
import { UnsavedWatch } from '../record/unsaved-watch.tsx';
import { useRecord } from '../record/use-record.ts';
import { AssessmentFooter } from '../shared/assessment-footer.tsx';
import { assessmentRequest } from '../shared/assessment-requests.ts';
import { ModelView } from '../lab-report/model-view.tsx';
import { useRefreshAfterSave } from '../lab-report/use-refresh-after-save.ts';
import { NewerEvidenceNote } from '../shared/newer-evidence.tsx';
import { AddedValues, savedText } from './added-values.tsx';
import { AdrenalCortexForm } from './adrenal-cortex-form.tsx';
import {
  adrenalFormFromApi,
  adrenalFormToApi,
  emptyAdrenalForm,
  fieldId,
  fieldOfRefusal,
  isEmptyForm,
} from './adrenal-cortex-values.ts';
import type { AdrenalCortexTypes } from './adrenal-cortex-values.ts';

const request = assessmentRequest;

/** What a doctor adds by hand to a report of the laboratory. */
const addedValues: RecordTool<AdrenalCortexTypes> = {
  opens: 'page',
  words: {
    saved: (values) => (isEmptyForm(values) ? '补充结果已撤回，判读已更新' : '补充结果已保存，判读已更新'),
  },
  calls: {
    list: (patientId) => getListAdrenalCortexReportsQueryOptions(patientId, { request }),
    record: (id) => getGetAdrenalCortexReportQueryOptions(id, { request }),
    save: (body, { id }) => saveAdrenalCortexReport(id, body, request),
  },
  isOwn: () => true,
  emptyForm: emptyAdrenalForm,
  fromApi: ({ values }) => adrenalFormFromApi(values),
  toApi: adrenalFormToApi,
  fieldId,
  fieldOfRefusal,
};

/** Adrenal cortex: what cortisol and its function tests say together, with results that a doctor adds by hand. */
export function AdrenalCortexView(props: AssessmentViewProps) {
  const { patientId, reportId, onOpenTrend, onUnsavedChange, onSaved } = props;
  const { outdatedId, reload, refreshAfterSave } = useRefreshAfterSave({
    patientId,
    reportId,
    keyOf: getGetAdrenalCortexReportQueryKey,
    listKey: getListAdrenalCortexReportsQueryKey(patientId),
    onSaved,
  });
  const record = useRecord(addedValues, {
    patientId,
    reportId,
    onSaved: () => undefined,
    readAgain: refreshAfterSave,
  });
  const { report, openId, mayWrite, mode, leave } = record;
  const isEditing = mode === 'edit';
  const isSaving = record.state.busy === 'saving';
  const isOutdated = outdatedId !== undefined && outdatedId === openId;

  function save() {
    const values = record.valuesNow();
    // What is saved already is not sent again.
    if (values && isSameForm(values, record.source) && !isEmptyForm(values)) record.close();
    else void record.save();
  }

  return (
    <>
      <ModelView
        apiType={11}
        timelineTitle="肾上腺皮质报告"
        patientId={patientId}
        reportId={reportId}
        onOpenTrend={onOpenTrend}
        history={record.history}
        report={{ ...record.detail, data: report, refetch: () => openId !== undefined && reload(openId) }}
        selectedId={openId}
        onSelect={(id) => {
          if (id !== openId) void leave(() => record.open(id));
        }}
        mode={mode}
        isOutdated={isOutdated}
        lead={
          <NewerEvidenceNote
            evidence={report?.newer_evidence}
            {...(mayWrite && !isEditing && { onAssessAgain: record.edit })}
          />
        }
        footer={
          <AssessmentFooter
            mode={mode}
            // The form would open without what was saved, and saving it take that back.
            isMine={mayWrite && (isSaving || !isOutdated)}
            status={useStatus(record, isOutdated)}
            canSave
            isBusy={isSaving}
            editLabel={report?.values === undefined ? '补充结果' : '编辑补充结果'}
            onCancel={() => void leave(record.close)}
            onSave={save}
            onEdit={record.edit}
          />
        }
      >
        {report &&
          (isEditing ? (
            <AdrenalCortexForm record={record} known={laboratoryValues(report)} onSubmit={save} />
          ) : (
            <AddedValues report={report} />
          ))}
      </ModelView>
      <UnsavedWatch {...record} onUnsavedChange={onUnsavedChange} />
    </>
  );
}

/** The items whose value was read from a laboratory report, not entered by hand. */
function laboratoryValues(report: AdrenalCortexReport): ReadonlyMap<string, Contribution> {
  const { contributions = [], values = {} } = report;
  const byHand = new Map(Object.entries<unknown>({ ...values }));
  const read = contributions.filter(({ item }) => typeof byHand.get(item) !== 'number');
  return new Map(read.map((entry) => [entry.item, entry]));
}

function useStatus(record: OpenRecord<AdrenalCortexTypes>, isOutdated: boolean) {
  const { report, mode, mayWrite, store, source } = record;
  const isDirty = useRecordState(store, (state) => isTyped(state, source));
  const { refusal } = record.state;
  if (refusal !== undefined) return { text: refusal, tone: 'error' as const };
  if (isDirty) return { text: '补充结果尚未保存', tone: 'warning' as const };
  if (mode === 'edit') return { text: '可补充外院或手工记录的结果', tone: 'plain' as const };
  // The report on the screen does not know of it yet.
  if (isOutdated) return { text: '补充结果已保存', tone: 'ok' as const };
  if (report?.values !== undefined)
    return { text: [savedText(report), '已补充'].filter(Boolean).join('　'), tone: 'ok' as const };
  return { text: mayWrite ? '尚无补充结果' : '仅临床医生可补充结果', tone: 'plain' as const };
}
