import { useInitCovid19Report, useSaveCovid19Report } from '@jianwei/api-client/covid19/covid19';
import type { Covid19Options, Covid19Record } from '@jianwei/api-client/model';
import { useEffect, useState } from 'react';
import { isSameForm } from '../shared/assessment-mode.ts';
import { assessmentRequest } from '../shared/assessment-requests.ts';
import { ofPatient } from '../shared/of-patient.ts';
import { useKeptDraft } from '../../../shared/hooks/use-draft.ts';
import { useOnce } from '../../../shared/hooks/use-once.ts';
import { covidFormFromApi, covidFormToApi, emptyCovidForm, problemsOf } from './covid19-form-values.ts';
import type { CovidFormValues } from './covid19-form-values.ts';

export interface CovidEditorContext {
  patientId: string;
  /** The record that is edited; undefined for a new one. */
  record: Covid19Record | undefined;
  /** Undefined while they load. */
  options: Covid19Options | undefined;
  /** What was typed before the session ended, once the user wants it back. */
  restored: CovidFormValues | null;
  onDirtyChange: (isDirty: boolean) => void;
  onSaved: (reportId: string) => void;
}

/** Under what the typed text is kept when the session ends. */
export const covidForm = (patientId: string) => ({ tool: 'covid19', patientId });

/** Element of a field, by its name on the wire. */
export const fieldId = (field: string): string => `covid-${field}`;

/** A change is made to what was typed last, not to what was rendered last: two within one render both count. */
export type ChangeForm = (change: (values: CovidFormValues) => CovidFormValues) => void;

/** What is typed into the editor, what is wrong with it, and its saving. */
export function useCovid19Editor(context: CovidEditorContext) {
  const { patientId, record, options, restored, onDirtyChange, onSaved } = context;
  const [draft, setDraft] = useState(restored);
  const once = useOnce();
  const init = useInitCovid19Report(patientId, {
    query: { select: (data) => ofPatient(data, patientId) },
    request: assessmentRequest,
  });
  const save = useSaveCovid19Report({ request: assessmentRequest });

  const start = record ?? init.data;
  const source = start ? covidFormFromApi(start) : init.isError ? emptyCovidForm : undefined;
  const values = draft ?? source;
  const body = values && options && covidFormToApi(values, options, patientId, record?.report_id ?? '');
  const problems = body ? problemsOf(body) : [];
  const isDirty = draft !== null && !isSameForm(draft, source);
  useKeptDraft(covidForm(patientId), () => (isDirty ? { id: record?.report_id ?? null, values: draft } : null));

  useEffect(() => {
    onDirtyChange(isDirty);
    if (!isDirty) return;
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  }, [isDirty, onDirtyChange]);
  useEffect(() => () => onDirtyChange(false), [onDirtyChange]);

  const change: ChangeForm = (apply) => {
    setDraft((current) => {
      const before = current ?? source;
      return before === undefined ? current : apply(before);
    });
  };

  function submit() {
    if (body === undefined) return;
    const [first] = problems;
    if (first) {
      document.getElementById(fieldId(first.field))?.focus();
      return;
    }
    void once(async () => {
      const { report_id } = await save.mutateAsync({ id: patientId, data: body });
      onSaved(report_id);
    });
  }

  return {
    values,
    body,
    /** The message of each field that keeps the form from being saved. */
    errors: new Map(problems.map(({ field, message }) => [field, message])),
    isDirty,
    isSaving: save.isPending,
    /** Results of the laboratory that speak for a value, by field or warning item. */
    sources: new Map((init.data?.sources ?? []).map((source) => [source.item, source])),
    init: init.data,
    /** Fetches the initial data again; undefined unless a new form had to open without it. */
    reloadInit: init.isError && record === undefined ? () => void init.refetch() : undefined,
    change,
    submit,
  };
}
