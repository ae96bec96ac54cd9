import type { InterpretabilityEvent, InterpretabilityWeek } from '@jianwei/api-client/model';
import type { Interpretability, InterpretabilityGain } from '@jianwei/api-client/model';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import { useMemo } from 'react';
import { CHART_COLOURS } from '../../kit/chart/chart-palette.ts';
import { Chart } from '../../kit/chart/chart.tsx';
import { countText } from '../../kit/lib/format-number.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import { numberOf, rateText, shareText } from './interpretability-words.ts';
import styles from './statistics.module.css';

const HEIGHT = 220;
const { pine700, ink3, rule } = CHART_COLOURS;
/** A rate hardly moves: the axis begins where it does. */
const AXIS = {
  type: 'value',
  scale: true,
  max: ({ max }: { max: number }) => Math.min(100, Math.ceil(max + 0.5)),
  splitLine: { lineStyle: { color: rule } },
  axisLabel: { color: ink3 },
} as const;
const line = (data: readonly (number | null)[], dashes: 'solid' | 'dotted') => ({
  type: 'line' as const,
  symbolSize: 6,
  itemStyle: { color: pine700 },
  lineStyle: { color: pine700, width: 1.75, type: dashes },
  data,
});
const frame = (names: readonly string[]) => ({
  grid: { left: 44, right: 20, top: 20, bottom: 26 },
  tooltip: { trigger: 'axis' },
  xAxis: {
    type: 'category',
    data: names,
    axisLine: { lineStyle: { color: ink3 } },
    axisTick: { show: false },
    axisLabel: { color: ink3 },
  },
  yAxis: AXIS,
});

/** The rate before anything is repaired, then after each item. */
export function gainOption({ rate, gain }: Pick<Interpretability, 'rate' | 'gain'>) {
  const rates = [numberOf(rate), ...gain.map(({ rate_after: after }) => numberOf(after))];
  return { ...frame(rates.map((_, place) => String(place))), series: [line(rates, 'solid')] };
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

/** 先做哪几项最值: the rate after the first n repairs. */
export function GainCurve({ data }: { data: Interpretability }) {
  const option = useMemo(() => gainOption(data), [data]);
  if (data.gain.length === 0) return <p className="jw-note">没有待处理的来源项目</p>;
  return (
    <>
      <Chart option={option} height={HEIGHT} label={`处理前 ${data.gain.length} 个来源项目后的可解读率`} />
      <Table
        caption="先做哪几项最值"
        columns={GAIN_COLUMNS}
        rows={data.gain}
        rowKey={(item, place) => `${item.item_id}-${place}`}
      />
      <p className="jw-note">按补读后均可判读计</p>
    </>
  );
}

/** Whole weeks as one line, those that are not whole dotted; a line stands where new codes came. */
export function weekOption(weeks: readonly InterpretabilityWeek[], events: readonly InterpretabilityEvent[]) {
  const rates = weeks.map(({ rate }) => numberOf(rate));
  const partial = weeks.map(({ is_partial: isPartial }) => isTrue(isPartial));
  const isNear = (place: number) => [place - 1, place, place + 1].some((index) => partial[index] === true);
  const weekOf = (date: string) => weeks.findLastIndex(({ week }) => week <= date);
  const marked = Map.groupBy(events, ({ date }) => weekOf(date));
  const marks = [...marked]
    .filter(([place]) => place >= 0)
    .map(([place, ofWeek]) => ({
      xAxis: place,
      label: {
        formatter: `新代码 ${ofWeek.reduce((sum, { items }) => sum + (numberOf(items) ?? 0), 0)}`,
        color: ink3,
        fontSize: 11,
      },
    }));
  const whole = line(
    rates.map((rate, place) => (partial[place] === true ? null : rate)),
    'solid',
  );
  return {
    ...frame(weeks.map(({ week }) => week.slice(5))),
    series: [
      {
        ...whole,
        markLine: { silent: true, symbol: 'none', lineStyle: { color: ink3, type: 'solid', width: 1 }, data: marks },
      },
      line(
        rates.map((rate, place) => (isNear(place) ? rate : null)),
        'dotted',
      ),
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

/** 每周: how the rate went, with the days on which a source sent what it never had. */
export function WeekTrend({ weeks, events }: Pick<Interpretability, 'weeks' | 'events'>) {
  const option = useMemo(() => weekOption(weeks, events), [weeks, events]);
  return (
    <>
      <Chart option={option} height={HEIGHT} label={`每周可解读率，${weeks.length} 周`} />
      <details>
        <summary className="jw-note">每周表格</summary>
        <div className={styles.days}>
          <Table
            caption="每周可解读率"
            columns={WEEK_COLUMNS}
            rows={weeks}
            rowKey={(week, place) => `${week.week}-${place}`}
          />
        </div>
      </details>
      {events.length > 0 && (
        <p className="jw-note">
          新来源代码：{events.map(({ date, items }) => `${date} ${countText(items)} 个`).join('，')}
        </p>
      )}
    </>
  );
}
