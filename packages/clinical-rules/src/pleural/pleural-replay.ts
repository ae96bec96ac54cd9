import { printInterval } from '../catalogue/catalogue.ts';
import { finiteOrNull } from '../core/number.ts';
import { isRecord } from '../core/rule.ts';
import type { PlainInput } from '../core/rule.ts';
import { replayRows } from '../replay/replay.ts';
import type { ReplayAnswer, ReplayRow } from '../replay/replay.ts';
import { answerPleural } from './pleural-wire.ts';
import { PLEURAL_INVALID_TEXT, PLEURAL_ITEM_TEXT, PLEURAL_UNIT } from './wording.ts';
import type { PleuralItem } from './pleural.ts';

/** `68 g/L（参考区间 65–85）`. */
function valueText(item: PleuralItem, value: unknown): string {
  const cell = isRecord(value) ? value : { original_result: value };
  const { original_result: result } = cell;
  if (typeof result !== 'string' || result === '') return '';
  const [low, high] = [cell['range_lower'], cell['range_upper']].map(finiteOrNull);
  const range = printInterval({ ...(low != null && { low }), ...(high != null && { high }) });
  return `${result} ${PLEURAL_UNIT[item]}${range === '' ? '' : `（参考区间 ${range}）`}`;
}

/** The four values with the laboratory's limits, and the adenosine deaminase of the sample. */
export function pleuralInputRows(input: PlainInput): readonly ReplayRow[] {
  const items = Object.keys(PLEURAL_ITEM_TEXT) as PleuralItem[];
  const ada = finiteOrNull(input['fluid_ada']);
  return replayRows([
    ...items.map((item) => [item, PLEURAL_ITEM_TEXT[item], valueText(item, input[item])] as const),
    ['fluid_ada', '胸水腺苷脱氨酶', ada === null ? '' : `${ada} U/L`],
  ]);
}

/** Conclusion, sentence and each criterion of the present version. */
export function pleuralReplay(input: PlainInput): ReplayAnswer {
  const { result, invalid } = answerPleural(input);
  const [first] = invalid;
  if (first !== undefined) return { rows: [], problem: PLEURAL_INVALID_TEXT[first] };
  const rows = replayRows([
    ['diagnosis_name', '结论', result.diagnosis_name],
    ['judgment', '综合判断', result.judgment],
    ['hint', '提示', result.hint],
    ...result.criteria.map(({ code, label, value, met }) => {
      const text = value === undefined ? '' : `${value}，${met === true ? '符合' : '不符合'}`;
      return [code, label, text] as const;
    }),
  ]);
  return { rows, problem: '' };
}
