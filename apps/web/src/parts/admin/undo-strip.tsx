import { undoChange } from '@jianwei/api-client/changes/changes';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePassedFocus } from '../../kit/lib/use-kept-focus.ts';
import { Button } from '../../kit/ui/button.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { useHasSingleKeys, useSingleKey } from '../session/single-keys.ts';

/** What was done last, and the rows of the change log that take it back. */
export interface Done {
  readonly text: string;
  readonly changeIds: readonly number[];
  /** What takes it back where it stands in no change log. */
  readonly undo?: () => Promise<unknown>;
}

const STAY_MS = 30_000;

interface UndoStripProps {
  readonly done: Done;
  /** Reads again what the undoing changed. */
  readonly onUndone: () => void;
  readonly onClose: () => void;
}

/** After a change: what was done, and 撤销 (Z) for half a minute; later the same undo stands in the change log. */
export function UndoStrip({ done, onUndone, onClose }: UndoStripProps) {
  const [isBusy, setBusy] = useState(false);
  const strip = useRef<HTMLDivElement>(null);
  usePassedFocus(strip);
  // The half minute is that of what was done: what is drawn anew meanwhile does not begin it again.
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), STAY_MS);
    return () => clearTimeout(timer);
  }, [done]);
  const undo = async () => {
    setBusy(true);
    const own = done.undo === undefined ? [] : [done.undo()];
    const outcomes = await Promise.allSettled([
      ...own,
      ...done.changeIds.map((id) => undoChange(id, {}, { suppress: true })),
    ]);
    setBusy(false);
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
    const [first] = failed;
    const reason: unknown = first?.reason;
    if (first) {
      const why = reason instanceof ApiError ? reason.message : '请重试';
      notice.error(failed.length === outcomes.length ? why : `${failed.length} 项未能撤销：${why}`);
    }
    if (failed.length < outcomes.length) notice.success('已撤销');
    onUndone();
    onClose();
  };
  const canUndo = done.changeIds.length > 0 || done.undo !== undefined;
  const [hasKeys] = useHasSingleKeys();
  const key = useSingleKey(canUndo && !isBusy ? 'z' : undefined, () => void undo());
  return (
    <div ref={strip} className="jw-row jw-gap-12 jw-body" role="status">
      <span>{done.text}</span>
      {canUndo && (
        <Button
          size="small"
          icon={<Undo2 size={14} />}
          busy={isBusy}
          aria-keyshortcuts={key}
          onClick={() => void undo()}
        >
          撤销 {hasKeys && 'Z'}
        </Button>
      )}
    </div>
  );
}
