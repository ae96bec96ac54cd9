import { useEndAccountSessions } from '@jianwei/api-client/accounts/accounts';
import type { AccountDetail, AccountSession } from '@jianwei/api-client/model';
import { formatDate } from '../../kit/lib/format-date.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { confirm } from '../../kit/overlay/confirm-store.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { ChangeList } from '../../parts/admin/change-list.tsx';

interface AccountHistoryProps {
  readonly userId: string;
  readonly detail: AccountDetail;
  readonly mayWrite: boolean;
  readonly onChanged: () => void;
}

const time = (value: string) => formatDate(value, 'yyyy-MM-dd HH:mm');

/** Where an account is signed in now, and what was changed of it. */
export function AccountHistory({ userId, detail, mayWrite, onChanged }: AccountHistoryProps) {
  const end = useEndAccountSessions();
  const once = useOnce();
  const { sessions, changes } = detail;
  const stop = (session?: AccountSession) =>
    void once(async () => {
      const act = session ? '结束会话' : `结束 ${sessions.length} 个会话`;
      if (
        !(await confirm({
          title: session ? '结束这个会话？' : `${act}？`,
          content: '未保存的内容会丢失，本人须重新登录。',
          okText: act,
          danger: true,
        }))
      )
        return;
      await end.mutateAsync({ userId, data: session ? { session_id: session.session_id } : {} });
      onChanged();
    });
  const columns: Column<AccountSession>[] = [
    { header: '登录时间', isNowrap: true, cell: (session) => time(session.opened_at) },
    { header: '最近操作', isNowrap: true, cell: (session) => time(session.seen_at) },
    { header: '网络地址', cell: (session) => session.address || '—' },
    ...(mayWrite
      ? [
          {
            header: '操作',
            isHeaderHidden: true,
            cell: (session: AccountSession) => (
              <Button size="small" variant="text" onClick={() => stop(session)}>
                结束
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <section>
        <SectionHeading
          title={`进行中的会话 ${sessions.length}`}
          {...(mayWrite &&
            sessions.length > 1 && {
              aside: (
                <Button size="small" onClick={() => stop()}>
                  全部结束
                </Button>
              ),
            })}
        />
        {sessions.length === 0 ? (
          <p className="jw-note">没有进行中的会话</p>
        ) : (
          <Table caption="进行中的会话" columns={columns} rows={sessions} rowKey={(session) => session.session_id} />
        )}
      </section>
      <section>
        <SectionHeading title="最近修改" />
        <ChangeList changes={changes} mayUndo={mayWrite} onUndone={onChanged} />
      </section>
    </>
  );
}
