import { countedAs } from '../catalogue/stand-ins.ts';
import { isAbove } from '../core/number.ts';
import type { JudgedReport } from '../record/judged.ts';
import type { JudgedRow } from '../record/judged-row.ts';
import { ACTION_WIDTH, actionsFor } from './actions.ts';
import type { Action } from './actions.ts';
import { leastOf, mostOf } from './rows.ts';
import type { Row } from './rows.ts';
import { sampleOf } from './sample-of.ts';
import { cutTo } from './width.ts';

/** What the other rows say about the specimen of a result (J-56). It stays critical: a patient may be both. */
export interface SpecimenPattern {
  readonly text: string;
  /** The steps with a second draw beside the first one; absent where the pattern is refuted. */
  readonly actions?: readonly Action[];
  /** The sample holds another liquid than blood: its course is none of the patient's. */
  readonly isOfSpecimen?: true;
}

/** EDTA binds calcium (below 1.6 mmol/L), magnesium and the zinc of alkaline phosphatase. */
const EDTA_CALCIUM_BELOW = 1.6;

function find(judged: JudgedReport, code: string): JudgedRow | undefined {
  return judged.rows.find((row) => row.code === code);
}

function isSide(row: JudgedRow | undefined, side: 1 | -1): boolean {
  return row?.flag.state === 'abnormal' && row.flag.abnormalType === side;
}

function withSecondDraw(code: string): readonly Action[] {
  const steps = actionsFor(`${code}>`) ?? [];
  return steps.map((step, index) => (index === 0 ? { ...step, text: '立即心电图，另侧静脉重采复测' } : step));
}

/** The steps of a critical result with a second draw in the first of them; a result that is not critical has none of its own. */
function secondDrawFor({ flag }: JudgedRow, code: string): { readonly actions?: readonly Action[] } {
  if (flag.critical === undefined) return {};
  const steps = actionsFor(`${code}${flag.critical === 'high' ? '>' : '<'}`) ?? actionsFor('critical') ?? [];
  return {
    actions: steps.map((step, index) =>
      index === 0 ? { ...step, text: cutTo(`另侧静脉重采复测，${step.text}`, ACTION_WIDTH) } : step,
    ),
  };
}

/**
 * Cells that give up their potassium in the tube where there are very many of them (UKKA 2023, pseudohyperkalaemia), in 10^9/L; the limits
 * are ours.
 */
const EATING_FROM = 100;
const CROWDS: readonly { readonly code: string; readonly from: number }[] = [
  { code: 'PLT', from: 1000 },
  { code: 'WBC', from: 100 },
];

/** The figure of a row in the catalogue's unit, one that cannot be believed too; NaN, which is beyond no limit, where there is none. */
function figureOf(row: Row | undefined): number {
  const { parsed } = row?.judged.flag ?? {};
  return row?.value ?? (parsed?.kind === 'number' ? parsed.value * (row?.factor ?? 1) : Number.NaN);
}

/** A calcium below 1.6 beside a low magnesium or phosphatase: with a high potassium the salt of an EDTA tube. */
function hasSaltOfTube(judged: JudgedReport, rows: readonly Row[]): boolean {
  // In the unit of the catalogue: a calcium of 9.0 mg/dL is 2.25.
  const value = figureOf(rows.find(({ code }) => code === 'CA'));
  return value < EDTA_CALCIUM_BELOW && ['ALP', 'MG'].some((code) => isSide(find(judged, code), -1));
}

/** mmol/L that only the salt of a tube brings together with such a calcium, whether it can be believed or not. */
const OF_TUBE_FROM = 5.5;

const EDTA = '疑 EDTA 污染（钙、镁或碱性磷酸酶同时降低）';

/** True for a report of which potassium is that of an EDTA tube. */
export const isOfTube = (judged: JudgedReport, rows: readonly Row[]): boolean =>
  hasSaltOfTube(judged, rows) && rows.some((row) => row.code === 'K' && figureOf(row) > OF_TUBE_FROM);

function potassiumPattern(judged: JudgedReport, rows: readonly Row[]): SpecimenPattern | null {
  const [calcium, magnesium, phosphatase] = ['CA', 'MG', 'ALP'].map((code) => find(judged, code));
  if (hasSaltOfTube(judged, rows)) return { text: EDTA, actions: withSecondDraw('K') };
  const isHaemolysed =
    judged.rows.some(({ code, printed }) => code === 'HEMOLI' && /阳性|\+/.test(printed.result)) ||
    judged.rows.some(({ printed }) => /(?<![无未])溶血/.test(printed.result));
  // Enzymes of the red cells that were measured and are not raised speak against it; those that were not measured speak neither way.
  const isKept = ['LDH', 'AST'].some((code) => find(judged, code) !== undefined && !isSide(find(judged, code), 1));
  if (isHaemolysed && !isKept) return { text: '疑溶血', actions: withSecondDraw('K') };
  const [crowd] = CROWDS.flatMap(({ code, from }) => rows.filter((row) => row.code === code && leastOf(row) >= from));
  if (crowd !== undefined)
    return { text: `${crowd.subject} ${crowd.valueText}，疑假性高钾`, actions: withSecondDraw('K') };
  if (!isSide(calcium, -1)) return null;
  const kept = [magnesium, phosphatase].flatMap((row) => (row === undefined || isSide(row, -1) ? [] : [row]));
  if (kept.length === 0) return null;
  const words = kept.map(({ item, printed }) => `${item?.shortName ?? ''} ${printed.result}`).join('、');
  return { text: `${words} 未降：不支持 EDTA 污染` };
}

