import type { BoardFigure, BoardSource } from '@jianwei/api-client/model';
import { rareText } from '../../parts/admin/rare-text.ts';
import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';

const number = new Intl.NumberFormat('zh-CN');

/** A figure as texts write it: 1,523; nothing known is a dash. */
export function figureText(value: number | undefined): string {
  if (value === undefined) return '—';
  return isUndetermined(value) ? UNDETERMINED : number.format(value);
}

/** Minutes as people say them: 9 分, 3 小时 32 分, 2 天 4 小时. */
export function durationText(minutes: number | undefined): string {
  if (minutes === undefined || isUndetermined(minutes)) return figureText(minutes);
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} 分`;
  const [days, hours, rest] = [Math.floor(whole / 1440), Math.floor(whole / 60) % 24, whole % 60];
  return days > 0 ? `${days} 天 ${hours} 小时` : `${hours} 小时 ${rest} 分`;
}

const STATES: Record<BoardSource['state'], string> = {
  normal: '',
  refusing: '拒收增多',
  silent: '无数据',
  paused: '已暂停',
};

/** How long ago a source last sent something, and what is unusual about it: 48 秒, 4 小时 28 分，每日一次, 2 小时 5 分，无数据, 5 天 2 小时，平时约 2 天一次. */
export function arrivalText(
  { state, last_at: last, daily_at: daily, usual_hours: usual }: BoardSource,
  now: string,
): string {
  if (isUndetermined(state, last ?? '', now)) return UNDETERMINED;
  const seconds = last === undefined ? undefined : Math.max(0, Math.round((Date.parse(now) - Date.parse(last)) / 1000));
  const ago =
    seconds !== undefined && seconds < 60 ? `${seconds} 秒` : durationText(seconds && Math.floor(seconds / 60));
  const rhythm = daily === undefined ? rareText(usual, last ?? '', now) : '每日一次';
  return [seconds === undefined ? '从未到达' : ago, rhythm, STATES[state]].filter(Boolean).join('，');
}

/** What each figure is, its unit, and the list that it leads to. */
export const FIGURES = {
  reports: { title: '今日报告', unit: '份', to: '/excellent' },
  criticals: { title: '待处理危急值', unit: '条', to: '/crisis-reminder' },
  readable: { title: '可解读率', unit: '%', to: '/report-list?unread=yes' },
  holds: { title: '审核暂缓', unit: '份', to: '/report-list?audit=held' },
} as const;

/** What a figure is seen against. */
export function contextText(figure: BoardFigure, weekday: string): string {
  const {
    id,
    usual_low: low,
    usual_high: high,
    longest_minutes: longest,
    target,
    week_mean: mean,
    done_today: done,
  } = figure;
  const parts: Record<BoardFigure['id'], (string | false | undefined)[]> = {
    reports: [
      low === undefined ? '同星期日的数据不足' : `过去 8 个${weekday}同一时刻 ${figureText(low)}–${figureText(high)}`,
    ],
    criticals: [longest !== undefined && `最久 ${durationText(longest)}`, `目标 ${figureText(target)} 分钟`],
    readable: [`目标 ${figureText(target)}`, mean !== undefined && `7 日平均 ${figureText(mean)}`],
    holds: [longest !== undefined && `最久 ${durationText(longest)}`, `今日已审 ${figureText(done)} 份`],
  };
  return isUndetermined(id) ? UNDETERMINED : parts[id].filter(Boolean).join('，');
}

/** Only what somebody must act on has colour: critical values that wait, and a rate below its target. */
export function isAlarming({ id, value, target }: BoardFigure): boolean {
  if (value === undefined || isUndetermined(value, id)) return false;
  if (id === 'criticals') return value > 0;
  return id === 'readable' && target !== undefined && !isUndetermined(target) && value < target;
}
