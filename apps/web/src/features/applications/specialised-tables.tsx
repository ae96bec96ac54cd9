import { sayOf } from '@jianwei/api-client/transport/undetermined';
import type {
  Application,
  ApplicationPatient,
  ApplicationUsage,
  ApplicationUseInDepartment,
  ApplicationUser,
} from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import { addressOf } from '../../kit/lib/address.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { type Column, Table, type TableProps } from '../../kit/table/table.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { isAssessment } from '../../parts/assessments/assessment-registry.ts';
import { detailAddress } from '../../parts/report/detail-address.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';

interface UsageTableProps<Row> extends Omit<TableProps<Row>, 'columns'> {
  columns: readonly (Column<Row> & { isOfRecords?: boolean })[];
  /** Columns of saved records only for tools that keep records. */
  hasRecords: boolean;
}

function UsageTable<Row>({ columns, hasRecords, ...table }: UsageTableProps<Row>) {
  const shown = columns.filter(({ isOfRecords = false }) => hasRecords || !isOfRecords);
  return (
    <div className="jw-scroll-x">
      <Table density="standard" columns={shown} {...table} />
    </div>
  );
}

const REPORTS = {
  header: '触发报告数',
  align: 'end',
  cell: (row: { report_count: number }) => row.report_count,
} as const;

const RECORDS = {
  header: '保存记录数',
  align: 'end',
  isOfRecords: true,
  cell: (row: { record_count: number }) => row.record_count,
} as const;

const timeText = (time: string | undefined) => (time === undefined ? '—' : formatDate(time, 'yyyy-MM-dd HH:mm'));

interface UsagePartProps {
  usage: ApplicationUsage;
  /** How many rows; all of them unless told otherwise. */
  limit?: number;
}

/** Departments whose patients have to do with the application, those of most patients first. */
export function DepartmentTable({ usage, limit }: UsagePartProps) {
  const path = '/specialized-patient';
  const mayOpen = useMayOpen()(path);
  if (usage.departments.length === 0) return <EmptyState title="暂无相关科室" hint="有报告触发应用后按科室统计" />;
  return (
    <UsageTable<ApplicationUseInDepartment>
      caption="相关科室"
      hasRecords={usage.has_records}
      columns={[
        {
          header: '科室',
          isRowHeader: true,
          cell: ({ department }) =>
            mayOpen && department !== '' ? (
              <Link to={addressOf(path, { id: usage.application_id, department })}>{department}</Link>
            ) : (
              department || '未注明'
            ),
        },
        { header: '患者数', align: 'end', cell: (row) => row.patient_count },
        REPORTS,
        RECORDS,
      ]}
      rows={usage.departments.slice(0, limit)}
      rowKey={({ department }) => department}
    />
  );
}

/** Doctors who added the application or saved records with it. */
export function DoctorTable({ usage, limit }: UsagePartProps) {
  if (usage.doctors.length === 0) return <EmptyState title="暂无使用的医生" hint="医生添加到我的应用后列在此处" />;
  return (
    <UsageTable<ApplicationUser>
      caption="使用的医生"
      hasRecords={usage.has_records}
      columns={[
        { header: '医生', isRowHeader: true, cell: (row) => row.user_name },
        { header: '科室', cell: (row) => row.department },
        { header: '职称', cell: (row) => row.title },
        { header: '我的应用', cell: (row) => sayOf(row.added, row.added ? '已添加' : '未添加') },
        RECORDS,
        { header: '最近保存', isOfRecords: true, cell: (row) => timeText(row.last_time) },
      ]}
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

/** Patients of an application, each leading to the newest report with the tool open. */
export function PatientTable({ application: { api_type: apiType }, patients, hasRecords, isStale }: PatientTableProps) {
  const tool = apiType !== undefined && isAssessment(apiType) && ({ panel: 'assessment', apiType } as const);
  return (
    <UsageTable<ApplicationPatient>
      caption="相关患者"
      hasRecords={hasRecords}
      columns={[
        {
          header: '患者',
          isRowHeader: true,
          cell: ({ report_id: reportId, patient_name: name }) =>
            reportId !== undefined ? <Link to={detailAddress({ reportId, ...tool })}>{name}</Link> : name,
        },
        { header: '性别', cell: (row) => row.patient_gender },
        { header: '年龄', cell: (row) => row.patient_age },
        { header: '科室', cell: (row) => row.department },
        { header: '最近触发的报告', cell: (row) => row.report_name ?? '—' },
        { header: '报告时间', cell: (row) => timeText(row.report_time) },
        REPORTS,
        RECORDS,
      ]}
      rows={patients}
      rowKey={(row) => row.patient_id}
      isStale={isStale}
    />
  );
}
