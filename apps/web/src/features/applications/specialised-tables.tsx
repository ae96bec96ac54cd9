import type {
  Application,
  ApplicationPatient,
  ApplicationUseInDepartment,
  ApplicationUsage,
  ApplicationUser,
} from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';

import { isReady } from '../../shared/assessment-registry.ts';
import { detailAddress } from '../../shared/lib/detail-address.ts';
import { formatDate } from '../../shared/lib/format-date.ts';
import { useMayOpen } from '../../shared/session/may-open.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { UsageTable, type UsageColumn } from './usage-table.tsx';

const TIME = 'yyyy-MM-dd HH:mm';

/** Columns of saved records only for tools that keep records. */
function columnsOf<Row>(
  hasRecords: boolean,
  columns: readonly (UsageColumn<Row> & { isOfRecords?: boolean })[],
): UsageColumn<Row>[] {
  return columns.filter(({ isOfRecords }) => hasRecords || isOfRecords !== true);
}

const patientsAddress = (id: string, department: string) =>
  `/specialized-patient?${new URLSearchParams({ id, department }).toString()}`;

interface UsagePartProps {
  usage: ApplicationUsage;
  /** How many rows; all of them unless told otherwise. */
  limit?: number;
}

/** Departments whose patients have to do with the application, those of most patients first. */
export function DepartmentTable({ usage, limit }: UsagePartProps) {
  const mayOpen = useMayOpen()('/specialized-patient');
  if (usage.departments.length === 0) return <EmptyState title="暂无相关科室" hint="有报告触发应用后按科室统计" />;
  const columns = columnsOf<ApplicationUseInDepartment>(usage.has_records, [
    {
      title: '科室',
      cell: ({ department }) =>
        mayOpen && department !== '' ? (
          <Link to={patientsAddress(usage.application_id, department)}>{department}</Link>
        ) : (
          department || '未注明'
        ),
    },
    { title: '患者数', isFigure: true, cell: (row) => row.patient_count },
    { title: '触发报告数', isFigure: true, cell: (row) => row.report_count },
    { title: '保存记录数', isFigure: true, isOfRecords: true, cell: (row) => row.record_count },
  ]);
  return (
    <UsageTable
      caption="相关科室"
      columns={columns}
      rows={usage.departments.slice(0, limit)}
      keyOf={({ department }) => department}
    />
  );
}

/** Doctors who added the application or saved records with it. */
export function DoctorTable({ usage, limit }: UsagePartProps) {
  if (usage.doctors.length === 0) return <EmptyState title="暂无使用的医生" hint="医生添加到我的应用后列在此处" />;
  const columns = columnsOf<ApplicationUser>(usage.has_records, [
    { title: '医生', cell: (row) => row.user_name },
    { title: '科室', cell: (row) => row.department },
    { title: '职称', cell: (row) => row.title },
    { title: '我的应用', cell: (row) => (row.added ? '已添加' : '未添加') },
    { title: '保存记录数', isFigure: true, isOfRecords: true, cell: (row) => row.record_count },
    {
      title: '最近保存',
      isOfRecords: true,
      cell: (row) => (row.last_time === undefined ? '—' : formatDate(row.last_time, TIME)),
    },
  ]);
  return (
    <UsageTable
      caption="使用的医生"
      columns={columns}
      rows={usage.doctors.slice(0, limit)}
      keyOf={({ user_id: id }) => id}
    />
  );
}

interface PatientTableProps {
  application: Application;
  patients: readonly ApplicationPatient[];
  hasRecords: boolean;
  isStale?: boolean;
}

/** Patients of an application; whoever may read reports comes to the newest one with the tool open. */
export function PatientTable({ application, patients, hasRecords, isStale = false }: PatientTableProps) {
  const mayRead = useMayOpen()('/detail');
  const { api_type: apiType } = application;
  const addressOf = ({ report_id: reportId }: ApplicationPatient): string | undefined => {
    if (!mayRead || reportId === undefined) return undefined;
    return apiType !== undefined && isReady(apiType)
      ? detailAddress({ reportId, panel: 'assessment', apiType })
      : detailAddress({ reportId });
  };
  const columns = columnsOf<ApplicationPatient>(hasRecords, [
    {
      title: '患者',
      cell: (row) => {
        const address = addressOf(row);
        return address === undefined ? row.patient_name : <Link to={address}>{row.patient_name}</Link>;
      },
    },
    { title: '性别', cell: (row) => row.patient_gender },
    { title: '年龄', cell: (row) => row.patient_age },
    { title: '科室', cell: (row) => row.department },
    { title: '最近触发的报告', cell: (row) => row.report_name ?? '—' },
    {
      title: '报告时间',
      cell: (row) => (row.report_time === undefined ? '—' : formatDate(row.report_time, TIME)),
    },
    { title: '触发报告数', isFigure: true, cell: (row) => row.report_count },
    { title: '保存记录数', isFigure: true, isOfRecords: true, cell: (row) => row.record_count },
  ]);
  return (
    <UsageTable
      caption="相关患者"
      columns={columns}
      rows={patients}
      keyOf={(row, index) => row.patient_id ?? String(index)}
      isStale={isStale}
    />
  );
}
