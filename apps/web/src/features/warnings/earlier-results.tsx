import type { Warning } from '@jianwei/api-client/model';
import { useQuery } from '@tanstack/react-query';
import { classNames } from '../../kit/lib/class-names.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { AbnormalValue } from '../../parts/lab/abnormal-value.tsx';
import { unitText } from '../../parts/lab/lab-text.ts';
import { detailAddress } from '../../parts/report/detail-address.ts';
import type { TrendRequest } from '../../parts/report/detail-slots.ts';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import { indicatorsOf, MARKS, type TrendValue, wordWithoutArrow } from '../../parts/trend/trend-points.ts';
import { planHistoryOptions, trendInput } from '../../parts/trend/trend-query.ts';
import styles from './warnings.module.css';

/** How many results the page lists; the trend shows them all. */
const LISTED = 6;

/** The item of a reminder as the history is asked for it; undefined where the reminder names none. */
export function trendOf({ laboratory_name: name, ...warning }: Warning): TrendRequest | undefined {
  const { original_laboratory_name: printed = name, original_specimen: specimen = '' } = warning;
  if (name === undefined || printed === undefined) return undefined;
  const children = [{ original_laboratory_name: printed, original_specimen: specimen }];
  return { title: name, laboratories: [{ standard_laboratory_name: name, standard_specimen: specimen, children }] };
}

const timeOf = ({ point }: TrendValue) => Date.parse(point.result_time);

function columnsOf(ownReportId: string | undefined): Column<TrendValue>[] {
  return [
    {
      header: '时间',
      isRowHeader: true,
      cell: ({ point: { result_time: time, report_id: reportId } }) => {
        const text = formatDate(time, 'yyyy-MM-dd HH:mm');
        if (reportId === undefined) return text;
        if (reportId !== ownReportId) return <AllowedLink to={detailAddress({ reportId })}>{text}</AllowedLink>;
        return (
          <>
            {text} <span className={styles.own}>本次</span>
          </>
        );
      },
    },
    {
      header: '结果',
      cell: ({ point, mark }) => (
        <span className={point.abnormal ? 'jw-strong' : undefined}>
          <AbnormalValue value={point.original_result} abnormalType={MARKS[mark].abnormalType} slot />
          {wordWithoutArrow(mark) !== '' && (
            <span className={classNames('jw-note', MARKS[mark].ink ?? 'jw-ink-3', styles.word)}>
              {MARKS[mark].word}
            </span>
          )}
        </span>
      ),
    },
    { header: '单位', cell: ({ point }) => unitText(point.original_unit ?? '') },
    { header: '参考区间', cell: ({ point }) => point.reference_interval },
  ];
}

/** The item's latest results of this patient, this one among them. The trend shows the same answer. */
export function EarlierResults({ warning, request }: { warning: Warning; request: TrendRequest }) {
  const { patient_id, report_id: ownId } = warning;
  const results = useQuery({
    ...planHistoryOptions(trendInput(patient_id, request)),
    select: (answer) =>
      indicatorsOf(answer)
        .flatMap(({ days }) => [...days.values()].flatMap(({ values }) => values))
        .toSorted((left, right) => timeOf(right) - timeOf(left)),
  });
  return (
    <QueryState query={results}>
      {(all) => {
        const own = all.findIndex(({ point }) => point.report_id === ownId);
        // A reminder of long ago shows what was known around it, not only what came since.
        const first = Math.max(0, Math.min(own - 1, all.length - LISTED));
        return (
          <>
            <Table
              caption={`${request.title}的历次结果`}
              columns={columnsOf(ownId)}
              rows={all.slice(first, first + LISTED)}
              rowKey={(_, place) => place}
              rowState={({ point }) => ({ 'data-own': point.report_id === ownId || undefined })}
              className={styles.results}
            />
            {all.length > LISTED && (
              <p className={`jw-note ${styles.more}`}>
                共 {all.length} 次结果，此处列出 {LISTED} 次
              </p>
            )}
          </>
        );
      }}
    </QueryState>
  );
}
