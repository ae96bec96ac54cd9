import type { DecisionAid, DecisionLaboratory, DiagnosisKnowledge } from '@jianwei/api-client/model';
import { FOOTER_TEXT, REVIEW_MARK } from '@jianwei/clinical-rules/core/wording';
import { splitRecommends } from '../../parts/knowledge/knowledge.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { noticed } from './decision-hints.tsx';

function held({
  name,
  row,
  group_total: total,
  group_abnormal: abnormal,
  report_time: time,
}: DecisionLaboratory): string {
  const value =
    row === undefined
      ? `${total ?? 0} 项，异常 ${abnormal ?? 0} 项`
      : `${row.original_result} ${row.original_units ?? ''}`;
  return `${name} ${value.trim()}（${formatDate(time)}）`;
}

function named(aid: DecisionAid, wanted: readonly DecisionLaboratory['availability'][]): DecisionLaboratory[] {
  return aid.laboratories.filter(({ availability }) => wanted.includes(availability));
}

function sentence(title: string, texts: readonly (string | undefined)[]): string | undefined {
  const told = [...new Set(texts.filter((text): text is string => text !== undefined && text.trim() !== ''))];
  return told.length === 0 ? undefined : `${title}：${told.join('；').replace(/。(?=；|$)/g, '')}。`;
}

/** The decision aid for the record: for whom, what to consider and do, what is there and what is missing, its sources. */
export function decisionText(aid: DecisionAid, knowledge: DiagnosisKnowledge): string {
  const { patient } = aid;
  const { exams } = splitRecommends(knowledge.recommends);
  const isReviewed = (knowledge.review_notes ?? []).length === 0;
  const lines = [
    `决策辅助：${knowledge.diagnosis_display_name}`,
    patient &&
      `患者：${patient.name}，${patient.gender}${patient.age === undefined ? '' : `，${patient.age} 岁`}；${aid.report_name ?? ''} ${formatDate(aid.report_time, 'yyyy-MM-dd HH:mm')}`,
    ...noticed(knowledge.hints).map(({ name, text }) => sentence(name, [text])),
    sentence(
      '考虑方向',
      knowledge.hints.map((hint) => hint.fx),
    ),
    sentence(
      '处理建议',
      knowledge.hints.map((hint) => hint.cl),
    ),
    sentence('已有检验', named(aid, ['present', 'repeat']).map(held)),
    sentence(
      '建议复查',
      named(aid, ['repeat']).map(({ name }) => name),
    ),
    sentence(
      patient === undefined ? '所需检验' : '尚无结果',
      named(aid, patient === undefined ? ['unknown', 'unlisted'] : ['missing']).map(({ name }) => name),
    ),
    sentence(
      '检查',
      exams.map(({ examine }) => examine),
    ),
    sentence('出处', knowledge.citations ?? []),
    `知识库 ${aid.knowledge_version}。${isReviewed ? '' : `${REVIEW_MARK}。`}${FOOTER_TEXT.reference_only}。`,
  ];
  return lines.filter((line) => line !== undefined).join('\n');
}
