import type { Interpretability, InterpretabilityGain, InterpretabilityWeek } from '@jianwei/api-client/model';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import { useMemo } from 'react';
import { CHART_COLOURS } from '../../kit/chart/chart-palette.ts';
import { Chart } from '../../kit/chart/chart.tsx';
import { countText } from '../../kit/lib/format-number.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import { kneeOf, numberOf, rateText, shareText } from './interpretability-words.ts';
import styles from './interpretability.module.css';

const HEIGHT = 190;
const STEPS = 4;
const WEEK_MS = 7 * 86_400_000;
const { ink2, ink3, pine700, rule, amber } = CHART_COLOURS;
const line = (data: readonly (number | null)[], dashes: 'solid' | 'dotted') => ({
  type: 'line' as const,
  symbolSize: 6,
  itemStyle: { color: pine700 },
  lineStyle: { color: pine700, width: 1.75, type: dashes },
  data,
});
/** A rate hardly moves: the axis begins below the lowest that is drawn, and has four even steps. */
function frame(names: readonly string[], rates: readonly (number | null)[], step: number) {
  const known = rates.filter((rate) => rate !== null);
  const [low, high] = [Math.min(100, ...known) - 0.3, Math.max(0, ...known) + 0.3];
  const interval = Math.max(0.5, Math.ceil((high - low) / STEPS));
  const max = Math.min(100, Math.ceil(high / interval) * interval);
  return {
    grid: { left: 44, right: 28, top: 20, bottom: 26 },
    tooltip: { trigger: 'axis' },
    xAxis: {
      type: 'category',
      data: names,
      axisLine: { lineStyle: { color: ink3 } },
      axisTick: { show: false },
      axisLabel: {
        color: ink3,
        interval: (place: number) =>
          place === names.length - 1 || (place % step === 0 && place < names.length - step / 2),
      },
    },
    yAxis: {
      type: 'value',
      min: Math.max(0, Math.min(max - interval * STEPS, Math.floor(low / interval) * interval)),
      max,
      interval,
      splitLine: { lineStyle: { color: rule } },
      axisLabel: { color: ink3 },
    },
  };
}

const words = { color: ink2, fontWeight: 600 } as const;

/** The rate before anything is repaired, then after each item; marked where further repairs bring less. */
export function gainOption({ rate, gain }: Pick<Interpretability, 'rate' | 'gain'>) {
  const rates = [numberOf(rate), ...gain.map(({ rate_after: after }) => numberOf(after))];
  const knee = kneeOf(rates);
  const isLate = knee > rates.length / 2;
  const label = {
    ...words,
    show: true,
    formatter: `处理前 ${knee} 项，到 ${rateText(rates[knee])}`,
    position: isLate ? 'left' : 'right',
    offset: [isLate ? -4 : 4, 16],
  };
  const data = rates.map((value, place) =>
    place === knee && knee > 0 ? { value, symbol: 'circle', symbolSize: 10, label } : value,
  );
  return {
    ...frame(
      rates.map((_, place) => String(place)),
      rates,
      1,
    ),
    series: [
      {
        ...line(rates, 'solid'),
        data,
        markLine: {
          silent: true,
          symbol: 'none',
          label: { show: false },
          lineStyle: { color: pine700, type: 'dashed', width: 1 },
          data: knee > 0 ? [{ xAxis: knee }] : [],
        },
      },
    ],
  };
}

const KIND_TABS: Readonly<Record<string, string>> = {
  no_item: '',
  no_unit: 'tab=no_unit&',
  no_value: 'tab=no_value&',
};
const itemAddress = ({ item_id: id, kind }: InterpretabilityGain) =>
  `/data-cleaning?${KIND_TABS[kind] ?? ''}open=${id}`;

const GAIN_COLUMNS: Column<InterpretabilityGain>[] = [
  {
    header: '来源项目',
    isRowHeader: true,
    cell: (item) => <AllowedLink to={itemAddress(item)}>{item.name}</AllowedLink>,
  },
  { header: '补读', align: 'end', cell: ({ results }) => countText(results) },
  { header: '处理到此项，%', align: 'end', isNowrap: true, cell: ({ rate_after: rate }) => rateText(rate) },
];

/** 先做哪几项最值: the rate after the first n repairs, and which those are that are worth it. */
export function GainCurve({ data }: { data: Interpretability }) {
  const option = useMemo(() => gainOption(data), [data]);
  if (data.gain.length === 0) return <p className="jw-note">没有待处理的来源项目</p>;
  const knee = kneeOf([numberOf(data.rate), ...data.gain.map(({ rate_after: after }) => numberOf(after))]);
  return (
    <>
      <Chart option={option} height={HEIGHT} label={`处理前 ${data.gain.length} 个来源项目后的可解读率`} />
      <div className={`jw-row jw-between jw-gap-12 ${styles.firsts}`}>
        <ol className="jw-row jw-wrap jw-gap-16 jw-table-text" aria-label={`最值得先处理的 ${knee || 1} 项`}>
          {data.gain.slice(0, knee || 1).map((item, place) => (
            <li key={`${item.item_id}-${place}`}>
              {place + 1} <AllowedLink to={itemAddress(item)}>{item.name}</AllowedLink>
            </li>
          ))}
        </ol>
        <AllowedLink to="/data-cleaning">去清洗 →</AllowedLink>
      </div>
      <details>
        <summary className="jw-note">全部 {data.gain.length} 项，按补读后均可判读计</summary>
        <Table
          caption="先做哪几项最值"
          columns={GAIN_COLUMNS}
          rows={data.gain}
          rowKey={(item, place) => `${item.item_id}-${place}`}
        />
      </details>
    </>
  );
}

