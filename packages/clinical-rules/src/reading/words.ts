import { isBloodOfAnother } from '../catalogue/specimen.ts';
import { countedAs } from '../catalogue/stand-ins.ts';
import { isRiskOfOneIn } from '../flags/grade.ts';
import type { JudgedRow } from '../record/judged-row.ts';
import { KNOWN_NAME, PICTURE, SUBJECT } from './name-wording.ts';

/** Items of several times, worms, allergens or germs, which the printed name alone tells. */
const NAMED_AS_PRINTED: ReadonlySet<string> = new Set([
  ...['OGTTX', 'PARAB', 'SIGEI', 'SIGEF', 'CSF-HSV', 'CPNA', 'WIDP', 'ARSAB', 'ABTITER'],
]);

/** True for an item under which a report holds several things, told by their names. */
export const isNamedAsPrinted = (code: string): boolean => NAMED_AS_PRINTED.has(code);

/** What a row is called: by the catalogue, else as it is printed. */
export function nameOf({ item, printed }: Pick<JudgedRow, 'item' | 'printed'>): string {
  if (item !== undefined && !isNamedAsPrinted(item.code)) return item.name;
  // Of another person's blood the sample is a part of the name.
  const { name, specimen } = printed;
  return isBloodOfAnother(specimen) && !isBloodOfAnother(name) ? `${name}（${specimen}）` : name;
}

/** The name of an item in a sentence. */
export function subjectOf(code: string, name: string): string {
  return SUBJECT[code] ?? name;
}

/** What a picture is named by. */
interface Named {
  readonly code: string;
  readonly subject: string;
  readonly judged: { readonly flag: { readonly parsed: { readonly kind: string; readonly grade?: number } } };
}

/** 高钾血症, or subject and side: 「C反应蛋白升高」. */
export function pictureOf(row: Named, side: 'high' | 'low'): string {
  const picture = PICTURE[side === 'high' ? `${row.code}>` : `${countedAs(row.code)}<`];
  if (picture !== undefined) return picture;
  // 1/80 lies below its cut-off of 1/270, and is the greater risk.
  if (isRiskOfOneIn(row.code)) return row.subject.replace('风险', '高风险');
  const { kind, grade } = row.judged.flag.parsed;
  const isWord = kind === 'qualitative' || kind === 'titre';
  // The items that are named by their rise: 抗体升高.
  if (side === 'high' && row.subject.endsWith('升高')) return row.subject;
  // Rh(D)血型阴性: a word that should be positive.
  if (side === 'low') return `${row.subject}${kind === 'qualitative' && grade === 0 ? '阴性' : '降低'}`;
  return `${row.subject}${isWord ? '阳性' : '升高'}`;
}

/** A name without what stands in brackets behind it; a suspicion stays one. */
export function withoutRemark(name: string): string {
  return name.replace(/[（(].*[)）]/, '');
}

/** A diagnosis without the words that mark a suspicion. */
export function knownName(id: string, name: string): string {
  return KNOWN_NAME[id] ?? name.replace(/[（(].*[)）]$/, '').replace(/(可能|待排|风险|待查|待确证)$/, '');
}

/** As `knownName`, where there is room: what a headline calls CKD is written out. */
export function knownNameInFull(id: string, name: string): string {
  const known = knownName(id, name);
  return /^[A-Za-z]+$/.test(known) ? knownName('', name) : known;
}

/** Words that say already that a diagnosis is only suspected. */
const MARKED = /可能|待排|风险|待查|待确证|线索|警惕|需除外|未达/;

/** Findings of a result rather than diseases: they are not suspected, they are there. */
const FACT =
  /(血症|酸中毒|碱中毒|减少|增多|升高|降低|贫血|阳性|损伤|缺乏|中毒|溶解|过快|偏高|过高|超限|尿|积液|失衡|减退|低血糖症|延迟|失钾|尿钙症|高尿酸血症\/痛风)(（.*）)?$/;

/** The cause of an anaemia is a finding only where it is well supported. */
const CAUSED = /(缺铁性|巨幼细胞性|溶血性|慢性病|营养性)贫血/;

/** 「疑似糖尿病」; names that say it themselves, and pictures of a result, stand as they are. */
export function suspectedName(name: string, reliable: 0 | 1 | 2 = 2): string {
  const isFact = FACT.test(name) && !(CAUSED.test(name) && reliable < 2);
  return MARKED.test(name) || isFact ? name : `疑似${name}`;
}

/** What befalls a patient again and that a tag names: neither suspected nor known to be of today (J-80, 13). */
export function againName(name: string): string {
  return `${name.replace(/(?:可能|待排|风险)$/, '')}（标签已有，请核对是否再发）`;
}
