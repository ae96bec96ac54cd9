import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { DiagnosisRule, Edge } from '@jianwei/clinical-rules/lab-inference/rule-row';
import { conditionText, labText } from '@jianwei/clinical-rules/lab-inference/wording';
import { unitText } from '@jianwei/clinical-rules/units/unit-text';

function one(edge: Edge): string {
  return `${labText(edge.lab)} ${conditionText(edge.when, unitText(findItem(edge.lab)?.unit ?? ''))}`;
}

/**
 * The criteria of the rule base in words: what is needed, what speaks for it, what removes it. Made from the rule
 * itself, so that no figure of the text can differ from the rule.
 */
export function criteriaText(rule: DiagnosisRule): string {
  const needed = Map.groupBy(
    rule.edges.filter((edge) => edge.role === 'needs'),
    (edge) => edge.group,
  );
  const groups = [...needed.values()].map((edges) => edges.map(one).join('，或 '));
  const supporting = rule.edges.filter((edge) => edge.role === 'adds').map(one);
  const removing = rule.edges.filter((edge) => edge.role === 'removes').map(one);
  const sentences = [
    `判读条件：${groups.join('；且 ')}。`,
    ...(supporting.length === 0 ? [] : [`支持依据：${supporting.join('、')}。`]),
    ...(removing.length === 0 ? [] : [`排除条件：${removing.join('、')}。`]),
  ];
  return sentences.join('');
}
