import type { AlbuminuriaSource, CkdResult } from '../../ckd/ckd.ts';
import { CKD_RISK_TEXT } from '../../ckd/wording.ts';
import { UNDETERMINED_TEXT } from '../../flags/wording.ts';
import { earlierReports } from '../../record/earlier-reports.ts';
import type { JudgedReport } from '../../record/judged.ts';
import { ckdOf, stagesBefore } from '../../record/ckd-facts.ts';
import type { PastStages } from '../../record/ckd-facts.ts';
import { spannedSlopeText } from '../../course/wording.ts';
import { minutesBetween, spanText } from '../interval-text.ts';
import type { Row } from '../rows.ts';
import { outsideDangers } from '../outside-dangers.ts';
import { part, rowOf, speaking } from './statement.ts';
import type { Tool, ToolContext, ToolPart } from './statement.ts';

const DECIDES = ['CKD', 'MALB'];
const CODES = ['EGFR', 'CREA', 'UACR', 'CYSC', 'UREA', 'UPRO', 'UPCR'];
/** While one of these goes on, filtration and albumin say nothing of a chronic stage (KDIGO 2024: stages need a steady state). */
const ACUTE: readonly string[] = [
  ...['AKI', 'AKIPRE', 'ATN', 'RHAB', 'TLS', 'HUS', 'HELLP', 'AFLP', 'SPE', 'PE'],
  ...[
    'ANCAGN',
    'ANTIGBM',
    'HFRS',
    'HYPERCAS',
    'ADCR',
    'DKA',
    'HHS',
    'ALF',
    'LACAC',
    'SEPSIS',
    'TTP',
    'DIC',
    'OBDIC',
    'TOXALC',
    'ABLD',
    'MTXTOX',
    'VANTOX',
    'LITOX',
    // A pregnancy that nobody told yet.
    'EPREG',
    // An injury of the drug, of the toxin or of the water that is lost (RegiSCAR; IDSA/SHEA 2021).
    ...['DRESS', 'CDI', 'DIGTOX'],
  ],
];
/** Without an ACR the stage of albumin is an estimate. */
const ESTIMATED_BY: Partial<Record<AlbuminuriaSource, string>> = {
  aer: 'A 级按 24 小时尿白蛋白估算',
  pcr: 'A 级按尿蛋白/肌酐估算',
  dipstick: 'A 级按尿蛋白定性估算',
};
/** The rows of which such an estimate is made. */
const ESTIMATES: Partial<Record<AlbuminuriaSource, string>> = { pcr: 'UPCR', dipstick: 'UPRO' };

/** What the stages rest on: a filtration that was staged, the albumin, or what stands for it. */
function stagedBy({ g, albuminuriaSource: source }: CkdResult): readonly string[] {
  const estimate = source === null ? undefined : ESTIMATES[source];
  return [...(g === null ? [] : ['EGFR']), 'UACR', ...(g === null && estimate !== undefined ? [estimate] : [])];
}

const CHRONIC_DAYS = 90;
const DAY_MINUTES = 1440;