/** mmol/L by which a serum holds more than the plasma or the whole blood beside it where its cells gave theirs up (UKKA 2023). */
const FALSE_BY = 0.4;

/** 「血浆钾 4.1，疑假性高钾」: a potassium of another sample of the report that is not raised; null without one. */
function otherPotassium(row: Row, rows: readonly Row[]): SpecimenPattern | null {
  const sample = sampleOf(row);
  const other = rows.find(
    (each) => each.code === 'K' && each !== row && each.judged.flag.state === 'normal' && sampleOf(each) !== sample,
  );
  if (other?.value == null || row.value === null || !isAbove(row.value - other.value, FALSE_BY)) return null;
  const named = sampleOf(other);
  const told = `${named === '' ? '另一标本' : named}钾 ${other.judged.printed.result}`;
  return { text: `${told} 未升，疑假性高钾`, actions: withSecondDraw('K') };
}

/** What dextrose and water in the sample thin out, and by how much of the last result. */
const THINNED = ['K', 'CA', 'NA', 'ALB'];
const THINNED_BY = 0.2;
/** So many of them must be told: one alone falls for other reasons. Our choice. */
const LEAST_THINNED = 3;

/** Glucose beyond its critical limit, while all that was measured of K, Ca, Na and albumin fell by a fifth. */
function hasInfusion(rows: readonly Row[]): boolean {
  const glucose = rows.find(({ code }) => countedAs(code) === 'GLU');
  const told = rows.flatMap(({ code, value, factor, change }) =>
    !THINNED.includes(code) || value === null || change === null
      ? []
      : [value <= change.from.value * factor * (1 - THINNED_BY)],
  );
  return glucose?.judged.flag.critical === 'high' && told.length >= LEAST_THINNED && !told.includes(false);
}

/**
 * Triglycerides (mmol/L) and protein (g/L) from which the water of a sample is so much less that an indirect electrode reads the sodium too
 * low (欧洲低钠指南 2014; Fortgens & Pillay 2011).
 */
const CROWDED_WATER: readonly { readonly code: string; readonly from: number }[] = [
  { code: 'TG', from: 17 },
  { code: 'TP', from: 100 },
];
const LIPAEMIC = /(?<![无未])(?:脂血|乳糜)/;

const isLipaemic = (judged: JudgedReport): boolean =>
  judged.rows.some(
    ({ printed: { name, result } }) =>
      LIPAEMIC.test(result) || (LIPAEMIC.test(name) && /阳性|\+|[中重]度/.test(result)),
  );

/** Lipids that were seen, or measured to be as many as make a serum milky. */
const isFatty = (judged: JudgedReport, rows: readonly Row[]): boolean =>
  isLipaemic(judged) ||
  CROWDED_WATER.some(
    ({ code, from }) => code === 'TG' && rows.some((row) => row.code === code && leastOf(row) >= from),
  );

function sodiumPattern(judged: JudgedReport, rows: readonly Row[]): SpecimenPattern | null {
  const [crowd] = CROWDED_WATER.flatMap(({ code, from }) =>
    rows.filter((row) => row.code === code && leastOf(row) >= from),
  );
  if (crowd === undefined && !isLipaemic(judged)) return null;
  const ground = crowd === undefined ? '标本脂血' : `${crowd.subject} ${crowd.valueText}`;
  return { text: `${ground}，疑假性低钠，以直接电极法复测` };
}

/** g/L of haemoglobin that no red cell holds: fewer and larger ones were counted than there are (BSH 2017, 冷凝集素). */
const MOST_IN_A_CELL = 380;

/** Lipids make the haemoglobin too high instead (临床检验操作规程). */
function isAgglutinated(judged: JudgedReport, rows: readonly Row[]): boolean {
  const isSaid = judged.rows.some(({ code, flag }) => code === 'COLDAGG' && flag.state === 'abnormal');
  const isFull = rows.some((row) => row.code === 'MCHC' && leastOf(row) > MOST_IN_A_CELL);
  const isLarge = isSide(find(judged, 'MCV'), 1) || isSide(find(judged, 'RBC'), -1);
  return (isSaid || isFull) && isLarge && !isFatty(judged, rows);
}

const CELL_INDEX: Readonly<Record<string, 1 | -1>> = { RBC: -1, HCT: -1, MCV: 1, MCHC: 1 };

