import type { DataVolumes, VolumeDay } from '@jianwei/api-client/model';
import { isTrue, isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { countText } from '../../kit/lib/format-number.ts';
import { blocksOf, endsOf, KEY_STEPS, monthNames, shadeOf, type Week, weeksOf } from './calendar-grid.ts';
import { dayText, kindOf } from './datacenter-words.ts';
import styles from './datacenter.module.css';

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'];

interface VolumeCalendarProps {
  readonly data: DataVolumes;
  readonly today: string;
  /** '' where none is chosen. */
  readonly chosen: string;
  readonly onDay: (day: string) => void;
}

/** 每日数据量: a cell for every day, in blocks of a year; arrows go from day to day, and a press narrows what stands below to it. */
export function VolumeCalendar({ data, today, chosen, onDay }: VolumeCalendarProps) {
  const { days, began } = data;
  const ends = endsOf(days);
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(chosen);
  const stop = days.some(({ date }) => date === at) ? at : days.at(-1)?.date;
  const move = (event: KeyboardEvent, day: VolumeDay) => {
    const step = KEY_STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = days[Math.max(0, Math.min(days.length - 1, days.indexOf(day) + step))];
    if (!next) return;
    setAt(next.date);
    box.current?.querySelector<HTMLElement>(`[data-day="${next.date}"]`)?.focus();
  };
  const cell = (day: VolumeDay | undefined) =>
    day && (
      <button
        type="button"
        className="jw-bare"
        data-day={day.date}
        data-kind={kindOf(day, began)}
        data-shade={shadeOf(day.reports, ends)}
        aria-label={dayText(day, began, today)}
        aria-pressed={day.date === chosen}
        title={dayText(day, began, today)}
        tabIndex={day.date === stop ? 0 : -1}
        onFocus={() => setAt(day.date)}
        onKeyDown={(event) => move(event, day)}
        onClick={() => onDay(day.date === chosen ? '' : day.date)}
      />
    );
  return (
    <div ref={box} className="jw-grid jw-gap-16">
      {blocksOf(weeksOf(days)).map((weeks, block) => (
        <Block key={weeks[0]?.find((day) => day)?.date ?? block} weeks={weeks} cell={cell} />
      ))}
      <Legend days={days} ends={ends} />
    </div>
  );
}

function Block({ weeks, cell }: { weeks: readonly Week[]; cell: (day: VolumeDay | undefined) => ReactNode }) {
  const named = (week: Week) => week.find((day) => day !== undefined)?.date ?? '';
  const [first] = weeks;
  const months = monthNames(weeks);
  return (
    <table
      className={`jw-print-fill ${styles.calendar}`}
      aria-label={`每日数据量，${first ? named(first) : ''} 起 ${weeks.length} 周`}
    >
      <thead>
        <tr>
          <td />
          {weeks.map((week, place) => (
            <th key={named(week)} scope="col" className="jw-note" aria-label={`${named(week)} 起的一周`}>
              <span>{months[place]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {WEEKDAYS.map((name, weekday) => (
          <tr key={name}>
            <th scope="row" className="jw-note">
              {name}
            </th>
            {weeks.map((week) => (
              <td key={named(week)}>{cell(week[weekday])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The shades with their numbers; a gap and a zero look different. */
function Legend({ days, ends }: { days: readonly VolumeDay[]; ends: readonly number[] }) {
  const gaps = days.filter((day) => isTrue(day.is_gap)).length;
  const lost = days.filter(({ date }) => isUndetermined(date)).length;
  return (
    <p className={`jw-row jw-wrap jw-gap-16 jw-note jw-print-fill ${styles.legend}`}>
      <span>份报告：</span>
      <span data-kind="zero">0</span>
      {ends.map((end, place) => {
        const low = (ends[place - 1] ?? 0) + 1;
        return (
          <span key={end} data-kind="some" data-shade={place + 1}>
            {low === end ? countText(end) : `${countText(low)}–${countText(end)}`}
          </span>
        );
      })}
      <span data-kind="gap">{`缺口 ${gaps} 日：前 8 个同一星期日中至少 6 日有数据，而当日没有`}</span>
      <span data-kind="before">尚无数据</span>
      {lost > 0 && <b>{`另有 ${lost} 日${UNDETERMINED}`}</b>}
    </p>
  );
}
