import type { VersionItem } from '@jianwei/api-client/model';
import { formatDate } from '../../kit/lib/format-date.ts';
import styles from './version-notes.module.css';

/** What a version brought, note by note with its day. */
export function VersionNotes({ items }: { items: VersionItem['items'] }) {
  return (
    <ul className={`jw-ruled ${styles.notes}`} aria-label="更新内容">
      {items.map((item) => (
        <li key={item.date + item.title}>
          <time dateTime={item.date} className="jw-table-text jw-ink-3">
            {formatDate(item.date)}
          </time>
          <div>
            <b>{item.title}</b>
            <p className="jw-ink-2">{item.content}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