function isCellIndex(code: string, row: JudgedRow): boolean {
  const side = CELL_INDEX[code];
  return side !== undefined && isSide(row, side);
}

/** What a report shows of its specimens, worked out once: each of its rows asks for it. */
interface Signs {
  readonly isThinned: boolean;
  readonly isClumped: boolean;
  readonly isAgglutinated: boolean;
  readonly potassium: SpecimenPattern | null;
}

const SIGNS = new WeakMap<readonly Row[], Signs>();

function signsOf(judged: JudgedReport, rows: readonly Row[]): Signs {
  const known = SIGNS.get(rows);
  if (known !== undefined) return known;
  const signs: Signs = {
    isThinned: hasInfusion(rows),
    isClumped: judged.rows.some(({ printed }) => printed.result.includes('聚集')),
    isAgglutinated: isAgglutinated(judged, rows),
    potassium: potassiumPattern(judged, rows),
  };
  SIGNS.set(rows, signs);
  return signs;
}

/** A glucose of the drip names no disease: what is only routine of it is not told (J-56). */
const OF_GLUCOSE: readonly string[] = ['DM', 'PREDM', 'ODM', 'GDM'];

/** True for a diagnosis that rests on the glucose of a sample which an infusion thinned. */
export function isOfThinnedGlucose(id: string, judged: JudgedReport, rows: readonly Row[]): boolean {
  return OF_GLUCOSE.includes(id) && signsOf(judged, rows).isThinned;
}

/** Times its upper bound from which a thrombin time is that of heparin or of a direct inhibitor while fibrinogen is there (CLSI H21). */
const OF_HEPARIN = 2;

/** Heparin of a line or a tube: APTT and thrombin time far beyond, the prothrombin time and fibrinogen about as they should. */
function heparinPattern(row: JudgedRow, code: string, rows: readonly Row[]): SpecimenPattern | null {
  const [thrombin, fibrinogen, prothrombin] = ['TT', 'FIB', 'PT'].map((each) => rows.find((own) => own.code === each));
  const upper = (own: Row | undefined): number => (own?.judged.flag.interval?.high ?? Number.NaN) * (own?.factor ?? 1);
  const isFar = thrombin !== undefined && leastOf(thrombin) >= OF_HEPARIN * upper(thrombin);
  const isClotting = fibrinogen !== undefined && !isSide(fibrinogen.judged, -1);
  const isPlain = prothrombin === undefined || mostOf(prothrombin) < OF_HEPARIN * upper(prothrombin);
  if (!isFar || !isClotting || !isPlain) return null;
  const text = '凝血酶时间显著延长而纤维蛋白原不低，疑肝素影响或管路污染';
  return { text, ...(code === 'APTT' ? secondDrawFor(row, code) : {}) };
}

/** What the salt of an EDTA tube takes away. */
const OF_TUBE: readonly string[] = ['CA', 'MG', 'ALP', 'ICA'];

/** So many white cells eat the sugar of a tube while it waits (as in the rule of low glucose). */
function eatenGlucose(rows: readonly Row[]): SpecimenPattern | null {
  const cells = rows.find(({ code }) => code === 'WBC');
  if (cells === undefined || leastOf(cells) < EATING_FROM) return null;
  return { text: `${cells.subject} ${cells.valueText}，标本放置可致假性低血糖` };
}

/** The pattern that touches a row; null for most. */
export function patternOf(own: Row, judged: JudgedReport, rows: readonly Row[]): SpecimenPattern | null {
  const { code, judged: row } = own;
  if ((countedAs(code) === 'GLU' || THINNED.includes(code)) && signsOf(judged, rows).isThinned)
    return { text: '疑输液侧采血', isOfSpecimen: true, ...secondDrawFor(row, code) };
  if (code === 'APTT' && isSide(row, 1)) return heparinPattern(row, code, rows);
  if (OF_TUBE.includes(code) && isSide(row, -1) && isOfTube(judged, rows))
    return { text: EDTA, ...secondDrawFor(row, code) };
  if (countedAs(code) === 'GLU' && isSide(row, -1)) return eatenGlucose(rows);
  if (code === 'NA' && isSide(row, -1)) return sodiumPattern(judged, rows);
  if (code === 'K' && isSide(row, 1)) return otherPotassium(own, rows) ?? signsOf(judged, rows).potassium;
  if (code === 'PLT' && isSide(row, -1) && signsOf(judged, rows).isClumped)
    return { text: '疑 EDTA 依赖性聚集', actions: secondDrawFor(row, code).actions ?? actionsFor('PLT:clumped') ?? [] };
  if (code === 'HGB' && isSide(row, 1) && isFatty(judged, rows))
    return { text: '疑脂血致假性升高，稀释或置换血浆后复测' };
  if (isCellIndex(code, row) && signsOf(judged, rows).isAgglutinated) return { text: '疑冷凝集，37℃ 温浴后复测' };
  return null;
}
