import type { PushLine, PushStrategy } from '@jianwei/api-client/model';
import { readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import { conditionSentence } from '@jianwei/clinical-rules/rule-condition/sentence';
import { textOf } from './changes.ts';
import type { Changeable, Json } from './changes.ts';
import { pushDraft, pushInUse, putPushDraft, returnToEdition } from './push-records.ts';

const TO: Readonly<Record<string, string>> = {
  first_reader: '首位查看者',
  department: '科室全体',
  accounts: '指定账号',
  laboratory: '检验科',
};

const CHANNELS: Readonly<Record<string, string>> = {
  bell: '铃铛提醒',
  critical_list: '危急值列表',
  bubble: '嵌入气泡',
  sms: '短信（待发队列）',
};

/** How many lines a strategy has, and which. */
export function countText(text: string): string {
  const { lines } = JSON.parse(text) as PushStrategy;
  return `${lines.length} 行：${lines.map(({ name }) => name).join('、')}`;
}

function stepText({ to, channels, after_minutes: minutes, user_ids: users = [] }: PushLine['steps'][number]): string {
  const whom = `${TO[to] ?? to}${users.length === 0 ? '' : ` ${users.length} 人`}`;
  return `${minutes === 0 ? '' : `${minutes} 分钟后`}${whom}（${channels.map((each) => CHANNELS[each] ?? each).join('、')}）`;
}

function lineText({ name, condition, steps, continues, merge_minutes: merged }: PushLine, place: number): string {
  const { of } = readCondition(condition);
  const parts = [
    of.length === 0 ? '' : conditionSentence(readCondition(condition)),
    steps.map(stepText).join('，'),
    `${merged} 分钟内合并`,
    continues ? '继续匹配' : '',
  ];
  return `${place}「${name}」${parts.filter((part) => part !== '').join('；')}`;
}

/** What a strategy says, without the lines that the other one has in the same place word for word. */
function strategyText(value: Json, other: Json): string {
  if (textOf(value) === '') return '';
  const { lines, quiet } = JSON.parse(textOf(value)) as PushStrategy;
  const told = textOf(other) === '' ? undefined : (JSON.parse(textOf(other)) as PushStrategy);
  const same = new Set(told?.lines.map((line, index) => lineText(line, index + 1)));
  const own = lines.map((line, index) => lineText(line, index + 1)).filter((text) => !same.has(text));
  const isQuietSame = told !== undefined && JSON.stringify(told.quiet) === JSON.stringify(quiet);
  const hours = quiet === undefined ? '不设免打扰' : `免打扰 ${quiet.from}:00 至 ${quiet.to}:00`;
  const parts = isQuietSame ? own : [...own, hours];
  // Something differs that no line says, a person who is told perhaps.
  return parts.length === 0 ? countText(textOf(value)) : parts.join('\n');
}

/** The strategy in the change log. A version that was switched on is taken back to the one before it, which had been tried. */
export const pushChangeable: Changeable = {
  type: 'push',
  label: '推送策略',
  administrators: ['/push-strategy'],
  fields: {
    draft: { label: '草稿', say: strategyText },
    version: { label: '在用版本', say: (version) => (version === 0 ? '无' : `v${Number(version)}`) },
  },
  read: (world) => {
    const draft = pushDraft(world);
    return (
      draft && {
        name: '推送策略',
        values: { draft: JSON.stringify(draft.strategy), version: pushInUse(world)?.version ?? 0 },
      }
    );
  },
  write: (world, _id, { draft, version }) => {
    if (version !== undefined) returnToEdition(world, Number(version));
    const kept = pushDraft(world);
    if (kept === undefined || draft === undefined) return;
    const strategy = JSON.parse(textOf(draft)) as PushStrategy;
    putPushDraft(world, { ...kept, strategy, revision: kept.revision + 1, updated_at: world.nowText() });
  },
};
