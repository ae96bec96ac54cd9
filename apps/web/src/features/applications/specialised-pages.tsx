import {
  useGetApplication,
  useGetApplicationUsage,
  useListApplicationPatients,
} from '@jianwei/api-client/applications/applications';
import type { Application, ApplicationUsage } from '@jianwei/api-client/model';
import type { ComponentType } from 'react';
import { Link, NavLink, useSearchParams } from 'react-router-dom';
import { addressOf, addressState, pagePart, textPart, useAddressState } from '../../kit/lib/address.ts';
import { OLDER_STAYS, QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { ChoiceControl, useApplicationChoice } from './application-choice.tsx';
import { ApplicationHead, ApplicationSections } from './application-facts.tsx';
import { useAddressIn } from './application-text.ts';
import styles from './applications.module.css';
import { DepartmentTable, DoctorTable, PatientTable } from './specialised-tables.tsx';

/** Rows of each part on the overview; the tabs hold all of them. */
const OVERVIEW_ROWS = 5;
const PAGE_SIZE = 12;
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
  const figures: (readonly [string, number, string])[] = [
    ['相关患者', usage.patient_count, '人'],
    ['触发报告', usage.report_count, '份'],
    ['保存记录', usage.record_count, '条'],
    ['相关科室', usage.departments.length, '个'],
    ['使用医生', usage.doctors.length, '位'],
  ];
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
    },
  ];
  return (
    <div className={`${styles.columns} ${styles.overview}`}>
      <dl className={`jw-row jw-wrap ${styles.figures}`}>
        {figures
          .filter(([name]) => usage.has_records || name !== '保存记录')
          .map(([name, value, unit]) => (
            <div key={name}>
              <dt className="jw-ink-3">{name}</dt>
              <dd className="jw-small jw-ink-2">
                <b>{value}</b> {unit}
              </dd>
            </div>
          ))}
      </dl>
      {sections.map(({ title, path, count, content }) => (
        <section key={path}>
          <SectionHeading
            title={title}
            level={3}
            aside={count > OVERVIEW_ROWS && mayOpen(path) && <Link to={addressOf(path, { id })}>全部 {count} 项</Link>}
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
      empty={({ data }) => data.length === 0 && <EmptyState title="暂无相关患者" hint="有报告触发应用后列在此处" />}
    >
      {({ data }) => <PatientTable application={application} patients={data} hasRecords={usage.has_records} />}
    </QueryState>
  );
}

/** 科室: patients, reports and records by department. */
export const SpecialisedDepartments = usageScreenOf(DepartmentTable);

/** 医生: who uses the application. */
export const SpecialisedDoctors = usageScreenOf(DoctorTable);

/** 患者: who has reports that call for the application, or saved records. */
export const SpecialisedPatients = usageScreenOf(function Patients({ application, usage }) {
  const [{ department, page }, change] = useAddressState(PATIENTS);
  const patients = useListApplicationPatients(
    application.application_id,
    { page, page_size: PAGE_SIZE, ...(department !== '' && { department }) },
    OLDER_STAYS,
  );
  const known = usage.departments.map((entry) => entry.department).filter((name) => name !== '');
  const offered = department === '' || known.includes(department) ? known : [department, ...known];
  const isNarrowed = department !== '' || page > 0;
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
      <QueryState
        query={patients}
        lines={8}
        empty={({ data }) =>
          data.length === 0 && (
            <EmptyState
              title={isNarrowed ? '没有符合条件的患者' : '暂无相关患者'}
              action={isNarrowed && <Button onClick={() => change({ department: '', page: 0 })}>查看全部患者</Button>}
            />
          )
        }
      >
        {({ data, total_elements: totalElements }) => (
          <>
            <PatientTable
              application={application}
              patients={data}
              hasRecords={usage.has_records}
              isStale={patients.isPlaceholderData}
            />
            <footer className={`jw-row ${styles.footer}`}>
              <Pager
                page={page}
                pageSize={PAGE_SIZE}
                totalElements={totalElements}
                unit="人"
                onPage={(wanted) => change({ page: wanted })}
              />
            </footer>
          </>
        )}
      </QueryState>
    </>
  );
});

/** 应用说明: what its authors wrote, and its models. */
export const SpecialisedDescription = screenOf(({ application }) => (
  <ApplicationSections application={application} level={2} />
));
