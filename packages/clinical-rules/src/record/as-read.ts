import { findItemByName } from '../catalogue/catalogue.ts';
import type { CatalogueItem } from '../catalogue/catalogue.ts';
import { isRiskOfOneIn } from '../flags/grade.ts';
import { weeksInResult } from '../core/pregnancy.ts';
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

/** A printed row as rules read it; readers see what the laboratory wrote. */
export function asRead(row: PrintedRow, item: CatalogueItem | undefined): PrintedRow {
  const said = withScreening(withCytology(withoutOwnName(row, item), item), item);
  return withCutOff(withWeeks(withoutPowers(withoutLogarithm(said, item)), item), item);
}
