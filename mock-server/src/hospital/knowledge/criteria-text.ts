import { clinicalNotation } from '@jianwei/clinical-rules/core/notation';
import type { DiagnosisRule, Edge, RequiredGroup } from '@jianwei/clinical-rules/lab-inference/rule-row';
import { criterionText, labText } from '@jianwei/clinical-rules/lab-inference/wording';

function one(edge: Edge): string {
  const name = clinicalNotation(labText(edge.lab));
  // Nobody is 妊娠 阳性.
  return edge.lab === 'PREG' ? name : `${name} ${criterionText(edge)}`;
}

/** What one group of the rule asks for: one of its rows, or so many of them. */
function groupText({ atLeast, edges }: RequiredGroup): string {
  const rows = edges.map(one);
  return atLeast > 1 ? `至少 ${atLeast} 项：${rows.join('、')}` : rows.join('，或 ');
}

/**
 * The criteria of the rule base in words: what is needed, what speaks for it, what removes it, what makes it more urgent. Made from the
 * rule itself, so that no figure of the text can differ from the rule.
 */
export function criteriaText({ groups, edges }: DiagnosisRule): string {
  const of = (role: Edge['role']) => edges.filter((edge) => edge.role === role).map(one);
  const [supporting, removing, hastening] = [of('adds'), of('removes'), of('hastens')];
  const sentences = [
    `判读条件：${groups.map(groupText).join('；且 ')}。`,
    ...(supporting.length === 0 ? [] : [`支持依据：${supporting.join('、')}。`]),
    ...(removing.length === 0 ? [] : [`排除条件：${removing.join('、')}。`]),
    ...(hastening.length === 0 ? [] : [`更紧急的情形：${hastening.join('、')}。`]),
  ];
  return sentences.join('');
}
