import type { AssistDiagnosis, AssistFinding, AssistResult } from '@jianwei/api-client/model';
import { FOOTER_TEXT, REVIEW_MARK } from '@jianwei/clinical-rules/core/marks';
import { reliabilityLabel } from '../../parts/lab/reliability-mark.tsx';
import type { Draft } from './assist-draft.ts';

/** 得分 4（≥ 6 为高，≥ 3 为中） */
export function scoreText({ score, amber_from: amber, red_from: red }: AssistDiagnosis): string {
  return `得分 ${score}（≥ ${red} 为高，≥ ${amber} 为中）`;
}

/** The entered findings that the text of a diagnosis names. */
export function matchesOf(findings: readonly AssistFinding[], diagnosisId: string): string[] {
  return findings
    .filter(({ diagnoses }) => diagnoses.some((mention) => mention.diagnosis_id === diagnosisId))
    .map(({ finding }) => finding);
}

function diagnosisLine(result: AssistResult, diagnosis: AssistDiagnosis, index: number): string {
  const evidence = diagnosis.contributions.map(({ label, item, value }) => `${label ?? item} ${String(value)}`);
  const matches = matchesOf(result.findings, diagnosis.diagnosis_id);
  const parts = [
    `${index + 1}. ${diagnosis.diagnosis_name}：可靠性${reliabilityLabel(diagnosis.reliable)}，${scoreText(diagnosis)}`,
    evidence.length > 0 && `依据 ${evidence.join('、')}`,
    matches.length > 0 && `对照表现 ${matches.join('、')}`,
  ];
  return `${parts.filter(Boolean).join('；')}。`;
}

/** The result for the record: what was entered, the ranked diagnoses, what could not be interpreted. */
export function resultText(draft: Draft, result: AssistResult): string {
  const entered = draft.rows.map(({ item, result: value, unit }) =>
    [item.laboratory_name, value, unit].join(' ').trim(),
  );
  const left = result.uninterpreted.map(({ laboratory_name: name, reason }) => `${name}（${reason}）`);
  const lines = [
    `辅助诊断（${draft.gender}，${draft.age} 岁）`,
    draft.source && `取自报告：${draft.source.title}`,
    entered.length > 0 && `检验：${entered.join('；')}。`,
    draft.findings.length > 0 && `表现：${draft.findings.join('、')}（仅与知识库文字对照，不计分）。`,
    ...(result.diagnoses.length === 0
      ? ['没有规则支持的诊断。']
      : result.diagnoses.map((diagnosis, index) => diagnosisLine(result, diagnosis, index))),
    left.length > 0 && `未能解读：${left.join('；')}。`,
    `规则版本 ${result.rule_version}，知识库 ${result.knowledge_version}。${REVIEW_MARK}。${FOOTER_TEXT.reference_only}。`,
  ];
  return lines.filter(Boolean).join('\n');
}
