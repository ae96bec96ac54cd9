import { invalidateListDoctorApplications } from '@jianwei/api-client/applications/applications';
import {
  getGetCovid19ReportQueryKey,
  invalidateInitCovid19Report,
  invalidateListCovid19Reports,
  useGetCovid19Report,
  useListCovid19Options,
  useListCovid19Reports,
} from '@jianwei/api-client/covid19/covid19';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isClinician } from '../../../shared/session/roles.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { announce } from '../../../shared/ui/notice.tsx';
import { REFRESH_DELAY_MS } from '../shared/assessment-delays.ts';
import { assessmentRequest } from '../shared/assessment-requests.ts';
import { ofPatient } from '../shared/of-patient.ts';
import { useDraftOffer } from '../../../shared/hooks/use-draft.ts';
import type { DraftOffer } from '../../../shared/hooks/use-draft.ts';
import { emptyCovidForm } from './covid19-form-values.ts';
import type { CovidFormValues } from './covid19-form-values.ts';
import { covidForm } from './use-covid19-editor.ts';

interface CovidContext {
  patientId: string;
  reportId: string;
  onSaved: () => void;
}

/** Records of one patient, which of them is open, and whether the editor stands over it. */
export function useCovid19({ patientId, reportId, onSaved }: CovidContext) {
  const client = useQueryClient();
  const session = useSession();
  const mayWrite = session !== null && isClinician(session.role);
  const [chosenId, setChosenId] = useState<string>();
  const [editorState, setEditorState] = useState<'new' | 'edit' | 'closed'>();
  const [draftOffer, settleDraft] = useDraftOffer(covidForm(patientId), emptyCovidForm);
  const [restored, setRestored] = useState<DraftOffer<CovidFormValues> | null>(null);

  const history = useListCovid19Reports(patientId, { request: assessmentRequest });
  const entries = history.data?.data;
  const selectedId = chosenId ?? entries?.[0]?.report_id;
  const record = useGetCovid19Report(selectedId ?? '', {
    query: { enabled: selectedId !== undefined, select: (data) => ofPatient(data, patientId) },
    request: assessmentRequest,
  });
  const options = useListCovid19Options(patientId, { request: assessmentRequest });

  // Without a record there is nothing to read: the form starts editable.
  const isEmpty = entries?.length === 0;
  const editor = editorState ?? (isEmpty && mayWrite ? 'new' : 'closed');

  function turnTo(state: 'new' | 'edit' | 'closed', draft: DraftOffer<CovidFormValues> | null = null) {
    setRestored(draft);
    setEditorState(state);
  }

  function restoreDraft() {
    if (draftOffer === null) return;
    if (draftOffer.id !== null) setChosenId(draftOffer.id);
    turnTo(draftOffer.id === null ? 'new' : 'edit', draftOffer);
    settleDraft();
  }

  function finishSaving(savedId: string) {
    setChosenId(savedId);
    turnTo('closed');
    settleDraft();
    onSaved();
    announce('新冠分型评估已保存');
    // What was read before the edit is not shown as if it were the saved record.
    void client.resetQueries({ queryKey: getGetCovid19ReportQueryKey(savedId) });
    setTimeout(() => {
      void invalidateListCovid19Reports(client, patientId);
      void invalidateInitCovid19Report(client, patientId);
      void invalidateListDoctorApplications(client, { patient_id: patientId, report_id: reportId });
    }, REFRESH_DELAY_MS);
  }

  return {
    history,
    entries: entries ?? [],
    isEmpty,
    selectedId,
    record,
    options,
    mayWrite,
    editor,
    open: setChosenId,
    draftOffer,
    settleDraft,
    /** The draft that the editor was opened with. */
    restored,
    restoreDraft,
    startNew: () => turnTo('new'),
    edit: () => turnTo('edit'),
    closeEditor: () => turnTo('closed'),
    finishSaving,
  };
}
