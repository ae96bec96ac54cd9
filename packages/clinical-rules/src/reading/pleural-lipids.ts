import { resultUnit } from '../flags/flag.ts';
import { limitIn } from '../units/published-pairs.ts';
import { unitText } from '../units/unit-text.ts';
import { isAbove, isAtLeast, isBelow } from '../core/number.ts';
import type { JudgedReport } from '../record/judged.ts';
import { actionsFor } from './actions.ts';
import { plainFinding } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { leastOf, mostOf } from './rows.ts';
import type { Row } from './rows.ts';

/** Triglyceride and cholesterol of a pleural fluid in mmol/L (BTS 2010; in mg/dL as units/published-pairs has them). */
const [CHYLE_ABOVE, CHYLE_FROM, CHOLESTEROL_ABOVE] = [1.24, 0.56, 5.18];

/** A limit as the row beside it is reported: 1.24 mmol/L, 110 mg/dL (J-92). */
function limitText(limit: number, { judged: { printed, flag }, factor, code }: Row): string {
  const unit = resultUnit(printed, flag.parsed);
  return `${limitIn(limit, factor, unit, code)} ${unitText(unit)}`;
}

interface Told {
  readonly title: string;
  readonly because: string;
  readonly urgency: 2 | 3;
  readonly isChyle?: true;
}

function toldOf(triglyceride: Row | undefined, cholesterol: Row | undefined): Told | null {
  if (triglyceride !== undefined && isAbove(leastOf(triglyceride), CHYLE_ABOVE))
    return {
      title: '乳糜胸可能',
      because: `甘油三酯 > ${limitText(CHYLE_ABOVE, triglyceride)}`,
      urgency: 2,
      isChyle: true,
    };
  if (
    cholesterol !== undefined &&
    isAbove(leastOf(cholesterol), CHOLESTEROL_ABOVE) &&
    (triglyceride === undefined || isBelow(mostOf(triglyceride), CHYLE_FROM))
  )
    return {
      title: '假性乳糜胸可能',
      because: `胆固醇 > ${limitText(CHOLESTEROL_ABOVE, cholesterol)}${triglyceride === undefined ? '' : `，甘油三酯 < ${limitText(CHYLE_FROM, triglyceride)}`}；查胆固醇结晶与结核、类风湿`,
      urgency: 3,
    };
  if (triglyceride !== undefined && isAtLeast(leastOf(triglyceride), CHYLE_FROM))
    return {
      title: '乳糜性胸水待排',
      because: `甘油三酯 ${limitText(CHYLE_FROM, triglyceride)}～${limitText(CHYLE_ABOVE, triglyceride)} 不能判定；脂蛋白电泳查乳糜微粒`,
      urgency: 3,
    };
  return null;
}

/** Chyle in the pleura, or old cholesterol that looks like it. */
export function pleuralLipids(rows: readonly Row[], judged: JudgedReport, known: ReadonlySet<string>): Finding[] {
  const [triglyceride, cholesterol] = ['PF-TG', 'PF-CHOL'].map((code) =>
    rows.find((row) => row.code === code && row.judged.suspicion === undefined),
  );
  const told = toldOf(triglyceride, cholesterol);
  const measured = [triglyceride, cholesterol].filter((row) => row !== undefined);
  const [first] = told?.isChyle === true || triglyceride === undefined ? measured : measured.toReversed();
  if (told === null || first === undefined) return [];
  const isKnown = told.isChyle === true && known.has('chylothorax');
  const title = isKnown ? '已知乳糜胸' : told.title;
  const values = measured.map(({ subject, valueText }) => `${subject} ${valueText}`).join('，');
  const lead = `${first.subject} ${first.valueText}，${title}`;
  const finding = plainFinding(
    {
      id: 'pleura:lipids',
      kind: 'row',
      title,
      text: `${values}，${title}（${told.because}）`,
      lead,
      urgency: isKnown ? 3 : told.urgency,
      evidences: measured.map(({ id }) => id),
      valueText: first.valueText,
      actions: told.isChyle === true && !isKnown ? (actionsFor('pleura:chyle') ?? []) : [],
      // It names the cause of what Light's criteria call an exudate, and stands before it with a clause of its own.
      rank: { harm: 'D', catalogueOrder: 0, rowOrder: first.order },
    },
    judged.report.report_time,
  );
  return [{ ...finding, isKnown, words: { ...finding.words, phrase: `${title}（${first.valueText}）` } }];
}
