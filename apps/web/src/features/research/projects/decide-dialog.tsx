import { useRef, useState } from 'react';
import { focusInvalid } from '../../../kit/lib/focus-invalid.ts';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { Dialog } from '../../../kit/overlay/overlay.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { FieldError } from '../../../kit/ui/form-field.tsx';
import styles from './projects.module.css';

interface DecideDialogProps {
  title: string;
  /** What is decided on. */
  facts: readonly (readonly [label: string, text: string])[];
  isBusy: boolean;
  failure: string | undefined;
  /** The reason is trimmed; it is never empty where something is refused. */
  onAnswer: (approve: boolean, reason: string) => void;
  onClose: () => void;
}

/** What the research administrator is asked, and the answer with its reason. */
export function DecideDialog({ title, facts, isBusy, failure, onAnswer, onClose }: DecideDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const form = useRef<HTMLDivElement>(null);
  const answer = (approve: boolean): void => {
    const given = reason.trim();
    if (!approve && given === '') {
      setError('请填写不通过的理由');
      focusInvalid(() => form.current);
    } else onAnswer(approve, given);
  };
  return (
    <Dialog
      title={title}
      width={472}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" busy={isBusy} onClick={() => answer(false)}>
            不通过
          </Button>
          <Button variant="primary" busy={isBusy} onClick={() => answer(true)}>
            通过
          </Button>
        </>
      }
    >
      <dl className={`jw-ruled jw-table-text ${styles.facts}`}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="jw-break">{text}</dd>
          </div>
        ))}
      </dl>
      <div ref={form} className="jw-above-8">
        <TextField
          id="decision-reason"
          label="理由"
          rows={2}
          limit={200}
          value={reason}
          onChange={(text) => {
            setReason(text);
            setError(undefined);
          }}
          error={error}
          note="不通过时必填"
        />
      </div>
      {failure !== undefined && <FieldError id="decision-failure" text={failure} />}
    </Dialog>
  );
}
