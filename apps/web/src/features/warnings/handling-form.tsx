import type { Warning } from '@jianwei/api-client/model';
import { useId, useRef, useState } from 'react';
import { invalidateListWarnings, useCreateOrUpdateWarning } from '@jianwei/api-client/warnings/warnings';
import { useQueryClient } from '@tanstack/react-query';
import { DraftStrip } from '../../kit/ui/draft-strip.tsx';
import { fieldAria, FormField } from '../../kit/ui/form-field.tsx';
import { draftStrip, useDraft } from '../../parts/session/use-draft.ts';
import { useLeaveGuard } from '../../parts/session/use-leave-guard.ts';
import { formWords } from './handling.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { notice } from '../../kit/ui/notice.tsx';

/** Writing into a reminder, one at a time; every list that shows it is read again. */
function useWarningActions() {
  const client = useQueryClient();
  const once = useOnce();
  const save = useCreateOrUpdateWarning();
  return {
    isBusy: save.isPending,
    /** A refusal leaves everything as it is: what was typed stays. */
    write: (warning: Warning, content: string, onDone: () => void) =>
      once(async () => {
        const { warning_id, patient_id, report_id, laboratory_id } = warning;
        await save.mutateAsync({
          data: {
            warning_id,
            patient_id,
            ...(report_id !== undefined && { report_id }),
            ...(laboratory_id !== undefined && { laboratory_id }),
            content,
          },
        });
        notice.success(formWords(warning).done);
        onDone();
        void invalidateListWarnings(client);
      }),
  };
}

/** Longest text that the call takes, in characters. */
const MAX_LENGTH = 500;
const EMPTY = { text: '' };

/**
 * What is being typed about a reminder, its check and saving, and what was typed before the session ended.
 * @param onClose what closes the dialog that it stands in, also after saving; the address goes with it, unasked
 */
export function useHandlingForm(warning: Warning, onClose?: () => void) {
  const { warning_id: id, patient_id: patientId } = warning;
  const start = warning.warning_source === 'written' ? warning.content : '';
  const [text, setText] = useState(start);
  const [error, setError] = useState<string>();
  const ref = useRef<HTMLTextAreaElement>(null);
  const { write, isBusy } = useWarningActions();
  const isDirty = text.trim() !== start.trim();
  const form = { patientId, tool: `warning-${id}` };
  const [offer, settle] = useDraft(form, () => (isDirty ? { id, values: { text } } : null), EMPTY);
  // On the page of the reminder its trend and the question why it is cancelled take nothing away; a dialog goes with the address.
  const passUnasked = useLeaveGuard(isDirty, undefined, onClose === undefined ? 'id' : false);
  const close = () => {
    if (onClose === undefined) return;
    passUnasked();
    onClose();
  };
  const type = (typed: string) => {
    setText(typed);
    setError(undefined);
  };
  return {
    isDirty,
    isBusy,
    save: () => {
      if (text.trim() === '') {
        setError(formWords(warning).empty);
        ref.current?.focus();
        return;
      }
      void write(warning, text.trim(), () => {
        settle();
        setText(start);
        close();
      });
    },
    close,
    draft: { warning, text, error, ref, offer, settle, type },
  };
}

/** The one field of a record. */
export function HandlingField({ warning, text, error, ref, offer, settle, type, rows }: FieldProps) {
  const id = useId();
  const field = { id, isRequired: true, error, note: `${text.length} / ${MAX_LENGTH}` };
  return (
    <>
      <DraftStrip {...draftStrip(offer, settle, (typed) => type(typed.text))} />
      <FormField {...field} label={formWords(warning).label}>
        <textarea
          id={id}
          ref={ref}
          className="jw-input"
          rows={rows}
          maxLength={MAX_LENGTH}
          placeholder="通知了谁、何时、对方如何回复；采取的措施与复查安排"
          value={text}
          {...fieldAria(field)}
          onChange={(event) => type(event.target.value)}
        />
      </FormField>
    </>
  );
}

type FieldProps = ReturnType<typeof useHandlingForm>['draft'] & { rows: number };
