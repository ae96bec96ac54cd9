import type { AssistItem } from '@jianwei/api-client/model';
import { X } from 'lucide-react';
import { type KeyboardEvent, memo, useMemo } from 'react';
import { type Column, TableFrame, TableRow } from '../../kit/table/table.tsx';
import { fieldAria, FieldError } from '../../kit/ui/form-field.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { type DraftErrors, type DraftRow, ROW_FIELDS, rowField, type RowField } from './assist-draft.ts';
import styles from './entry-rows.module.css';

/** Words that the rules read as a qualitative result; others may be typed. */
const QUALITATIVE_WORDS = ['阴性', '弱阳性', '阳性', '1+', '2+', '3+', '4+'];
const WORDS_ID = 'assist-qualitative-words';

const FIELDS = [
  { field: 'result', header: '结果', width: '18%', maxLength: 100 },
  { field: 'unit', header: '单位', width: '27%', maxLength: 40 },
  { field: 'reference_interval', header: '参考区间', width: '22%', maxLength: 60 },
] as const;

function placeholderOf({ value_type: type, unit }: AssistItem, field: RowField): string {
  if (field === 'reference_interval') return '按项目目录';
  if (field === 'unit') return unit === '' ? '无' : unit;
  return type === 'qualitative' ? '阴性／阳性' : '数值';
}

interface EntryHandlers {
  onEdit: (code: string, field: RowField, text: string) => void;
  onRemove: (code: string) => void;
  /** Enter in a field: the row is done, the next item may be searched. */
  onDone: () => void;
}

interface Entry {
  row: DraftRow;
  errors: DraftErrors;
}

function columnsOf({ onEdit, onRemove, onDone }: EntryHandlers): Column<Entry>[] {
  const finish = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onDone();
  };
  const fields = FIELDS.map(({ field, header, width, maxLength }): Column<Entry> => ({
    header,
    width,
    className: styles.cell,
    cell: ({ row: { item, [field]: value }, errors }) => {
      const isQualitative = item.value_type === 'qualitative';
      const message = errors[rowField(item.code, field)];
      const id = `assist-${item.code}-${field}`;
      if (field === 'unit' && isQualitative) return <span className={`jw-ink-3 ${styles.unused}`}>—</span>;
      return (
        <>
          <input
            id={id}
            className={`jw-input jw-print-text ${styles.input}`}
            data-unit={field === 'unit' || undefined}
            aria-label={`${item.laboratory_name} ${header}`}
            {...fieldAria({ id, isRequired: field === 'result', error: message })}
            autoComplete="off"
            list={field === 'result' && isQualitative ? WORDS_ID : undefined}
            maxLength={maxLength}
            placeholder={placeholderOf(item, field)}
            title={value}
            value={value}
            onChange={(event) => onEdit(item.code, field, event.target.value)}
            onKeyDown={finish}
          />
          {message !== undefined && <FieldError id={`${id}-error`} text={message} />}
        </>
      );
    },
  }));
  return [
    {
      header: '检验项目',
      isRowHeader: true,
      className: `jw-break ${styles.item}`,
      cell: ({ row: { item }, errors }) => {
        const { code, laboratory_name: name, short_name: short, standard_specimen: specimen } = item;
        const message = errors[rowField(code, 'code')];
        return (
          <>
            {name}
            <span className={`jw-note ${styles.specimen}`}>{short === name ? specimen : `${short} · ${specimen}`}</span>
            {message !== undefined && <FieldError id={`assist-${code}-code-error`} text={message} />}
          </>
        );
      },
    },
    ...fields,
    {
      header: '操作',
      isHeaderHidden: true,
      isScreenOnly: true,
      width: 36,
      className: styles.cell,
      cell: ({ row: { item } }) => (
        <IconButton icon={X} label={`删除 ${item.laboratory_name}`} title="删除" onClick={() => onRemove(item.code)} />
      ),
    },
  ];
}

interface EntryRowsProps extends EntryHandlers {
  rows: readonly DraftRow[];
  errors: DraftErrors;
}

/** The entered results: item and specimen are given, result, unit and interval are typed; each message stands below its field. */
export function EntryRows({ rows, errors, onEdit, onRemove, onDone }: EntryRowsProps) {
  const columns = useMemo(() => columnsOf({ onEdit, onRemove, onDone }), [onEdit, onRemove, onDone]);
  if (rows.length === 0) return <p className={`jw-small jw-ink-3 ${styles.none}`}>尚未录入检验结果</p>;
  return (
    <div className={`jw-print-flow ${styles.scroll}`}>
      <TableFrame caption="录入的检验结果" className={styles.table} columns={columns}>
        {rows.map((row) => (
          <EntryRow key={row.item.code} row={row} errors={errors} columns={columns} />
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

interface EntryRowProps extends Entry {
  columns: readonly Column<Entry>[];
}

/** Drawn anew only when its own entries or messages change. */
const EntryRow = memo(
  ({ row, errors, columns }: EntryRowProps) => <TableRow row={{ row, errors }} columns={columns} />,
  (before, after) =>
    before.row === after.row &&
    before.columns === after.columns &&
    ROW_FIELDS.map((field) => rowField(after.row.item.code, field)).every(
      (field) => before.errors[field] === after.errors[field],
    ),
);
