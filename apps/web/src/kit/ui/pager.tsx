import { ChevronLeft, ChevronRight } from 'lucide-react';

import { pageCount, pagerWindow } from './pager-window.ts';
import styles from './pager.module.css';
import { Select } from './select.tsx';

interface PagerProps {
  /** Zero-based page, as on the wire. */
  page: number;
  pageSize: number;
  totalElements: number;
  onPage: (page: number) => void;
  pageSizes?: readonly number[];
  onPageSize?: (pageSize: number) => void;
  /** 份 for reports. */
  unit?: string;
}

const ICON = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;

function Arrow(props: { label: string; disabled: boolean; onClick: () => void; previous?: boolean }) {
  return (
    <button
      type="button"
      className={styles.page}
      aria-label={props.label}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      {props.previous ? <ChevronLeft {...ICON} /> : <ChevronRight {...ICON} />}
    </button>
  );
}

/** Total, page numbers and page size at the foot of a list. */
export function Pager(props: PagerProps) {
  const { page, pageSize, totalElements, onPage, pageSizes, onPageSize, unit = '条' } = props;
  const pages = pageCount(totalElements, pageSize);
  const numbers = pagerWindow(Math.min(page, pages - 1), pages);
  return (
    <nav className="jw-row jw-wrap jw-gap-4 jw-table-text" aria-label="分页">
      <span className={`jw-ink-2 ${styles.total}`}>
        共 {totalElements} {unit}
      </span>
      <Arrow label="上一页" previous disabled={page <= 0} onClick={() => onPage(page - 1)} />
      {numbers.map((item, index) =>
        item === null ? (
          <span key={`gap-${index}`} className={styles.gap}>
            …
          </span>
        ) : (
          <button
            key={item}
            type="button"
            className={styles.page}
            aria-label={`第 ${item + 1} 页`}
            aria-current={item === page ? 'page' : undefined}
            onClick={() => onPage(item)}
          >
            {item + 1}
          </button>
        ),
      )}
      <Arrow label="下一页" disabled={page >= pages - 1} onClick={() => onPage(page + 1)} />
      {pageSizes && onPageSize && (
        <Select
          className={styles.size ?? ''}
          aria-label="每页条数"
          value={pageSize}
          onChange={(event) => onPageSize(Number(event.target.value))}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size} 条／页
            </option>
          ))}
        </Select>
      )}
    </nav>
  );
}
