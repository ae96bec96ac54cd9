import type { SyncCount, SyncReason, SyncRun, SyncSource, SyncStep } from '@jianwei/api-client/model';
import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { addressOf } from '../../kit/lib/address.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { INSPECT_PATH } from './sync-state.ts';

const KINDS: Readonly<Record<string, string>> = { auto: '自动', manual: '手动', retry: '重试', import: '导入文件' };
export const OUTCOME_WORDS: Readonly<Record<string, string>> = { read: '读出', refused: '拒收', known: '已有' };
export const REASON_WORDS: Readonly<Record<string, string>> = {
  malformed: '消息格式不符',
  no_patient: '认不出患者',
  no_item: '项目未收录',
  no_unit: '单位不符',
  no_value: '结果不是数字',
};
const STEPS: Readonly<Record<string, string>> = {
  received: '收到',
  parsed: '可解析',
  patients: '认出患者',
  items: '认出项目',
  units: '单位可换算',
  read: '读出',
};

export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
export const outcomeWord = (outcome: string): string => OUTCOME_WORDS[outcome] ?? UNDETERMINED;
export const stepWord = ({ step }: SyncStep): string => STEPS[step] ?? UNDETERMINED;
export const kindText = ({ kind, retry_of: of }: SyncRun): string =>
  of === undefined ? (KINDS[kind] ?? UNDETERMINED) : `重试 #${of}`;

const STATES: Readonly<Record<string, string>> = { normal: '正常', refusing: '拒收增多', paused: '已暂停' };

/** 正常, 拒收增多, 2 小时无数据, 已暂停 */
export function stateText({ state, silent_hours: hours }: SyncSource): string {
  if (state === 'silent') return `${hours ?? ''} 小时无数据`;
  return STATES[state] ?? UNDETERMINED;
}

/** 48 秒前, 2 小时 5 分前 */
export function agoText(time: string, now: string): string {
  const seconds = Math.round((Date.parse(now) - Date.parse(time)) / 1000);
  if (Number.isNaN(seconds)) return UNDETERMINED;
  if (seconds < 60) return `${Math.max(seconds, 0)} 秒前`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} 分前`;
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? `${hours} 小时${minutes % 60 === 0 ? '' : ` ${minutes % 60} 分`}前`
    : `${Math.floor(hours / 24)} 天前`;
}

/** 2.1 s */
export const tookText = ({ took_ms: ms }: SyncRun): string =>
  typeof ms === 'number' ? `${(ms / 1000).toFixed(1)} s` : UNDETERMINED;

const TABS: Readonly<Record<string, string>> = { no_item: 'no_item', no_unit: 'no_unit', no_value: 'no_value' };
const REPAIRS: Readonly<Record<string, string>> = { no_item: '去映射', no_unit: '去换算', no_value: '定含义' };

/** Where a reason is repaired: in the cleaning queue, else the raw text tells more. */
export function repairOf({ kind, item_id: id }: SyncReason, runId: number): { label: string; address: string } {
  const tab = TABS[kind];
  if (tab === undefined || id === undefined)
    return { label: '看原文', address: addressOf(INSPECT_PATH, { run: String(runId), reason: kind }) };
  return {
    label: REPAIRS[kind] ?? '去映射',
    address: addressOf('/data-cleaning', { ...(tab === 'no_item' ? {} : { tab }), open: String(id) }),
  };
}

const HOUR_MS = 3_600_000;

/** The rows of a source that came in one hour. */
export function hourAddress({ source_id: source }: SyncSource, hour: string): string {
  const start = Date.parse(hour);
  const to = Number.isNaN(start) ? undefined : new Date(start + HOUR_MS).toISOString();
  return addressOf(INSPECT_PATH, { source, from: hour, to });
}

/** The rows of a source since midnight of the hospital's clock. */
export function todayAddress({ source_id: source }: SyncSource, now: string, part: Record<string, string>): string {
  return addressOf(INSPECT_PATH, { source, from: `${now.slice(0, 10)}T00:00:00${now.slice(19)}`, ...part });
}

/** 11-18 09:00 至 10:00, 11-18 00:00 起 */
export function rangeText(from: string, to: string): string {
  const start = formatDate(from, 'MM-dd HH:mm');
  if (to === '') return `${start} 起`;
  const end = formatDate(to, 'MM-dd HH:mm');
  return `${start} 至 ${end.slice(0, 5) === start.slice(0, 5) ? end.slice(6) : end}`;
}

/** Lines of a manifest: a report number, and how many results it has, separated by anything but letters and digits. */
export function readManifest(text: string): { counts: SyncCount[]; wrong: number[] } {
  const counts: SyncCount[] = [];
  const wrong: number[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [, id = '', results = ''] = /^\s*([^\s,;\t，；]+)[\s,;\t，；]+(\d+)\s*$/.exec(line) ?? [];
    if (id !== '') counts.push({ report_id: id, results: Number(results) });
    else if (counts.length > 0 || index > 0) wrong.push(index + 1);
  }
  return { counts, wrong };
}
