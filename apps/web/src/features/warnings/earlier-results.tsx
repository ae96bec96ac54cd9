import type { PlanHistory, TrendGroup, TrendPoint, Warning } from '@jianwei/api-client/model';
import { listPlanHistory } from '@jianwei/api-client/plans/plans';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { detailAddress } from '../../shared/lib/detail-address.ts';
import type { TrendRequest } from '../../shared/lib/detail-slots.ts';
import { formatDate } from '../../shared/lib/format-date.ts';
import { pointSide } from '../../shared/lib/point-side.ts';
import { useMayOpen } from '../../shared/session/may-open.ts';
import { AbnormalValue } from '../../shared/ui/abnormal-value.tsx';
import { Reload } from '../../shared/ui/reload.tsx';
import { BlockSkeleton } from '../../shared/ui/skeleton.tsx';
import { unitText } from '../../shared/ui/unit-text.ts';
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

/** The patient's results of the item, kept under the patient they were asked for: the answer names none. */
function useResults(patientId: string, request: TrendRequest) {
  return useQuery({
    queryKey: ['warning-history', patientId, request.laboratories],
    queryFn: ({ signal }) =>
      listPlanHistory(
        { patient_id: patientId, laboratories: [...request.laboratories], plan_id: '' },
        undefined,
        signal,
      ),
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

/** The item's latest results of this patient, this one among them. */
export function EarlierResults({ warning, request }: { warning: Warning; request: TrendRequest }) {
  const { data, isPending, isError, refetch } = useResults(warning.patient_id, request);
  if (isPending) return <BlockSkeleton lines={3} />;
  if (isError) return <Reload onReload={() => void refetch()} />;
  const own = data.findIndex((point) => point.report_id === warning.report_id);
  // A reminder of long ago shows what was known around it, not only what came since.
  const first = Math.max(0, Math.min(own - 1, data.length - LISTED));
  return (
    <>
      <table className={`jw-table ${styles.table ?? ''}`}>
        <caption className="jw-visually-hidden">{request.title}的历次结果</caption>
        <thead>
          <tr>
            <th scope="col">时间</th>
            <th scope="col">结果</th>
            <th scope="col">单位</th>
            <th scope="col">参考区间</th>
          </tr>
        </thead>
        <tbody>
          {data.slice(first, first + LISTED).map((point, index) => (
            <tr key={index} data-own={point.report_id === warning.report_id || undefined}>
              <th scope="row">
                <Time point={point} ownReportId={warning.report_id} />
              </th>
              <td data-abnormal={point.abnormal || undefined}>
                <AbnormalValue value={point.original_result} abnormalType={point.abnormalType} slot />
                {point.abnormal && point.abnormalType === undefined && <span className={styles.word}>异常</span>}
              </td>
              <td>{unitText(point.original_unit ?? '')}</td>
              <td>{point.reference_interval}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {data.length > LISTED && (
        <p className={styles.more}>
          共 {data.length} 次结果，此处列出 {LISTED} 次
        </p>
      )}
    </>
  );
}
