import type { AssistItem } from '@jianwei/api-client/model';
import { X } from 'lucide-react';
import { memo, type KeyboardEvent } from 'react';
import { FieldError } from '../../shared/ui/form-field.tsx';
import { rowField, type DraftErrors, type DraftRow, type RowField } from './assist-draft.ts';
import styles from './entry-rows.module.css';

/** Words that the rules read as a qualitative result; others may be typed. */
const QUALITATIVE_WORDS = ['阴性', '弱阳性', '阳性', '1+', '2+', '3+', '4+'];
const WORDS_ID = 'assist-qualitative-words';

const FIELDS: readonly { field: RowField; label: string }[] = [
  { field: 'result', label: '结果' },
  { field: 'unit', label: '单位' },
  { field: 'range', label: '参考区间' },
];

function placeholderOf({ value_type: type, unit }: AssistItem, field: RowField): string {
  if (field === 'range') return '按项目目录';
  if (field === 'unit') return unit === '' ? '无' : unit;
  return type === 'qualitative' ? '阴性／阳性' : '数值';
}

interface EntryRowsProps {
  rows: readonly DraftRow[];
  errors: DraftErrors;
  onEdit: (key: string, field: RowField, text: string) => void;
  onRemove: (key: string) => void;
  /** Enter in a field: the row is done, the next item may be searched. */
  onDone: () => void;
}

/** The entered results: item and specimen are given, result, unit and interval are typed; each message stands below its field. */
export function EntryRows(props: EntryRowsProps) {
  const { rows, errors } = props;
  if (rows.length === 0) return <p className={styles.none}>尚未录入检验结果</p>;
  return (
    <div className={styles.scroll}>
      <table className={`jw-table ${styles.table ?? ''}`}>
        <caption className="jw-visually-hidden">录入的检验结果</caption>
        <thead>
          <tr>
            <th scope="col">检验项目</th>
            {FIELDS.map(({ field, label }) => (
              <th key={field} scope="col" data-field={field}>
                {label}
              </th>
            ))}
            <th scope="col">
              <span className="jw-visually-hidden">操作</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <EntryRow
              key={row.key}
              row={row}
              errors={errorsOfRow(errors, row.key)}
              onEdit={props.onEdit}
              onRemove={props.onRemove}
              onDone={props.onDone}
            />
          ))}
        </tbody>
      </table>
      <datalist id={WORDS_ID}>
        {QUALITATIVE_WORDS.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </div>
  );
}

/** The messages of one row as text, so that typing in a row leaves the others alone. */
function errorsOfRow(errors: DraftErrors, key: string): string {
  return JSON.stringify(Object.fromEntries(Object.entries(errors).filter(([field]) => field.startsWith(`${key}:`))));
}

interface EntryRowProps {
  row: DraftRow;
  errors: string;
  onEdit: EntryRowsProps['onEdit'];
  onRemove: EntryRowsProps['onRemove'];
  onDone: () => void;
}

const EntryRow = memo(function EntryRow({ row, errors, onEdit, onRemove, onDone }: EntryRowProps) {
  const { key, item } = row;
  const messages = JSON.parse(errors) as DraftErrors;
  const itemError = messages[rowField(key, 'code')];
  const finish = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onDone();
  };
  return (
    <tr>
      <th scope="row" className={styles.item}>
        {item.laboratory_name}
        <span className={styles.specimen}>
          {item.short_name === item.laboratory_name ? '' : `${item.short_name} · `}
          {item.standard_specimen}
        </span>
        {itemError !== undefined && <FieldError id={`assist-${key}-code-error`} text={itemError} />}
      </th>
      {FIELDS.map(({ field, label }) => {
        const message = messages[rowField(key, field)];
        const id = `assist-${key}-${field}`;
        const isUnused = field === 'unit' && item.value_type === 'qualitative';
        return (
          <td key={field}>
            {isUnused ? (
              <span className={styles.unused}>—</span>
            ) : (
              <input
                id={id}
                className={`jw-input ${styles.input ?? ''}`}
                aria-label={`${item.laboratory_name} ${label}`}
                aria-required={field === 'result'}
                aria-invalid={message !== undefined}
                aria-describedby={message === undefined ? undefined : `${id}-error`}
                autoComplete="off"
                list={field === 'result' && item.value_type === 'qualitative' ? WORDS_ID : undefined}
                maxLength={field === 'result' ? 100 : field === 'unit' ? 40 : 60}
                placeholder={placeholderOf(item, field)}
                title={row[field]}
                value={row[field]}
                onChange={(event) => onEdit(key, field, event.target.value)}
                onKeyDown={finish}
              />
            )}
            {message !== undefined && <FieldError id={`${id}-error`} text={message} />}
          </td>
        );
      })}
      <td className={styles.action}>
        <button
          type="button"
          className="jw-icon-button"
          aria-label={`删除 ${item.laboratory_name}`}
          title="删除"
          onClick={() => onRemove(key)}
        >
          <X size={15} strokeWidth={1.6} aria-hidden />
        </button>
      </td>
    </tr>
  );
});
