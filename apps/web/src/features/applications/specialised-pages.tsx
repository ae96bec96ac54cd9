import {
  useGetApplication,
  useGetApplicationUsage,
  useListApplicationPatients,
} from '@jianwei/api-client/applications/applications';
import type { Application, ApplicationUsage } from '@jianwei/api-client/model';
import type { ComponentType } from 'react';
import { Link, NavLink, useSearchParams } from 'react-router-dom';
import { addressOf, addressState, pagePart, textPart, useAddressState } from '../../kit/lib/address.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { ChoiceControl, useApplicationChoice } from './application-choice.tsx';
import { ApplicationHead, ApplicationSections } from './application-facts.tsx';
import { modelOffText, useAddressIn } from './application-text.ts';
import styles from './applications.module.css';
import { PatientList } from './patient-list.tsx';
import { DepartmentTable, DoctorTable, PatientTable } from './specialised-tables.tsx';
import { countsOf, UsageFigures } from './usage-figures.tsx';

/** Rows of each part on the overview; the tabs hold all of them. */
const OVERVIEW_ROWS = 5;
const PATIENTS = addressState({ id: textPart(), department: textPart(), page: pagePart() });

const TABS = [
  { path: '/specialized-disease-detail', title: '概览' },
  { path: '/specialized-department', title: '科室' },
  { path: '/specialized-doctor', title: '医生' },
  { path: '/specialized-patient', title: '患者' },
  { path: '/specialized-desc', title: '应用说明' },
];

interface PartProps {
  application: Application;
}

interface UsageProps extends PartProps {
  usage: ApplicationUsage;
}

/** One of the five screens of a specialised application: which one it is (`id`), its head and the tabs between them. */
const screenOf = (Part: ComponentType<PartProps>) =>
  function SpecialisedScreen() {
    const [query] = useSearchParams();
    const mayOpen = useMayOpen();
    const choice = useApplicationChoice();
    const inStore = useAddressIn('/appstore-detail');
    const id = query.get('id') ?? '';
    const application = useGetApplication(id, { query: { enabled: id !== '' } });
    const list = '/specialized-disease-application';
    if (id === '')
      return <EmptyState title="未指定专病应用" action={mayOpen(list) && <Link to={list}>查看专病应用</Link>} />;
    return (
      <section className={`jw-sheet ${styles.screen}`} aria-label="专病应用">
        {application.data && (
          <header className={`jw-row jw-between jw-gap-16 ${styles.head}`}>
            <ApplicationHead application={application.data} address={inStore(id)} level={2} />
            <ChoiceControl application={application.data} choice={choice} />
          </header>
        )}
        <nav className={`jw-row jw-wrap jw-gap-4 ${styles.tabs}`} aria-label="专病应用详情">
          {TABS.filter(({ path }) => mayOpen(path)).map(({ path, title }) => (
            <NavLink key={path} end className={styles.tab ?? ''} to={addressOf(path, { id })}>
              {title}
            </NavLink>
          ))}
        </nav>
        <QueryState query={application} failed="应用信息未能载入" lines={6}>
          {(data) => <Part application={data} />}
        </QueryState>
      </section>
    );
  };

const usageScreenOf = (Part: ComponentType<UsageProps>) =>
  screenOf(function UsagePart({ application }) {
    const query = useGetApplicationUsage(application.application_id);
    return (
      <QueryState query={query} lines={6}>
        {(usage) => <Part application={application} usage={usage} />}
      </QueryState>
    );
  });

/** 概览: figures, and the beginning of each of the next three. */
export const SpecialisedOverview = usageScreenOf(function Overview({ application, usage }) {
  const mayOpen = useMayOpen();
  const { application_id: id } = application;
  const sections = [
    {
      title: '科室',
      path: '/specialized-department',
      count: usage.departments.length,
      content: <DepartmentTable usage={usage} limit={OVERVIEW_ROWS} />,
    },
    {
      title: '医生',
      path: '/specialized-doctor',
      count: usage.doctors.length,
      content: <DoctorTable usage={usage} limit={OVERVIEW_ROWS} />,
    },
    {
      title: '最近的患者',
      path: '/specialized-patient',
      count: usage.patient_count,
      content: <LatestPatients application={application} usage={usage} />,
      isOfPersons: true,
    },
  ];
  return (
    <div className={`${styles.columns} ${styles.overview}`}>
      <UsageFigures
        hasRecords={usage.has_records}
        counts={usage}
        others={[
          ['相关科室', usage.departments.length, '个'],
          ['使用医生', usage.doctors.length, '位'],
        ]}
      />
      {sections
        .filter(({ isOfPersons = false }) => !isOfPersons || mayOpen('/detail'))
        .map(({ title, path, count, content }) => (
          <section key={path}>
            <SectionHeading
              title={title}
              level={3}
              aside={
                count > OVERVIEW_ROWS && mayOpen(path) && <Link to={addressOf(path, { id })}>全部 {count} 项</Link>
              }
            />
            {content}
          </section>
        ))}
    </div>
  );
});

function LatestPatients({ application, usage }: UsageProps) {
  const query = useListApplicationPatients(application.application_id, { page: 0, page_size: OVERVIEW_ROWS });
  return (
    <QueryState
      query={query}
      lines={4}
      empty={({ data }) =>
        data.length === 0 && (
          <EmptyState title="暂无相关患者" hint={modelOffText(application) ?? '有报告触发应用后列在此处'} />
        )
      }
    >
      {({ data }) => <PatientTable application={application} patients={data} hasRecords={usage.has_records} />}
    </QueryState>
  );
}

/** 科室: patients, reports and records by department. */
export const SpecialisedDepartments = usageScreenOf(DepartmentTable);

/** 医生: who uses the application. */
export const SpecialisedDoctors = usageScreenOf(DoctorTable);

/** 患者: who has reports that call for the application, or saved records; counts alone for whoever may not read reports. */
export const SpecialisedPatients = usageScreenOf(function Patients({ application, usage }) {
  const [{ department, page }, change] = useAddressState(PATIENTS);
  const mayRead = useMayOpen()('/detail');
  const known = usage.departments.map((entry) => entry.department).filter((name) => name !== '');
  const offered = department === '' || known.includes(department) ? known : [department, ...known];
  return (
    <>
      <label className={`jw-gap-8 jw-small jw-ink-2 ${styles.department}`}>
        <span>科室</span>
        <Select value={department} onChange={(event) => change({ department: event.target.value, page: 0 })}>
          <option value="">全部科室</option>
          {offered.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </label>
      {mayRead ? (
        <PatientList
          application={application}
          hasRecords={usage.has_records}
          department={department}
          page={page}
          change={change}
        />
      ) : (
        <div className={styles.columns}>
          <UsageFigures hasRecords={usage.has_records} counts={countsOf(usage, department)} />
        </div>
      )}
    </>
  );
});

/** 应用说明: what its authors wrote, and its models. */
export const SpecialisedDescription = screenOf(({ application }) => (
  <ApplicationSections application={application} level={2} />
));
