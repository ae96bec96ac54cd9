import type {
  PushChannel,
  PushDelivery,
  PushLine,
  PushRecipient,
  PushSentence,
  PushState,
  PushStrategy,
} from '@jianwei/api-client/model';
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

const quietText = ({ quiet }: PushStrategy): string => (quiet ? `${quiet.from}:00 至 ${quiet.to}:00` : '不设');

/** What a line says as a whole, its condition in the words of the server where it is the saved one. */
function lineText(line: PushLine, sentence: string): string {
  const merged = `同一患者 ${line.merge_minutes} 分钟内合并`;
  const parts = [sentence, stepsText(line), ...line.steps.map(({ channels }) => channelsText(channels)), merged];
  return `${parts.join('；')}${line.continues ? '；继续匹配后面的行' : ''}`;
}

/** A strategy with the sentences of its conditions. */
export interface SaidStrategy {
  readonly strategy: PushStrategy;
  readonly sentences: readonly PushSentence[];
}

/** What a strategy says, line by line and in its order, under names that a reader knows. */
function saidLines({ strategy, sentences }: SaidStrategy): ReadonlyMap<string, { name: string; text: string }> {
  const sentenceOf = (lineId: string) =>
    lineId === REST
      ? '以上各行都没有命中'
      : (sentences.find(({ line_id: id }) => id === lineId)?.sentence ?? '条件有未保存的修改');
  return new Map(
    strategy.lines.map((line, place) => [
      line.line_id,
      { name: line.name, text: `第 ${place + 1} 行「${line.name}」：${lineText(line, sentenceOf(line.line_id))}` },
    ]),
  );
}

/** A line, or the quiet hours, in which two strategies differ; '' where one of the two has no such line. */
export interface StrategyDifference {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** In what two strategies differ, in the order of the second; lines that it lacks come last. */
export function strategyDifferences(from: SaidStrategy, to: SaidStrategy): StrategyDifference[] {
  const [before, after] = [saidLines(from), saidLines(to)];
  const [quietBefore, quietAfter] = [quietText(from.strategy), quietText(to.strategy)];
  const ids = [...new Set([...after.keys(), ...before.keys()])];
  const lines = ids.map((id) => {
    const [old, now] = [before.get(id), after.get(id)];
    return { label: now?.name ?? old?.name ?? id, from: old?.text ?? '', to: now?.text ?? '' };
  });
  return [...lines, { label: '免打扰', from: quietBefore, to: quietAfter }].filter((each) => each.from !== each.to);
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
