import type { Sex } from '../core/rule-stamp.ts';
import { readTable } from '../tables/table.ts';
import { isSameSource } from './specimen.ts';
import { codeByMethod, withoutMethod } from './methods.ts';
import { CATALOGUE_ROW, toItem } from './row.ts';
import type { CatalogueItem, Interval, SexIntervals } from './row.ts';
import { ageIntervals } from './special-intervals.ts';

export type { CatalogueItem, CriticalLimits, Interval } from './row.ts';

/** All items the product knows, in the order in which a report groups them. */
export const CATALOGUE: readonly CatalogueItem[] = readTable('catalogue.tsv', CATALOGUE_ROW, 'code').map((row) =>
  toItem(row, ageIntervals(row.code, { male: row.male ?? null, female: row.female ?? null })),
);

/** Group names in report order. */
export const CATALOGUE_GROUPS: readonly string[] = [...new Set(CATALOGUE.map((item) => item.group))];

const BY_CODE = new Map(CATALOGUE.map((item) => [item.code, item]));

/** Spellings that mean one thing, the longer before the shorter; matched after NFKC, without spaces, in lower case. */
const SPELLINGS: readonly (readonly [printed: RegExp, one: string])[] = [
  [/[\s*★☆\u200B-\u200D\uFEFF]/g, ''],
  [/[−‐‑–_]/g, '-'],
  [/[[【〔]/g, '('],
  [/[\]】〕]/g, ')'],
  // Greek letters are also typed in Latin; British and American spellings are one.
  [/α/g, 'a'],
  [/[βß]/g, 'b'],
  [/γ/g, 'g'],
  [/haem/g, 'hem'],
  [/oestr/g, 'estr'],
  [/leuco/g, 'leuko'],
  [/faec/g, 'fec'],
  [/小时/g, 'h'],
  [/分钟/g, 'min'],
  [/[两二](?=h)/g, '2'],
  [/一(?=h)/g, '1'],
  [/超敏|高灵敏度?|高敏感/g, '高敏'],
  [/心肌(?=肌钙)/g, ''],
  [/天冬/g, '天门冬'],
  [/(?<=[红白])血球/g, '细胞'],
  [/(?<=细胞|血小板)(?:总数|数目|数量?|绝对数|绝对计数)(?=$|\()/g, '计数'],
  [/(?<=细胞)(?:百分率|比例|比率|%)(?=$|\()/g, '百分比'],
  [/(?<=细胞|血球)(?:压积|比积)/g, '比容'],
  [/血球/g, '血细胞'],
  [/(?:血[清浆])?血?葡萄糖/g, '血糖'],
  [/胸腔积液/g, '胸水'],
  [/腹腔积液/g, '腹水'],
  [/关节腔积液|滑液/g, '关节液'],
  [/心包积液/g, '心包液'],
  [/^csf(?=[\u4e00-\u9fff])/g, '脑脊液'],
  [/尿液(?=.)/g, '尿'],
  [/革兰氏/g, '革兰'],
  [/新型隐球菌/g, '隐球菌'],
  [/荚膜多糖/g, '荚膜'],
  [/结核分枝杆菌复合群|结核杆菌|结核菌/g, '结核分枝杆菌'],
  // Of a class of antibodies its word says nothing more: 弓形虫IgM抗体, 弓形虫抗体IgM, 弓形虫IgM.
  [/(?<=ig[gam])抗体/g, ''],
  [/抗体(?=-?ig[gam]$)/g, ''],
  [/亲和力/g, '亲合力'],
  [/([甲乙丙丁戊庚])型?肝(?:炎)?(?:病毒)?/g, '$1肝'],
];

function nameKey(text: string): string {
  return SPELLINGS.reduce((key, [printed, one]) => key.replace(printed, one), text.normalize('NFKC').toLowerCase());
}

/** C-肽 and C肽 are one, where no other item is written with the sign. */
const withoutHyphen = (key: string): string => key.replace(/[‐-―-]/g, '');

const BY_NAME = new Map<string, CatalogueItem[]>();
const BY_LOOSE_NAME = new Map<string, CatalogueItem[]>();
for (const item of CATALOGUE) {
  const names = [item.name, item.englishName, item.shortName, item.code, ...item.aliases].map(nameKey);
  for (const name of new Set(names)) BY_NAME.set(name, [...(BY_NAME.get(name) ?? []), item]);
  for (const name of new Set(names.map(withoutHyphen)))
    BY_LOOSE_NAME.set(name, [...(BY_LOOSE_NAME.get(name) ?? []), item]);
}

function named(name: string): readonly CatalogueItem[] {
  const key = nameKey(name);
  return BY_NAME.get(key) ?? BY_LOOSE_NAME.get(withoutHyphen(key)) ?? [];
}

/** The item of a catalogue code, or undefined. */
export function findItem(code: string): CatalogueItem | undefined {
  return BY_CODE.get(code);
}

const BY_LOINC = new Map(CATALOGUE.filter(({ loinc }) => loinc !== '').map((item) => [item.loinc, item]));

/** The item of a LOINC, or undefined; no two items of the table share one. */
export function findItemByLoinc(loinc: string): CatalogueItem | undefined {
  return BY_LOINC.get(loinc);
}

/** How the catalogue begins the names of what is measured in a fluid other than blood. */
const SPECIMEN_PREFIXES = ['尿', '脑脊液', '胸水', '腹水', '关节液', '心包液', '粪便'];

/** Items of a name; beside a specimen also 葡萄糖 of the 尿 as 尿葡萄糖. */
function namedBeside(name: string, specimen: string): readonly CatalogueItem[] {
  const found = named(name);
  const prefixes = SPECIMEN_PREFIXES.filter((each) => isSameSource(each, specimen));
  const spelt = prefixes.flatMap((each) => [`${each}${name}`, `${name}(${each})`]).flatMap(named);
  return [...new Set([...found, ...spelt])];
}

/**
 * The item that a printed name (Chinese, English, abbreviation or code) means. Some names are shared (GLU of serum and of
 * urine) and some items are measured in fluids the catalogue does not hold (urine potassium): the specimen decides, an exact
 * one before one of the same source. A method in brackets behind it is read over. A name that stays ambiguous, or a foreign specimen, finds nothing rather than a guess.
 */
export function findItemByName(name: string, specimen = ''): CatalogueItem | undefined {
  const own = itemNamed(name, specimen);
  const measured = own === undefined ? withoutMethod(name) : null;
  if (measured === null) return own;
  const item = itemNamed(measured.bare, specimen);
  return item && findItem(codeByMethod(item.code, measured.method));
}

function itemNamed(name: string, specimen: string): CatalogueItem | undefined {
  const found = namedBeside(name, specimen);
  const exact = found.filter((item) => item.specimen === specimen);
  const near = found.filter((item) => isSameSource(item.specimen, specimen));
  const pool = specimen === '' ? found : exact.length > 0 ? exact : near;
  return pool.length === 1 ? pool[0] : undefined;
}

/** WS/T 404 and 405 give intervals of adults; below this age an item has one only where WS/T 779 or 780 (2021) gives it. */
export const CATALOGUE_ADULT_AGE = 18;

/** True for an age, in years, that is known to be below that of adults. */
export function isAgeOfChild(ageYears: number | null | undefined): boolean {
  return ageYears != null && ageYears < CATALOGUE_ADULT_AGE;
}

export type CatalogueInterval =
  | { readonly status: 'found'; readonly interval: Interval }
  | { readonly status: 'none'; readonly reason: 'no_interval' | 'sex_unknown' | 'not_adult' | 'not_this_sex' };

const bandOf = ({ byAge }: CatalogueItem, completedYears: number): SexIntervals | undefined =>
  byAge.find(({ fromAge, toAge }) => completedYears >= fromAge && completedYears <= toAge);

/**
 * The catalogue's interval for one person, a child's its own or none. Unknown age counts as adult below the age bands; an unknown sex is enough
 * only where both sexes share the interval.
 */
export function intervalFor(item: CatalogueItem, sex: Sex | null, ageYears: number | null): CatalogueInterval {
  // No band holds what is no number.
  const ofAge = bandOf(item, Math.floor(ageYears ?? Number.NaN));
  if (isAgeOfChild(ageYears) && ofAge === undefined) return { status: 'none', reason: 'not_adult' };
  const band = ofAge ?? item.intervals;
  if (sex !== null) {
    const interval = band[sex];
    if (interval !== null) return { status: 'found', interval };
    const other = band[sex === 'male' ? 'female' : 'male'];
    return { status: 'none', reason: other === null ? 'no_interval' : 'not_this_sex' };
  }
  const { male, female } = band;
  if (male === null && female === null) return { status: 'none', reason: 'no_interval' };
  const isShared = male !== null && female !== null && male.low === female.low && male.high === female.high;
  return isShared ? { status: 'found', interval: male } : { status: 'none', reason: 'sex_unknown' };
}

/** Specimens that only one sex has. */
const SEX_OF_SPECIMEN: Readonly<Record<string, Sex>> = { 精液: 'male', 前列腺液: 'male', 阴道分泌物: 'female' };

/** True for an item whose specimen nobody of this sex has: whoever it is from, it is not this patient. */
export function isSpecimenOfOtherSex(item: CatalogueItem, sex: Sex | null): boolean {
  const own = SEX_OF_SPECIMEN[item.specimen];
  return sex !== null && own !== undefined && own !== sex;
}

/** True for an item that says nothing of this sex: its specimen, or an interval for the other sex alone (PSA of a woman). */
export function isOfOtherSexOnly(item: CatalogueItem, sex: Sex | null): boolean {
  if (sex === null || isSpecimenOfOtherSex(item, sex)) return sex !== null;
  return item.intervals[sex] === null && item.intervals[sex === 'male' ? 'female' : 'male'] !== null;
}

/** An interval as printed in a reference column: `3.5-5.3` with an en dash, `≤ 26`, `≥ 90`, '' when there is none. */
export function printInterval(interval: Interval): string {
  const { low, high } = interval;
  if (low !== undefined && high !== undefined) return `${low}–${high}`;
  if (high !== undefined) return `≤ ${high}`;
  return low === undefined ? '' : `≥ ${low}`;
}
