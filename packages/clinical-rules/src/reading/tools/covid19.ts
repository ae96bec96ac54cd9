import { evaluateCovid19, SEVERE_PCF_UP_TO, SEVERE_SPO2_UP_TO } from '../../covid19/covid19.ts';
import type { CovidResult } from '../../covid19/covid19.ts';
import { readCovid19Input } from '../../covid19/covid19-wire.ts';
import { WARNING_ITEMS } from '../../covid19/options.ts';
import { COVID_TYPE_TEXT, covidConclusion, criterionText } from '../../covid19/wording.ts';
import { bloodGasOf } from '../../record/blood-gas-facts.ts';
import { isOfEvent, newestForm, part, rowOf, speaking } from './statement.ts';
import type { Tool, ToolContext, ToolPart } from './statement.ts';

/** An assessment tells of the course in which it was saved: this long before and after the report. Our choice. */
const COURSE_HOURS = 7 * 24;
const GAS_CODES = ['PO2', 'SO2', 'OI', 'PH', 'PCO2'];
const CODES = [...GAS_CODES, ...WARNING_ITEMS.flatMap(({ limit }) => limit?.code ?? [])];
const OUTDATED = '分型依据早于本次血气，请更新';

/** The gas of the report speaks for a graver type than the saved one (J-80, 32): rows that do, by id. */
function gravities({ record, judged, rows }: ToolContext): string[] {
  const gas = bloodGasOf(record, judged)?.result;
  const [ratio, saturation] = [rowOf(rows, 'OI'), rowOf(rows, 'SO2')];
  const reading = gas?.status === 'complete' && gas.inputsUsed.isArterial !== false ? gas.oxygenation : null;
  const isRatioLow = reading?.pf != null && reading.pf <= SEVERE_PCF_UP_TO;
  const found = [
    ...(isRatioLow || reading?.failure != null ? [rowOf(rows, 'PO2')] : []),
    ...(ratio?.value != null && ratio.value <= SEVERE_PCF_UP_TO ? [ratio] : []),
    ...(saturation?.value != null && saturation.value <= SEVERE_SPO2_UP_TO ? [saturation] : []),
  ];
  return [...new Set(found.flatMap((row) => row?.id ?? []))];
}

function typePart(context: ToolContext, result: CovidResult): ToolPart | null {
  const isGrave = result.type === 'severe' || result.type === 'critical';
  if (!isGrave) return null;
  const type = COVID_TYPE_TEXT[result.edition][result.type];
  // The risks and warning items stand in the finding; a headline has room for what decides the type.
  const told = [type, ...result.criteria.slice(0, 1).map(criterionText)].join('，');
  return part({
    key: 'type',
    outcome: `covid:${result.type}`,
    title: `新型冠状病毒感染（${type}）`,
    text: covidConclusion(result),
    lead: `新型冠状病毒感染（${told}）`,
    urgency: result.type === 'critical' ? 1 : 2,
    evidences: speaking(context.rows, CODES),
    harm: 'A',
    organ: 'covid',
    isLifeThreatening: result.type === 'critical',
  });
}

function outdatedPart(context: ToolContext, result: CovidResult, evidences: readonly string[]): ToolPart {
  const type = COVID_TYPE_TEXT[result.edition][result.type];
  const value = context.rows.find(({ id }) => id === evidences[0]);
  const told = value === undefined ? '' : `${value.subject} ${value.valueText}`;
  return part({
    key: 'outdated',
    title: OUTDATED,
    text: `新冠${OUTDATED}（已存${type}，本次 ${told}）`,
    lead: `${told}，新冠${OUTDATED}`,
    phrase: `新冠${OUTDATED}（${told}）`,
    valueText: told,
    urgency: 2,
    status: 'worse',
    evidences,
    harm: 'A',
    organ: 'covid',
  });
}

/** 9 新冠分型: the saved assessment of this course; a gas that speaks for a graver type asks for a new one. */
export const covid19Tool: Tool = (context) => {
  const { rows, judged, forms } = context;
  const saved = newestForm(forms, 9);
  if (saved === undefined || !rows.some(({ code }) => CODES.includes(code))) return null;
  if (!isOfEvent(saved, judged.report.report_time, COURSE_HOURS)) return null;
  const result = evaluateCovid19(readCovid19Input(saved.form));
  const isMild = result.type === 'mild' || result.type === 'moderate';
  const isEarlier = saved.savedTime === undefined || saved.savedTime < judged.report.report_time;
  const evidences = isMild && isEarlier ? gravities(context) : [];
  const found = evidences.length > 0 ? outdatedPart(context, result, evidences) : typePart(context, result);
  return {
    apiType: 9,
    name: '新冠分型',
    ruleId: result.ruleId,
    ruleVersion: result.ruleVersion,
    parts: found === null ? [] : [found],
    decides: [],
  };
};
