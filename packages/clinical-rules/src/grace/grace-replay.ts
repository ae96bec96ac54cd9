import { finiteOrNull } from '../core/number.ts';
import { isRecord } from '../core/rule.ts';
import type { PlainInput } from '../core/rule.ts';
import { replayRows } from '../replay/replay.ts';
import type { ReplayAnswer, ReplayRow } from '../replay/replay.ts';
import { answerGrace } from './grace-wire.ts';
import { GRACE_ITEM_TEXT, GRACE_LEVEL_TEXT, graceValueText } from './wording.ts';

const CHECKS = ['cardiac_arrest', 'st_down', 'cardiac_enzymes_high'] as const;

/** `98 μmol/L`: as it was typed, in the unit it was typed in. */
function measured(input: PlainInput, item: 'blood_pressure' | 'serum_creatinine', unit: string): string {
  const value = finiteOrNull(input[item]);
  const typed = input[`${item}_unit`];
  return value === null ? '' : `${value} ${typeof typed === 'string' ? typed : unit}`;
}

/** 有（高敏肌钙蛋白I 1.284 ng/mL）: the check with the results that it rests on. */
function enzymes(input: PlainInput): string {
  const listed = Array.isArray(input['evidences']) ? input['evidences'].filter(isRecord) : [];
  const texts = listed.map((row) => [row['name'], row['result'], row['unit']].filter(Boolean).join(' '));
  const isHigh = graceValueText('cardiac_enzymes_high', input['cardiac_enzymes_high'] === true);
  return texts.length === 0 ? isHigh : `${isHigh}（${texts.join('、')}）`;
}

/** What the score reads of the form. */
export function graceInputRows(input: PlainInput): readonly ReplayRow[] {
  const plain = (['age', 'heart_rate', 'kill_ip_rank'] as const).map((item) => {
    const value = finiteOrNull(input[item]);
    return [item, value === null ? '' : graceValueText(item, value)] as const;
  });
  const text = new Map<string, string>([
    ...plain,
    ['blood_pressure', measured(input, 'blood_pressure', 'mmHg')],
    ['serum_creatinine', measured(input, 'serum_creatinine', 'μmol/L')],
    ...CHECKS.map((item) => [item, graceValueText(item, input[item] === true)] as const),
    ['cardiac_enzymes_high', enzymes(input)],
  ]);
  return replayRows(Object.entries(GRACE_ITEM_TEXT).map(([item, label]) => [item, label, text.get(item)]));
}

/** Score, class, risk and sentence of the present version. */
export function graceReplay(input: PlainInput): ReplayAnswer {
  const answer = answerGrace(input);
  if (!answer.ok) return { rows: [], problem: answer.message };
  const { score, level, death_display: death, judgment } = answer.result;
  const rows = replayRows([
    ['score', '总分', `${score} 分`],
    ['level', '危险分层', GRACE_LEVEL_TEXT[level]],
    ['death', '院内死亡风险', death],
    ['judgment', '综合判断', judgment],
  ]);
  return { rows, problem: '' };
}
