import { useListCleaningItems } from '@jianwei/api-client/cleaning/cleaning';
import type { CleaningItem } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import { addressOf } from '../../kit/lib/address.ts';
import styles from './sync.module.css';

const DAY_MS = 86_400_000;
const LOOK_BACK_DAYS = 30;
const MOST_ITEMS = 48;
const SHOWN_CODES = 3;

/** 自 11-18 起「项目未收录」增多，首次出现 UN-E、TBIL-V、PCT-Q 等 4 个来源代码; undefined where none is new. */
export function newCodesText(items: readonly CleaningItem[], now: string): string | undefined {
  const since = new Date(Date.parse(now.slice(0, 10)) - LOOK_BACK_DAYS * DAY_MS).toISOString().slice(0, 10);
  const fresh = items.filter(({ first_at: at }) => at.slice(0, 10) >= since);
  const first = fresh.map(({ first_at: at }) => at.slice(0, 10)).toSorted()[0];
  if (first === undefined) return undefined;
  const codes = [...new Set(fresh.map(({ code, name }) => code || name))].toSorted();
  const more = codes.length > SHOWN_CODES ? '等 ' : '';
  return `自 ${first.slice(5)} 起「项目未收录」增多，首次出现 ${codes.slice(0, SHOWN_CODES).join('、')} ${more}${codes.length} 个来源代码`;
}

/** Below the funnel: since when a source sends codes that the catalogue does not know, and what it refused in 30 days. */
export function NewCodes({ sourceId, now }: { sourceId: string; now: string }) {
  const items = useListCleaningItems({ source: sourceId, page_size: MOST_ITEMS }, { request: { suppress: true } });
  return (
    <p className={`jw-row jw-between jw-gap-16 jw-table-text ${styles.fresh}`}>
      <span className="jw-note">{items.data && newCodesText(items.data.data, now)}</span>
      <Link className="jw-nowrap" to={addressOf('/operations-interpret-ability', { source: sourceId })}>
        近 30 日的拒收原因
      </Link>
    </p>
  );
}
