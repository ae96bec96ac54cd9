import { findItemByName } from '../catalogue/catalogue.ts';
import type { CatalogueItem } from '../catalogue/catalogue.ts';
import { isRiskOfOneIn } from '../flags/grade.ts';
import { weeksInResult } from '../core/pregnancy.ts';
import { rangeOfPhase } from '../ranges/range-of-phase.ts';
import type { OfWhom } from '../ranges/range-of-phase.ts';
import { rangeOfSpecimen } from '../ranges/range-of-specimen.ts';
import { parseRange } from '../ranges/range.ts';
import { parseResult } from '../results/result.ts';
import { withoutLogarithm } from './logarithm.ts';
import { withoutPowers } from '../results/powers.ts';
import type { PrintedRow } from './printed.ts';

/** 甲型流感病毒核酸阳性, 抗核抗体：弱阳性(1:100): a word behind the name of what was looked for. */
const NAMED_WORD =
  /^\s*([^:：,，;；。\s]{2,30}?)[:：\s为呈]*((?:弱|强)?阳性|阴性)(\s*[(（][^()（）]*[)）])?\s*[。.]?\s*$/;
/** What nobody has an item for is read by its own name where that says what was looked for. */
const LOOKED_FOR = /(?:核酸|抗原|抗体|DNA|RNA|毒素|基因)$/;
const DENIED = /未|无|非|不|除外|排除/;

const bare = (name: string): string => name.normalize('NFKC').replace(/[\s()检测测定]/g, '');

function isOwnName(named: string, { name, specimen }: PrintedRow, item: CatalogueItem | undefined): boolean {
  if (DENIED.test(named)) return false;
  const [own, printed] = [bare(named), bare(name)];
  if (own !== '' && printed.includes(own)) return true;
  return item === undefined
    ? LOOKED_FOR.test(named)
    : (findItemByName(named, specimen) ?? findItemByName(named, item.specimen))?.code === item.code;
}

/** 「甲型流感病毒核酸阳性」 of that very item says 阳性; of another one it is left to a reader. */
function withoutOwnName(row: PrintedRow, item: CatalogueItem | undefined): PrintedRow {
  if (!row.result.includes('性')) return row;
  const [, named = '', word = '', remark = ''] = NAMED_WORD.exec(row.result) ?? [];
  return named !== '' && isOwnName(named, row, item) ? { ...row, result: `${word}${remark}` } : row;
}

/** 28+3 周 is 28.4: weeks and days of a pregnancy. */
function withWeeks(row: PrintedRow, item: CatalogueItem | undefined): PrintedRow {
  const weeks = item?.code === 'GAW' ? weeksInResult(row.result) : null;
  return weeks === null ? row : { ...row, result: String(weeks) };
}

/** 找到腺癌细胞, 未见恶性肿瘤细胞, 见可疑癌细胞: what a cytologist says of a fluid. */
const CYTOLOGY: readonly string[] = ['PF-CYT'];
const TUMOUR_CELLS = /癌|肿瘤|恶性|腺瘤|淋巴瘤|malignan|carcinoma/i;
const DOUBTFUL = /可疑|疑似|异型|核异质|不典型|不除外|倾向|suspicious|atypical/i;
const NOT_SEEN = /未|无|没有|阴性|\bno\b|\bnot\b|negative/i;

function withCytology(row: PrintedRow, item: CatalogueItem | undefined): PrintedRow {
  if (item === undefined || !CYTOLOGY.includes(item.code) || !TUMOUR_CELLS.test(row.result)) return row;
  if (NOT_SEEN.test(row.result)) return DOUBTFUL.test(row.result) ? row : { ...row, result: '阴性' };
  return { ...row, result: DOUBTFUL.test(row.result) ? '可疑' : '阳性' };
}

/** IgG κ 型单克隆条带, 可见 M 蛋白（IgG-λ）: what an immunofixation found, by its class or its name. */
const CLONE_ITEM = 'MPROT';
const CLONE =
  /单克隆|M\s*(?:蛋白|带|条带|成分)|Ig[GAMDE]\s*[-–、,，]?\s*(?:κ|λ|kappa|lambda|轻链)|(?:κ|λ|kappa|lambda)\s*(?:轻链|型)/i;