/** The first of an unbroken run of abnormal reports that began more than 90 days ago (J-30 c); null where none did. */
function chronicSince({ judged }: ToolContext, past: PastStages | undefined): string | null {
  const first = past?.abnormalSince ?? null;
  if (first === null) return null;
  const days = minutesBetween(first, judged.report.report_time) / DAY_MINUTES;
  return days > CHRONIC_DAYS ? first : null;
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

/** The row that tells how an axis moved: filtration that is not printed is that of the creatinine. */
function axisRow(rows: ToolContext['rows'], code: string) {
  return rowOf(rows, code) ?? (code === 'EGFR' ? rowOf(rows, 'CREA') : undefined);
}

/** Null where no stage moved. One axis that is worse decides over one that is better. */
function movementOf({ rows }: ToolContext, past: Stages, now: Stages): Movement | null {
  const axes = [
    { code: 'EGFR', from: past.g, to: now.g },
    { code: 'UACR', from: past.a, to: now.a },
  ].filter(({ from, to }) => from !== null && to !== null && from !== to);
  if (axes.length === 0) return null;
  const isWorse = axes.some(({ from, to }) => STAGE_ORDER.indexOf(to ?? '') > STAGE_ORDER.indexOf(from ?? ''));
  const isWithinChance = axes.every(({ code }) => axisRow(rows, code)?.change?.isBeyondChance === false);
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

/** So long a course tells what filtration loses in a year; less is extrapolated. */
const YEARLY_FROM_DAYS = 180;

/** 「10 个月内每年 −6.0」 of a printed filtration (J-31, J-43); '' where its course is short. */
function yearlyText({ code, value, history }: Row, time: string): string {
  if (code !== 'EGFR' || value === null) return '';
  const oldestFirst = [...history].toReversed();
  const [first] = oldestFirst;
  if (first === undefined || minutesBetween(first.time, time) < YEARLY_FROM_DAYS * DAY_MINUTES) return '';
  const past = oldestFirst.map((point) => ({ time: Date.parse(point.time), value: point.value }));
  return spannedSlopeText(code, [...past, { time: Date.parse(time), value }]);
}

/** So long after an acute injury the kidney may still recover (acute kidney disease; KDIGO, ADQI 2017). */
const RECOVERY_MINUTES = CHRONIC_DAYS * DAY_MINUTES;

/** A creatinine that fell by so much within a week mends or was dialysed: it is no stage (ours). */
const [STEEP_SHARE, STEEP_HOURS] = [0.25, 168];

/** In pregnancy, with an acute disease and in the three months after it, filtration has no chronic stage. */
function isUnsteady({ judged, record, rows, known }: ToolContext): boolean {
  const isAcute = ({ inference }: JudgedReport): boolean => inference.diagnoses.some(({ id }) => ACUTE.includes(id));
  const isRecent = ({ report }: JudgedReport): boolean =>
    minutesBetween(report.report_time, judged.report.report_time) <= RECOVERY_MINUTES;
  if (judged.person.isPregnant === true || isAcute(judged) || outsideDangers(rows, judged).length > 0) return true;
  // An injury that a tag names is one of these weeks where creatinine was measured in them.
  const last = rows.find(({ code }) => code === 'CREA')?.change;
  if (last != null && last.hours <= STEEP_HOURS && last.difference <= -STEEP_SHARE * last.from.value) return true;
  if (known.has('AKI') && (known.has('dialysis') || known.has('haemodialysis'))) return true;
  if (known.has('AKI') && last != null && last.hours * 60 <= RECOVERY_MINUTES) return true;
  // Newest first: what lies further back is not looked at.
  for (const past of earlierReports(record, judged)) {
    if (!isRecent(past)) return false;
    if (isAcute(past)) return true;
  }
  return false;
}

function statement(context: ToolContext, result: CkdResult): ToolPart | null {
  const { rows, known, judged, record } = context;
  const before = stagesBefore(record, judged);
  const since = chronicSince(context, before);
  const isDamaged = (result.g !== null && !['G1', 'G2'].includes(result.g)) || (result.a !== null && result.a !== 'A1');
  const isKnown = known.has('CKD') || (since !== null && isDamaged);
  if (!isDamaged && !isKnown) return null;
  if (!isKnown && isUnsteady(context)) return null;
  const now = stageText(result);
  // Each axis against the last report that holds it: filtration is measured more often than albumin, and by one formula only.
  const earlier = {
    g: result.g && (before?.g.get(result.gfrSource) ?? null),
    a: result.a && (before?.a ?? null),
  };
  const past = stageText(earlier);
  const moved = movementOf(context, earlier, result);
  // An axis that was not staged before is told behind those that were.
  const compared = stageText({ g: earlier.g && result.g, a: earlier.a && result.a });
  const added = stageText({ g: earlier.g === null ? result.g : null, a: earlier.a === null ? result.a : null });
  const withAdded = (text: string): string => (added === '' ? text : `${text}，${added}`);
  // Filtration after a dialysis is that of the machine.
  const isDialysed = known.has('dialysis');
  const isChanged = moved !== null && !isDialysed;
  const risk = result.risk === null ? '' : CKD_RISK_TEXT[result.risk];
  const step = withAdded(`${past} → ${compared}${moved?.isWithinChance === true ? '（变化在波动范围内）' : ''}`);
  const same = moved !== null ? '透析治疗中' : past === '' ? now : withAdded(`维持 ${compared}`);
  const stages = isKnown ? `已知 CKD，${isChanged ? step : same}` : `CKD ${now}`;
  // A stage that nobody printed a filtration for names what it was worked out of (J-12).
  const worked = result.g === null ? ESTIMATES[result.albuminuriaSource ?? 'acr'] : 'EGFR';
  const creatinine =
    worked === undefined || isKnown || (worked === 'EGFR' && rowOf(rows, 'EGFR') !== undefined)
      ? undefined
      : axisRow(rows, worked);
  const source = creatinine === undefined ? '' : `（${creatinine.subject} ${creatinine.valueText}）`;
  const lead = [stages, isKnown && !isChanged ? '' : risk].filter((text) => text !== '').join('，');
  const chronic =
    since === null
      ? ''
      : `自 ${since.slice(0, 10)} 起持续 ${spanText(minutesBetween(since, judged.report.report_time))}，符合慢性`;
  const values = stagedBy(result).flatMap((code) => {
    const row = axisRow(rows, code);
    if (row === undefined) return [];
    return [`${row.subject} ${row.valueText}`, isKnown ? yearlyText(row, judged.report.report_time) : ''];
  });
  const persistence = isKnown ? '' : '需持续>3个月方可诊断CKD';
  const estimate = result.albuminuriaSource === null ? '' : (ESTIMATED_BY[result.albuminuriaSource] ?? '');
  const text = [
    lead,
    lead.includes(risk) ? '' : risk,
    ...values,
    moved?.isWithinChance === false ? fluctuation(context) : '',
    estimate,
    chronic,
    persistence,
  ].filter((each) => each !== '');
  return part({
    key: 'stage',
    outcome: (isChanged && moved.course === 'worse') || !isKnown ? 'ckd:changed' : null,
    title: lead,
    text: text.join('，'),
    lead: `${lead}${source}`,
    phrase: `${lead}${source}`,
    valueText: values.filter((each) => each !== '').join('，'),
    urgency: isChanged && !(moved.course === 'better' && moved.isWithinChance) ? 2 : 3,
    status: isChanged && !moved.isWithinChance ? moved.course : isKnown ? 'same' : 'new',
    isKnown,
    evidences: speaking(rows, CODES),
    organ: 'kidney',
    // One report proves no chronic disease: what names a cause comes first.
    reliable: isKnown ? 2 : 1,
  });
}

/** Stages are those of adults, and a filtration was worked out of an age: of a person whose age cannot be right none is told (J-53). */
function withoutStage({ rows }: ToolContext, { g, a }: CkdResult, reason: string): ToolPart[] {
  const isDamaged = (g !== null && !['G1', 'G2'].includes(g)) || (a !== null && a !== 'A1');
  if (!isDamaged) return [];
  const title = `CKD 未分期（${reason.split('，')[0] ?? ''}）`;
  const values = ['EGFR', 'UACR'].flatMap((code) => {
    const row = axisRow(rows, code);
    return row === undefined ? [] : [`${row.subject} ${row.valueText}`];
  });
  const [first = ''] = values;
  const lead = `${first}，${title}`;
  return [
    part({
      key: 'stage',
      outcome: 'ckd:undated',
      title,
      text: [...values, reason].join('，'),
      lead,
      phrase: `${title}，${first}`,
      valueText: first,
      evidences: speaking(rows, CODES),
      organ: 'kidney',
    }),
  ];
}

/** 4 CKD 分期. */
export const ckdTool: Tool = (context) => {
  const { record, judged } = context;
  const result = ckdOf(record, judged)?.result;
  if (result === undefined || (result.g === null && result.a === null)) return null;
  const { ageProblem } = judged.person;
  return {
    apiType: 4,
    name: 'CKD 分期',
    ruleId: result.ruleId,
    ruleVersion: result.ruleVersion,
    parts:
      ageProblem === undefined
        ? [statement(context, result)].filter((each) => each !== null)
        : withoutStage(context, result, UNDETERMINED_TEXT[ageProblem]),
    decides: DECIDES,
  };
};
