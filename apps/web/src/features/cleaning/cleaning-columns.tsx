import type { CleaningItem } from '@jianwei/api-client/model';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import type { AdminColumn } from '../../kit/admin/admin-table.tsx';
import { formatDate } from '../../kit/lib/format-date.ts';
import styles from './cleaning.module.css';
import type { CleaningFilterState } from './cleaning-filter-state.ts';
import { decidedText, lastText, numberOf } from './cleaning-words.ts';

/** What is to be known of an item before it is opened: 须换算, 3 种写法, 目录未收录. */
function Marks({ item }: { item: CleaningItem }) {
  const isMissing = !item.is_in_catalogue;
  return (
    <>
      {isTrue(item.needs_formula) && <span className={styles.mark}>须换算</span>}
      {item.spellings.length > 1 && <span className={styles.plainMark}>{`${item.spellings.length} 种写法`}</span>}
      {isMissing && <span className={styles.plainMark}>目录未收录</span>}
    </>
  );
}

/** The columns of the queue: the item, where it comes from, how much it holds back, and since when. */
export function cleaningColumns(
  tab: CleaningFilterState['tab'],
  most: number,
  isBeside: boolean,
): AdminColumn<CleaningItem>[] {
  const isDecided = tab === 'mapped' || tab === 'dismissed';
  const columns: AdminColumn<CleaningItem>[] = [
    {
      key: 'name',
      title: '来源项目',
      isRowHeader: true,
      isSortable: true,
      cell: (row) => (
        <span className="jw-two-lines">
          <span className="jw-row jw-wrap jw-gap-6">
            <b className="jw-break">{row.wording === '' ? row.name : `${row.name} 「${row.wording}」`}</b>
            {!isDecided && <Marks item={row} />}
          </span>
          <span className="jw-note">
            {isDecided ? `${row.source_name}　${decidedText(row)}` : `${row.code}　${row.source_name}`}
          </span>
        </span>
      ),
      text: (row) => `${row.name} ${row.code} ${row.source_name} ${row.wording} ${decidedText(row)}`.trim(),
    },
    {
      key: 'unit',
      title: '标本，单位',
      isSortable: true,
      width: isBeside ? 92 : 200,
      cell: (row) => (
        <span className="jw-two-lines">
          <span>{row.specimen || '—'}</span>
          <span className="jw-note">{row.unit || '无单位'}</span>
        </span>
      ),
      text: (row) => `${row.specimen} ${row.unit}`.trim(),
    },
    {
      key: 'results',
      title: isDecided ? '结果' : '卡住结果',
      width: isBeside ? 92 : 200,
      isEnd: true,
      isSortable: true,
      cell: (row) => (
        <span className={`jw-print-fill ${styles.held}`}>
          <b>{row.results}</b>
          <span className={styles.bar} style={{ width: `${(100 * numberOf(row.results)) / Math.max(most, 1)}%` }} />
        </span>
      ),
      text: (row) => row.results,
    },
    {
      key: 'last_at',
      title: '最近',
      width: 132,
      isSortable: true,
      cell: (row) => <span className="jw-note jw-nowrap">{lastText(row.last_at)}</span>,
      text: (row) => formatDate(row.last_at, 'yyyy-MM-dd HH:mm'),
    },
  ];
  // The open item says when it came last.
  return isBeside ? columns.filter(({ key }) => key !== 'last_at') : columns;
}
