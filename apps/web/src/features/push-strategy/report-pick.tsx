import { useListReports } from '@jianwei/api-client/reports/reports';
import type { ReportListItem } from '@jianwei/api-client/model';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { useDebouncedText } from '../../kit/lib/use-debounced-text.ts';
import { PickList } from '../../kit/overlay/pick-list.tsx';

const SHOWN = 12;

const labelOf = ({ report_id: id, patient_name: name, report_name: title, report_time: time }: ReportListItem) =>
  `${id}　${name}　${title}　${formatDate(time, 'MM-dd HH:mm')}`;

/** A stored report by patient, number or item; hands out its number. */
export function ReportPick({ onChoose }: { onChoose: (reportId: string) => void }) {
  const [q, setQ] = useState('');
  const [, type] = useDebouncedText(q, setQ);
  const found = useListReports(
    { keyword: q, page: 0, page_size: SHOWN },
    { query: { placeholderData: keepPreviousData }, request: { suppress: true } },
  );
  const reports = found.data?.data ?? [];
  return (
    <PickList
      label="查找报告"
      value=""
      options={reports.map(labelOf)}
      placeholder="患者姓名、报告号或检验项目"
      onSearch={type}
      isLoading={found.isFetching}
      onChange={(label) => {
        const report = reports.find((each) => labelOf(each) === label);
        if (report) onChoose(report.report_id);
      }}
    />
  );
}
