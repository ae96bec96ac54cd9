import type { BloodGasCase, BloodGasReading, CaseType } from '../../blood-gas/blood-gas.ts';
import { FAILURE_TEXT, groupResultText, HYPOXIA_TEXT } from '../../blood-gas/wording.ts';
import { bloodGasOf } from '../../record/blood-gas-facts.ts';
import { pfGrade } from '../../blood-gas/grades.ts';
import { PF } from '../../blood-gas/blood-gas-table.ts';
import { PF_TEXT } from '../../blood-gas/hint-wording.ts';
import { baselineOf, baselineText, lastPf } from './gas-course.ts';
import { referenceChange } from '../../plausible/reference-change.ts';
import type { Row } from '../rows.ts';
import { idsOf, part, rowOf } from './statement.ts';
import type { Tool, ToolContext, ToolPart } from './statement.ts';

const DECIDES = ['RF1', 'RF2A', 'RF2B', 'RF2C', 'RAC', 'RAL', 'MAL', 'MACHAG', 'MACNAG', 'MACU', 'PHCRIT'];
/** Acidoses of metabolism: a pH that a second disorder keeps normal makes them no less urgent. */
const METABOLIC = ['MACHAG', 'MACNAG', 'MACU'];
const PH_SEVERE_BELOW = 7.2;
/** With PaCO2 above 45: minutes count; with a failure of type 2: it threatens life. */
const PH_DANGER_BELOW = 7.25;
/** mmHg */
const PACO2_ABOVE = 45;

export function isSameReading(first: BloodGasCase, second: BloodGasCase, reading: BloodGasReading): boolean {
  return groupResultText(reading, first) === groupResultText(reading, second);
}

/** What both case types agree on of acid and base, without 急性 and 慢性 and without what only one of them adds. */
export function commonText(reading: BloodGasReading): string {
  const shared = reading.acute.disorders.filter((code) => reading.chronic.disorders.includes(code));
  const entry: BloodGasCase = {
    ...reading.acute,
    disorders: shared,
    isTriple: reading.acute.isTriple && reading.chronic.isTriple,
  };
  return groupResultText(reading, entry)
    .replace(/急性|慢性/g, '')
    .replace(/^(失代偿性|代偿性)/, '');
}

/** 「呼吸性酸中毒，急慢性待选」 until the type is chosen; the chosen reading, or the one that does not hang on it, else. */
function acidBaseText(reading: BloodGasReading, chosen: CaseType | null): { text: string; isFound: boolean } {
  const { acute, chronic } = reading;
  const isFound = acute.isWithheld || acute.disorders.length > 0 || chronic.disorders.length > 0;
  if (isSameReading(acute, chronic, reading)) return { text: groupResultText(reading, acute), isFound };
  if (chosen !== null) return { text: groupResultText(reading, reading[chosen]), isFound };
  return { text: `${commonText(reading)}，急慢性待选`, isFound };
}

/** Blood of a vein is more acid and holds more carbon dioxide: inside the intervals printed for it the limits of arteries say nothing. */
function isUsualOfVein({ rows }: ToolContext, { inputsUsed }: BloodGasReading): boolean {
  const own = ['PH', 'PCO2', 'HCO3'].flatMap((code) => rowOf(rows, code)?.judged.flag ?? []);
  const isInside = own.every(({ state, rangeSource }) => state === 'normal' && rangeSource === 'report');
  return inputsUsed.isArterial === false && own.length > 0 && isInside;
}

function acidBasePart(context: ToolContext, reading: BloodGasReading): ToolPart | null {
  const saved = context.gasTypes.get(context.judged.report.report_id);
  const { text, isFound } = acidBaseText(reading, saved === undefined ? null : saved === 1 ? 'acute' : 'chronic');
  if (!isFound || isUsualOfVein(context, reading)) return null;
  const { ph, paco2 } = reading.inputsUsed;
  const isDangerous = ph < PH_DANGER_BELOW && paco2 > PACO2_ABOVE;
  const isSevere = ph < PH_SEVERE_BELOW;
  const metabolic = context.judged.inference.diagnoses.find(({ id }) => METABOLIC.includes(id))?.id ?? null;
  const value = rowOf(context.rows, 'PH')?.judged.printed.result ?? `${ph}`;
  const baseline = baselineOf(context);
  const compared = baseline === null ? '' : `，${baselineText(baseline, reading)}`;
  return part({
    key: 'acid-base',
    answers: metabolic,
    outcome: paco2 > PACO2_ABOVE && ph < 7.35 ? 'gas:hypercapnia' : null,
    title: text,
    text: `${text}，pH ${value}${compared}`,
    lead: `${text}（pH ${value}）`,
    phrase: `${text}（pH ${value}）`,
    valueText: `pH ${value}`,
    urgency: isDangerous || isSevere ? 1 : ph < 7.35 || ph > 7.45 || metabolic !== null ? 2 : 3,
    evidences: idsOf(context.rows, ['PH', 'PCO2', 'HCO3', 'BE']),
    harm: 'A',
    organ: 'acid-base',
    isLifeThreatening: isSevere,
  });
}

/** PaO2 is new, or fell beyond chance since the last gas. */
function isNewOrWorse({ rows }: ToolContext): boolean {
  const oxygen = rowOf(rows, 'PO2');
  const [last] = oxygen?.history ?? [];
  if (oxygen?.value == null || last === undefined) return true;
  const before = last.value * oxygen.factor;
  return before >= 60 || oxygen.value <= before - referenceChange('PO2', before);
}

/** 「PaO₂ 54.6」 in mmHg, any other unit is told: 「PaO₂ 6.4 kPa」. */
function pressureText(row: Row | undefined): string {
  if (row === undefined) return '';
  return `${row.subject} ${row.factor === 1 ? row.judged.printed.result : row.valueText}`;
}

