import type { PlanHistory, TrendGroup, TrendPoint, Warning } from '@jianwei/api-client/model';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { detailAddress } from '../../parts/report/detail-address.ts';
import type { TrendRequest } from '../../parts/report/detail-slots.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { pointSide } from '../../parts/trend/trend-points.ts';
import { planHistoryOptions } from '../../parts/trend/use-plan-history.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { AbnormalValue } from '../../parts/lab/abnormal-value.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { unitText } from '../../parts/lab/unit-text.ts';
import styles from './earlier-results.module.css';

/** How many results the page lists; the trend shows them all. */
const LISTED = 6;

/** The item of a reminder as the history is asked for it; undefined where the reminder names none. */
export function trendOf({ laboratory_name: name, ...warning }: Warning): TrendRequest | undefined {
  const { original_laboratory_name: printed = name, original_specimen: specimen = '' } = warning;
  if (name === undefined || printed === undefined) return undefined;
  const children = [{ original_laboratory_name: printed, original_specimen: specimen }];
  return { title: name, laboratories: [{ standard_laboratory_name: name, standard_specimen: specimen, children }] };
}

/** Arrow of an abnormal result, as abnormal_type writes it; none where nobody knows the direction. */
const ABNORMAL_TYPES = { high: 1, low: -1, abnormal: undefined } as const;

interface EarlierResult extends TrendPoint {
  readonly abnormalType: 1 | -1 | undefined;
}

function resultsOf(group: TrendGroup, whole: PlanHistory): EarlierResult[] {
  const { up_limit: up = whole.up_limit, down_limit: down = whole.down_limit } = group;
  return group.histories.map((point) => ({
    ...point,
    abnormalType: point.abnormal ? ABNORMAL_TYPES[pointSide(point, up, down)] : undefined,
  }));
}

function newestFirst(a: TrendPoint, b: TrendPoint): number {
  return Date.parse(b.result_time) - Date.parse(a.result_time);
}

/** The patient's results of the item, the newest first; the trend shows the same answer. */
function useResults(patientId: string, request: TrendRequest) {
  return useQuery({
    ...planHistoryOptions({ patient_id: patientId, laboratories: [...request.laboratories], plan_id: '' }),
    select: (answer) => answer.data.flatMap((group) => resultsOf(group, answer)).toSorted(newestFirst),
  });
}

function Time({ point, ownReportId }: { point: TrendPoint; ownReportId: string | undefined }) {
  const mayOpen = useMayOpen();
  const text = formatDate(point.result_time, 'yyyy-MM-dd HH:mm');
  if (point.report_id === ownReportId) {
    return (
      <>
        {text} <span className={styles.own}>本次</span>
      </>
    );
  }
  if (point.report_id === undefined || !mayOpen('/detail')) return text;
  return <Link to={detailAddress({ reportId: point.report_id })}>{text}</Link>;
}

function columnsOf(warning: Warning): Column<EarlierResult>[] {
  return [
    {
      id: 'time',
      header: '时间',
      isRowHeader: true,
      cell: (result) => <Time point={result} ownReportId={warning.report_id} />,
    },
    {
      id: 'result',
      header: '结果',
      cell: ({ original_result: text, abnormal, abnormalType }) => (
        <span className={abnormal ? styles.abnormal : undefined}>
          <AbnormalValue value={text} abnormalType={abnormalType} slot />
          {abnormal && abnormalType === undefined && <span className={styles.word}>异常</span>}
        </span>
      ),
    },
    { id: 'unit', header: '单位', cell: ({ original_unit: unit = '' }) => unitText(unit) },
    { id: 'interval', header: '参考区间', cell: ({ reference_interval: interval }) => interval },
  ];
}

/** The item's latest results of this patient, this one among them. */
export function EarlierResults({ warning, request }: { warning: Warning; request: TrendRequest }) {
  const results = useResults(warning.patient_id, request);
  return (
    <QueryState query={results} loading={<BlockSkeleton lines={3} />}>
      {(all) => {
        const own = all.findIndex((point) => point.report_id === warning.report_id);
        // A reminder of long ago shows what was known around it, not only what came since.
        const first = Math.max(0, Math.min(own - 1, all.length - LISTED));
        return (
          <>
            <Table
              caption={`${request.title}的历次结果`}
              columns={columnsOf(warning)}
              rows={all.slice(first, first + LISTED)}
              rowKey={(_, place) => place}
              rowState={(result) => ({ 'data-own': result.report_id === warning.report_id || undefined })}
              className={styles.table}
            />
            {all.length > LISTED && (
              <p className={`jw-note ${styles.more ?? ''}`}>
                共 {all.length} 次结果，此处列出 {LISTED} 次
              </p>
            )}
          </>
        );
      }}
    </QueryState>
  );
}
