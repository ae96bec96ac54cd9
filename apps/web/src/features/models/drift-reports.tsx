import { listModelDriftReports, useListModelDriftReports } from '@jianwei/api-client/models/models';
import type { ModelDriftReport } from '@jianwei/api-client/model';
import { useState } from 'react';
import { allPages } from '../../kit/admin/all-pages.ts';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { valueText } from './model-words.ts';
import { ReportPanel, REPORTS_OF_A_PAGE, type TextColumn } from '../../parts/admin/report-panel.tsx';

interface DriftReportsProps {
  readonly artifactId: string;
  readonly feature: string;
  /** '' for all of them. */
  readonly sourceId: string;
  readonly title: string;
  readonly unit: string;
  readonly onClose: () => void;
}

/** The reports of the last 30 days that hold one feature, of one source or of all. */
export function DriftReports({ artifactId, feature, sourceId, title, unit, onClose }: DriftReportsProps) {
  const [page, setPage] = useState(0);
  const asked = { feature, ...(sourceId !== '' && { source_id: sourceId }) };
  const query = useListModelDriftReports(artifactId, { ...asked, page, page_size: REPORTS_OF_A_PAGE }, OLDER_STAYS);
  const value: TextColumn<ModelDriftReport> = {
    header: unit === '' ? '数值' : `数值（${unit}）`,
    align: 'end',
    isNowrap: true,
    cell: (row) => valueText(row.value),
  };
  return (
    <ReportPanel
      {...{ title, query, onClose }}
      columns={[value]}
      allRows={() => allPages((at, size) => listModelDriftReports(artifactId, { ...asked, page: at, page_size: size }))}
      empty="近 30 日没有这样的报告"
      onPage={setPage}
    />
  );
}
