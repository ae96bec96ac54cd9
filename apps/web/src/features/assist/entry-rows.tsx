import type { AssistItem } from '@jianwei/api-client/model';
import { X } from 'lucide-react';
import { memo, useMemo, type KeyboardEvent } from 'react';
import { classNames } from '../../kit/lib/class-names.ts';
import type { Column } from '../../kit/table/column.ts';
import { TableFrame, TableRow } from '../../kit/table/table-frame.tsx';
import { FieldError, fieldDescription } from '../../kit/ui/form-field.tsx';
import { rowField, type DraftErrors, type DraftRow, type RowField } from './assist-draft.ts';
import styles from './entry-rows.module.css';

/** Words that the rules read as a qualitative result; others may be typed. */
const QUALITATIVE_WORDS = ['阴性', '弱阳性', '阳性', '1+', '2+', '3+', '4+'];
const WORDS_ID = 'assist-qualitative-words';

const FIELDS = [
  { field: 'result', header: '结果', width: '21%', maxLength: 100 },
  { field: 'unit', header: '单位', width: '22%', maxLength: 40 },
  { field: 'range', header: '参考区间', width: '24%', maxLength: 60 },
] as const satisfies readonly { field: RowField; [part: string]: unknown }[];

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

/** A row with the messages about it. */
interface Entry {
  row: DraftRow;
  messages: DraftErrors;
}

function columnsOf({ onEdit, onRemove, onDone }: Pick<EntryRowsProps, 'onEdit' | 'onRemove' | 'onDone'>) {
  const finish = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onDone();
  };
  const fields = FIELDS.map(({ field, header, width, maxLength }): Column<Entry> => ({
    id: field,
    header,
    width,
    className: styles.cell,
    cell: ({ row: { key, item, [field]: value }, messages }) => {
      const isQualitative = item.value_type === 'qualitative';
      const message = messages[rowField(key, field)];
      const id = `assist-${key}-${field}`;
      if (field === 'unit' && isQualitative) return <span className={`jw-ink-3 ${styles.unused ?? ''}`}>—</span>;
      return (
        <>
          <input
            id={id}
            className={`jw-input ${styles.input ?? ''}`}
            aria-label={`${item.laboratory_name} ${header}`}
            aria-required={field === 'result'}
            aria-invalid={message !== undefined}
            aria-describedby={fieldDescription(id, message !== undefined, false)}
            autoComplete="off"
            list={field === 'result' && isQualitative ? WORDS_ID : undefined}
            maxLength={maxLength}
            placeholder={placeholderOf(item, field)}
            title={value}
            value={value}
            onChange={(event) => onEdit(key, field, event.target.value)}
            onKeyDown={finish}
          />
          {message !== undefined && <FieldError id={`${id}-error`} text={message} />}
        </>
      );
    },
  }));
  const item: Column<Entry> = {
    id: 'item',
    header: '检验项目',
    isRowHeader: true,
    className: styles.item,
    cell: ({ row, messages }) => <ItemName row={row} message={messages[rowField(row.key, 'code')]} />,
  };
  const remove: Column<Entry> = {
    id: 'remove',
    header: '操作',
    isHeaderHidden: true,
    width: 36,
    className: classNames(styles.cell, styles.action),
    cell: ({ row: { key, item } }) => (
      <button
        type="button"
        className="jw-icon-button"
        aria-label={`删除 ${item.laboratory_name}`}
        title="删除"
        onClick={() => onRemove(key)}
      >
        <X size={15} strokeWidth={1.6} aria-hidden />
      </button>
    ),
  };
  return [item, ...fields, remove];
}

function ItemName({ row: { key, item }, message }: { row: DraftRow; message: string | undefined }) {
  const { laboratory_name: name, short_name: short, standard_specimen: specimen } = item;
  return (
    <>
      {name}
      <span className={`jw-note ${styles.specimen ?? ''}`}>
        {short === name ? '' : `${short} · `}
        {specimen}
      </span>
      {message !== undefined && <FieldError id={`assist-${key}-code-error`} text={message} />}
    </>
  );
}

/** The entered results: item and specimen are given, result, unit and interval are typed; each message stands below its field. */
export function EntryRows({ rows, errors, onEdit, onRemove, onDone }: EntryRowsProps) {
  const columns = useMemo(() => columnsOf({ onEdit, onRemove, onDone }), [onEdit, onRemove, onDone]);
  if (rows.length === 0) return <p className={`jw-ink-3 ${styles.none ?? ''}`}>尚未录入检验结果</p>;
  return (
    <div className={styles.scroll}>
      <TableFrame caption="录入的检验结果" className={styles.table} columns={columns}>
        {rows.map((row) => (
          <EntryRow key={row.key} row={row} errors={errorsOfRow(errors, row.key)} columns={columns} />
        ))}
      </TableFrame>
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
  columns: readonly Column<Entry>[];
}

/** Drawn anew only when its own entries or messages change. */
const EntryRow = memo(function EntryRow({ row, errors, columns }: EntryRowProps) {
  return <TableRow row={{ row, messages: JSON.parse(errors) as DraftErrors }} columns={columns} />;
});
