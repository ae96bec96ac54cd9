import type { ReactNode } from 'react';
import styles from './radio.module.css';

interface CheckFieldProps {
  id: string;
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean;
  /** Why it stands as it does, and what can be done about it; at the right end. */
  children?: ReactNode;
}

/** One yes-or-no item of a form, a hairline below it. */
export function CheckField({ id, label, isChecked, onChange, isDisabled = false, children }: CheckFieldProps) {
  return (
    <div className={`jw-row ${styles.row}`}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label className={`jw-body ${isChecked ? 'jw-strong' : ''}`} htmlFor={id}>
        {label}
      </label>
      {children !== undefined && <span className="jw-row jw-gap-12 jw-end jw-note jw-nowrap">{children}</span>}
    </div>
  );
}
