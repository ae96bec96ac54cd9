import type { RuleChip, RuleChipKind } from '@jianwei/api-client/model';
import { type ReactNode, useRef } from 'react';
import { Popover } from '../../kit/overlay/popover.tsx';
import { FieldError } from '../../kit/ui/form-field.tsx';
import styles from './chip-field.module.css';

const KINDS: readonly { readonly kind: RuleChipKind; readonly label: string }[] = [
  { kind: 'value', label: '检验值' },
  { kind: 'interval', label: '参考区间' },
  { kind: 'change', label: '变化' },
  { kind: 'date', label: '日期' },
];

interface ChipFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly chips: readonly RuleChip[];
  readonly limit: number;
  readonly rows: number;
  readonly isReadOnly: boolean;
  readonly error?: string | undefined;
  /** In the line of the count, in place of what braces mean. */
  readonly below?: ReactNode;
}

/** In the text a value reads 「铁蛋白的值」. */
const written = ({ kind, name }: RuleChip): string => `{${kind === 'value' ? `${name}的值` : name}}`;

/** A text with what a report holds put in at its place: chosen from a list, standing in braces, filled on each report. */
export function ChipField(props: ChipFieldProps) {
  const { id, label, value, onChange, chips, limit, rows, isReadOnly, error, below } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = (chip: RuleChip) => {
    const at = field.current?.selectionStart ?? value.length;
    const text = written(chip);
    onChange(`${value.slice(0, at)}${text}${value.slice(at)}`);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(at + text.length, at + text.length);
    });
  };
  return (
    <div className="jw-grid jw-gap-6">
      <div className="jw-row jw-wrap jw-gap-8">
        <label className="jw-heading" htmlFor={id}>
          {label}
        </label>
        {!isReadOnly && (
          <span className="jw-row jw-gap-8 jw-end jw-note">
            插入
            {KINDS.map(({ kind, label: word }) => {
              const own = chips.filter((chip) => chip.kind === kind);
              return (
                own.length > 0 && (
                  <Popover
                    key={kind}
                    trigger={word}
                    triggerClassName={`jw-bare ${styles.insert}`}
                    panelLabel={word}
                    width={220}
                  >
                    {(close) => (
                      <ul className={styles.list}>
                        {own.map((chip) => (
                          <li key={chip.name}>
                            <button
                              type="button"
                              className="jw-bare jw-table-text"
                              onClick={() => {
                                close();
                                insert(chip);
                              }}
                            >
                              {chip.kind === 'value' ? `${chip.name}的值` : chip.name}
                            </button>
                          </li>
                        ))}
                      </ul>
                    )}
                  </Popover>
                )
              );
            })}
          </span>
        )}
      </div>
      <textarea
        ref={field}
        id={id}
        className={`jw-input ${styles.text}`}
        rows={rows}
        maxLength={limit}
        value={value}
        readOnly={isReadOnly}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ target }) => onChange(target.value)}
      />
      {error !== undefined && <FieldError id={`${id}-error`} text={error} />}
      <div className="jw-row jw-between jw-gap-12">
        {below ?? <span className="jw-note">花括号里的名称在每份报告上换成它的结果</span>}
        <span className="jw-note jw-fixed">{`${value.length} / ${limit} 字`}</span>
      </div>
    </div>
  );
}
