import { isAbove, isBelow } from '../core/number.ts';
import type { JudgedReport } from '../record/judged.ts';
import { isRiskOfOneIn } from '../flags/grade.ts';
import { isUnitUnsaid } from '../record/unit-by-range.ts';
import { isUnitless } from '../units/unit.ts';
import { sourceFlagMeaning, sourceFlagSide } from '../record/source-flag.ts';
import type { Urgency } from '../lab-inference/infer.ts';
import { actionsFor } from './actions.ts';
import type { Action } from './actions.ts';
import { besideNotes } from './beside-notes.ts';
import { bloodyNote } from './computed-cells.ts';
import { copySentence, rangeText } from './copy.ts';
import { dDimerOfAge } from './d-dimer-limit.ts';
import { infectionCourse, knownAnaemia, TREATED_TEXT } from './known-course.ts';
import { withoutBaseline } from './first-creatinine.ts';
import { interferenceNote } from './interferences.ts';
import { fastSideOf, speedOf, urgencyOfRow } from './limits.ts';
import type { Speed } from './limits.ts';
import { runText } from './run.ts';
import type { Finding } from './reading.ts';
import { aimedThyroglobulin, leftOf, lobeThyroglobulin } from './thyroglobulin.ts';
import type { KnownWords } from './thyroglobulin.ts';
import { courseOf, criticalDistance, harmOf, sideOf } from './rows.ts';
import type { Row } from './rows.ts';
import { patternOf } from './specimen-patterns.ts';
import { isSpotUrine, SPOT_URINE_NOTE } from './spot-urine.ts';
import { besideCritical, notLowAfterAll } from './total-calcium.ts';
import { organOf } from './organs.ts';
import { usualNotes } from './usual-notes.ts';
import { pictureOf } from './words.ts';

/** What the versions changed stands in README.md. */
export const READING_VERSION = '2.7';

const SIDE_SIGN = { high: '>', low: '<' } as const;

/** Steps for a row: those of its critical item when it is one or grows one, else none. */
export function rowActions(row: Row, side: 'high' | 'low', urgency: Urgency, isFast: boolean): readonly Action[] {
  const item = `${row.code}${SIDE_SIGN[side]}`;
  // A haemoglobin that falls by days asks for the bleeding long before it is critical.
  if (urgency === 2 && isFast && item === 'HGB<') return actionsFor(item) ?? [];
  if (urgency === 2) return actionsFor(`today:${item}`) ?? [];
  if (urgency > 1) return [];
  const ofInfant = row.isInfant ? actionsFor(`infant:${item}`) : undefined;
  return ofInfant ?? actionsFor(item) ?? actionsFor('critical') ?? [];
}

/** 「血钾 6.82 mmol/L，危急」; a result that is only beyond its interval says so, one whose limit was told before says that. */
function leadOf(row: Row, isCritical: boolean, beyond: string, firstTime: string): string {
  if (isCritical) return `${row.subject} ${row.valueText}，危急`;
  if (firstTime !== '') return `${row.subject} ${row.valueText}（${firstTime}）`;
  return beyond === '' ? `${row.subject} ${row.valueText}` : `${row.subject} ${row.valueText}，${beyond}`;
}

/** Limits of publications up to which a result out of its interval has no name of its own (J-80, 29 and 30), as they are printed. */
const NAMED_BEYOND: Readonly<Record<string, string>> = {
  'LAC>': '2.0',
  'K>': '5.5',
  'K<': '3.5',
  'NA>': '145',
  'NA<': '135',
};

/** The diagnosis whose rule gives the name from the limit itself on: beside it a row does not deny it. */
const NAMED_AT: Readonly<Record<string, string>> = { 'K>': 'HYPERK' };

/** 「未达 2.0」 of a result out of its interval that has not passed the limit of its name; '' for all others. */
function shortOfName(row: Row, side: 'high' | 'low', rows: readonly Row[], { inference }: JudgedReport): string {
  const { code, value } = row;
  const key = `${code}${SIDE_SIGN[side]}`;
  const limit = NAMED_BEYOND[key];
  if (limit === undefined || value === null) return notLowAfterAll(row, side, rows);
  if (side === 'low') return isBelow(value, Number(limit)) ? '' : `未低于 ${limit}`;
  if (isAbove(value, Number(limit))) return '';
  if (isBelow(value, Number(limit))) return `未达 ${limit}`;
  return inference.diagnoses.some(({ id }) => id === NAMED_AT[key]) ? '' : `未超过 ${limit}`;
}

