import { useEffect } from 'react';

/** A choice can be taken back in one click for this long, in milliseconds. */
const STAY_MS = 8000;

interface UndoChoiceProps {
  /** Another object for each choice: the time begins anew. */
  readonly choice: object;
  readonly onUndo: () => void;
  readonly onGone: () => void;
}

/** 撤销 beside a choice that was just made. */
export function UndoChoice({ choice, onUndo, onGone }: UndoChoiceProps) {
  useEffect(() => {
    const timer = setTimeout(onGone, STAY_MS);
    return () => clearTimeout(timer);
  }, [choice, onGone]);
  return (
    <button type="button" className="jw-button jw-button-text jw-button-small jw-no-print" onClick={onUndo}>
      撤销
    </button>
  );
}
