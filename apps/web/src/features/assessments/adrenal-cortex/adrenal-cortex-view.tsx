import {
  getGetAdrenalCortexReportQueryKey,
  getListAdrenalCortexReportsQueryKey,
  useGetAdrenalCortexReport,
  useListAdrenalCortexReports,
} from '@jianwei/api-client/adrenal-cortex/adrenal-cortex';
import type { AdrenalCortexReport, Contribution } from '@jianwei/api-client/model';
import { useEffect } from 'react';
import type { AssessmentViewProps } from '../../../shared/assessment-registry.ts';
import { isClinician } from '../../../shared/session/roles.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { confirm } from '../../../shared/ui/confirm.tsx';
import { AssessmentFooter } from '../shared/assessment-footer.tsx';
import { assessmentRequest } from '../shared/assessment-requests.ts';
import { assessmentText } from '../shared/assessment-texts.ts';
import { ModelView } from '../shared/model-view/model-view.tsx';
import { useModelRefresh } from '../shared/model-view/use-model-refresh.ts';
import { NewerEvidenceNote } from '../shared/newer-evidence.tsx';
import { ofPatient } from '../shared/of-patient.ts';
import { useLabReportSelection } from '../shared/use-lab-report-selection.ts';
import { AddedValues, savedText } from './added-values.tsx';
import { AdrenalForm } from './adrenal-form.tsx';
import { useAdrenalValues } from './use-adrenal-values.ts';

/** api_type of this tool. */
const ADRENAL_CORTEX = 11;

/** Adrenal cortex: what cortisol and its function tests say together, with results that a doctor adds by hand. */
export function AdrenalCortexView(props: AssessmentViewProps) {
  const { patientId, reportId, onOpenTrend, onUnsavedChange, onSaved } = props;
  const session = useSession();
  const mayEdit = session !== null && isClinician(session.role);
  const history = useListAdrenalCortexReports(patientId, { request: assessmentRequest });
  const entries = history.data?.data;
  const { selectedId, select } = useLabReportSelection(entries, reportId);
  const query = useGetAdrenalCortexReport(selectedId ?? '', {
    query: { enabled: selectedId !== undefined, select: (data) => ofPatient(data, patientId) },
    request: assessmentRequest,
  });
  const report = query.data;
  const { outdatedId, reload, refreshAfterSave } = useModelRefresh({
    patientId,
    pageReportId: reportId,
    keyOf: getGetAdrenalCortexReportQueryKey,
    listKey: getListAdrenalCortexReportsQueryKey(patientId),
    onSaved,
  });
  const added = useAdrenalValues({ report, refreshAfterSave });
  const { isDirty, isEditing } = added;
  const hasReports = (entries?.length ?? 0) > 0;
  const isOutdated = outdatedId !== undefined && outdatedId === selectedId;

  useEffect(() => {
    onUnsavedChange({ isDirty, hasReports, holdsResult: false });
  }, [onUnsavedChange, isDirty, hasReports]);

  /** Leaves what is typed behind, after asking if there is something to lose. */
  async function leave(then?: () => void) {
    if (added.losesTyped() && !(await confirm({ title: assessmentText.cancelQuestion }))) return;
    added.stop();
    then?.();
  }

  return (
    <ModelView
      apiType={ADRENAL_CORTEX}
      timelineTitle="肾上腺皮质报告"
      patientId={patientId}
      reportId={reportId}
      onOpenTrend={onOpenTrend}
      history={history}
      report={{
        data: report,
        isError: query.isError,
        refetch: () => selectedId !== undefined && reload(selectedId),
      }}
      selectedId={selectedId}
      onSelect={(id) => {
        if (id !== selectedId) void leave(() => select(id));
      }}
      mode={isEditing ? 'edit' : 'read'}
      isOutdated={isOutdated}
      lead={
        <NewerEvidenceNote
          evidence={report?.newer_evidence}
          {...(mayEdit && !isEditing && { onAssessAgain: added.edit })}
        />
      }
      footer={
        <AssessmentFooter
          mode={isEditing ? 'edit' : 'read'}
          // The form would open without what was saved, and saving it take that back.
          isMine={mayEdit && (added.isSaving || !isOutdated)}
          status={statusOf(added, report, mayEdit, isOutdated)}
          canSave
          isBusy={added.isSaving}
          editLabel={report?.values === undefined ? '补充结果' : '编辑补充结果'}
          onCancel={() => void leave()}
          onSave={() => void added.saveValues()}
          onEdit={added.edit}
        />
      }
    >
      {report &&
        (isEditing ? (
          <AdrenalForm
            values={added.values}
            known={laboratoryValues(report)}
            refusal={added.refusal}
            refusedField={added.refusedField}
            onChange={added.change}
            onSubmit={() => void added.saveValues()}
          />
        ) : (
          <AddedValues report={report} />
        ))}
    </ModelView>
  );
}

/** The items whose value was read from a laboratory report, not entered by hand. */
function laboratoryValues(report: AdrenalCortexReport): ReadonlyMap<string, Contribution> {
  const { contributions = [], values = {} } = report;
  const byHand = new Set(
    Object.entries(values).flatMap(([field, value]) => (typeof value === 'number' ? [field] : [])),
  );
  return new Map(contributions.filter(({ item }) => !byHand.has(item)).map((entry) => [entry.item, entry]));
}

function statusOf(
  added: ReturnType<typeof useAdrenalValues>,
  report: AdrenalCortexReport | undefined,
  mayEdit: boolean,
  isOutdated: boolean,
) {
  if (added.refusal !== undefined) return { text: added.refusal, tone: 'error' as const };
  if (added.isDirty) return { text: '补充结果尚未保存', tone: 'warning' as const };
  if (added.isEditing) return { text: '可补充外院或手工记录的结果', tone: 'plain' as const };
  // The report on the screen does not know of it yet.
  if (isOutdated) return { text: '补充结果已保存', tone: 'ok' as const };
  if (report?.values !== undefined)
    return { text: [savedText(report), '已补充'].filter(Boolean).join('　'), tone: 'ok' as const };
  return { text: mayEdit ? '尚无补充结果' : '仅临床医生可补充结果', tone: 'plain' as const };
}
