import { Calendar } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './date-field.module.css';

interface PickerButtonProps {
  type: 'date' | 'datetime-local';
  label: string;
  value: string;
  /** The latest that can be picked, asked when the picker opens. */
  latest?: () => string;
  onPick: (value: string) => void;
}

/**
 * Opens the browser's own picker of dates, below the element around it. The browser's field itself stays out of sight: it
 * would show the date in the browser's language.
 */
export function PickerButton({ type, label, value, latest, onPick }: PickerButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  function open(): void {
    if (picker.current && latest) picker.current.max = latest();
    try {
      picker.current?.showPicker();
    } catch {
      // In a frame of another site the browser refuses it: the date is typed.
    }
  }
  return (
    <>
      <IconButton icon={Calendar} label={`选择${label}`} onClick={open} />
      <input
        ref={picker}
        type={type}
        className={styles.picker}
        tabIndex={-1}
        aria-hidden="true"
        value={value}
        onChange={({ target }) => onPick(target.value)}
      />
    </>
  );
}
