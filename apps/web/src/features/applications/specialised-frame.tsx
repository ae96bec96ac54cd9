import { useGetApplication } from '@jianwei/api-client/applications/applications';
import type { Application } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';
import { Link, NavLink, useSearchParams } from 'react-router-dom';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { ApplicationHead } from './application-facts.tsx';
import { ChoiceControl } from './choice-control.tsx';
import styles from './specialised-frame.module.css';
import { useDetailAddress } from './store-addresses.ts';
import { useApplicationChoice } from './use-application-choice.ts';

const TABS = [
  { path: '/specialized-disease-detail', title: '概览' },
  { path: '/specialized-department', title: '科室' },
  { path: '/specialized-doctor', title: '医生' },
  { path: '/specialized-patient', title: '患者' },
  { path: '/specialized-desc', title: '应用说明' },
] as const;

function Head({ application }: { application: Application }) {
  const choice = useApplicationChoice();
  const address = useDetailAddress()(application.application_id);
  return (
    <header className={`jw-row jw-between jw-gap-16 ${styles.head ?? ''}`}>
      <ApplicationHead application={application} address={address} level={2} />
      <ChoiceControl application={application} choice={choice} />
    </header>
  );
}

function Tabs({ applicationId }: { applicationId: string }) {
  const mayOpen = useMayOpen();
  const query = `?${new URLSearchParams({ id: applicationId }).toString()}`;
  return (
    <nav className={`jw-row jw-wrap jw-gap-4 ${styles.tabs ?? ''}`} aria-label="专病应用详情">
      {TABS.filter(({ path }) => mayOpen(path)).map(({ path, title }) => (
        <NavLink key={path} end className={styles.tab ?? ''} to={{ pathname: path, search: query }}>
          {title}
        </NavLink>
      ))}
    </nav>
  );
}

/** What the five screens of a specialised application share: which one it is (`id`), its head and the tabs between them. */
export function SpecialisedFrame({ children }: { children: (application: Application) => ReactNode }) {
  const [query] = useSearchParams();
  const mayOpen = useMayOpen();
  const id = query.get('id') ?? '';
  const application = useGetApplication(id, { query: { enabled: id !== '' } });
  if (id === '')
    return (
      <EmptyState
        title="未指定专病应用"
        {...(mayOpen('/specialized-disease-application') && {
          action: <Link to="/specialized-disease-application">查看专病应用</Link>,
        })}
      />
    );
  return (
    <section className={`jw-sheet ${styles.sheet ?? ''}`} aria-label="专病应用">
      {application.data && <Head application={application.data} />}
      <Tabs applicationId={id} />
      <QueryState query={application} failed="应用信息未能载入" loading={<BlockSkeleton lines={6} />}>
        {children}
      </QueryState>
    </section>
  );
}
