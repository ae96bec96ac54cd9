import { findItemByName } from '../catalogue/catalogue.ts';
import type { CatalogueItem } from '../catalogue/catalogue.ts';
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
  const [, named = '', word = '', remark = ''] = NAMED_WORD.exec(row.result) ?? [];
  return named !== '' && isOwnName(named, row, item) ? { ...row, result: `${word}${remark}` } : row;
}

/** 28+3 周 is 28.4: weeks and days of a pregnancy. */
function withWeeks(row: PrintedRow, item: CatalogueItem | undefined): PrintedRow {
  const weeks = item?.code === 'GAW' ? weeksInResult(row.result) : null;
  return weeks === null ? row : { ...row, result: String(weeks) };
}

/** A printed row as rules read it; readers see what the laboratory wrote. */
export function asRead(row: PrintedRow, item: CatalogueItem | undefined): PrintedRow {
  return withWeeks(withoutPowers(withoutLogarithm(withoutOwnName(row, item), item)), item);
}