/** The failure of oxygenation under oxygen is that of type 1 as long as carbon dioxide is not retained (mmHg). */
const PACO2_RETAINED_ABOVE = 50;
/** mmHg; below it minutes count whatever is breathed. */
const PAO2_FAILURE_BELOW = 60;

/**
 * Under oxygen the pressure alone says nothing: a lowered P/F is told (J-64), as urgently as the rule base takes it, and less
 * where it is no news.
 */
function sharePart(context: ToolContext, { oxygenation, inputsUsed }: BloodGasReading): ToolPart | null {
  // A printed index stands for a share of oxygen that is not printed.
  const printed = inputsUsed.isArterial === false ? null : (rowOf(context.rows, 'OI')?.value ?? null);
  const pf = oxygenation.pf ?? printed;
  const grade = pf === null ? 'normal' : pfGrade(pf);
  if (pf === null || grade === 'normal') return null;
  const before = lastPf(context);
  const isNew = before === null || before > PF.mild;
  const isNews = isNew || pf <= before - referenceChange('R_PF', before);
  const isRetaining = inputsUsed.paco2 > PACO2_RETAINED_ABOVE;
  const isLow = inputsUsed.pao2 !== null && inputsUsed.pao2 < PAO2_FAILURE_BELOW;
  const share = inputsUsed.fio2 === null ? '' : `吸氧 ${inputsUsed.fio2}%`;
  const carbon = isRetaining ? pressureText(rowOf(context.rows, 'PCO2')) : '';
  const given = [pressureText(rowOf(context.rows, 'PO2')), carbon, share].filter((text) => text !== '').join('，');
  const name = `氧合指数${PF_TEXT[grade]}${isRetaining ? '，二氧化碳潴留' : ''}`;
  const told = `氧合指数 ${pf}${given === '' ? '' : `（${given}）`}`;
  return part({
    key: 'oxygen',
    answers: isRetaining ? null : 'RF1',
    outcome: isRetaining && isNews ? 'gas:hypercapnia' : null,
    title: name,
    text: `${told}，${name.replace(/^氧合指数/, '')}`,
    lead: told,
    phrase: `${name}（${pf}）`,
    valueText: `氧合指数 ${pf}`,
    urgency: isNews && (isLow || !isRetaining) ? 1 : 2,
    status: isNew ? 'new' : isNews ? 'worse' : 'same',
    evidences: idsOf(context.rows, ['PO2', ...(isRetaining ? ['PCO2'] : []), 'FIO2', 'OI']),
    harm: 'A',
    organ: 'oxygen',
    // Carbon dioxide that is retained under oxygen is a failure of type 2 (内科学: P/F < 300, PaCO₂ > 50), at the pH of J-16.
    isLifeThreatening: isRetaining && inputsUsed.ph < PH_DANGER_BELOW,
  });
}

/** 「PaO₂ 54.6 mmHg」: a sentence that is copied has its unit (J-110); the headline is short of room. */
const measuredText = (row: Row | undefined): string => (row === undefined ? '' : `${row.subject} ${row.valueText}`);

function oxygenPart(context: ToolContext, reading: BloodGasReading): ToolPart | null {
  const { hypoxia, failure } = reading.oxygenation;
  const isHypoxic = hypoxia === 'mild' || hypoxia === 'moderate' || hypoxia === 'severe';
  if (failure === null && !isHypoxic) return sharePart(context, reading);
  const oxygen = rowOf(context.rows, 'PO2');
  const value = pressureText(oxygen);
  const name = [failure === null ? '' : FAILURE_TEXT[failure], isHypoxic ? HYPOXIA_TEXT[hypoxia] : '']
    .filter((text) => text !== '')
    .join('，');
  const head = failure === null ? name : FAILURE_TEXT[failure];
  const isBelow = failure !== null;
  const isDangerous = failure === 'type_2' && reading.inputsUsed.ph < PH_DANGER_BELOW;
  const isNews = isNewOrWorse(context);
  return part({
    key: 'oxygen',
    answers: failure === 'type_1' ? 'RF1' : failure === 'type_2' && reading.inputsUsed.ph >= 7.35 ? 'RF2C' : null,
    // New or worse it is treated as an acute one, also while the pH holds.
    outcome: failure === 'type_2' && (reading.inputsUsed.ph < 7.35 || isNews) ? 'gas:hypercapnia' : null,
    title: name,
    text: [name, measuredText(oxygen), failure === 'type_2' ? measuredText(rowOf(context.rows, 'PCO2')) : '']
      .filter((said) => said !== '')
      .join('，'),
    lead: `${head}（${value}）`,
    phrase: `${head}（${value}）`,
    valueText: measuredText(oxygen),
    urgency: isDangerous || (isBelow && isNews) ? 1 : isBelow ? 2 : 3,
    status: isNews ? 'new' : 'same',
    evidences: idsOf(context.rows, ['PO2', ...(failure === 'type_2' ? ['PCO2'] : []), 'SO2', 'OI']),
    harm: 'A',
    organ: 'oxygen',
    isLifeThreatening: isDangerous,
  });
}

/** 3 血气分析. */
export const bloodGasTool: Tool = (context) => {
  const result = bloodGasOf(context.record, context.judged)?.result;
  if (result === undefined || result.status === 'incomplete') return null;
  return {
    apiType: 3,
    name: '血气分析',
    ruleId: result.ruleId,
    ruleVersion: result.ruleVersion,
    parts: [oxygenPart(context, result), acidBasePart(context, result)].filter((found) => found !== null),
    decides: DECIDES,
  };
};
