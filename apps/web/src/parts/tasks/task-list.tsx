import type { Task, TaskList as Tasks } from '@jianwei/api-client/model';
import { sayOf } from '@jianwei/api-client/transport/undetermined';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { useMayOpen } from '../session/may-open.ts';
import { ageText, TASKS } from './task-words.ts';
import styles from './task-list.module.css';

function ageOf({ count, oldest_at: oldest }: Task, now: string): string {
  if (count === 0) return '没有待办';
  return oldest === undefined ? '' : ageText(oldest, now);
}

/** What waits for somebody's hands: how many of each, how old the oldest is, and the screen where it is done. */
export function TaskList({ list: { now, data } }: { list: Tasks }) {
  const mayOpen = useMayOpen();
  if (data.every(({ count }) => count === 0)) return <EmptyState title="没有待办" />;
  return (
    <ul className={styles.list}>
      {data.map((task) => {
        const { id, count, address } = task;
        const words = TASKS[id] as (typeof TASKS)[typeof id] | undefined;
        const content = (
          <>
            <span className="jw-grid">
              <b>{words?.title ?? sayOf(id, id)}</b>
              <span className="jw-note">{ageOf(task, now)}</span>
            </span>
            <span className={styles.count}>
              {sayOf(count, `${count}`)} <span className="jw-note">{words?.unit}</span>
            </span>
          </>
        );
        return (
          <li key={id}>
            {mayOpen(address) ? (
              <Link className="jw-row jw-between jw-gap-12" to={address}>
                {content}
              </Link>
            ) : (
              <span className="jw-row jw-between jw-gap-12">{content}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
