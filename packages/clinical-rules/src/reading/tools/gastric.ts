import { gastricConclusion } from '../../gastric/wording.ts';
import { gastricOf } from '../../record/gastric-facts.ts';
import { part, rowOf, speaking } from './statement.ts';
import type { Tool } from './statement.ts';

/** 7 胃功能: one interval, the shorter, with the other as its ground. */
export const gastricTool: Tool = ({ record, judged, rows }) => {
  const result = gastricOf(record, judged)?.result;
  if (result === undefined || (result.level === null && result.abc === null)) return null;
  const conclusion = gastricConclusion(result);
  const isHigh =
    result.level === 'high' ||
    result.abc === 'D' ||
    result.abc === 'C' ||
    result.hints.includes('severe_corpus_atrophy');
  const isScored = result.level === 'medium' || result.level === 'high';
  const isQuiet = !isScored && result.abc === 'A' && result.hints.length === 0;
  const pepsinogen = rowOf(rows, 'PG1');
  return {
    apiType: 7,
    name: '胃功能',
    ruleId: result.ruleId,
    ruleVersion: result.ruleVersion,
    parts: isQuiet
      ? []
      : [
          part({
            key: 'gastric',
            outcome: isHigh ? 'gastric:high' : null,
            title: conclusion,
            lead: conclusion,
            phrase: conclusion,
            valueText: pepsinogen === undefined ? '' : `PG I ${pepsinogen.valueText}`,
            evidences: speaking(rows, ['PG1', 'PG2', 'PGR', 'G17', 'HPAB']),
            harm: 'E',
            organ: 'stomach-cancer',
          }),
        ],
    decides: ['CAG'],
  };
};
