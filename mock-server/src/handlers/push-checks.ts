import type { PushLine, PushStrategy } from '@jianwei/api-client/model';
import { readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import { conditionProblems } from '@jianwei/clinical-rules/rule-condition/validate';
import { Refusal } from '../contract/refusal.ts';
import { REST } from '../rules/push-plan.ts';
import { reachableAccounts } from '../rules/push-recipients.ts';
import { listPatients } from '../store/clinical-patients.ts';
import type { World } from '../store/world.ts';

const CLINICIAN = 4;

function lineProblem(world: World, line: PushLine): string | undefined {
  const { name, condition, steps } = line;
  if (name.trim() === '') return '请填写名称';
  if (line.line_id !== REST) {
    const [problem] = conditionProblems(readCondition(condition), 'push');
    if (problem !== undefined) return problem.message;
  }
  for (const [index, { to, user_ids: ids = [], after_minutes: minutes }] of steps.entries()) {
    if (index > 0 && minutes < 1) return '升级间隔应为 1 到 240 分钟';
    if (to !== 'accounts') continue;
    if (ids.length === 0) return '请至少指定一个账号';
    const known = new Set(reachableAccounts(world).map(({ user_id: id }) => id));
    const unknown = ids.find((id) => !known.has(id));
    if (unknown !== undefined) return `账号 ${unknown} 不存在或不能接收推送`;
  }
  return undefined;
}

/** The strategy as it is kept: names trimmed, the first step at once. Refuses what cannot act. */
export function checkedStrategy(world: World, { lines, quiet }: PushStrategy): PushStrategy {
  const ids = lines.map(({ line_id: id }) => id);
  if (new Set(ids).size !== ids.length) throw new Refusal('有重复的行');
  if (ids.at(-1) !== REST) throw new Refusal('末行应为『其余全部』，不能删除或移动');
  const checked = lines.map((line) => {
    const problem = lineProblem(world, line);
    if (problem !== undefined) throw new Refusal(`『${line.name}』：${problem}`);
    return {
      ...line,
      name: line.name.trim(),
      condition: line.line_id === REST ? { all: [] } : line.condition,
      continues: line.line_id !== REST && line.continues,
      steps: line.steps.map((step, index) => (index === 0 ? { ...step, after_minutes: 0 } : step)),
    };
  });
  if (quiet?.from === quiet?.to && quiet !== undefined) throw new Refusal('免打扰时段的开始与结束不能相同');
  return { lines: checked, ...(quiet && { quiet }) };
}

/** Departments with patients and nobody who could be told there. */
export function strategyNotes(world: World, { lines }: PushStrategy): string[] {
  if (!lines.some(({ steps }) => steps.some(({ to }) => to === 'department'))) return [];
  const manned = new Set(
    reachableAccounts(world)
      .filter(({ role }) => role === CLINICIAN)
      .map(({ department }) => department),
  );
  const departments = new Set(listPatients(world).map(({ department }) => department));
  const empty = [...departments].filter((name) => name !== '' && !manned.has(name)).toSorted();
  if (empty.length === 0) return [];
  const [first = ''] = empty;
  const more = empty.length > 1 ? `等 ${empty.length} 个科室` : '';
  return [`${first}${more}没有正常账号，推送将落到『其余全部』`];
}