/** 09-02; 本周 for the week that is not over, where the range ends in it. */
const weekName = ({ week, is_partial: isPartial }: InterpretabilityWeek, asOf: string): string =>
  isTrue(isPartial) && Date.parse(asOf.slice(0, 10)) - Date.parse(week) < WEEK_MS ? '本周' : week.slice(5);

/** Weeks in which a source sent what it never had: how many items, and the last day of them. */
function newCodesOf({ weeks, events }: Pick<Interpretability, 'weeks' | 'events'>) {
  const weekOf = (date: string) => weeks.findLastIndex(({ week }) => week <= date);
  return [...Map.groupBy(events, ({ date }) => weekOf(date))]
    .filter(([place]) => place >= 0)
    .map(([place, ofWeek]) => ({
      place,
      date: ofWeek.at(-1)?.date ?? '',
      items: ofWeek.reduce((sum, { items }) => sum + (numberOf(items) ?? 0), 0),
    }));
}

/** Away from the line of the target. */
const sideOf = (rate: number, target: number | null) => (rate < (target ?? 0) ? 'bottom' : 'top');

/** Whole weeks as one line, those that are not whole dotted, the target as a line; a mark stands where new codes came, the last in words. */
export function weekOption(data: Pick<Interpretability, 'weeks' | 'events' | 'target' | 'as_of'>) {
  const { weeks, as_of: asOf } = data;
  const target = numberOf(data.target);
  const rates = weeks.map(({ rate }) => numberOf(rate));
  const partial = weeks.map(({ is_partial: isPartial }) => isTrue(isPartial));
  const isNear = (place: number) => [place - 1, place, place + 1].some((index) => partial[index] === true);
  const codes = newCodesOf(data);
  const newest = codes.slice(-1).map(({ place, date, items }) => ({
    xAxis: place,
    label: {
      formatter: `${date.slice(5)} 新来源代码 ${items} 个`,
      position: 'end',
      align: place > weeks.length / 2 ? 'right' : 'left',
      color: ink3,
      fontSize: 11,
    },
    lineStyle: { color: ink3, type: 'solid', width: 1 },
  }));
  const aim = {
    yAxis: target,
    label: { formatter: `目标 ${target}`, position: 'insideStartBottom', color: amber, fontSize: 11 },
    lineStyle: { color: amber, type: 'dashed', width: 1 },
  };
  const whole = rates.map((rate, place) => (partial[place] === true ? null : rate));
  const dotted = rates.map((rate, place) => (isNear(place) ? rate : null));
  const last = rates.findLastIndex((rate) => rate !== null);
  const step = Math.max(1, Math.ceil(weeks.length / 4));
  const chart = frame(
    weeks.map((week) => weekName(week, asOf)),
    [...rates, target],
    step,
  );
  return {
    ...chart,
    series: [
      {
        ...line(whole, 'solid'),
        markLine: { silent: true, symbol: 'none', data: [...newest, ...(target === null ? [] : [aim])] },
      },
      {
        ...line(dotted, 'dotted'),
        data: dotted.map((value, place) =>
          place === last && value !== null
            ? { value, label: { ...words, show: true, formatter: value.toFixed(1), position: sideOf(value, target) } }
            : value,
        ),
      },
      {
        // Marks alone along the axis: a line of no width.
        type: 'line',
        lineStyle: { width: 0 },
        symbol: 'triangle',
        symbolSize: 6,
        itemStyle: { color: ink3 },
        tooltip: { show: false },
        data: weeks.map((_, place) => (codes.some((one) => one.place === place) ? chart.yAxis.min : null)),
      },
    ],
  };
}

const WEEK_COLUMNS: Column<InterpretabilityWeek>[] = [
  {
    header: '周一',
    isRowHeader: true,
    cell: ({ week, is_partial: isPartial }) => (isTrue(isPartial) ? `${week}（不满一周）` : week),
  },
  { header: '全部结果', align: 'end', cell: ({ denominator }) => countText(denominator) },
  { header: '可解读率，%', align: 'end', cell: shareText },
];

/** 每周: how the rate went beside its target, with the days on which a source sent what it never had. */
export function WeekTrend({ data }: { data: Interpretability }) {
  const { weeks, events } = data;
  const option = useMemo(() => weekOption(data), [data]);
  return (
    <>
      <Chart
        option={option}
        height={HEIGHT}
        label={`每周可解读率，${weeks.length} 周，目标 ${rateText(data.target)}%`}
      />
      <details>
        <summary className="jw-note">每周表格与新来源代码</summary>
        <div className={styles.days}>
          <Table
            caption="每周可解读率"
            columns={WEEK_COLUMNS}
            rows={weeks}
            rowKey={(week, place) => `${week.week}-${place}`}
          />
        </div>
        {events.length > 0 && (
          <p className="jw-note">
            新来源代码：{events.map(({ date, items }) => `${date} ${countText(items)} 个`).join('，')}
          </p>
        )}
      </details>
    </>
  );
}
