import {
  listInterpretabilityReports,
  useListInterpretabilityReports,
} from '@jianwei/api-client/interpretability/interpretability';
import type {
  InterpretabilityCounted,
  InterpretabilityReport,
  ListInterpretabilityReportsParams,
} from '@jianwei/api-client/model';
import { isTrue, sayOf } from '@jianwei/api-client/transport/undetermined';
import { useState } from 'react';
import { allPages } from '../../kit/admin/all-pages.ts';
import { countText } from '../../kit/lib/format-number.ts';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { ReportPanel, REPORTS_OF_A_PAGE, type TextColumn } from '../../parts/admin/report-panel.tsx';
import { COUNTED } from './interpretability-words.ts';

const COLUMNS: readonly TextColumn<InterpretabilityReport>[] = [
  { header: '组', cell: (row) => row.report_name },
  { header: '结果', align: 'end', isNowrap: true, cell: (row) => countText(row.results) },
  { header: '未判读', align: 'end', isNowrap: true, cell: (row) => countText(row.lost) },
  { header: '结论', isNowrap: true, cell: (row) => sayOf(row.concluded, isTrue(row.concluded) ? '有' : '—') },
];

interface InterpretabilityReportsProps {
  readonly counted: InterpretabilityCounted;
  /** What the page is narrowed to. */
  readonly filters: Omit<ListInterpretabilityReportsParams, 'counted' | 'page' | 'page_size'>;
  readonly onClose: () => void;
}

/** The reports behind one count of the rate. */
export function InterpretabilityReports({ counted, filters, onClose }: InterpretabilityReportsProps) {
  const [page, setPage] = useState(0);
  const asked = { ...filters, counted };
  const query = useListInterpretabilityReports({ ...asked, page, page_size: REPORTS_OF_A_PAGE }, OLDER_STAYS);
  return (
    <ReportPanel
      title={COUNTED[counted]}
      query={query}
      columns={COLUMNS}
      width={720}
      allRows={() => allPages((at, size) => listInterpretabilityReports({ ...asked, page: at, page_size: size }))}
      empty="没有这样的报告"
      onPage={setPage}
      onClose={onClose}
    />
  );
}