/** 「高于本报告区间，未达 2.0」; of a result that is told for its speed alone 「未超出参考区间」. */
function beyondText(row: Row, side: 'high' | 'low', rows: readonly Row[], judged: JudgedReport): string {
  if (sideOf(row) === null) return '未超出参考区间';
  const { rangeSource, parsed, notes } = row.judged.flag;
  // Of a word the range is a word too, and stands beside it.
  if (rangeSource === undefined || parsed.kind !== 'number') return '';
  const whose = notes.includes('pregnancy_range')
    ? '孕期'
    : notes.includes('adult_range')
      ? '儿童'
      : rangeSource === 'report'
        ? '本报告'
        : '目录';
  // The smaller its denominator, the greater the risk.
  if (isRiskOfOneIn(row.code)) return '高于截断风险';
  const short = shortOfName(row, side, rows, judged);
  const printed = notes.includes('adult_range') ? '（打印的为成人区间，未采用）' : '';
  return `${side === 'high' ? '高' : '低'}于${whose}区间${printed}${short === '' ? '' : `，${short}`}`;
}

/** 「高钾血症（6.82 mmol/L）」, 「血钾高于区间（5.4 mmol/L，未达 5.5）」. */
function phraseOf(row: Row, side: 'high' | 'low', title: string, short: string): string {
  // 抗Sm抗体阳性 says its result.
  if (short === '' && title.endsWith(row.valueText)) return title;
  // 脑脊液寡克隆区带阳性（Ⅱ型，4条）: the word stands once.
  const detail = title.endsWith('阳性') ? /^阳性\s*(.+)$/.exec(row.valueText)?.[1] : undefined;
  if (short === '' && detail !== undefined) return `${title}${/^[（(]/.test(detail) ? detail : `（${detail}）`}`;
  if (short === '') return `${title}（${row.valueText}）`;
  return `${row.subject}${side === 'high' ? '高' : '低'}于区间（${row.valueText}，${short}）`;
}

function changeText(row: Row, speed: Speed | null, isCritical: boolean): string {
  const change = speed?.change ?? row.change;
  if (change === null) return '';
  return speed !== null || isCritical || change.isBeyondChance ? change.text : runText(row);
}

const FIRST_TIME_WORDS = '危急界限首次报告';
const SOURCE_FLAG = '来源标记';

/** True for what a row says beyond its result: no other finding that the row carries says it. */
export const saysMore = ({ text }: Pick<Finding, 'text'>): boolean =>
  text.includes(FIRST_TIME_WORDS) || text.includes(SOURCE_FLAG);

/** J-15: a critical limit that only holds the first time is not silent later. */
function firstTimeNote(row: Row, time: string): string {
  const { item, flag } = row.judged;
  if (item?.critical?.when !== 'first' || flag.critical !== undefined || row.value === null) return '';
  const { high } = item.critical;
  if (high === undefined || row.value <= high) return '';
  const earlier = [...row.history].findLast((point) => point.value * row.factor > high);
  if (earlier === undefined) return '';
  const [day, hour] = [earlier.time.slice(0, 10), earlier.time.slice(11, 16)];
  // Of one day the hour tells them apart (J-40).
  return `${FIRST_TIME_WORDS}，已于 ${day === time.slice(0, 10) ? hour : day} 报告`;
}

/** A unit that the row does not say, by what its printed interval shows. */
function unitNote({ judged: { printed } }: Row): string {
  const { unit, unit_read: meant } = printed;
  if (meant === undefined || !isUnitUnsaid(unit)) return '';
  return `${isUnitless(unit) ? '未注明单位' : `单位「${unit.trim()}」未识别`}，按其参考区间认作 ${meant}`;
}

/** What the source's own flag adds to a row that was read (J-21, J-22). */
function flagNote(row: Row): string {
  const { printed, flag } = row.judged;
  if (flag.state !== 'abnormal') return '';
  // Critical for the source alone: who reads 危急 sees who says so.
  if (flag.critical === undefined && sourceFlagMeaning(printed.source_flag) === 'critical')
    return `${SOURCE_FLAG}「${printed.source_flag ?? ''}」`;
  const [own, opposite] = flag.abnormalType === 1 ? (['升高', 'low'] as const) : (['降低', 'high'] as const);
  const isOpposite = sourceFlagSide(printed.source_flag) === opposite;
  if (!isOpposite && sourceFlagMeaning(printed.source_flag) !== 'normal') return '';
  const said = isOpposite ? (opposite === 'low' ? '降低' : '升高') : '正常';
  return `${SOURCE_FLAG}${said}，按其参考区间应为${own}，请核对`;
}

/** 「血钠上升过快」, 「血红蛋白 5 日降 26」, or the picture of the item. */
function titleOf(row: Row, speed: Speed | null, picture: string): string {
  if (speed === null) return picture;
  // Inside its interval a potassium that rises is no 高钾血症.
  if (speed.title === '' && sideOf(row) !== null) return picture;
  return speed.title || `${row.subject} ${speed.change.text}`;
}

const NOTHING_KNOWN: ReadonlySet<string> = new Set();

/**
 * 「已知贫血，Hb 96，6 个月 −12」 and 「感染治疗中，CRP 较峰值降 88%」 of those who are known to have it (J-31); null for all others and where
 * the result is danger by itself (J-34).
 */