const withClone = (row: PrintedRow, item: CatalogueItem | undefined): PrintedRow =>
  item?.code === CLONE_ITEM &&
  CLONE.test(row.result) &&
  !/[未无非]|阴性|没有|多克隆|\bno\b|\bnot\b|negative/i.test(row.result)
    ? { ...row, result: '阳性' }
    : row;

/** MTB检出（高），利福平耐药检出: what a cartridge found of the organism stands before its resistance. */
const TUBERCULOSIS_ITEM = 'MTBNA';
const TUBERCULOSIS =
  /(?:MTB|结核(?:分枝)?杆菌|复合群)[^，,；;未不]{0,8}(?:检出|阳性|detected)|^\s*(?:检出|检测到|查见|阳性)[^，,；;未不]{0,6}(?:MTB|结核(?:分枝)?杆菌|复合群)/i;

const withTuberculosis = (row: PrintedRow, item: CatalogueItem | undefined): PrintedRow =>
  item?.code === TUBERCULOSIS_ITEM &&
  TUBERCULOSIS.test(row.result) &&
  !/(?:MTB|杆菌|复合群)[^，,；;]{0,8}(?:未检|阴性|not\s+detected)/i.test(row.result)
    ? { ...row, result: '阳性' }
    : row;

/** A screening that reacted twice, as reports of HIV word it until it was confirmed (全国艾滋病检测技术规范 2020); 待复检 comes before that. */
const SCREENED: readonly string[] = ['HIVAB'];
const TO_BE_CONFIRMED = /待确[定认证]/;

const withScreening = (row: PrintedRow, item: CatalogueItem | undefined): PrintedRow =>
  item !== undefined && SCREENED.includes(item.code) && TO_BE_CONFIRMED.test(row.result)
    ? { ...row, result: '弱阳性' }
    : row;

/** 1/270 beside a risk of 1/80 is its cut-off. */
const CUT_OFF = /^\s*[<≤＜]?\s*1\s*[/:：]\s*(\d+)\s*$/;

const withCutOff = (row: PrintedRow, item: CatalogueItem | undefined): PrintedRow =>
  isRiskOfOneIn(item?.code) ? { ...row, range_text: row.range_text.replace(CUT_OFF, '<1:$1') } : row;

/** Whether a printed figure lies inside a printed interval; null where either cannot be read. */
function isWithin(result: string, interval: string): boolean | null {
  const [parsed, range] = [parseResult(result), parseRange(interval)];
  if (parsed.kind !== 'number' || parsed.comparator !== undefined || range.kind !== 'interval') return null;
  return parsed.value >= (range.low ?? -Infinity) && parsed.value <= (range.high ?? Infinity);
}

function withItsRange(row: PrintedRow, whose: OfWhom): PrintedRow {
  const isInside = (interval: string): boolean | null => isWithin(row.result, interval);
  const range = rangeOfPhase(rangeOfSpecimen(row.range_text, row.specimen, isInside), whose, isInside);
  return range === row.range_text ? row : { ...row, range_text: range };
}

/** Ⅱ度 of Ⅰ-Ⅱ: a degree in Roman figures (诊断学，阴道清洁度). */
const IN_DEGREES: readonly string[] = ['VCLEAN'];
const ROMAN: readonly string[] = ['I', 'II', 'III', 'IV'];

const inArabic = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/度|级/g, '')
    .replace(/\b(?:IV|I{1,3})\b/gi, (figure) => String(ROMAN.indexOf(figure.toUpperCase()) + 1));

const withDegree = (row: PrintedRow, item: CatalogueItem | undefined): PrintedRow =>
  item !== undefined && IN_DEGREES.includes(item.code)
    ? { ...row, result: inArabic(row.result), range_text: inArabic(row.range_text) }
    : row;

const NOBODY: OfWhom = { sex: null, ageYears: null };

/** A printed row as rules read it; readers see what the laboratory wrote. */
export function asRead(row: PrintedRow, item: CatalogueItem | undefined, whose: OfWhom = NOBODY): PrintedRow {
  const said = withScreening(
    withTuberculosis(withClone(withCytology(withoutOwnName(row, item), item), item), item),
    item,
  );
  return withCutOff(
    withWeeks(withItsRange(withoutPowers(withoutLogarithm(withDegree(said, item), item)), whose), item),
    item,
  );
}
