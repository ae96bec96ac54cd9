import { getRuleTrial, useGetRuleTrial } from '@jianwei/api-client/rules/rules';
import type { TriedReport } from '@jianwei/api-client/model';
import { useState } from 'react';
import { allPages } from '../../kit/admin/all-pages.ts';
import { addressOf } from '../../kit/lib/address.ts';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { ReportPanel, REPORTS_OF_A_PAGE, type TextColumn } from '../admin/report-panel.tsx';
import { placeText } from './rule-tree.ts';
import { valuesText } from './tried-values.ts';

const VALUES: readonly TextColumn<TriedReport>[] = [{ header: '取值', cell: valuesText }];

interface FunnelReportsProps {
  readonly trialId: string;
  /** The place of the row in the condition. */
  readonly step: string;
  readonly onClose: () => void;
}

/** The reports of a trial that still hold after one row of the condition. */
export function FunnelReports({ trialId, step, onClose }: FunnelReportsProps) {
  const [page, setPage] = useState(0);
  const query = useGetRuleTrial(trialId, { step, page, page_size: REPORTS_OF_A_PAGE }, OLDER_STAYS);
  return (
    <ReportPanel
      title={`到条件 ${placeText([Number(step)])} 仍满足的报告`}
      query={query}
      columns={VALUES}
      allRows={() => allPages((at, size) => getRuleTrial(trialId, { step, page: at, page_size: size }))}
      addressOf={(id) => addressOf('/report-list', { open: id })}
      empty="没有这样的报告"
      width={720}
      onPage={setPage}
      onClose={onClose}
    />
  );
}
