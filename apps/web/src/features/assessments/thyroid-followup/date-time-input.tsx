import styles from './thyroid-form.module.css';

interface DateTimeInputProps {
  id: string;
  /** Epoch milliseconds; null while nothing (or only a part) is chosen. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Latest time that can be picked, epoch milliseconds. */
  latest: number;
  isReadOnly: boolean;
  isInvalid: boolean;
  describedBy: string | undefined;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Local time as the browser's own picker writes it: yyyy-MM-ddTHH:mm. */
export function localMinute(time: number): string {
  const at = new Date(time);
  const year = String(at.getFullYear()).padStart(4, '0');
  return `${year}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** A date with a time of day, local, in the browser's own picker; as text where it is only read, the same in every language. */
export function DateTimeInput({ id, value, onChange, latest, isReadOnly, isInvalid, describedBy }: DateTimeInputProps) {
  const shown = value === null ? '' : localMinute(value);
  if (isReadOnly) {
    return (
      <input id={id} className={`jw-input ${styles.typed}`} value={shown.replace('T', ' ')} readOnly aria-required />
    );
  }
  return (
    <input
      id={id}
      type="datetime-local"
      className={`jw-input ${styles.typed} ${styles.time}`}
      value={shown}
      max={localMinute(latest)}
      aria-required
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      onChange={(event) => {
        const time = Date.parse(event.target.value);
        onChange(Number.isNaN(time) ? null : time);
      }}
    />
  );
}
