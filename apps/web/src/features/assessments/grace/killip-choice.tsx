import { KILLIP_NAME, KILLIP_TEXT } from '@jianwei/clinical-rules/grace/wording';
import { memo } from 'react';
import { Radio } from '../../../kit/fields/radio.tsx';
import { FieldError, RequiredMark } from '../../../kit/ui/form-field.tsx';
import { killipClasses } from './grace-form-values.ts';
import type { GraceFormValues } from './grace-form-values.ts';
import { fieldId } from './grace-text.ts';
import styles from './killip-choice.module.css';

interface KillipChoiceProps {
  value: GraceFormValues['killip'];
  onChange: (change: Partial<GraceFormValues>) => void;
  isReadOnly: boolean;
  error: string | undefined;
}

/** The four Killip classes with what each of them means. */
export const KillipChoice = memo(function KillipChoice({ value, onChange, isReadOnly, error }: KillipChoiceProps) {
  return (
    <fieldset className={styles.killip} aria-describedby={error === undefined ? undefined : 'grace-killip-error'}>
      <legend className={`jw-heading ${styles.legend ?? ''}`}>
        {!isReadOnly && <RequiredMark />}
        Killip 分级
      </legend>
      <div className={styles.list} data-invalid={error !== undefined}>
        {killipClasses.map((rank) => (
          <label key={rank} className={`jw-ink-2 jw-row jw-gap-12 ${styles.option}`} data-checked={value === rank}>
            <Radio
              id={rank === 1 ? fieldId('killip') : undefined}
              name="grace-killip"
              checked={value === rank}
              disabled={isReadOnly}
              required
              onChange={() => onChange({ killip: rank })}
            />
            <span className={`jw-strong jw-fixed ${styles.rank ?? ''}`}>{KILLIP_NAME[rank]}</span>
            <span>{KILLIP_TEXT[rank]}</span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id="grace-killip-error" text={error} />}
    </fieldset>
  );
});
