import type {
  Application,
  ApplicationPatient,
  ApplicationUseInDepartment,
  ApplicationUsage,
  ApplicationUser,
} from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import { isAssessment } from '../../parts/assessments/assessment-registry.ts';
import { detailAddress } from '../../parts/report/detail-address.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import type { Column } from '../../kit/table/column.ts';
import type { TableProps } from '../../kit/table/table-frame.tsx';
import { Table } from '../../kit/table/table.tsx';
import shared from './applications.module.css';

/** Columns of saved records only for tools that keep records. */
function columnsOf<Row>(
  hasRecords: boolean,
  columns: readonly (Column<Row> & { isOfRecords?: boolean })[],
): Column<Row>[] {
  return columns.filter(({ isOfRecords }) => hasRecords || isOfRecords !== true);
}

const REPORTS = {
  id: 'reports',
  header: '触发报告数',
  align: 'end',
  cell: (row: { report_count: number }) => row.report_count,
} as const;

const RECORDS = {
  id: 'records',
  header: '保存记录数',
  align: 'end',
  isOfRecords: true,
  cell: (row: { record_count: number }) => row.record_count,
} as const;

const timeText = (time: string | undefined) => (time === undefined ? '—' : formatDate(time, 'yyyy-MM-dd HH:mm'));

/** A table of what an application is used for, which scrolls sideways where it must. */
function UsageTable<Row>(props: TableProps<Row>) {
  return (
    <div className={shared.scroll}>
      <Table density="standard" {...props} />
    </div>
  );
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
      id: 'department',
      header: '科室',
      isRowHeader: true,
      cell: ({ department }) =>
        mayOpen && department !== '' ? (
          <Link to={patientsAddress(usage.application_id, department)}>{department}</Link>
        ) : (
          department || '未注明'
        ),
    },
    { id: 'patients', header: '患者数', align: 'end', cell: (row) => row.patient_count },
    REPORTS,
    RECORDS,
  ]);
  return (
    <UsageTable
      caption="相关科室"
      columns={columns}
      rows={usage.departments.slice(0, limit)}
      rowKey={({ department }) => department}
    />
  );
}

/** Doctors who added the application or saved records with it. */
export function DoctorTable({ usage, limit }: UsagePartProps) {
  if (usage.doctors.length === 0) return <EmptyState title="暂无使用的医生" hint="医生添加到我的应用后列在此处" />;
  const columns = columnsOf<ApplicationUser>(usage.has_records, [
    { id: 'doctor', header: '医生', isRowHeader: true, cell: (row) => row.user_name },
    { id: 'department', header: '科室', cell: (row) => row.department },
    { id: 'title', header: '职称', cell: (row) => row.title },
    { id: 'added', header: '我的应用', cell: (row) => (row.added ? '已添加' : '未添加') },
    RECORDS,
    { id: 'last', header: '最近保存', isOfRecords: true, cell: (row) => timeText(row.last_time) },
  ]);
  return (
    <UsageTable
      caption="使用的医生"
      columns={columns}
      rows={usage.doctors.slice(0, limit)}
      rowKey={({ user_id: id }) => id}
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
    return apiType !== undefined && isAssessment(apiType)
      ? detailAddress({ reportId, panel: 'assessment', apiType })
      : detailAddress({ reportId });
  };
  const columns = columnsOf<ApplicationPatient>(hasRecords, [
    {
      id: 'patient',
      header: '患者',
      isRowHeader: true,
      cell: (row) => {
        const address = addressOf(row);
        return address === undefined ? row.patient_name : <Link to={address}>{row.patient_name}</Link>;
      },
    },
    { id: 'gender', header: '性别', cell: (row) => row.patient_gender },
    { id: 'age', header: '年龄', cell: (row) => row.patient_age },
    { id: 'department', header: '科室', cell: (row) => row.department },
    { id: 'report', header: '最近触发的报告', cell: (row) => row.report_name ?? '—' },
    { id: 'time', header: '报告时间', cell: (row) => timeText(row.report_time) },
    REPORTS,
    RECORDS,
  ]);
  return (
    <UsageTable
      caption="相关患者"
      columns={columns}
      rows={patients}
      rowKey={(row) => row.patient_id ?? patients.indexOf(row)}
      isStale={isStale}
    />
  );
}
