import { useState } from 'react';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Button } from '../../kit/ui/button.tsx';
import styles from './cleaning.module.css';
import { DISMISSALS } from './cleaning-words.ts';

interface DismissFieldProps {
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onDismiss: (reason: string) => void;
}

/** Why an item will not be mapped: one of the usual reasons, or one's own. */
export function DismissField({ isBusy, onCancel, onDismiss }: DismissFieldProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  return (
    <fieldset className={styles.conversion}>
      <legend className="jw-heading">不映射</legend>
      <span className="jw-row jw-wrap jw-gap-8">
        {DISMISSALS.map((text) => (
          <Button key={text} size="small" onClick={() => setReason(text)}>
            {text}
          </Button>
        ))}
      </span>
      <TextField
        id="cleaning-dismissal"
        label="原因"
        isRequired
        limit={200}
        value={reason}
        error={error}
        onChange={(text) => {
          setReason(text);
          setError(undefined);
        }}
      />
      <span className="jw-row jw-gap-8">
        <Button
          variant="danger"
          busy={isBusy}
          onClick={() => (reason.trim() === '' ? setError('请写明不映射的原因') : onDismiss(reason.trim()))}
        >
          确认不映射
        </Button>
        <Button onClick={onCancel}>取消</Button>
      </span>
    </fieldset>
  );
}
