import { useGetVersionItem } from '@jianwei/api-client/system/system';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { appConfig } from '../../shared/lib/app-config.ts';
import { formatDate } from '../../shared/lib/format-date.ts';
import { useMayOpen } from '../../shared/session/may-open.ts';
import { roleLabel } from '../../shared/session/roles.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { UserMenu } from '../../shared/ui/user-menu.tsx';
import styles from './role-home.module.css';

/** Home of everybody who does not read reports: the account, the hospital and what the present version brought. */
export function RoleHome() {
  const session = useSession();
  const version = useGetVersionItem().data;
  const mayOpen = useMayOpen();
  if (session === null) return null;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['姓名', session.nickname],
    ['角色', roleLabel(session.role)],
    ['科室', session.department],
    ['职称', session.title],
    ['手机', session.phone],
    ['医院', appConfig().hospitalName],
  ];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className="jw-song">{session.nickname}，您好</h1>
          <p>{roleLabel(session.role)}</p>
        </div>
        <div className={styles.tools}>
          {mayOpen('/crisis-reminder') && (
            <Link to="/crisis-reminder" className="jw-button">
              <Bell size={16} strokeWidth={1.6} aria-hidden="true" />
              危急值提醒
            </Link>
          )}
          <UserMenu compact />
        </div>
      </header>
      <div className={styles.columns}>
        <section aria-labelledby="account-facts">
          <h2 id="account-facts">账号信息</h2>
          <dl className={styles.facts}>
            {facts.map(([name, value]) =>
              value === undefined || value === '' ? null : (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
            )}
          </dl>
        </section>
        {version !== undefined && (
          <section aria-labelledby="version-notes">
            <h2 id="version-notes">近期更新（版本 {version.version}）</h2>
            <ul className={styles.notes}>
              {version.items.map((item) => (
                <li key={item.date + item.title}>
                  <time dateTime={item.date}>{formatDate(item.date)}</time>
                  <div>
                    <b>{item.title}</b>
                    <p>{item.content}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
