import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { countText } from '../lib/format-number.ts';
import { useKeptFocus } from '../lib/use-kept-focus.ts';
import { Button } from './button.tsx';
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

/** Pages in all, at least one. */
export function pageCount(totalElements: number, pageSize: number): number {
  return Math.max(1, Math.ceil(totalElements / pageSize) || 1);
}

/**
 * Pages (zero-based) whose numbers are shown: first, last and those around the present one; null is a gap.
 * A gap of a single page is filled with that page.
 */
export function pagerWindow(page: number, pages: number): (number | null)[] {
  const shown = [0, page - 1, page, page + 1, pages - 1].filter((item) => item >= 0 && item < pages);
  const sorted = [...new Set(shown)].sort((a, b) => a - b);
  return sorted.flatMap((item, index) => {
    const before = sorted[index - 1];
    if (before === undefined || item - before === 1) return [item];
    return item - before === 2 ? [before + 1, item] : [null, item];
  });
}

/** Total, page numbers and page size at the foot of a list. */
export function Pager(props: PagerProps) {
  const { page, pageSize, totalElements, onPage, pageSizes, onPageSize, unit = '条' } = props;
  // The arrow that leads to the last page is off once it is there.
  const place = useRef<HTMLElement>(null);
  useKeptFocus(place);
  const pages = pageCount(totalElements, pageSize);
  const numbers = pagerWindow(Math.min(page, pages - 1), pages);
  const arrow = (label: string, to: number, Icon: LucideIcon) => (
    <Button
      size="small"
      className={styles.page}
      aria-label={label}
      disabled={to < 0 || to >= pages}
      onClick={() => onPage(to)}
    >
      <Icon size={16} />
    </Button>
  );
  return (
    <nav ref={place} className="jw-row jw-wrap jw-gap-4 jw-table-text" aria-label="分页">
      <span className={`jw-ink-2 ${styles.total}`}>
        共 {countText(totalElements)} {unit}
      </span>
      {arrow('上一页', page - 1, ChevronLeft)}
      {numbers.map((item, index) =>
        item === null ? (
          <span key={`gap-${index}`} className={`jw-ink-3 ${styles.gap}`}>
            …
          </span>
        ) : (
          <Button
            key={item}
            variant={item === page ? 'primary' : 'default'}
            size="small"
            className={styles.page}
            aria-label={`第 ${item + 1} 页`}
            aria-current={item === page ? 'page' : undefined}
            onClick={() => onPage(item)}
          >
            {item + 1}
          </Button>
        ),
      )}
      {arrow('下一页', page + 1, ChevronRight)}
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
