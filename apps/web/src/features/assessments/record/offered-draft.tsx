import { DraftStrip } from '../../../kit/ui/draft-strip.tsx';
import type { RecordPart, RecordTypes } from './record-tool.ts';

/** What was typed before the session ended. */
export function OfferedDraft<T extends RecordTypes>({ record }: RecordPart<T>) {
  return <DraftStrip offer={record.draftOffer} onRestore={record.restoreDraft} onDiscard={record.settleDraft} />;
}
