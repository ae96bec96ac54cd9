import { PLEURAL_DIAGNOSIS_TEXT, pleuralHint, pleuralJudgment } from '../../pleural/wording.ts';
import { pleuralOf } from '../../record/pleural-facts.ts';
import { part, rowOf, speaking } from './statement.ts';
import type { Tool } from './statement.ts';

const CODES = ['PF-TP', 'PF-LDH', 'PF-ADA', 'PF-GLU', 'PF-PH', 'PF-WBC'];
/** ADA U/L of the fluid that a transudate does not explain. */
const ADA_ABOVE = 40;

/** Diseases of the pleura that a tag names. */
const CAUSES = ['TBPE', 'MPE'];

/** 6 胸腔积液鉴别. */
export const pleuralTool: Tool = ({ record, judged, rows, known }) => {
  const result = pleuralOf(record, judged)?.result;
  if (result === undefined || result.diagnosis === null) return null;
  const hint = pleuralHint(result);
  const ada = rowOf(rows, 'PF-ADA');
  const isUnexplained = result.diagnosis === 'transudate' && (ada?.value ?? 0) > ADA_ABOVE;
  const criterion = result.criteria.find(({ isMet }) => isMet === true);
  const value = criterion?.ratio == null ? '' : `比值 ${criterion.ratio.toFixed(2)}`;
  const name = PLEURAL_DIAGNOSIS_TEXT[result.diagnosis];
  // An exudate whose cause is known is no news (J-32).
  const isExplained = CAUSES.some((id) => known.has(id));
  const title =
    result.diagnosis === 'exudate'
      ? hint === ''
        ? `胸腔积液，${pleuralJudgment(result)}`
        : '符合 Light 标准；梯度提示假性渗出，请结合利尿治疗'
      : isUnexplained
        ? '漏出液标准内，ADA 升高需解释'
        : `胸腔积液，${pleuralJudgment(result)}`;
  return {
    apiType: 6,
    name: '胸腔积液鉴别',
    ruleId: result.ruleId,
    ruleVersion: result.ruleVersion,
    parts: [
      part({
        key: 'light',
        outcome: result.diagnosis === 'exudate' && !isExplained ? 'pleural:exudate' : null,
        // Of a fluid that only the diuretics made an exudate the cells are looked at; nobody drains it.
        ...(result.isPseudoExudate ? { onlySteps: [1] } : {}),
        title,
        text: title,
        phrase: `胸水${name}${value === '' ? '' : `（${value}）`}`,
        valueText: value,
        urgency: (result.diagnosis === 'exudate' && !isExplained) || isUnexplained ? 2 : 3,
        isKnown: isExplained,
        evidences: speaking(rows, CODES),
        organ: 'pleura',
      }),
    ],
    decides: ['EXUD'],
  };
};
