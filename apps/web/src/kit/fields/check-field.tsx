import type { ReactNode } from 'react';
import styles from './check-field.module.css';

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
    <div className={styles.row}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label className={styles.label} data-checked={isChecked} htmlFor={id}>
        {label}
      </label>
      {children !== undefined && <span className={styles.aside}>{children}</span>}
    </div>
  );
}
