import { listShadowReports, useListShadowReports } from '@jianwei/api-client/models/models';
import type { ModelComparison, ModelShadow } from '@jianwei/api-client/model';
import { isUndetermined, sayOf } from '@jianwei/api-client/transport/undetermined';
import { allPages } from '../../kit/admin/all-pages.ts';
import { countText, fixed } from '../../kit/lib/format-number.ts';
import { OLDER_STAYS, QueryState } from '../../kit/query/query-state.tsx';
import { ReportPanel, REPORTS_OF_A_PAGE, type TextColumn } from '../../parts/admin/report-panel.tsx';

const answer = (percent: number, isHigh: boolean) =>
  `${fixed(percent, 1)}% ${sayOf(isHigh, isHigh ? '高风险' : '非高风险')}`;

function classText({ current_high: now, candidate_high: other }: ModelComparison): string {
  if (isUndetermined(now, other)) return sayOf(now, sayOf(other, ''));
  return now === other ? '一致' : '不一致';
}

function columns({ current, candidate }: Partial<ModelShadow>): TextColumn<ModelComparison>[] {
  return [
    {
      header: current ?? '在用',
      align: 'end',
      isNowrap: true,
      cell: (row) => answer(row.current_percent, row.current_high),
    },
    {
      header: candidate ?? '旁路',
      align: 'end',
      isNowrap: true,
      cell: (row) => answer(row.candidate_percent, row.candidate_high),
    },
    { header: '分级', isNowrap: true, cell: classText },
  ];
}

function agreementText({ reports, agreeing, days }: ModelShadow): string {
  if (isUndetermined(reports, agreeing)) return '';
  const share =
    reports === 0 ? '' : `，风险分级一致 ${((agreeing / reports) * 100).toFixed(1)}%，不一致 ${reports - agreeing} 份`;
  return `旁路 ${countText(days)} 日：两版在 ${countText(reports)} 份报告上同时计算${share}`;
}

interface ModelShadowProps {
  readonly artifactId: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

const useShadow = ({ artifactId, page }: Pick<ModelShadowProps, 'artifactId' | 'page'>) =>
  useListShadowReports(artifactId, { page, page_size: REPORTS_OF_A_PAGE }, OLDER_STAYS);

/** 旁路 in a sentence: how far the candidate agrees with the version in use, and the way to the reports. */
export function ModelShadowLine({ artifactId, page, onCompare }: ModelShadowProps & { onCompare: () => void }) {
  return (
    <QueryState query={useShadow({ artifactId, page })} failed="旁路比较未能载入" lines={2}>
      {(data) =>
        data.candidate === undefined || data.current === undefined ? (
          <p className="jw-body">
            {data.candidate === undefined ? '没有旁路的版本' : '没有在用的版本，旁路照常计算，无从比较'}
          </p>
        ) : (
          <p className="jw-body">
            {agreementText(data)}{' '}
            <button type="button" className="jw-press jw-count" onClick={onCompare}>
              逐份比较
            </button>
          </p>
        )
      }
    </QueryState>
  );
}

/** The candidate beside the version in use, report by report, those that differ first. */
export function ShadowReports({ artifactId, page, onPage, onClose }: ModelShadowProps & { onClose: () => void }) {
  const query = useShadow({ artifactId, page });
  return (
    <ReportPanel
      {...{ query, onPage, onClose }}
      title="旁路逐份比较"
      width={780}
      columns={columns(query.data ?? {})}
      allRows={() => allPages((at, size) => listShadowReports(artifactId, { page: at, page_size: size }))}
      empty="旁路期间还没有特征齐全的报告"
    />
  );
}
