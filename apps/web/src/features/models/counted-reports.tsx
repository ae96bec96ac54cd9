import { listModelReports, useListModelReports } from '@jianwei/api-client/models/models';
import type { ModelAnswered, ModelCounted } from '@jianwei/api-client/model';
import { useState } from 'react';
import { allPages } from '../../kit/admin/all-pages.ts';
import { fixed } from '../../kit/lib/format-number.ts';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { COUNTED } from './model-words.ts';
import { minute, ReportPanel, REPORTS_OF_A_PAGE, type TextColumn } from '../../parts/admin/report-panel.tsx';

const PERCENT: TextColumn<ModelAnswered> = {
  header: '概率',
  align: 'end',
  isNowrap: true,
  cell: ({ percent }) => (percent === undefined ? '—' : `${fixed(percent, 1)}%`),
};
const MISSING: TextColumn<ModelAnswered> = { header: '缺少的特征', cell: ({ missing }) => missing.join('、') || '—' };
const TOLD: TextColumn<ModelAnswered> = { header: '反馈', isNowrap: true, cell: ({ told_at: at }) => minute(at) };

const OWN: Readonly<Record<ModelCounted, readonly TextColumn<ModelAnswered>[]>> = {
  given: [PERCENT],
  incomplete: [MISSING],
  computed: [PERCENT],
  feedback: [PERCENT, TOLD],
};

interface CountedReportsProps {
  readonly artifactId: string;
  readonly version: string;
  readonly counted: ModelCounted;
  /** Start of the period that is told of; '' for the last 30 days. */
  readonly since: string;
  readonly onClose: () => void;
}

/** The reports behind a number of the last 30 days, or of a period of the time line. */
export function CountedReports({ artifactId, version, counted, since, onClose }: CountedReportsProps) {
  const [page, setPage] = useState(0);
  const asked = { version, counted, ...(since !== '' && { since }) };
  const query = useListModelReports(artifactId, { ...asked, page, page_size: REPORTS_OF_A_PAGE }, OLDER_STAYS);
  const title = `${version} ${since === '' ? '近 30 日' : `自 ${minute(since)} 一段`}${COUNTED[counted]}`;
  return (
    <ReportPanel
      {...{ title, query, onClose }}
      columns={OWN[counted]}
      allRows={() => allPages((at, size) => listModelReports(artifactId, { ...asked, page: at, page_size: size }))}
      empty="没有这样的报告"
      onPage={setPage}
    />
  );
}
