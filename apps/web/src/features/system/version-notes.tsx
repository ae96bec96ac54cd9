import type { VersionItem } from '@jianwei/api-client/model';
import { formatDate } from '../../shared/lib/format-date.ts';
import styles from './version-notes.module.css';

/** What a version brought, note by note with its day. */
export function VersionNotes({ items }: { items: VersionItem['items'] }) {
  return (
    <ul className={styles.notes} aria-label="更新内容">
      {items.map((item) => (
        <li key={item.date + item.title}>
          <time dateTime={item.date}>{formatDate(item.date)}</time>
          <div>
            <b>{item.title}</b>
            <p>{item.content}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
