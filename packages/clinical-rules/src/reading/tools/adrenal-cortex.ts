import type { AdrenalAssessment } from '../../adrenal-cortex/adrenal-cortex.ts';
import { adrenalConclusion, AUTONOMY_TEXT } from '../../adrenal-cortex/wording.ts';
import { ADRENAL_CODES, adrenalCortexOf } from '../../record/adrenal-cortex-facts.ts';
import { knownParts } from '../../record/known-diagnoses.ts';
import { sideOf } from '../rows.ts';
import { part, rowOf, speaking } from './statement.ts';
import type { Tool, ToolContext } from './statement.ts';

const DECIDES = ['CUSH', 'PAI', 'SAI'];

/** With sodium below or potassium above these, a supported insufficiency threatens life (J-16). */
const SODIUM_BELOW = 130;
const POTASSIUM_ABOVE = 5.5;

function isCrisis({ rows }: ToolContext): boolean {
  const [sodium, potassium] = [rowOf(rows, 'NA')?.value, rowOf(rows, 'K')?.value];
  return (sodium != null && sodium < SODIUM_BELOW) || (potassium != null && potassium > POTASSIUM_ABOVE);
}

/** Who is known to have an insufficiency is not suspected of it (J-31). */
const KNOWN = [
  { id: 'PAI', name: '原发性肾上腺皮质功能减退' },
  { id: 'SAI', name: '继发性肾上腺皮质功能减退' },
] as const;

const isOpen = ({ cushing, insufficiency }: AdrenalAssessment): boolean => cushing !== null || insufficiency !== null;

/** What a tag calls a tumour of the adrenal that was found by chance. */
const INCIDENTALOMA = /肾上腺.*(?:意外瘤|腺瘤|结节|占位|肿物|肿瘤|增生)/;

/** 「肾上腺意外瘤：可能自主分泌」 of those who have one: the cortisol after dexamethasone is graded for it (ESE/ENSAT 2016). */
function autonomyText({ autonomy, cushing }: AdrenalAssessment, tags: readonly string[]): string {
  if (autonomy === null || cushing === 'supported' || !knownParts(tags).some((part) => INCIDENTALOMA.test(part)))
    return '';
  return `肾上腺意外瘤：${AUTONOMY_TEXT[autonomy]}`;
}

/** 11 肾上腺皮质功能. A negative test is told too: it answers the question for which it was done. */
export const adrenalCortexTool: Tool = (context) => {
  const { record, judged, rows } = context;
  const result = adrenalCortexOf(record, judged)?.result;
  const evidences = speaking(rows, [...ADRENAL_CODES]);
  const main = rows.find(({ id }) => evidences.includes(id));
  if (result === undefined || result.status === 'incomplete' || !isOpen(result) || main === undefined) return null;
  const known = KNOWN.find(({ id }) => context.known.has(id));
  const isSupportedKnown = known !== undefined && result.insufficiency === 'supported';
  const graded = autonomyText(result, context.tags);
  // What is not too low may be too high: the sentence does not hide it.
  const isRaised = result.cushing === null && sideOf(main) === 'high';
  const raised = isRaised ? `${main.subject}升高` : '';
  const conclusion = isSupportedKnown
    ? `已知${known.name}`
    : [raised, adrenalConclusion(result), graded].filter((text) => text !== '').join('，');
  const brief = conclusion.replace('，建议复查', '');
  const told = `${main.subject} ${main.valueText}`;
  const isSupported = result.insufficiency === 'supported';
  const isDangerous = isSupported && isCrisis(context);
  return {
    apiType: 11,
    name: '肾上腺皮质功能',
    ruleId: result.ruleId,
    ruleVersion: result.ruleVersion,
    parts: [
      part({
        key: 'adrenal',
        outcome: isSupported ? 'adrenal:insufficiency' : null,
        title: conclusion,
        text: `${conclusion}，${told}`,
        // What to do follows in the headline.
        lead: isSupportedKnown ? `${brief}，${told}` : `${told}，${brief}`,
        isKnown: isSupportedKnown,
        phrase: `${conclusion}（${told}）`,
        valueText: told,
        urgency: isDangerous ? 1 : isSupported ? 2 : 3,
        evidences,
        organ: 'adrenal',
        isLifeThreatening: isDangerous,
      }),
    ],
    decides: DECIDES,
  };
};
