import { useListApplicationPatients } from '@jianwei/api-client/applications/applications';
import type { Application, ApplicationUsage } from '@jianwei/api-client/model';
import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';

import { useMayOpen } from '../../shared/session/may-open.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { Reload } from '../../shared/ui/reload.tsx';
import { SectionHeading } from '../../shared/ui/section-heading.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { BlockSkeleton } from '../../shared/ui/skeleton.tsx';
import { ApplicationSections } from './application-facts.tsx';
import { SpecialisedFrame } from './specialised-frame.tsx';
import styles from './specialised-pages.module.css';
import { DepartmentTable, DoctorTable, PatientTable } from './specialised-tables.tsx';
import { Usage } from './specialised-usage.tsx';

/** Rows of each part on the overview; the tabs hold all of them. */
const OVERVIEW_ROWS = 5;
const PAGE_SIZE = 12;
const PAGE_PATTERN = /^[1-9]\d{0,5}$/;

function Figures({ usage }: { usage: ApplicationUsage }) {
  const figures = [
    ['相关患者', usage.patient_count, '人'],
    ['触发报告', usage.report_count, '份'],
    ...(usage.has_records ? ([['保存记录', usage.record_count, '条']] as const) : []),
    ['相关科室', usage.departments.length, '个'],
    ['使用医生', usage.doctors.length, '位'],
  ] as const;
  return (
    <dl className={styles.figures}>
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

function All({ path, id, count }: { path: string; id: string; count: number }) {
  const mayOpen = useMayOpen();
  if (count <= OVERVIEW_ROWS || !mayOpen(path)) return null;
  return <Link to={`${path}?${new URLSearchParams({ id }).toString()}`}>全部 {count} 项</Link>;
}

function LatestPatients({ application, usage }: { application: Application; usage: ApplicationUsage }) {
  const { application_id: id } = application;
  const { data, isError, refetch } = useListApplicationPatients(id, { page: 0, page_size: OVERVIEW_ROWS });
  if (!data) return isError ? <Reload onReload={() => void refetch()} /> : <BlockSkeleton lines={4} />;
  if (data.data.length === 0) return <EmptyState title="暂无相关患者" hint="有报告触发应用后列在此处" />;
  return <PatientTable application={application} patients={data.data} hasRecords={usage.has_records} />;
}

/** 概览: figures, and the first rows of departments, doctors and patients. */
export function SpecialisedOverview() {
  return (
    <SpecialisedFrame>
      {(application) => (
        <Usage application={application}>
          {(usage) => {
            const { application_id: id } = application;
            return (
              <div className={styles.overview}>
                <Figures usage={usage} />
                <section>
                  <SectionHeading
                    title="科室"
                    level={3}
                    aside={<All path="/specialized-department" id={id} count={usage.departments.length} />}
                  />
                  <DepartmentTable usage={usage} limit={OVERVIEW_ROWS} />
                </section>
                <section>
                  <SectionHeading
                    title="医生"
                    level={3}
                    aside={<All path="/specialized-doctor" id={id} count={usage.doctors.length} />}
                  />
                  <DoctorTable usage={usage} limit={OVERVIEW_ROWS} />
                </section>
                <section className={styles.wide}>
                  <SectionHeading
                    title="最近的患者"
                    level={3}
                    aside={<All path="/specialized-patient" id={id} count={usage.patient_count} />}
                  />
                  <LatestPatients application={application} usage={usage} />
                </section>
              </div>
            );
          }}
        </Usage>
      )}
    </SpecialisedFrame>
  );
}

/** 科室: patients, reports and records by department. */
export function SpecialisedDepartments() {
  return (
    <SpecialisedFrame>
      {(application) => <Usage application={application}>{(usage) => <DepartmentTable usage={usage} />}</Usage>}
    </SpecialisedFrame>
  );
}

/** 医生: who uses the application. */
export function SpecialisedDoctors() {
  return (
    <SpecialisedFrame>
      {(application) => <Usage application={application}>{(usage) => <DoctorTable usage={usage} />}</Usage>}
    </SpecialisedFrame>
  );
}

function Patients({ application, usage }: { application: Application; usage: ApplicationUsage }) {
  const [query, setQuery] = useSearchParams();
  const { application_id: id } = application;
  const department = query.get('department') ?? '';
  const pageText = query.get('page') ?? '';
  const page = PAGE_PATTERN.test(pageText) ? Number(pageText) - 1 : 0;
  const { data, isError, isPlaceholderData, refetch } = useListApplicationPatients(
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
      <label className={styles.department}>
        <span>科室</span>
        <Select value={department} onChange={(event) => show({ department: event.target.value, page: 0 })}>
          <option value="">全部科室</option>
          {offered.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </label>
      {!data && (isError ? <Reload onReload={() => void refetch()} /> : <BlockSkeleton lines={8} />)}
      {data?.data.length === 0 && (
        <EmptyState
          title={department === '' && page === 0 ? '暂无相关患者' : '没有符合条件的患者'}
          {...((department !== '' || page > 0) && {
            action: <Button onClick={() => show({ department: '', page: 0 })}>查看全部患者</Button>,
          })}
        />
      )}
      {data && data.data.length > 0 && (
        <>
          <PatientTable
            application={application}
            patients={data.data}
            hasRecords={usage.has_records}
            isStale={isPlaceholderData}
          />
          <footer className={styles.footer}>
            <Pager
              page={page}
              pageSize={PAGE_SIZE}
              totalElements={data.total_elements}
              unit="人"
              onPage={(wanted) => show({ department, page: wanted })}
            />
          </footer>
        </>
      )}
    </>
  );
}

/** 患者: who has reports that call for the application, or saved records. */
export function SpecialisedPatients() {
  return (
    <SpecialisedFrame>
      {(application) => (
        <Usage application={application}>{(usage) => <Patients application={application} usage={usage} />}</Usage>
      )}
    </SpecialisedFrame>
  );
}

/** 应用说明: what its authors wrote, and its models. */
export function SpecialisedDescription() {
  return (
    <SpecialisedFrame>{(application) => <ApplicationSections application={application} level={2} />}</SpecialisedFrame>
  );
}
