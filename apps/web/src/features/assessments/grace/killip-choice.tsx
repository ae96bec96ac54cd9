import { KILLIP_NAME, KILLIP_TEXT } from '@jianwei/clinical-rules/grace/wording';
import { memo } from 'react';
import { Radio } from '../../../kit/fields/radio.tsx';
import { FieldError, RequiredMark } from '../../../kit/ui/form-field.tsx';
import { fieldId } from './grace-form-values.ts';
import type { GraceFormValues } from './grace-form-values.ts';
import styles from './killip-choice.module.css';

interface KillipChoiceProps {
  value: GraceFormValues['kill_ip_rank'];
  onChange: (change: Partial<GraceFormValues>) => void;
  isReadOnly: boolean;
  error: string | undefined;
}

const CLASSES = [1, 2, 3, 4] as const;
const ID = fieldId('kill_ip_rank');

/** The four Killip classes with what each of them means. */
export const KillipChoice = memo(function KillipChoice({ value, onChange, isReadOnly, error }: KillipChoiceProps) {
  return (
    <fieldset className={styles.killip} aria-describedby={error === undefined ? undefined : `${ID}-error`}>
      <legend className={`jw-heading ${styles.legend ?? ''}`}>
        {!isReadOnly && <RequiredMark />}
        Killip 分级
      </legend>
      <div className={styles.list} data-invalid={error !== undefined}>
        {CLASSES.map((rank) => (
          <label key={rank} className={`jw-ink-2 jw-row jw-gap-12 ${styles.option}`} data-checked={value === rank}>
            <Radio
              id={rank === 1 ? ID : undefined}
              name={ID}
              checked={value === rank}
              disabled={isReadOnly}
              required
              onChange={() => onChange({ kill_ip_rank: rank })}
            />
            <span className={`jw-strong jw-fixed ${styles.rank ?? ''}`}>{KILLIP_NAME[rank]}</span>
            <span>{KILLIP_TEXT[rank]}</span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={`${ID}-error`} text={error} />}
    </fieldset>
  );
});
