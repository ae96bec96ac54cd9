import {
  getGetAdrenalCortexReportQueryKey,
  getGetAdrenalCortexReportQueryOptions,
  getListAdrenalCortexReportsQueryKey,
  getListAdrenalCortexReportsQueryOptions,
  saveAdrenalCortexReport,
} from '@jianwei/api-client/adrenal-cortex/adrenal-cortex';
import type { AdrenalCortexReport } from '@jianwei/api-client/model';
import { withRead } from '../../../kit/query/query-state.tsx';
import { withoutReload } from '../../../kit/ui/form-field.tsx';
import { SectionHeading, TitledSection } from '../../../kit/ui/section-heading.tsx';
import { Segmented } from '../../../kit/ui/segmented.tsx';
import { Table } from '../../../kit/table/table.tsx';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import { asChoices, FieldTable } from '../record/field-table.tsx';
import { isSameForm, isTyped } from '../record/record-state.ts';
import { useFormValues, useRecordState } from '../record/record-store.ts';
import type { OpenRecord } from '../record/open-record.ts';
import type { RecordTool } from '../record/record-tool.ts';
import { UnsavedWatch } from '../record/unsaved-watch.tsx';
import { useRecord } from '../record/use-record.ts';
import { savedText } from '../shared/assessment.ts';
import { AssessmentFooter } from '../shared/assessment-footer.tsx';
import { ModelView } from '../lab-report/model-view.tsx';
import { useRefreshAfterSave } from '../lab-report/use-refresh-after-save.ts';
import { NewerEvidenceNote } from '../shared/newer-evidence.tsx';
import styles from './adrenal-cortex.module.css';
import {
  addedItems,
  ADRENAL_FIELDS,
  CORTISOL_UNITS,
  adrenalFormFromApi,
  adrenalFormToApi,
  emptyAdrenalForm,
  fieldOfRefusal,
  isEmptyForm,
  type AdrenalCortexTypes,
} from './adrenal-cortex-values.ts';

/** What a doctor adds by hand to a report of the laboratory. */
const addedValues: RecordTool<AdrenalCortexTypes> = {
  opens: 'page',
  words: {
    saved: (values) => (isEmptyForm(values) ? '补充结果已撤回，判读已更新' : '补充结果已保存，判读已更新'),
  },
  calls: {
    list: getListAdrenalCortexReportsQueryOptions,
    record: getGetAdrenalCortexReportQueryOptions,
    save: (body, { id }) => saveAdrenalCortexReport(id, body),
  },
  isOwn: () => true,
  emptyForm: emptyAdrenalForm,
  fromApi: ({ values }) => adrenalFormFromApi(values),
  toApi: adrenalFormToApi,
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
        report={withRead(record.detail, { data: report, refetch: () => openId !== undefined && reload(openId) })}
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
            <AdrenalCortexForm record={record} report={report} onSubmit={save} />
          ) : (
            <AddedValues report={report} />
          ))}
      </ModelView>
      <UnsavedWatch {...record} onUnsavedChange={onUnsavedChange} />
    </>
  );
}

/** Who added results to the report, and when. */
const addedText = ({ saved_time: time, user_name: name }: AdrenalCortexReport, verb = '') =>
  savedText(time, name, verb);

/** What was added by hand to the report. Nothing where nothing was. */
function AddedValues({ report }: { report: AdrenalCortexReport }) {
  const items = addedItems(adrenalFormFromApi(report.values));
  if (items.length === 0) return null;
  return (
    <TitledSection level={3} title="补充结果" aside={addedText(report)}>
      <Table
        caption="手动补充的检查结果"
        isHeadHidden
        rows={items}
        rowKey={({ field }) => field}
        columns={[
          { header: '项目', isRowHeader: true, width: '60%', cell: ({ label }) => label },
          { header: '结果', cell: ({ text }) => text },
        ]}
      />
    </TitledSection>
  );
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
  if (report?.values !== undefined) return { text: addedText(report, '已补充'), tone: 'ok' as const };
  return { text: mayWrite ? '尚无补充结果' : '仅临床医生可补充结果', tone: 'plain' as const };
}

interface AdrenalCortexFormProps {
  record: OpenRecord<AdrenalCortexTypes>;
  report: AdrenalCortexReport;
  onSubmit: () => void;
}

/** Results of other hospitals or of paper, added by hand to one report. */
function AdrenalCortexForm({ record, report, onSubmit }: AdrenalCortexFormProps) {
  const { change } = record;
  const values = useFormValues(record.store, record.source);
  if (values === undefined) return null;
  return (
    <form className={styles.form} noValidate onSubmit={withoutReload(onSubmit)}>
      <SectionHeading
        level={3}
        title="补充结果"
        aside={
          <span className="jw-row jw-gap-8">
            血皮质醇单位
            <Segmented
              label="血皮质醇单位"
              options={asChoices(CORTISOL_UNITS)}
              value={values.cortisol_unit}
              onChange={(cortisol_unit) => change({ cortisol_unit })}
            />
          </span>
        }
      />
      <p className={`jw-note ${styles.hint}`}>填写的数值优先于检验结果；清空即撤回。切换单位不换算已填写的数值。</p>
      <div className="jw-fields">
        <FieldTable
          fields={ADRENAL_FIELDS}
          values={values}
          errors={record.errorsOf(values)}
          asides={laboratoryNotes(report)}
          onChange={change}
        />
      </div>
      {/* Enter in a field saves, as the button in the footer does. */}
      <button type="submit" className="jw-visually-hidden" tabIndex={-1} aria-hidden>
        保存
      </button>
    </form>
  );
}

/** The value that an item has without the form: it was read from a laboratory report, not entered by hand. */
function laboratoryNotes({ contributions = [], values }: AdrenalCortexReport) {
  const byHand = new Map(Object.entries<unknown>({ ...values }));
  const read = contributions.filter(({ item }) => typeof byHand.get(item) !== 'number');
  return Object.fromEntries(read.map(({ item, value }) => [item, { note: `检验结果 ${String(value)}` }]));
}
