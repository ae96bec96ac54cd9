import type { ResearchDictionaryColumn, ResearchProjectDetail } from '@jianwei/api-client/model';
import { type Column, Table } from '../../../kit/table/table.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { unitText } from '../../../parts/lab/lab-text.ts';
import { TOO_FEW, WIDEN, withSource } from '../../../parts/research/research-text.ts';
import styles from './projects.module.css';

const TYPES: Readonly<Record<string, string>> = { integer: '整数', number: '数值', category: '分类', text: '文字' };

const COLUMNS: readonly Column<ResearchDictionaryColumn>[] = [
  { header: '列名', isRowHeader: true, isNowrap: true, cell: ({ name }) => <code>{name}</code> },
  { header: '名称', cell: ({ label }) => <span className={styles.variable}>{label}</span> },
  { header: '单位', isNowrap: true, cell: ({ unit }) => unitText(unit) },
  { header: '类型', isNowrap: true, cell: ({ type }) => TYPES[type] ?? type },
  { header: '允许的值', cell: ({ allowed }) => <span className={styles.allowed}>{allowed}</span> },
  { header: '取值方法', cell: ({ derivation }) => <span className={styles.derivation}>{derivation}</span> },
  { header: '缺失', align: 'end', isNowrap: true, cell: ({ missing }) => missing.shown },
  {
    header: '来源与规则版本',
    cell: ({ rule_version: version }) => <span className={styles.derivation}>{version}</span>,
  },
];

/** The dictionary as text: columns by tabs. */
export function dictionaryText(
  columns: readonly ResearchDictionaryColumn[],
  source: { data_time: string; demo: boolean },
): string {
  const head = ['列名', '名称', '单位', '类型', '允许的值', '取值方法', '缺失', '来源与规则版本'];
  const lines = columns.map(({ name, label, unit, type, allowed, derivation, missing, rule_version: version }) => [
    name,
    label,
    unit,
    TYPES[type] ?? type,
    allowed,
    derivation,
    missing.shown,
    version,
  ]);
  return withSource([head, ...lines].map((line) => line.join('\t')).join('\n'), source);
}

/** 数据字典: every column of the file, said by the definition itself. */
export function DictionaryTab({ detail }: { detail: ResearchProjectDetail }) {
  if (detail.dictionary.length === 0) return <EmptyState title={TOO_FEW} hint={WIDEN} />;
  return (
    <div className="jw-scroll-x" tabIndex={0} role="group" aria-label="数据字典，可左右滚动">
      <Table
        caption="数据字典"
        columns={COLUMNS}
        rows={detail.dictionary}
        rowKey={({ name }) => name}
        density="standard"
      />
    </div>
  );
}
