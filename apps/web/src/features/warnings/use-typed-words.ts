import type { Warning } from '@jianwei/api-client/model';
import { useState } from 'react';
import { useDraft } from '../../parts/session/use-draft.ts';
import { useLeaveGuard } from '../../parts/session/use-leave-guard.ts';
import type { TypedWords } from './phrase-menu.tsx';

const EMPTY: TypedWords = { words: '', recipient: '' };

const isTyped = ({ words, recipient }: TypedWords) => words.trim() !== '' || recipient.trim() !== '';

/** Words of one's own about a loop that are not recorded yet: when the session ends over them they stand there again after the next sign-in. */
export function useTypedWords({ warning_id: id, patient_id: patientId }: Warning) {
  const [edited, setEdited] = useState<TypedWords>();
  const [offer, forget] = useDraft(
    { patientId, tool: `loop-${id}` },
    () => (edited !== undefined && isTyped(edited) ? { id, values: edited } : null),
    EMPTY,
  );
  const typed = edited ?? offer?.values ?? EMPTY;
  useLeaveGuard(isTyped(typed), undefined, 'report_id');
  const type = (next: TypedWords): void => {
    setEdited(next);
    if (!isTyped(next)) forget();
  };
  return { typed, hasWords: isTyped(typed), type, settle: () => type(EMPTY) };
}
