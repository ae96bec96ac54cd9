import type { JudgedReport } from '../record/judged.ts';
import { sourceFlagMeaning, sourceFlagSide } from '../record/source-flag.ts';
import type { Urgency } from '../lab-inference/infer.ts';
import { actionsFor } from './actions.ts';
import type { Action } from './actions.ts';
import { copySentence } from './copy.ts';
import { fastSideOf, speedOf, urgencyOfRow } from './limits.ts';
import type { Speed } from './limits.ts';
import type { Finding } from './reading.ts';
import { courseOf, criticalDistance, harmOf, sideOf } from './rows.ts';
import type { Row } from './rows.ts';
import { patternOf } from './specimen-patterns.ts';
import { pictureOf } from './words.ts';

/** What the versions changed stands in README.md. */
export const READING_VERSION = '1.1';

const SIDE_SIGN = { high: '>', low: '<' } as const;

/** Steps for a row: those of its critical item when it is one or grows one, else none. */
export function rowActions(row: Row, side: 'high' | 'low', urgency: Urgency): readonly Action[] {
  if (urgency > 1) return [];
  const own = row.isInfant ? undefined : actionsFor(`${row.code}${SIDE_SIGN[side]}`);
  return own ?? actionsFor('critical') ?? [];
}

/** Items of one organ make one clause; potassium and acidosis of one kidney are two. */
const ORGANS: readonly (readonly [organ: string, codes: readonly string[]])[] = [
  ['kidney', ['CREA', 'UREA', 'CYSC', 'EGFR', 'UACR']],
  ['red cells', ['HGB', 'HCT', 'RBC']],
  ['glucose', ['GLU', 'OGTT2H', 'HBA1C']],
  ['liver', ['ALT', 'AST', 'ALP', 'GGT', 'TBIL', 'DBIL', 'IBIL', 'TBA']],
  ['heart', ['CTNI', 'CTNT', 'CKMBM', 'CK-MB', 'MYO', 'NTPROBNP', 'BNP']],
  ['lipids', ['TC', 'LDL-C', 'APOB', 'TG', 'HDL-C']],
  ['inflammation', ['CRP', 'HS-CRP', 'SAA', 'ESR', 'PCT', 'WBC', 'NEUT#', 'NEUT%']],
  ['thyroid', ['TSH', 'FT4', 'FT3', 'TPOAB', 'TGAB', 'TRAB']],
  ['gas', ['PH', 'PCO2', 'PO2', 'HCO3', 'CO2CP', 'SO2', 'BE']],
  ['calcium', ['CA', 'ICA']],
];
const ORGAN_OF = new Map(ORGANS.flatMap(([organ, codes]) => codes.map((code) => [code, organ] as const)));

export function organOf(code: string): string {
  if (code.startsWith('CSF-')) return 'csf';
  if (code.startsWith('PF-')) return 'pleura';
  return ORGAN_OF.get(code) ?? code;
}

/** 「血钾 6.82 mmol/L，危急」; a result that is only beyond its interval says so. */
function leadOf(row: Row, isCritical: boolean, beyond: string): string {
  if (isCritical) return `${row.subject} ${row.valueText}，危急`;
  return beyond === '' ? `${row.subject} ${row.valueText}` : `${row.subject} ${row.valueText}，${beyond}`;
}

/** Limits of publications below which a result above its interval has no name of its own (J-80, 29 and 30). */
const NAMED_ABOVE: Readonly<Record<string, number>> = { LAC: 2, K: 5.5 };

/** 「高于本报告区间，未达 2.0」; of a result that is told for its speed alone 「未超出参考区间」. */
function beyondText(row: Row, side: 'high' | 'low'): string {
  if (sideOf(row) === null) return '未超出参考区间';
  if (row.judged.flag.rangeSource !== 'report') return '';
  const limit = NAMED_ABOVE[row.code];
  const isUnnamed = side === 'high' && limit !== undefined && row.value !== null && row.value <= limit;
  return `${side === 'high' ? '高' : '低'}于本报告区间${isUnnamed ? `，未达 ${limit.toFixed(1)}` : ''}`;
}

