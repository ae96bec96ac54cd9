import type { CleaningValue } from '@jianwei/api-client/model';
import { formatDate } from '../../kit/lib/format-date.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';

const columns = (unit: string): Column<CleaningValue>[] => [
  { header: '时间', isNowrap: true, cell: (row) => formatDate(row.report_time, 'MM-dd HH:mm') },
  { header: '报告', isRowHeader: true, isNowrap: true, cell: (row) => row.report_id },
  { header: '原文', cell: (row) => <span className="jw-break">{`${row.value} ${unit}`.trim()}</span> },
];

/** The values of an item as they came, the newest first. */
export function ValueList({ values, unit }: { values: readonly CleaningValue[]; unit: string }) {
  return (
    <section>
      <SectionHeading title="最近的原文" />
      <Table
        caption="最近的原文"
        columns={columns(unit)}
        rows={values}
        rowKey={(row) => row.report_id}
        density="compact"
      />
    </section>
  );
}
