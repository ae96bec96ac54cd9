import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../kit/lib/class-names.ts';
import { Segmented } from '../../../kit/ui/segmented.tsx';
import styles from './lab-report.module.css';

/** More segments than these leave no room beside them. */
const FEW = 2;

interface SavedChoiceProps<T extends number> {
  label: string;
  options: readonly { value: T; label: string; shortcut?: string | undefined }[];
  /** Undefined where nobody has chosen, or what was chosen cannot be read. */
  value: T | undefined;
  /** Absent where this user may only read it. */
  onChange?: ((value: T) => void) | undefined;
  state: 'known' | 'saving' | 'saved' | 'outdated';
  /** Where the choice comes from, as long as it is the server's. */
  origin: string | undefined;
  /** Stands beside the choice: what is suggested. */
  note?: ReactNode;
}

/** A choice by which the report is read: saved as soon as it is made, on paper as a word. */
export function SavedChoice<T extends number>({
  label,
  options,
  value,
  onChange,
  state,
  origin,
  note,
}: SavedChoiceProps<T>) {
  const chosen = options.find((option) => option.value === value)?.label ?? '未选择';
  return (
    <div
      className={`jw-row jw-wrap ${styles.choice}`}
      data-long={options.length > FEW || undefined}
      data-noted={(note !== undefined && note !== false) || undefined}
    >
      <span className="jw-table-text jw-ink-2">{label}</span>
      {onChange ? (
        <>
          <span className="jw-no-print">
            <Segmented
              label={label}
              options={options.map((option) => ({ ...option, value: `${option.value}` as const }))}
              value={value === undefined ? undefined : `${value}`}
              onChange={(text) => onChange(Number(text) as T)}
            />
          </span>
          <span className="jw-print-only">{chosen}</span>
        </>
      ) : (
        <b>{chosen}</b>
      )}
      {note}
      <p className={classNames('jw-row jw-gap-6 jw-note jw-end', state === 'saved' && 'jw-ink-ok')} role="status">
        {state === 'saving' && '正在保存'}
        {state === 'saved' && (
          <>
            <Check size={14} strokeWidth={1.8} />
            已保存，判读已更新
          </>
        )}
        {state === 'known' && origin}
      </p>
    </div>
  );
}
