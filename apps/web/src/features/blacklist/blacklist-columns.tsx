import type { BlacklistEntry } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import type { AdminColumn } from '../../kit/admin/admin-table.tsx';
import { LongText } from '../../kit/admin/long-text.tsx';
import { addressOf } from '../../kit/lib/address.ts';
import { Button } from '../../kit/ui/button.tsx';
import styles from './blacklist.module.css';
import { endText, hitsSince, kindName, minute, RECORD_PATH, withoutYear } from './blacklist-words.ts';

/** 1001 in the colour of a refusal, 1002 in that of a warning. */
export function KindTag({ kind }: { kind: number }) {
  return (
    <span className={`jw-nowrap ${styles.kind}`} data-kind={kind}>
      {kindName(kind)}
    </span>
  );
}

/** Who it is: the name, below it account and department, on two lines at the most. */
export function Person({ person }: { person: Pick<BlacklistEntry, 'nickname' | 'user_name' | 'department'> }) {
  const where = [person.user_name, person.department].filter(Boolean).join('　');
  return (
    <span className={`jw-two-lines ${styles.person}`}>
      <b>{person.nickname}</b>
      <span className="jw-note jw-clamp-2 jw-print-flow jw-print-wrap" title={where}>
        {where}
      </span>
    </span>
  );
}

/** What an open pane beside the list leaves no room for. */
const ROOMY: readonly string[] = ['prompt', 'created_by'];

/** The columns of the list, in the order of the picture; beside an open pane days of this year stand without it. */
export function blacklistColumns(
  onRelease: (entry: BlacklistEntry) => void,
  isBeside: boolean,
): AdminColumn<BlacklistEntry>[] {
  const told = (text: string) => (isBeside ? withoutYear(text) : text);
  const columns: AdminColumn<BlacklistEntry>[] = [
    {
      key: 'nickname',
      title: '账号',
      isSortable: true,
      isRowHeader: true,
      cell: (row) => <Person person={row} />,
      text: (row) => `${row.nickname} ${row.user_name} ${row.department}`,
    },
    {
      key: 'kind',
      title: '类型',
      isSortable: true,
      cell: (row) => <KindTag kind={row.kind} />,
      text: (row) => kindName(row.kind),
    },
    {
      key: 'reason',
      title: '原因',
      isSortable: true,
      cell: (row) => <LongText text={row.reason} />,
      text: (row) => row.reason,
    },
    {
      key: 'prompt',
      title: '给本人看的文字',
      isSortable: true,
      isHiddenAtFirst: true,
      cell: (row) => <LongText text={row.prompt} />,
      text: (row) => row.prompt,
    },
    {
      key: 'created_at',
      title: '生效',
      isSortable: true,
      cell: (row) => (
        <span className="jw-nowrap jw-two-lines">
          <span>{told(minute(row.created_at))}</span>
          <span className="jw-note">{told(row.released_at ? `${minute(row.released_at)} 解除` : endText(row))}</span>
        </span>
      ),
      text: (row) => `${minute(row.created_at)} ${row.released_at ? `${minute(row.released_at)} 解除` : endText(row)}`,
    },
    {
      key: 'created_by',
      title: '加入者',
      isSortable: true,
      isHiddenAtFirst: true,
      cell: (row) => row.created_by,
      text: (row) => row.created_by,
    },
    {
      key: 'hits_7d',
      title: '7 日内被拦',
      isEnd: true,
      isSortable: true,
      cell: (row) => (
        <span className={`jw-nowrap jw-two-lines ${styles.hits}`}>
          {row.hits_7d === 0 ? (
            <b>0</b>
          ) : (
            <Link
              to={addressOf(RECORD_PATH, { account: row.user_id, event: 'refused', from: hitsSince() })}
              aria-label={`${row.nickname} 7 日内被拦 ${row.hits_7d} 次`}
            >
              <b>{row.hits_7d}</b>
            </Link>
          )}
          <span className="jw-note">{row.last_hit_at ? told(minute(row.last_hit_at)) : '从未'}</span>
        </span>
      ),
      text: (row) => row.hits_7d,
    },
    {
      key: 'actions',
      title: '操作',
      cell: (row) =>
        row.state === 'active' && (
          <Button size="small" variant="text" onClick={() => onRelease(row)}>
            解除
          </Button>
        ),
    },
  ];
  return isBeside ? columns.filter(({ key }) => !ROOMY.includes(key)) : columns;
}
