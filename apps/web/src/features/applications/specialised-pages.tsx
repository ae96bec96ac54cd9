import { useGetApplicationUsage, useListApplicationPatients } from '@jianwei/api-client/applications/applications';
import type { Application, ApplicationUsage } from '@jianwei/api-client/model';
import { keepPreviousData } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { ApplicationSections } from './application-facts.tsx';
import shared from './applications.module.css';
import { SpecialisedFrame } from './specialised-frame.tsx';
import styles from './specialised-pages.module.css';
import { DepartmentTable, DoctorTable, PatientTable } from './specialised-tables.tsx';
import { addressOf } from './store-addresses.ts';

/** Rows of each part on the overview; the tabs hold all of them. */
const OVERVIEW_ROWS = 5;
const PAGE_SIZE = 12;
const PAGE_PATTERN = /^[1-9]\d{0,5}$/;

interface UsageProps {
  application: Application;
  usage: ApplicationUsage;
}

function Figures({ usage }: Pick<UsageProps, 'usage'>) {
  const figures = [
    ['相关患者', usage.patient_count, '人'],
    ['触发报告', usage.report_count, '份'],
    ...(usage.has_records ? ([['保存记录', usage.record_count, '条']] as const) : []),
    ['相关科室', usage.departments.length, '个'],
    ['使用医生', usage.doctors.length, '位'],
  ] as const;
  return (
    <dl className={`jw-row jw-wrap ${styles.figures ?? ''}`}>
      {figures.map(([name, value, unit]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b> {unit}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function LatestPatients({ application, usage }: UsageProps) {
  const query = useListApplicationPatients(application.application_id, { page: 0, page_size: OVERVIEW_ROWS });
  return (
    <QueryState
      query={query}
      loading={<BlockSkeleton lines={4} />}
      empty={({ data }) => data.length === 0 && <EmptyState title="暂无相关患者" hint="有报告触发应用后列在此处" />}
    >
      {({ data }) => <PatientTable application={application} patients={data} hasRecords={usage.has_records} />}
    </QueryState>
  );
}

/** Figures, and the first rows of departments, doctors and patients. */
function Overview({ application, usage }: UsageProps) {
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
      className: styles.wide,
    },
  ];
  return (
    <div className={`${shared.columns ?? ''} ${styles.overview ?? ''}`}>
      <Figures usage={usage} />
      {sections.map(({ title, path, count, content, className }) => (
        <section key={path} className={className}>
          <SectionHeading
            title={title}
            level={3}
            aside={count > OVERVIEW_ROWS && mayOpen(path) && <Link to={addressOf(path, id)}>全部 {count} 项</Link>}
          />
          {content}
        </section>
      ))}
    </div>
  );
}

function Patients({ application, usage }: UsageProps) {
  const [query, setQuery] = useSearchParams();
  const { application_id: id } = application;
  const department = query.get('department') ?? '';
  const pageText = query.get('page') ?? '';
  const page = PAGE_PATTERN.test(pageText) ? Number(pageText) - 1 : 0;
  const patients = useListApplicationPatients(
    id,
    { page, page_size: PAGE_SIZE, ...(department !== '' && { department }) },
    { query: { placeholderData: keepPreviousData } },
  );
  const show = (wanted: { department: string; page: number }) =>
    setQuery({
      id,
      ...(wanted.department !== '' && { department: wanted.department }),
      ...(wanted.page > 0 && { page: String(wanted.page + 1) }),
    });
  const known = usage.departments.map((entry) => entry.department).filter((name) => name !== '');
  const offered = department === '' || known.includes(department) ? known : [department, ...known];
  return (
    <>
      <label className={`jw-gap-8 jw-ink-2 ${styles.department ?? ''}`}>
        <span>科室</span>
        <Select value={department} onChange={(event) => show({ department: event.target.value, page: 0 })}>
          <option value="">全部科室</option>
          {offered.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </label>
      <QueryState
        query={patients}
        loading={<BlockSkeleton lines={8} />}
        empty={({ data }) =>
          data.length === 0 && (
            <EmptyState
              title={department === '' && page === 0 ? '暂无相关患者' : '没有符合条件的患者'}
              {...((department !== '' || page > 0) && {
                action: <Button onClick={() => show({ department: '', page: 0 })}>查看全部患者</Button>,
              })}
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
            <footer className={`jw-row ${styles.footer ?? ''}`}>
              <Pager
                page={page}
                pageSize={PAGE_SIZE}
                totalElements={totalElements}
                unit="人"
                onPage={(wanted) => show({ department, page: wanted })}
              />
            </footer>
          </>
        )}
      </QueryState>
    </>
  );
}

function UsagePart({ application, Part }: { application: Application; Part: ComponentType<UsageProps> }) {
  const query = useGetApplicationUsage(application.application_id);
  return (
    <QueryState query={query} loading={<BlockSkeleton lines={6} />}>
      {(usage) => <Part application={application} usage={usage} />}
    </QueryState>
  );
}

/** A screen that is drawn from what an application is used for. */
const screenOf = (Part: ComponentType<UsageProps>) =>
  function UsageScreen() {
    return <SpecialisedFrame>{(application) => <UsagePart application={application} Part={Part} />}</SpecialisedFrame>;
  };

/** 概览: figures, and the beginning of each of the next three. */
export const SpecialisedOverview = screenOf(Overview);

/** 科室: patients, reports and records by department. */
export const SpecialisedDepartments = screenOf(DepartmentTable);

/** 医生: who uses the application. */
export const SpecialisedDoctors = screenOf(DoctorTable);

/** 患者: who has reports that call for the application, or saved records. */
export const SpecialisedPatients = screenOf(Patients);

/** 应用说明: what its authors wrote, and its models. */
export function SpecialisedDescription() {
  return (
    <SpecialisedFrame>{(application) => <ApplicationSections application={application} level={2} />}</SpecialisedFrame>
  );
}
