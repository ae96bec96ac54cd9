import type { CkdResult } from '../../ckd/ckd.ts';
import { albuminuriaStage, gfrStage } from '../../ckd/stages.ts';
import { CKD_RISK_TEXT } from '../../ckd/wording.ts';
import { ckdOf } from '../../record/ckd-facts.ts';
import { minutesBetween, spanText } from '../interval-text.ts';
import { part, rowOf, speaking } from './statement.ts';
import type { Tool, ToolContext, ToolPart } from './statement.ts';

const DECIDES = ['CKD', 'MALB'];
const CODES = ['EGFR', 'CREA', 'UACR', 'CYSC', 'UREA', 'UPRO', 'UPCR'];
/** While one of these goes on, filtration and albumin say nothing of a chronic stage (KDIGO 2024: stages need a steady state). */
const ACUTE: readonly string[] = ['AKI', 'AKIPRE', 'ATN', 'RHAB', 'TLS', 'HUS', 'HELLP', 'AFLP', 'SPE', 'PE'];
const CHRONIC_DAYS = 90;
const DAY_MINUTES = 1440;

/** Whether one report shows reduced filtration or albuminuria, and a stage of each where it is known. */
interface Marker {
  readonly time: string;
  readonly isAbnormal: boolean;
  readonly g: string | null;
  readonly a: string | null;
}

/** eGFR below 60 and ACR from 30 mg/g on are what chronicity is told by. */
function markers({ rows, judged }: ToolContext): Marker[] {
  const [egfr, acr] = [rowOf(rows, 'EGFR'), rowOf(rows, 'UACR')];
  const times = new Set([...(egfr?.history ?? []), ...(acr?.history ?? [])].map((point) => point.time));
  const at = (time: string): Marker => {
    const filtration = egfr?.history.find((point) => point.time === time)?.value ?? null;
    const albumin = acr?.history.find((point) => point.time === time)?.value ?? null;
    const scaled = albumin === null ? null : albumin * (acr?.factor ?? 1);
    return {
      time,
      isAbnormal: (filtration !== null && filtration < 60) || (scaled !== null && scaled >= 30),
      g: filtration === null ? null : gfrStage(filtration),
      a: scaled === null ? null : albuminuriaStage(scaled),
    };
  };
  return [...times]
    .filter((time) => time < judged.report.report_time)
    .toSorted()
    .map(at);
}

/** The first of an unbroken run of abnormal reports that began more than 90 days ago (J-30 c); null where none did. */
function chronicSince(context: ToolContext): string | null {
  const past = markers(context);
  const lastNormal = past.findLastIndex((marker) => !marker.isAbnormal);
  const [first] = past.slice(lastNormal + 1);
  if (first === undefined) return null;
  const days = minutesBetween(first.time, context.judged.report.report_time) / DAY_MINUTES;
  return days > CHRONIC_DAYS ? first.time : null;
}

interface Stages {
  readonly g: string | null;
  readonly a: string | null;
}

function stageText({ g, a }: Stages): string {
  return [g, a].filter((stage) => stage !== null).join(' ');
}

const STAGE_ORDER = ['G1', 'G2', 'G3a', 'G3b', 'G4', 'G5', 'A1', 'A2', 'A3'];

/** How the stages moved: the axes whose stage is another, and whether each of them moved no further than chance (J-13). */
interface Movement {
  readonly course: 'worse' | 'better';
  readonly isWithinChance: boolean;
}

/** Null where no stage moved. One axis that is worse decides over one that is better. */
function movementOf({ rows }: ToolContext, past: Stages, now: Stages): Movement | null {
  const axes = [
    { code: 'EGFR', from: past.g, to: now.g },
    { code: 'UACR', from: past.a, to: now.a },
  ].filter(({ from, to }) => from !== null && to !== null && from !== to);
  if (axes.length === 0) return null;
  const isWorse = axes.some(({ from, to }) => STAGE_ORDER.indexOf(to ?? '') > STAGE_ORDER.indexOf(from ?? ''));
  const isWithinChance = axes.every(({ code }) => rowOf(rows, code)?.change?.isBeyondChance === false);
  return { course: isWorse ? 'worse' : 'better', isWithinChance };
}

