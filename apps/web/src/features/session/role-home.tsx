import { useListHomeTasks } from '@jianwei/api-client/home/home';
import { useGetLicense } from '@jianwei/api-client/license/license';
import { useGetVersionItem } from '@jianwei/api-client/system/system';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { appConfig } from '../../kit/lib/app-config.ts';
import { licenceWords } from '../../parts/session/licence-words.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { roleLabel } from '../../parts/session/roles.ts';
import { useSession } from '../../parts/session/session-store.ts';
import { UserMenu } from '../../parts/session/user-menu.tsx';
import { VersionNotes } from '../../parts/version/version-notes.tsx';
import { TaskList } from '../../parts/tasks/task-list.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { Facts } from '../../kit/ui/facts.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import styles from './role-home.module.css';

/** Home of everybody who does not read reports: what waits for them, the account, and what the present version brought. */
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
      <header className={`jw-row jw-start jw-between ${styles.head}`}>
        <div>
          <h1 className="jw-song jw-figure">{session.nickname}，您好</h1>
          <p className="jw-ink-2">{roleLabel(session.role)}</p>
        </div>
        <div className="jw-row jw-gap-16">
          {mayOpen('/crisis-reminder') && (
            <Link to="/crisis-reminder" className="jw-button">
              <Bell size={16} />
              危急值提醒
            </Link>
          )}
          <UserMenu compact />
        </div>
      </header>
      <div className={styles.columns}>
        <div className="jw-grid jw-gap-24">
          <Waiting />
          {mayOpen('/editLicense') && <LicenceCard />}
          {version !== undefined && (
            <TitledSection title={`近期更新（版本 ${version.version}）`} rule="below">
              <VersionNotes items={version.items} />
            </TitledSection>
          )}
        </div>
        <TitledSection title="账号信息" rule="below">
          <Facts className={`jw-ruled ${styles.facts}`} facts={facts} />
        </TitledSection>
      </div>
    </div>
  );
}

/** What waits for the account; nobody whose screens know no such thing is told that nothing waits. */
function Waiting() {
  const tasks = useListHomeTasks({ request: { suppress: true } });
  if (tasks.data?.data.length === 0) return null;
  return (
    <TitledSection title="待办" rule="below">
      <QueryState query={tasks} failed="待办未能载入" lines={3}>
        {(list) => <TaskList list={list} />}
      </QueryState>
    </TitledSection>
  );
}

/** The licence of whoever manages it without an entry in the menu. */
function LicenceCard() {
  const licence = useGetLicense({ request: { suppress: true } }).data;
  const { text, ink, left } = licence === undefined ? {} : licenceWords(licence);
  return (
    <TitledSection title="许可证" rule="below">
      <p className="jw-row jw-gap-16 jw-body jw-above-8">
        {text !== undefined && <b className={ink}>{text}</b>}
        {left !== undefined && <span>{left}</span>}
        <Link to="/editLicense">许可证管理</Link>
      </p>
    </TitledSection>
  );
}
