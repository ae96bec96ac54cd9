import type { PleuralCriterion, PleuralOutcome } from '@jianwei/api-client/model';
import { recordText } from '../shared/record-text.ts';
import { limitText, ratioText } from './pleural-ratios.ts';

/** How a criterion ended. */
export function metText({ met }: Pick<PleuralCriterion, 'met'>): string {
  if (met === null) return '未计算';
  return met ? '符合' : '不符合';
}

/** The conclusion in a word. */
export function conclusionName(diagnosisName: string | undefined): string {
  return diagnosisName === undefined || diagnosisName === '' ? '暂无结论' : diagnosisName;
}

function criterionText(criterion: PleuralCriterion): string {
  const { label, met, value, limit } = criterion;
  if (met === null || value === undefined) return `${label}${metText(criterion)}`;
  return `${label} ${ratioText(value, limit)}（界值 ${limitText(value, limit)}，${metText(criterion)}）`;
}

/** What a doctor pastes into the record: the judgement, the three ratios and the hint. */
export function conclusionText(outcome: PleuralOutcome, time: string | Date | undefined): string {
  const { diagnosis_name: name, judgment, criteria = [], hint, review_notes: notes } = outcome;
  const ratios = criteria.map(criterionText).join('；');
  return recordText({ time, name: 'Light标准胸腔积液鉴别' }, [judgment ?? conclusionName(name), ratios, hint], notes);
}

/** What a screen reader hears when a result comes in. */
export function spokenOutcome({ diagnosis_name: name, judgment }: PleuralOutcome): string {
  return [conclusionName(name), judgment].filter(Boolean).join('，');
}
