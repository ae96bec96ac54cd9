import type { PushChannel, PushDelivery, PushLine, PushRecipient, PushState } from '@jianwei/api-client/model';
import { sayOf } from '@jianwei/api-client/transport/undetermined';

/** The line that catches what no other one did. */
export const REST = 'rest';

export const TO: Readonly<Record<PushRecipient['to'], string>> = {
  first_reader: '首位查看者',
  department: '科室全体',
  accounts: '指定账号',
  laboratory: '检验科',
};

export const CHANNELS: Readonly<Record<PushChannel, string>> = {
  bell: '铃铛提醒',
  critical_list: '危急值列表',
  bubble: '嵌入气泡',
  sms: '短信（待发队列）',
};

const STATES: Readonly<Record<PushDelivery['state'], string>> = {
  waiting: '未到时间',
  delivered: '已推送',
  not_needed: '已处理，未升级',
  merged: '已合并',
};

export const deliveryState = ({ state }: PushDelivery): string => sayOf(state, STATES[state]);
export const channelsText = (channels: readonly PushChannel[]): string =>
  channels.map((channel) => sayOf(channel, CHANNELS[channel])).join('、');

/** When a line acts, in the words of the server; what was changed since has none yet. */
export function lineSentence({ line_id: id, condition }: PushLine, { draft, sentences }: PushState): string {
  if (id === REST) return '以上各行都没有命中';
  const saved = draft.lines.find(({ line_id: each }) => each === id);
  const isSame = saved !== undefined && JSON.stringify(saved.condition) === JSON.stringify(condition);
  const told = isSame ? sentences.find(({ line_id: each }) => each === id)?.sentence : undefined;
  return told ?? '条件有未保存的修改';
}

/** 「首位查看者，10 分钟未处理 → 科室全体」. */
export function stepsText({ steps }: PushLine): string {
  return steps
    .map(({ to, after_minutes: minutes }, index) => {
      const who = sayOf(to, TO[to]);
      return index === 0 ? who : `${minutes} 分钟未处理 → ${who}`;
    })
    .join('，');
}