/** 「ACR 变化在波动范围内」 for an axis that moved within chance while the other did not. */
function fluctuation({ rows }: ToolContext): string {
  const told = ['EGFR', 'UACR'].flatMap((code) => {
    const row = rowOf(rows, code);
    return row?.change?.isBeyondChance === false ? [`${row.subject} 变化在波动范围内`] : [];
  });
  return told.join('，');
}

function statement(context: ToolContext, result: CkdResult): ToolPart | null {
  const { rows, known, judged } = context;
  const since = chronicSince(context);
  const isDamaged = (result.g !== null && !['G1', 'G2'].includes(result.g)) || (result.a !== null && result.a !== 'A1');
  const isKnown = known.has('CKD') || (since !== null && isDamaged);
  if (!isDamaged && !isKnown) return null;
  if (!isKnown && judged.inference.diagnoses.some(({ id }) => ACUTE.includes(id))) return null;
  const now = stageText(result);
  const reports = markers(context);
  // Each axis against the last report that holds it: filtration is measured more often than albumin.
  const earlier = {
    g: result.g && (reports.findLast(({ g }) => g !== null)?.g ?? null),
    a: result.a && (reports.findLast(({ a }) => a !== null)?.a ?? null),
  };
  const past = stageText(earlier);
  const isComparable = past.split(' ').length === now.split(' ').length;
  const moved = isComparable ? movementOf(context, earlier, result) : null;
  const isChanged = moved !== null;
  const risk = result.risk === null ? '' : CKD_RISK_TEXT[result.risk];
  const step = `${past} → ${now}${moved?.isWithinChance === true ? '（变化在波动范围内）' : ''}`;
  const stages = isKnown ? `已知 CKD，${isChanged ? step : past === '' ? now : `维持 ${now}`}` : `CKD ${now}`;
  const lead = [stages, isKnown && !isChanged ? '' : risk].filter((text) => text !== '').join('，');
  const chronic =
    since === null
      ? ''
      : `自 ${since.slice(0, 10)} 起持续 ${spanText(minutesBetween(since, judged.report.report_time)).replace(' 年', ' 年')}，符合慢性`;
  const values = ['EGFR', 'UACR'].flatMap((code) => {
    const row = rowOf(rows, code);
    return row === undefined ? [] : [`${row.subject} ${row.judged.printed.result}`];
  });
  const persistence = isKnown ? '' : '需持续>3个月方可诊断CKD';
  const text = [
    lead,
    ...values,
    moved?.isWithinChance === false ? fluctuation(context) : '',
    chronic,
    persistence,
  ].filter((each) => each !== '');
  return part({
    key: 'stage',
    outcome: moved?.course === 'worse' || !isKnown ? 'ckd:changed' : null,
    title: lead,
    text: text.join('，'),
    lead,
    phrase: lead,
    valueText: values.join('，'),
    urgency: isChanged && !(moved.course === 'better' && moved.isWithinChance) ? 2 : 3,
    status: moved?.course ?? (isKnown ? 'same' : 'new'),
    isKnown,
    evidences: speaking(rows, CODES),
    organ: 'kidney',
  });
}

/** 4 CKD 分期. */
export const ckdTool: Tool = (context) => {
  const { record, judged } = context;
  const result = ckdOf(record, judged)?.result;
  if (result === undefined || (result.g === null && result.a === null)) return null;
  const found = statement(context, result);
  return {
    apiType: 4,
    name: 'CKD 分期',
    ruleId: result.ruleId,
    ruleVersion: result.ruleVersion,
    parts: found === null ? [] : [found],
    decides: DECIDES,
  };
};
