import { useGetModelTimeline } from '@jianwei/api-client/models/models';
import type { ModelPeriod, ModelTimeline } from '@jianwei/api-client/model';
import { isDate, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { DateField } from '../../kit/fields/date-field.tsx';
import { formatDate } from '../../kit/lib/format-date.ts';
import { countText } from '../../kit/lib/format-number.ts';
import { OLDER_STAYS, QueryState } from '../../kit/query/query-state.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { stateText } from './model-words.ts';
import styles from './models.module.css';

const DAY_MS = 86_400_000;
const minute = (time: string) => formatDate(time, 'yyyy-MM-dd HH:mm');
const periodText = ({ version, state, from, to, reports }: ModelPeriod) =>
  `${version} ${stateText(state)} ${minute(from)} 至 ${to === undefined ? '今' : minute(to)}，${countText(reports)} 份报告`;

const columns = (onPeriod: (period: ModelPeriod) => void): readonly Column<ModelPeriod>[] => [
  { header: '版本', isRowHeader: true, isNowrap: true, cell: (row) => row.version },
  { header: '状态', isNowrap: true, cell: (row) => stateText(row.state) },
  { header: '开始', isNowrap: true, cell: (row) => minute(row.from) },
  { header: '结束', isNowrap: true, cell: (row) => (row.to === undefined ? '仍在继续' : minute(row.to)) },
  {
    header: '报告',
    align: 'end',
    isNowrap: true,
    cell: (row) =>
      row.reports > 0 && isDate(row.from) ? (
        <button
          type="button"
          className={`jw-press ${styles.count}`}
          aria-label={`${periodText(row)}，打开`}
          onClick={() => onPeriod(row)}
        >
          {countText(row.reports)}
        </button>
      ) : (
        countText(row.reports)
      ),
  },
  { header: '操作者', isNowrap: true, cell: (row) => row.by },
  { header: '原因', cell: (row) => row.reason },
];

/** First days of the months within a span, for the scale. */
function monthsWithin(start: number, end: number): number[] {
  const first = new Date(start);
  const months = Array.from({ length: 37 }, (_, index) =>
    Date.parse(formatDate(new Date(first.getFullYear(), first.getMonth() + 1 + index, 1))),
  );
  return months.filter((month) => month < end);
}

interface BarsProps {
  readonly timeline: ModelTimeline;
  readonly at: string;
  readonly onAt: (day: string) => void;
}

/** The periods as bars over the months; a press asks for the day under it, which the field of the day does by keys. */
function Bars({ timeline, at, onAt }: BarsProps) {
  const known = timeline.periods.filter(({ from, to }) => isDate(from) && (to === undefined || isDate(to)));
  if (known.length === 0 || !isDate(timeline.today)) return null;
  const start = Math.min(...known.map(({ from }) => Date.parse(from)));
  const end = Date.parse(timeline.today) + DAY_MS;
  const placeOf = (time: number) => `${Math.max(0, Math.min(100, ((time - start) / (end - start)) * 100))}%`;
  const months = monthsWithin(start, end);
  const versions = [...new Set(known.map(({ version }) => version))].toReversed();
  return (
    <div
      className={styles.bars}
      aria-hidden
      onClick={({ clientX, currentTarget }) => {
        const scale = currentTarget.querySelector(`.${styles.scaleOfDays}`)?.getBoundingClientRect();
        if (scale === undefined || clientX < scale.left || clientX > scale.right) return;
        onAt(formatDate(start + ((clientX - scale.left) / scale.width) * (end - start)));
      }}
    >
      {versions.map((version) => (
        <div key={version} className={styles.track}>
          <b className="jw-note">{version}</b>
          <span className={styles.scaleOfDays}>
            {months.map((month) => (
              <u key={month} style={{ insetInlineStart: placeOf(month) }} />
            ))}
            {known
              .filter((period) => period.version === version)
              .map((period) => (
                <i
                  key={`${period.state} ${period.from}`}
                  data-state={period.state}
                  title={periodText(period)}
                  style={{
                    insetInlineStart: placeOf(Date.parse(period.from)),
                    insetInlineEnd: `calc(100% - ${placeOf(period.to === undefined ? end : Date.parse(period.to))})`,
                  }}
                >
                  {countText(period.reports)} 份
                </i>
              ))}
            {isDate(at) && <s style={{ insetInlineStart: placeOf(Date.parse(at) + DAY_MS / 2) }} />}
          </span>
        </div>
      ))}
      <p className="jw-note">
        {months.map((month) => (
          <span key={month} style={{ insetInlineStart: placeOf(month) }}>{`${new Date(month).getMonth() + 1} 月`}</span>
        ))}
        <span data-today>今天</span>
      </p>
    </div>
  );
}

function dayText({ at }: ModelTimeline): string {
  if (at === undefined) return '';
  const shadow = at.shadow === undefined ? '' : `，旁路 ${at.shadow}`;
  return `${formatDate(at.date) || UNDETERMINED} 在用的是 ${at.in_use ?? '无'}${shadow}`;
}

interface ModelTimelinePartProps {
  readonly artifactId: string;
  /** The day that is asked about; '' for none. */
  readonly at: string;
  readonly onAt: (day: string) => void;
  /** Opens the reports of a period. */
  readonly onPeriod: (period: ModelPeriod) => void;
}

/** 哪一天用哪一版: the time line of the versions, and the answer for one day. */
export function ModelTimelinePart({ artifactId, at, onAt, onPeriod }: ModelTimelinePartProps) {
  const timeline = useGetModelTimeline(artifactId, at === '' ? {} : { at }, OLDER_STAYS);
  return (
    <TitledSection
      title="哪一天用哪一版"
      aside={
        <span className="jw-row jw-gap-8">
          实底在用，虚框旁路，点任一处看当日
          <DateField isBare label="查看某一日" value={at} onChange={onAt} />
        </span>
      }
    >
      <QueryState query={timeline} failed="版本的时间轴未能载入" lines={5}>
        {(data) => (
          <>
            <Bars timeline={data} at={at} onAt={onAt} />
            <p className="jw-body" role="status">
              {dayText(data)}
            </p>
            <details>
              <summary className="jw-note">启停记录</summary>
              <Table
                caption="启停记录"
                columns={columns(onPeriod)}
                rows={data.periods.toReversed()}
                rowKey={(row, place) => `${row.version} ${row.state} ${row.from} ${place}`}
              />
            </details>
          </>
        )}
      </QueryState>
    </TitledSection>
  );
}
