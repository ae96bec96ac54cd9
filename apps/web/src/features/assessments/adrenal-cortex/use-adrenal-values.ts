import { useSaveAdrenalCortexReport } from '@jianwei/api-client/adrenal-cortex/adrenal-cortex';
import type { AdrenalCortexReport } from '@jianwei/api-client/model';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import { useRef, useState } from 'react';
import { announce } from '../../../shared/ui/notice.tsx';
import { isSameForm } from '../shared/assessment-mode.ts';
import { assessmentRequest } from '../shared/assessment-requests.ts';
import { useOnce } from '../../../shared/hooks/use-once.ts';
import { ADRENAL_FIELDS, adrenalFormFromApi, adrenalFormToApi, fieldId, fieldOfRefusal } from './adrenal-values.ts';
import type { AdrenalFormValues } from './adrenal-values.ts';

interface ValuesContext {
  report: AdrenalCortexReport | undefined;
  refreshAfterSave: (id: string) => Promise<boolean>;
}

const BAD_REQUEST = 400;

/** What a doctor adds by hand to one report: reading, editing, saving. */
export function useAdrenalValues({ report, refreshAfterSave }: ValuesContext) {
  const save = useSaveAdrenalCortexReport({ request: assessmentRequest });
  const once = useOnce();
  /** Until the report was read again: a second save before that would end the first one's reading. */
  const [isSaving, setSaving] = useState(false);
  /** null while the saved values are only read. */
  const [draft, setDraft] = useState<AdrenalFormValues | null>(null);
  const [refusal, setRefusal] = useState<string>();
  /** The draft as it was typed last: two changes within one render both count, and so does one before a click. */
  const latest = useRef<AdrenalFormValues | null>(null);
  const source = adrenalFormFromApi(report?.values);

  function put(next: AdrenalFormValues | null) {
    latest.current = next;
    setDraft(next);
    setRefusal(undefined);
  }

  function change(changed: Partial<AdrenalFormValues>) {
    if (latest.current !== null) put({ ...latest.current, ...changed });
  }

  function saveValues() {
    const typed = latest.current;
    if (report === undefined || typed === null) return Promise.resolve();
    const { report_id: id } = report;
    const isEmpty = ADRENAL_FIELDS.every((field) => typed[field] === '');
    if (isSameForm(typed, source) && !isEmpty) {
      put(null);
      return Promise.resolve();
    }
    return once(async () => {
      setSaving(true);
      try {
        await save.mutateAsync({ id, data: adrenalFormToApi(typed) });
        // What was typed while the save was under way stays on the screen, unsaved.
        if (latest.current === typed) put(null);
        const isFresh = await refreshAfterSave(id);
        if (isFresh) announce(isEmpty ? '补充结果已撤回，判读已更新' : '补充结果已保存，判读已更新');
      } catch (error) {
        if (error instanceof ApiError && error.status === BAD_REQUEST) {
          setRefusal(error.message);
          const refused = fieldOfRefusal(error.message);
          if (refused !== undefined) document.getElementById(fieldId(refused))?.focus();
        }
        throw error;
      } finally {
        setSaving(false);
      }
    });
  }

  const refusedField = refusal === undefined ? undefined : fieldOfRefusal(refusal);
  return {
    values: draft ?? source,
    isEditing: draft !== null,
    isDirty: draft !== null && !isSameForm(draft, source),
    isSaving,
    /** The server's words, under the field that they name or in the footer. */
    refusal,
    refusedField,
    /** Would leaving now lose something that was typed? */
    losesTyped: () => latest.current !== null && !isSameForm(latest.current, source),
    edit: () => put(source),
    change,
    saveValues,
    stop: () => put(null),
  };
}
