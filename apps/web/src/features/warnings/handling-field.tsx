import type { Warning } from '@jianwei/api-client/model';
import { useId, useRef, useState } from 'react';
import { useDraft } from '../../parts/session/use-draft.ts';
import { DraftStrip } from '../../kit/ui/draft-strip.tsx';
import { FormField, fieldDescription } from '../../kit/ui/form-field.tsx';
import { formWords } from './handling.ts';

/** Longest text that the call takes, in characters. */
const MAX_LENGTH = 500;
const EMPTY = { text: '' };

/** What is being typed about a reminder, its check, and what was typed before the session ended. */
export function useHandlingDraft(warning: Warning) {
  const { warning_id: id, patient_id: patientId } = warning;
  const start = warning.warning_source === 'written' ? warning.content : '';
  const [text, setText] = useState(start);
  const [error, setError] = useState<string>();
  const ref = useRef<HTMLTextAreaElement>(null);
  const isDirty = text.trim() !== start.trim();
  const form = { patientId, tool: `warning-${id}` };
  const [offer, settle] = useDraft(form, () => (isDirty ? { id, values: { text } } : null), EMPTY);
  const type = (typed: string) => {
    setText(typed);
    setError(undefined);
  };
  return {
    text,
    error,
    ref,
    isDirty,
    offer,
    discard: settle,
    restore: () => {
      if (offer) type(offer.values.text);
      settle();
    },
    type,
    clear: () => {
      settle();
      setText(start);
    },
    /** The text to save; undefined, with the message shown, where there is none. */
    checked: (): string | undefined => {
      if (text.trim() !== '') return text.trim();
      setError(formWords(warning).empty);
      ref.current?.focus();
      return undefined;
    },
  };
}

type Draft = ReturnType<typeof useHandlingDraft>;

/** The one field of a record. */
export function HandlingField({ warning, draft, rows = 4 }: { warning: Warning; draft: Draft; rows?: number }) {
  const id = useId();
  const { text, error, ref, type, offer, restore, discard } = draft;
  return (
    <>
      <DraftStrip offer={offer} onRestore={restore} onDiscard={discard} />
      <FormField
        id={id}
        label={formWords(warning).label}
        isRequired
        error={error}
        note={`${text.length} / ${MAX_LENGTH}`}
      >
        <textarea
          id={id}
          ref={ref}
          className="jw-input"
          rows={rows}
          maxLength={MAX_LENGTH}
          placeholder="通知了谁、何时、对方如何回复；采取的措施与复查安排"
          value={text}
          aria-required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={fieldDescription(id, error !== undefined, true)}
          onChange={(event) => type(event.target.value)}
        />
      </FormField>
    </>
  );
}