function changeText(row: Row, speed: Speed | null, isCritical: boolean): string {
  const change = speed?.change ?? row.change;
  if (change === null) return '';
  return speed !== null || isCritical || change.isBeyondChance ? change.text : '';
}

const FIRST_TIME_WORDS = '危急界限首次报告';
const SOURCE_FLAG = '来源标记';

/** True for what a row says beyond its result: no other finding that the row carries says it. */
export const saysMore = ({ text }: Pick<Finding, 'text'>): boolean =>
  text.includes(FIRST_TIME_WORDS) || text.includes(SOURCE_FLAG);

/** J-15: a critical limit that only holds the first time is not silent later. */
function firstTimeNote(row: Row): string {
  const { item, flag } = row.judged;
  if (item?.critical?.when !== 'first' || flag.critical !== undefined || row.value === null) return '';
  const { high } = item.critical;
  const earlier = row.history.findLast((point) => high !== undefined && point.value * row.factor > high);
  if (high === undefined || earlier === undefined || row.value <= high) return '';
  return `${FIRST_TIME_WORDS}，已于 ${earlier.time.slice(0, 10)} 报告`;
}

/** What the source's own flag adds to a row that was read (J-21, J-22). */
function flagNote(row: Row): string {
  const { printed, flag } = row.judged;
  if (flag.state !== 'abnormal') return '';
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

/** The finding of one row that is abnormal or critical, or that moved too fast inside its interval. */
export function rowFinding(row: Row, judged: JudgedReport, rows: readonly Row[]): Finding | null {
  const side = sideOf(row) ?? fastSideOf(row);
  if (side === null) return null;
  const { flag, printed } = row.judged;
  const isCritical = flag.critical !== undefined || sourceFlagMeaning(printed.source_flag) === 'critical';
  const speed = speedOf(row);
  const course = courseOf(row);
  const urgency = isCritical ? 1 : (Math.min(urgencyOfRow(row), speed?.urgency ?? 3) as Urgency);
  const change = changeText(row, speed, isCritical);
  const pattern = patternOf(row, judged, rows);
  const beyond = beyondText(row, side);
  const isUnnamed = beyond.includes('未达');
  const picture = isUnnamed ? `${row.subject}高于区间` : pictureOf(row, side);
  const title = titleOf(row, speed, picture);
  const range = printed.range_text === '' ? '' : `（${printed.range_text}）`;
  const notes = [beyond, speed?.forecast ?? '', firstTimeNote(row), flagNote(row), pattern?.text ?? ''];
  const parts = [`${row.subject} ${row.valueText}${range}`, change, ...notes].filter((part) => part !== '');
  const lead = leadOf(row, isCritical, beyond);
  return {
    findingId: `row:${row.id}`,
    kind: isCritical ? 'critical' : 'row',
    title: isCritical && picture !== title ? `${picture}，${title}` : title,
    text: parts.join('，'),
    urgency,
    status: course,
    isKnown: false,
    evidences: [row.id],
    valueText: row.valueText,
    changeText: change,
    actions: pattern?.actions ?? rowActions(row, side, urgency),
    apiType: null,
    diagnosisId: null,
    copyText: copySentence(row, judged.report.report_time),
    ruleId: `reading/${isCritical ? 'critical' : 'row'}`,
    ruleVersion: READING_VERSION,
    words: { lead, change, phrase: `${title}（${row.valueText}）` },
    rank: {
      organ: organOf(row.code),
      harm: harmOf(row.code, side),
      isCriticalValue: isCritical,
      isCriticalFlag: false,
      isLifeThreatening: false,
      distance: criticalDistance(row, judged.person),
      isFast: speed !== null,
      reliable: 2,
      catalogueOrder: row.catalogueOrder,
      rowOrder: row.order,
    },
  };
}
