import { SavedApiType } from '@jianwei/api-client/model';
import { useReplayAssessment } from '@jianwei/api-client/replay/replay';
import { History } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../../kit/overlay/overlay.tsx';
import { OLDER_STAYS, QueryState, withRead } from '../../../kit/query/query-state.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { drawerTitle } from '../../../parts/assessments/assessment-registry.ts';
import { ResultActions } from '../../../parts/result/result-actions.tsx';
import { recordText } from '../shared/record-text.ts';
import { ReplayBody } from './replay-body.tsx';
import { REPLAY_TITLE } from './replay-words.ts';

/** Of a saved record, or of a report that a tool reads: opens what was saved or shown beside what is computed today. */
export function RecordReplay({ apiType, recordId }: { apiType: number; recordId: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const saved = Object.values(SavedApiType).find((one) => one === apiType);
  if (saved === undefined || recordId === undefined) return null;
  return (
    <>
      <Button variant="text" icon={<History size={14} />} onClick={() => setIsOpen(true)}>
        {REPLAY_TITLE}
      </Button>
      {isOpen && <ReplayDialog apiType={saved} recordId={recordId} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface ReplayDialogProps {
  apiType: SavedApiType;
  recordId: string;
  onClose: () => void;
}

function ReplayDialog({ apiType, recordId, onClose }: ReplayDialogProps) {
  const [saving, setSaving] = useState(1);
  const query = useReplayAssessment(
    apiType,
    recordId,
    { saving },
    // Results may have come since it was open last.
    { query: { ...OLDER_STAYS.query, gcTime: 0, staleTime: 0 }, request: { suppress: true } },
  );
  // An answer that speaks of another record is never painted.
  const data = query.data?.report_id === recordId ? query.data : undefined;
  const name = `${drawerTitle(undefined, apiType)}${REPLAY_TITLE}`;
  const text = data && recordText({ time: data.now.at, name }, [data.sentence]);
  return (
    <Dialog title={REPLAY_TITLE} width={860} onClose={onClose} actions={<ResultActions text={text} />}>
      <QueryState query={withRead(query, { data })} failed={query.error?.message ?? '当时与现在未能载入'} lines={9}>
        {(replay) => <ReplayBody replay={replay} onChoose={setSaving} />}
      </QueryState>
    </Dialog>
  );
}
