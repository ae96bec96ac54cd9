import { useState } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { Batch } from './use-batch.ts';

const LONGEST_REASON = 200;

/** In place of the filters while rows are chosen: how many, why, and what is done to them. */
export function BatchBar({ batch }: { readonly batch: Batch }) {
  const { verb, unit, selection, run, isBusy } = batch;
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const start = () => {
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') run(reason.trim());
  };
  return (
    <SelectionBar selection={selection} unit={unit}>
      <input
        className="jw-input"
        style={{ width: 180 }}
        aria-label={`${verb}原因`}
        aria-invalid={isMissing || undefined}
        placeholder={`${verb}原因`}
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The same key would answer the question that it opens.
          event.preventDefault();
          start();
        }}
      />
      <Button size="small" busy={isBusy} onClick={start}>
        {`${verb}所选`}
      </Button>
      {isMissing && <span role="alert" className="jw-ink-high">{`请填写${verb}原因`}</span>}
    </SelectionBar>
  );
}
