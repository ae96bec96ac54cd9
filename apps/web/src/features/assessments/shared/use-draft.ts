export { useDraft, useDraftOffer, useKeptDraft } from '../../../shared/hooks/use-draft.ts';
export type { DraftOffer, TypedForm } from '../../../shared/hooks/use-draft.ts';
