import type { DecisionAid, DecisionLaboratory, DiagnosisKnowledge, HintItem } from '@jianwei/api-client/model';
import { FOOTER_TEXT, REVIEW_MARK } from '@jianwei/clinical-rules/core/marks';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import styles from './decision.module.css';
import { formatDate } from '../../kit/lib/format-date.ts';
import { unitText } from '../../parts/lab/lab-text.ts';
import { hintText } from '../../parts/knowledge/hint-text.ts';
import { splitRecommends } from '../../parts/knowledge/knowledge-sections.tsx';

/** Texts that say something, without repetitions: several tools may give the same directions and handling for a disease. */
export function distinct(texts: readonly (string | undefined)[]): string[] {
  return [...new Set(texts.filter((text): text is string => text !== undefined && text.trim() !== ''))];
}

/** What tools found in this report, where their text is not just the directions again. */
export function noticed(hints: readonly HintItem[]): { name: string; text: string }[] {
  return hints.flatMap((hint) => {
    const text = hintText(hint);
    return text.trim() === '' || text === hint.fx ? [] : [{ name: hint.application_name, text }];
  });
}

/** 提示与处理: directions to consider, handling, and when to go beyond it. */
export function DecisionHints({ hints }: { hints: readonly HintItem[] }) {
  if (hints.length === 0) return null;
  const further = new Map(hints.flatMap((hint) => hint.sub_hint ?? []).map((sub) => [sub.title, sub.cl] as const));
  const rows: { term: string; texts: string[]; isNotice?: boolean }[] = [
    ...noticed(hints).map(({ name, text }) => ({ term: name, texts: [text], isNotice: true })),
    { term: '考虑方向', texts: distinct(hints.map((hint) => hint.fx)) },
    { term: '处理建议', texts: distinct(hints.map((hint) => hint.cl)) },
    ...[...further].map(([term, text]) => ({ term, texts: distinct([text]) })),
  ];
  return (
    <TitledSection title="决策提示">
      <dl className={styles.hints}>
        {rows.map(
          ({ term, texts, isNotice }) =>
            texts.length > 0 && (
              <div key={term} data-notice={isNotice}>
                <dt className="jw-ink-2 jw-strong">{term}</dt>
                {texts.map((text) => (
                  <dd key={text}>{text}</dd>
                ))}
              </div>
            ),
        )}
      </dl>
    </TitledSection>
  );
}

function held({
  name,
  row,
  group_total: total = 0,
  group_abnormal: abnormal = 0,
  ...rest
}: DecisionLaboratory): string {
  const value = row ? `${row.original_result} ${unitText(row.original_units)}` : `${total} 项，异常 ${abnormal} 项`;
  return `${name} ${value.trim()}（${formatDate(rest.report_time)}）`;
}

function sentence(title: string, texts: readonly (string | undefined)[]): string | undefined {
  const told = distinct(texts);
  return told.length === 0 ? undefined : `${title}：${told.join('；').replace(/。(?=；|$)/g, '')}。`;
}

/** The decision aid for the record: for whom, what to consider and do, what is there and what is missing, its sources. */
export function decisionText(aid: DecisionAid, knowledge: DiagnosisKnowledge): string {
  const { patient } = aid;
  const { hints, recommends, citations = [], review_notes: notes = [] } = knowledge;
  const labs = (...wanted: DecisionLaboratory['availability'][]) =>
    aid.laboratories.filter(({ availability }) => wanted.includes(availability));
  const namesOf = (laboratories: readonly DecisionLaboratory[]) => laboratories.map(({ name }) => name);
  const age = patient?.age === undefined ? '' : `，${patient.age} 岁`;
  const lines = [
    `决策辅助：${knowledge.diagnosis_display_name}`,
    patient &&
      `患者：${patient.name}，${patient.gender}${age}；${aid.report_name ?? ''} ${formatDate(aid.report_time, 'yyyy-MM-dd HH:mm')}`,
    ...noticed(hints).map(({ name, text }) => sentence(name, [text])),
    sentence(
      '考虑方向',
      hints.map((hint) => hint.fx),
    ),
    sentence(
      '处理建议',
      hints.map((hint) => hint.cl),
    ),
    sentence('已有检验', labs('present', 'repeat').map(held)),
    sentence('建议复查', namesOf(labs('repeat'))),
    patient
      ? sentence('尚无结果', namesOf(labs('missing')))
      : sentence('所需检验', namesOf(labs('unknown', 'unlisted'))),
    sentence(
      '检查',
      splitRecommends(recommends).exams.map(({ examine }) => examine),
    ),
    sentence('出处', citations),
    `知识库 ${aid.knowledge_version}。${notes.length > 0 ? `${REVIEW_MARK}。` : ''}${FOOTER_TEXT.reference_only}。`,
  ];
  return lines.filter((line) => line !== undefined).join('\n');
}
