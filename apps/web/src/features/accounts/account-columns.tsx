import type { Account } from '@jianwei/api-client/model';
import { isUndetermined } from '@jianwei/api-client/transport/undetermined';
import { Lock } from 'lucide-react';
import type { AdminColumn } from '../../kit/admin/admin-table.tsx';
import { LongText } from '../../kit/admin/long-text.tsx';
import { formatDate } from '../../kit/lib/format-date.ts';
import { Button } from '../../kit/ui/button.tsx';
import styles from './accounts.module.css';
import { columnNames, lastSeenText, roleName, stateName } from './account-words.ts';

interface Actions {
  readonly mayWrite: boolean;
  readonly onOpen: (userId: string) => void;
  readonly onReset: (account: Account) => void;
  readonly onLock: (userId: string) => void;
  readonly onUnlock: (userId: string) => void;
}

/** The columns of the list, in the order of the picture. */
export function accountColumns({ mayWrite, onOpen, onReset, onLock, onUnlock }: Actions): AdminColumn<Account>[] {
  const now = new Date();
  return [
    { key: 'user_name', title: '账号', isSortable: true, cell: (row) => row.user_name, text: (row) => row.user_name },
    {
      key: 'nickname',
      title: '姓名',
      isSortable: true,
      isRowHeader: true,
      cell: (row) => (
        <b className={`jw-clamp-2 jw-print-flow jw-print-wrap ${styles.person}`} title={row.nickname}>
          {row.nickname}
          {row.is_self === true && <span className="jw-note">（本人）</span>}
        </b>
      ),
      text: (row) => row.nickname,
    },
    {
      key: 'role',
      title: '角色',
      isSortable: true,
      cell: (row) => <span className="jw-nowrap">{roleName(row.role)}</span>,
      text: (row) => roleName(row.role),
    },
    {
      key: 'department',
      title: '科室',
      isSortable: true,
      cell: (row) => <LongText text={row.department || '—'} />,
      text: (row) => row.department,
    },
    {
      key: 'title',
      title: '职称',
      isSortable: true,
      isHiddenAtFirst: true,
      cell: (row) => <LongText text={row.title || '—'} />,
      text: (row) => row.title,
    },
    { key: 'phone', title: '手机号', isSortable: true, cell: (row) => row.phone, text: (row) => row.phone },
    { key: 'permission_column', title: '栏目权限', isSortable: true, cell: columnNames, text: columnNames },
    {
      key: 'state',
      title: '状态',
      isSortable: true,
      cell: (row) => <AccountState account={row} />,
      text: (row) => stateName(row),
    },
    {
      key: 'last_seen_at',
      title: '最近活动',
      isSortable: true,
      cell: (row) => (
        <span title={row.last_seen_at && formatDate(row.last_seen_at, 'yyyy-MM-dd HH:mm')}>
          {lastSeenText(row.last_seen_at, now)}
        </span>
      ),
      text: (row) => (row.last_seen_at ? formatDate(row.last_seen_at, 'yyyy-MM-dd HH:mm') : ''),
    },
    {
      key: 'expires_on',
      title: '有效期',
      isSortable: true,
      isHiddenAtFirst: true,
      cell: (row) => row.expires_on || '不限期',
      text: (row) => row.expires_on,
    },
    {
      key: 'actions',
      title: '操作',
      cell: (row) => (
        <span className="jw-row jw-gap-4 jw-nowrap">
          <Button size="small" variant="text" onClick={() => onOpen(row.user_id)}>
            {mayWrite ? '编辑' : '查看'}
          </Button>
          {mayWrite && (
            <Button size="small" variant="text" onClick={() => onReset(row)}>
              重置密码
            </Button>
          )}
          {mayWrite && row.state === 'normal' && row.is_self !== true && (
            <Button size="small" variant="text" onClick={() => onLock(row.user_id)}>
              锁定
            </Button>
          )}
          {mayWrite && row.state === 'locked' && (
            <Button size="small" variant="text" onClick={() => onUnlock(row.user_id)}>
              解锁
            </Button>
          )}
        </span>
      ),
    },
  ];
}

/** 正常 with its dot, 锁定 as a tag with the reason in its tip. */
function AccountState({ account }: { account: Account }) {
  if (account.state !== 'locked') {
    return (
      <span className="jw-row jw-gap-6 jw-nowrap">
        {!isUndetermined(account.state) && <i className={styles.dot} />}
        {stateName(account)}
      </span>
    );
  }
  return (
    <span className={`jw-nowrap ${styles.locked}`} title={account.lock_reason}>
      <Lock size={12} />
      {stateName(account)}
    </span>
  );
}
