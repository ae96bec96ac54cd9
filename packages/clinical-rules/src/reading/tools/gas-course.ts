import type { BloodGasReading } from '../../blood-gas/blood-gas.ts';
import { bloodGasOf } from '../../record/blood-gas-facts.ts';
import { firstBefore } from '../../record/earlier-reports.ts';
import type { JudgedReport, PatientRecord } from '../../record/judged.ts';
import { referenceChange } from '../../plausible/reference-change.ts';
import { minuteText } from '../copy.ts';
import { minutesBetween } from '../interval-text.ts';
import type { ToolContext } from './statement.ts';

type GasContext = Pick<ToolContext, 'record' | 'judged' | 'tags' | 'gasTypes'>;

const YEAR_DAYS = 365;
const DAY_MINUTES = 1440;
/** mmHg; above it carbon dioxide is retained. */
const PACO2_ABOVE = 45;
/** mmol/L in two gases more than a week apart: the kidney has had time. */
const RETAINED_FROM = 28;
const RETAINED_APART_DAYS = 7;
/** PaCO2 so far above the own baseline with pH below 7.35 is acute on chronic (J-62). */
const ACUTE_ABOVE_BASELINE = 10;
const ACIDAEMIA_BELOW = 7.35;

interface PastGas {
  readonly report: JudgedReport['report'];
  readonly gas: BloodGasReading;
}

/** Gases of a record that could be read, newest first: read once, however many of them ask for those before. */
const GASES = new WeakMap<PatientRecord, readonly PastGas[]>();

function gasesOf(record: PatientRecord): readonly PastGas[] {
  const known = GASES.get(record);
  if (known !== undefined) return known;
  const gases = record.reports.flatMap((judged): PastGas[] => {
    const gas = bloodGasOf(record, judged)?.result;
    return gas?.status === 'complete' ? [{ report: judged.report, gas }] : [];
  });
  GASES.set(record, gases);
  return gases;
}

/** Earlier gases of the patient that could be read, newest first. */
function pastGases({ record, judged }: GasContext): readonly PastGas[] {
  const gases = gasesOf(record);
  return gases.slice(firstBefore(gases, judged.report.report_time, ({ report }) => report.report_time));
}

/** Retained carbon dioxide at a normal pH: compensated. */
function isCompensated({ gas }: PastGas): boolean {
  return gas.inputsUsed.paco2 > PACO2_ABOVE && gas.phBalance === 'normal';
}

/** The newest compensated gas of the patient: what the present one is measured by. */
export interface GasBaseline {
  readonly reportId: string;
  /** ISO */
  readonly time: string;
  readonly ph: number;
  /** mmHg */
  readonly paco2: number;
  /** mmol/L */
  readonly hco3: number;
}

/** Null where the patient has no compensated gas before this one. */
export function baselineOf(context: GasContext): GasBaseline | null {
  const found = pastGases(context).find(isCompensated);
  if (found === undefined) return null;
  const { report, gas } = found;
  const { ph, paco2 } = gas.inputsUsed;
  return { reportId: report.report_id, time: report.report_time, ph, paco2, hco3: gas.hco3 };
}

/** P/F of the patient's last gas, mmHg; null where that gas tells none, or there is none. */
export function lastPf(context: GasContext): number | null {
  return pastGases(context)[0]?.gas.oxygenation.pf ?? null;
}

function signed(difference: number, decimals = 1): string {
  return `${difference < 0 ? '−' : '+'}${Math.abs(difference).toFixed(decimals)}`;
}

const NEAR_LAST_TEXT = '与上次相近';

/** What a change of carbon dioxide says of breathing, where it was or is retained. */
function breathingMeaning(then: number, now: number): string {
  if (now < then) return then > PACO2_ABOVE ? '通气有所改善' : '';
  return now > PACO2_ABOVE ? '二氧化碳潴留加重' : '';
}

/**
 * 「较 2025-11-17 21:40：PaCO₂ −5.2，通气有所改善」: against the gas before this one, what is beyond chance (J-13). Of oxygen nothing is
 * said, since it depends on what was breathed. Null without an earlier gas.
 */
