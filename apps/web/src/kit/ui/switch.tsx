import styles from './switch.module.css';

interface SwitchProps {
  /** What it switches, for who does not see its place. */
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isBusy?: boolean;
}

/** Something that is on or off and acts at once. */
export function Switch({ label, isOn, onChange, isBusy = false }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={`jw-bare ${styles.switch}`}
      aria-label={label}
      aria-checked={isOn}
      aria-busy={isBusy}
      disabled={isBusy}
      onClick={() => onChange(!isOn)}
    >
      <i />
    </button>
  );
}
