import type { PushLine, PushRecipient, PushStrategy } from '@jianwei/api-client/model';
import { REST } from './push-words.ts';

export const MOST_LINES = 30;
export const MOST_STEPS = 3;
export const MOST_MINUTES = 240;
const FIRST_MERGE = 10;

export const FIRST_STEP: PushRecipient = { to: 'department', channels: ['bell'], after_minutes: 0 };

/** A number that no line has yet. */
function nextLineId(lines: readonly PushLine[]): string {
  const numbers = lines.map(({ line_id: id }) => Number(id.slice(3))).filter((number) => !Number.isNaN(number));
  return `PS-${String(Math.max(0, ...numbers) + 1).padStart(3, '0')}`;
}

/** A new line before the last one; where it stands. */
export function withNewLine(strategy: PushStrategy): { readonly strategy: PushStrategy; readonly lineId: string } {
  const { lines } = strategy;
  const line: PushLine = {
    line_id: nextLineId(lines),
    name: '新的一行',
    condition: { all: [{ fact: 'signal', op: 'in', value: ['危急值'] }] },
    continues: false,
    steps: [FIRST_STEP],
    merge_minutes: FIRST_MERGE,
  };
  return { strategy: { ...strategy, lines: [...lines.slice(0, -1), line, ...lines.slice(-1)] }, lineId: line.line_id };
}

/** The line one place up or down; the last line stays where it is. */
export function moved({ lines, ...rest }: PushStrategy, lineId: string, by: -1 | 1): PushStrategy {
  const at = lines.findIndex(({ line_id: id }) => id === lineId);
  const to = at + by;
  const [line, other] = [lines[at], lines[to]];
  if (line === undefined || other === undefined || [line, other].some(({ line_id: id }) => id === REST))
    return { lines, ...rest };
  const next = [...lines];
  next[at] = other;
  next[to] = line;
  return { ...rest, lines: next };
}

export function withLine(strategy: PushStrategy, line: PushLine): PushStrategy {
  return { ...strategy, lines: strategy.lines.map((each) => (each.line_id === line.line_id ? line : each)) };
}

export function withoutLine(strategy: PushStrategy, lineId: string): PushStrategy {
  return { ...strategy, lines: strategy.lines.filter(({ line_id: id }) => id !== lineId || id === REST) };
}

/** What keeps a line from being saved, but for its condition, which the server reads; undefined where nothing does. */
export function lineProblem({ name, steps }: PushLine): string | undefined {
  if (name.trim() === '') return '请填写名称';
  for (const [index, { to, user_ids: ids = [], channels, after_minutes: minutes }] of steps.entries()) {
    if (to === 'accounts' && ids.length === 0) return '请至少指定一个账号';
    if (channels.length === 0) return '请至少选择一种推送方式';
    if (index > 0 && !(Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_MINUTES))
      return `升级间隔应为 1 到 ${MOST_MINUTES} 分钟`;
  }
  return undefined;
}

/** The first line that cannot be saved, and why; undefined where the whole strategy can. */
export function strategyProblem({
  lines,
}: PushStrategy): { readonly lineId: string; readonly text: string } | undefined {
  for (const line of lines) {
    const problem = lineProblem(line);
    if (problem !== undefined) return { lineId: line.line_id, text: `『${line.name}』：${problem}` };
  }
  return undefined;
}
