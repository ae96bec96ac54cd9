import { Check } from 'lucide-react';
import { Segmented, type SegmentedOption } from '../../../kit/ui/segmented.tsx';
import styles from './lab-report.module.css';

/** More segments than these leave no room beside them. */
const FEW = 2;

interface SavedChoiceProps<T extends string> {
  label: string;
  options: readonly SegmentedOption<T>[];
  value: T;
  /** Absent where this user may only read it. */
  onChange?: ((value: T) => void) | undefined;
  state: 'known' | 'saving' | 'saved';
  /** Where the choice comes from, as long as nothing is being saved. */
  origin: string | undefined;
}

/** A choice by which the report is read: saved as soon as it is made, on paper as a word. */
export function SavedChoice<T extends string>({ label, options, value, onChange, state, origin }: SavedChoiceProps<T>) {
  const chosen = options.find((option) => option.value === value)?.label;
  return (
    <div className={`jw-row jw-wrap ${styles.choice}`} data-long={options.length > FEW || undefined}>
      <span className="jw-table-text jw-ink-2">{label}</span>
      {onChange ? (
        <>
          <span className="jw-no-print">
            <Segmented label={label} options={options} value={value} onChange={onChange} />
          </span>
          <span className="jw-print-only">{chosen}</span>
        </>
      ) : (
        <b>{chosen}</b>
      )}
      <p className={`jw-row jw-gap-6 jw-note jw-end ${styles.state ?? ''}`} data-state={state} role="status">
        {state === 'saving' && '正在保存'}
        {state === 'saved' && (
          <>
            <Check size={14} strokeWidth={1.8} aria-hidden />
            已保存，判读已更新
          </>
        )}
        {state === 'known' && origin}
      </p>
    </div>
  );
}