function knownWords(
  row: Row,
  side: 'high' | 'low',
  isDanger: boolean,
  known: ReadonlySet<string>,
  rows: readonly Row[],
  time: string,
): KnownWords | null {
  if (isDanger) return null;
  if (row.code === 'HGB' && side === 'low' && known.has('anaemia'))
    return { title: '已知贫血', text: `已知贫血，${knownAnaemia([row], time)}` };
  const left = row.code === 'TG_' && side === 'low' ? leftOf(known) : null;
  if (left !== null) return left === 'nothing' ? aimedThyroglobulin(row, rows) : lobeThyroglobulin(row, left);
  const course = known.has('infection') ? infectionCourse([row]) : '';
  return course === '' ? null : { title: TREATED_TEXT, text: `${TREATED_TEXT}，${course}` };
}

/** The side on which a row is told: beyond its interval, or moved too fast inside it; null for a row that is not told. */
export const toldSideOf = (row: Row): 'high' | 'low' | null => sideOf(row) ?? fastSideOf(row);

/**
 * The finding of one row that is abnormal or critical, or that moved too fast inside its interval.
 * @param known what the patient is known to have: ids of the rule base and groups of diseases
 */
export function rowFinding(
  row: Row,
  judged: JudgedReport,
  rows: readonly Row[],
  known: ReadonlySet<string> = NOTHING_KNOWN,
): Finding | null {
  const side = toldSideOf(row);
  if (side === null) return null;
  const { flag, printed } = row.judged;
  const isCritical = flag.critical !== undefined || sourceFlagMeaning(printed.source_flag) === 'critical';
  // Between two dialyses creatinine rises by itself.
  const speed = row.code === 'CREA' && known.has('dialysis') ? null : speedOf(row, known);
  const course = courseOf(row);
  const urgency = isCritical ? 1 : (Math.min(urgencyOfRow(row, known), speed?.urgency ?? 3) as Urgency);
  const change = changeText(row, speed, isCritical);
  const pattern = patternOf(row, judged, rows);
  const beyond = beyondText(row, side, rows, judged);
  const short = sideOf(row) === null ? '' : shortOfName(row, side, rows, judged);
  const picture =
    short === '' ? pictureOf(row, side) : `${row.subject}${side === 'high' ? '高' : '低'}于区间（${short}）`;
  const title = titleOf(row, speed, picture);
  const range = printed.range_text === '' ? '' : `（${rangeText(printed.range_text)}）`;
  const firstTime = firstTimeNote(row, judged.report.report_time);
  const baseline = withoutBaseline(row, rows, known);
  const spot = isSpotUrine(row.code) ? SPOT_URINE_NOTE : '';
  const notes = [
    beyond,
    unitNote(row),
    // What another liquid thinned does not go on at that rate.
    pattern?.isOfSpecimen === true ? '' : (speed?.forecast ?? ''),
    firstTime,
    flagNote(row),
    pattern?.text ?? '',
    spot,
    besideCritical(row, side, rows),
    bloodyNote(row, rows),
    ...usualNotes(row, side, judged, rows, known),
    ...besideNotes(row, side, rows),
    interferenceNote(row, known),
    side === 'high' ? dDimerOfAge(row, judged) : '',
    baseline?.text ?? '',
  ];
  const own = knownWords(row, side, isCritical || speed !== null, known, rows, judged.report.report_time);
  const told = own === null ? [`${row.subject} ${row.valueText}${range}`, change, ...notes] : [own.text, flagNote(row)];
  const lead =
    own?.text ?? `${leadOf(row, isCritical, beyond, firstTime)}${baseline === null ? '' : `，${baseline.lead}`}`;
  return {
    findingId: `row:${row.id}`,
    kind: isCritical ? 'critical' : 'row',
    title: own?.title ?? (isCritical && picture !== title ? `${picture}，${title}` : title),
    text: told.filter((part) => part !== '').join('，'),
    urgency,
    status: own?.isAim === true ? 'same' : course,
    isKnown: own !== null,
    evidences: [row.id],
    valueText: row.valueText,
    changeText: change,
    actions: pattern?.actions ?? baseline?.actions ?? rowActions(row, side, urgency, speed !== null),
    apiType: null,
    diagnosisId: null,
    copyText: copySentence(row, judged.report.report_time),
    ruleId: `reading/${isCritical ? 'critical' : 'row'}`,
    ruleVersion: READING_VERSION,
    words: { lead, change: own === null ? change : '', phrase: own?.text ?? phraseOf(row, side, title, short) },
    rank: {
      organ: organOf(row.code),
      harm: own?.isAim === true ? 'E' : harmOf(row.code, side),
      isCriticalValue: isCritical,
      isCriticalFlag: false,
      isLifeThreatening: false,
      distance: criticalDistance(row, judged.person),
      isFast: speed !== null,
      // Beside a diagnosis of the same danger a mere row comes second.
      reliable: isCritical || urgency < 3 ? 2 : 0,
      catalogueOrder: row.catalogueOrder,
      rowOrder: row.order,
    },
  };
}
