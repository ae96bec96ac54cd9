import { useListShadowReports } from '@jianwei/api-client/models/models';
import type { ModelComparison, ModelShadow } from '@jianwei/api-client/model';
import { isUndetermined, sayOf } from '@jianwei/api-client/transport/undetermined';
import { formatDate } from '../../kit/lib/format-date.ts';
import { fixed } from '../../kit/lib/format-number.ts';
import { countText } from '../../kit/lib/format-number.ts';
import { OLDER_STAYS, QueryState } from '../../kit/query/query-state.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import styles from './models.module.css';

const PAGE_SIZE = 12;

const answer = (percent: number, isHigh: boolean) =>
  `${fixed(percent, 1)}% ${sayOf(isHigh, isHigh ? '高风险' : '非高风险')}`;

function columns({ current, candidate }: ModelShadow): Column<ModelComparison>[] {
  return [
    { header: '报告', isRowHeader: true, isNowrap: true, cell: (row) => row.report_id },
    { header: '时间', isNowrap: true, cell: (row) => formatDate(row.report_time, 'yyyy-MM-dd HH:mm') },
    { header: '患者', isNowrap: true, cell: (row) => row.patient_name },
    { header: '科室', cell: (row) => row.department },
    {
      header: current ?? '在用',
      id: 'current',
      align: 'end',
      isNowrap: true,
      cell: (row) => answer(row.current_percent, row.current_high),
    },
    {
      header: candidate ?? '旁路',
      id: 'candidate',
      align: 'end',
      isNowrap: true,
      cell: (row) => answer(row.candidate_percent, row.candidate_high),
    },
    {
      header: '分级',
      isNowrap: true,
      cell: ({ current_high: now, candidate_high: other }) => (
        <span className={styles.psi} data-shifted={(!isUndetermined(now, other) && now !== other) || undefined}>
          {isUndetermined(now, other) ? sayOf(now, sayOf(other, '')) : now === other ? '一致' : '不一致'}
        </span>
      ),
    },
  ];
}

function agreementText({ reports, agreeing, days }: ModelShadow): string {
  if (isUndetermined(reports, agreeing)) return '';
  const share =
    reports === 0 ? '' : `，风险分级一致 ${((agreeing / reports) * 100).toFixed(1)}%，不一致 ${reports - agreeing} 份`;
  return `旁路 ${countText(days)} 日，两版在 ${countText(reports)} 份报告上同时计算${share}`;
}

interface ModelShadowPartProps {
  readonly artifactId: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** 旁路: the candidate beside the version in use, those that differ first. */
export function ModelShadowPart({ artifactId, page, onPage }: ModelShadowPartProps) {
  const shadow = useListShadowReports(artifactId, { page, page_size: PAGE_SIZE }, OLDER_STAYS);
  return (
    <QueryState query={shadow} failed="旁路比较未能载入" lines={6}>
      {(data) => (
        <TitledSection title="旁路" aside={data.candidate === undefined ? undefined : agreementText(data)}>
          {data.candidate === undefined || data.current === undefined ? (
            <p className="jw-body jw-above-8">
              {data.candidate === undefined ? '没有旁路的版本' : '没有在用的版本，旁路照常计算，无从比较'}
            </p>
          ) : (
            <>
              <Table
                caption="旁路逐份比较"
                columns={columns(data)}
                rows={data.data}
                rowKey={({ report_id: id }, place) => `${id}-${place}`}
                empty={<span className="jw-note">旁路期间还没有特征齐全的报告</span>}
              />
              {data.total_elements > PAGE_SIZE && (
                <Pager
                  page={data.page}
                  pageSize={data.page_size}
                  totalElements={data.total_elements}
                  unit="份"
                  onPage={onPage}
                />
              )}
            </>
          )}
        </TitledSection>
      )}
    </QueryState>
  );
}
