import { isTrue } from '@jianwei/api-client/transport/undetermined';
import type { ResearchTable, ResearchTableRow } from '@jianwei/api-client/model';
import { ActionMenu, type MenuAction } from '../../../kit/overlay/action-menu.tsx';
import { type Column, Table } from '../../../kit/table/table.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { unitText } from '../../../parts/lab/lab-text.ts';
import { TOO_FEW, WIDEN, withSource } from '../../../parts/research/research-text.ts';
import styles from './projects.module.css';
import { SmdDot } from './smd-dot.tsx';

const FORM_WORDS: Readonly<Record<string, string>> = { count: 'n (%)', mean: '均数 ± 标准差', median: '', level: '' };

function nameText({ name, unit, form }: ResearchTableRow): string {
  const words = FORM_WORDS[form] ?? '';
  return `${name}${unit === '' ? '' : `，${unitText(unit)}`}${words === '' ? '' : ` ${words}`}`;
}

const smdText = ({ smd }: ResearchTableRow): string => (typeof smd === 'number' ? smd.toFixed(2) : '');
const pText = ({ p_shown: shown, test, form }: ResearchTableRow): string =>
  form === 'level' ? '' : (shown ?? (test?.startsWith('期望频数') === true ? '不做检验' : ''));

/** What stands under the table; how P was corrected only where P is shown. */
const notesOf = ({ notes }: ResearchTable, hasP: boolean): string[] =>
  notes.filter((note) => hasP || !note.startsWith('P 值经'));

/** The table as text: columns by tabs, so that a word processor makes a table of it. */
export function tableText(table: ResearchTable, hasP: boolean): string {
  const { columns, rows } = table;
  const notes = notesOf(table, hasP);
  const isGrouped = columns.length > 1;
  const head = [
    '变量',
    ...columns.map(({ label, n }) => `${label} (n = ${n.shown})`),
    '缺失',
    ...(isGrouped ? ['|SMD|'] : []),
    ...(isGrouped && hasP ? ['P'] : []),
  ];
  const lines = rows.map((row) => [
    `${row.form === 'level' ? '　' : ''}${nameText(row)}`,
    ...columns.map((_, index) => row.cells[index]?.shown ?? ''),
    row.missing[0]?.shown ?? '',
    ...(isGrouped ? [smdText(row)] : []),
    ...(isGrouped && hasP ? [pText(row)] : []),
  ]);
  return withSource([head, ...lines].map((line) => line.join('\t')).join('\n') + `\n${notes.join('\n')}`, table);
}

export interface RowActions {
  readonly onForm: (variable: string, form: 'median' | 'mean') => void;
  readonly onMissing: () => void;
  readonly onRemove: (variable: string) => void;
  readonly onGroup: (row: ResearchTableRow) => void;
  readonly onChoose: (variable: string) => void;
}

interface TableOneProps extends RowActions {
  table: ResearchTable;
  hasP: boolean;
  hasMissing: boolean;
  chosen: string;
  isStale: boolean;
  canGroup: (row: ResearchTableRow) => boolean;
}

function RowMenu({ row, props }: { row: ResearchTableRow; props: TableOneProps }) {
  const { form, variable, name } = row;
  const actions: MenuAction[] = [
    ...(form === 'median' ? [['改为均数', () => props.onForm(variable, 'mean')] as const] : []),
    ...(form === 'mean' ? [['改为中位数', () => props.onForm(variable, 'median')] as const] : []),
    ...(form === 'count' ? [[props.hasMissing ? '百分比不含缺失' : '百分比含缺失', props.onMissing] as const] : []),
    ...(props.canGroup(row) ? [['设为分组', () => props.onGroup(row)] as const] : []),
    ...(form === 'level' ? [] : [['移除', () => props.onRemove(variable)] as const]),
  ];
  return <ActionMenu name={name} actions={actions} />;
}

/** 表一: the three-line table of a journal. The row that is chosen has its charts beside it. */
export function TableOne(props: TableOneProps) {
  const { table, hasP, chosen, isStale, onChoose } = props;
  const { columns: groups, rows } = table;
  if (isTrue(table.suppressed)) return <EmptyState title={TOO_FEW} hint={WIDEN} />;
  const isGrouped = groups.length > 1;
  const columns: Column<ResearchTableRow>[] = [
    {
      header: '变量',
      isRowHeader: true,
      cell: (row) =>
        row.form === 'level' ? (
          <span className={styles.level}>{row.name}</span>
        ) : (
          <button
            type="button"
            className={`jw-bare jw-press ${styles.variable}`}
            aria-pressed={chosen === row.variable}
            onClick={() => onChoose(row.variable)}
          >
            {row.name}
            {row.unit !== '' && `，${unitText(row.unit)}`}{' '}
            <span className="jw-ink-3">{FORM_WORDS[row.form] ?? ''}</span>
          </button>
        ),
    },
    ...groups.map((group, index) => ({
      id: `group-${index}`,
      header: (
        <span className={styles.groupHead}>
          {group.label}
          <span>n = {group.n.shown}</span>
        </span>
      ),
      align: 'end' as const,
      isNowrap: true,
      cell: ({ cells }: ResearchTableRow) => cells[index]?.shown ?? '',
    })),
    { header: '缺失', align: 'end', isNowrap: true, cell: ({ missing }) => missing[0]?.shown ?? '' },
    ...(isGrouped
      ? [
          {
            id: 'smd',
            header: (
              <span className={styles.groupHead}>
                标准化差<span>|SMD|</span>
              </span>
            ),
            align: 'end' as const,
            isNowrap: true,
            cell: (row: ResearchTableRow) =>
              typeof row.smd === 'number' && (
                <span className="jw-row jw-gap-8 jw-end">
                  <SmdDot smd={row.smd} />
                  {smdText(row)}
                </span>
              ),
          },
        ]
      : []),
    ...(isGrouped && hasP
      ? [{ header: 'P', align: 'end' as const, isNowrap: true, cell: (row: ResearchTableRow) => pText(row) }]
      : []),
    {
      header: '操作',
      isHeaderHidden: true,
      align: 'end',
      isScreenOnly: true,
      cell: (row) => (row.form !== 'level' || props.canGroup(row)) && <RowMenu row={row} props={props} />,
    },
  ];
  return (
    <>
      <div className="jw-scroll-x" tabIndex={0} role="group" aria-label="表一，可左右滚动">
        <Table
          caption="基线特征"
          columns={columns}
          rows={rows}
          rowKey={({ variable, level }) => `${variable} ${level}`}
          rowState={({ variable, form }) => ({ 'data-chosen': (variable === chosen && form !== 'level') || undefined })}
          isStale={isStale}
          empty="没有变量，可在表的上方添加"
        />
      </div>
      <ul className={`jw-note ${styles.notes}`}>
        {notesOf(table, hasP).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}