export function sinceLastText(context: GasContext, { inputsUsed }: BloodGasReading): string | null {
  const [last] = pastGases(context);
  if (last === undefined) return null;
  const { paco2, ph } = last.gas.inputsUsed;
  const isBeyond = (code: string, from: number, to: number) =>
    Math.abs(to - from) >= referenceChange(code, from) - 1e-9;
  const isBreathing = isBeyond('PCO2', paco2, inputsUsed.paco2);
  const parts = [
    isBreathing ? `PaCO₂ ${signed(inputsUsed.paco2 - paco2)}` : '',
    isBeyond('PH', ph, inputsUsed.ph) ? `pH ${signed(inputsUsed.ph - ph, 3)}` : '',
    isBreathing ? breathingMeaning(paco2, inputsUsed.paco2) : '',
  ].filter((part) => part !== '');
  return `较 ${minuteText(last.report.report_time)}：${parts.join('，') || NEAR_LAST_TEXT}`;
}

/** 「较本人稳定期（2025-06-30，PaCO₂ 55.2、HCO₃⁻ 30.6）：PaCO₂ +13.2、HCO₃⁻ +2.9」, with what that means (J-62). */
export function baselineText({ time, paco2, hco3 }: GasBaseline, { inputsUsed, hco3: now }: BloodGasReading): string {
  const rise = inputsUsed.paco2 - paco2;
  const stable = `较本人稳定期（${time.slice(0, 10)}，PaCO₂ ${paco2.toFixed(1)}、HCO₃⁻ ${hco3.toFixed(1)}）`;
  const isAcute = rise > ACUTE_ABOVE_BASELINE && inputsUsed.ph < ACIDAEMIA_BELOW;
  const meaning = isAcute ? '，符合慢性基础上急性加重' : '';
  return `${stable}：PaCO₂ ${signed(rise)}、HCO₃⁻ ${signed(now - hco3)}${meaning}`;
}

export interface GasSuggestion {
  readonly type: 1 | 2;
  readonly reasons: readonly string[];
}

const CHRONIC_TAG =
  /慢性阻塞性肺|COPD|慢阻肺|阻塞性睡眠呼吸暂停|OSA|胸廓畸形|脊柱侧[弯凸]|神经肌肉|肌萎缩侧索|肌营养不良|肥胖低通气|慢性呼吸衰竭|家庭氧疗/;

/** What is said where nothing speaks for either type. */
export const NO_SUGGESTION_TEXT = '无既往血气，请按病程选择';

/** Acute or chronic, suggested and never chosen (J-61); null where nothing speaks for either. */
export function suggestGasType(context: GasContext): GasSuggestion | null {
  const { judged, tags, gasTypes } = context;
  const now = judged.report.report_time;
  const past = pastGases(context).filter(
    ({ report }) => minutesBetween(report.report_time, now) <= YEAR_DAYS * DAY_MINUTES,
  );
  const chosen = past.flatMap(({ report }) => gasTypes.get(report.report_id) ?? []);
  const chronic = chosen.filter((type) => type === 2).length;
  const stable = past.find(isCompensated);
  const retained = past.filter(({ gas }) => gas.hco3 >= RETAINED_FROM).map(({ report }) => report.report_time);
  const apart = minutesBetween(retained.at(-1) ?? now, retained[0] ?? now) / DAY_MINUTES;
  const named = tags.filter((tag) => CHRONIC_TAG.test(tag));
  const reasons = [
    stable === undefined
      ? ''
      : `${stable.report.report_time.slice(0, 10)} 稳定期：PaCO₂ ${stable.gas.inputsUsed.paco2} 而 pH ${stable.gas.inputsUsed.ph}，已代偿`,
    chosen[0] === 2 ? `既往 ${past.length} 份血气中 ${chronic} 份由医师定为慢性` : '',
    apart > RETAINED_APART_DAYS ? `相隔 7 日以上的两份血气 HCO₃⁻ ≥ ${RETAINED_FROM}` : '',
    named.length > 0 ? `标签：${named.join('、')}` : '',
  ].filter((reason) => reason !== '');
  if (reasons.length > 0) return { type: 2, reasons };
  const usual = past.find(({ gas }) => gas.inputsUsed.paco2 <= PACO2_ABOVE);
  if (usual === undefined) return null;
  const day = usual.report.report_time.slice(0, 10);
  return { type: 1, reasons: [`${day} 血气 PaCO₂ ${usual.gas.inputsUsed.paco2}，无二氧化碳潴留`] };
}
