import { memoizeByText } from '../core/memoize-by-text.ts';

/** Blood of somebody else on the patient's report: of the cord or the scalp of the child that is born, of a donor. */
const BLOOD_OF_ANOTHER = /脐(?!炎)|胎儿(?:头皮)?血(?!红)|供[者体]?血|献血[员者]|\bcord\b|umbilical|donor blood/i;

const readBlood = memoizeByText((told) => ({ isOfAnother: BLOOD_OF_ANOTHER.test(told) }));

/** True for a specimen or a name that tells the blood of another person than the patient. */
export const isBloodOfAnother = (told: string): boolean => told !== '' && readBlood(told).isOfAnother;

const OWN_BLOOD = /血|serum|plasma|blood/i;

/** Specimens by where they come from: serum, plasma and whole blood are one source, urine is another. */
const SPECIMEN_SOURCES: readonly Pick<RegExp, 'test'>[] = [
  { test: (specimen) => OWN_BLOOD.test(specimen) && !isBloodOfAnother(specimen) },
  BLOOD_OF_ANOTHER,
  /尿|urine/i,
  /粪|便|stool|f(a?e)ces/i,
  /脑脊|csf/i,
  /胸|pleural/i,
  /心包/,
  /腹/,
  /关节|滑液/,
  /精液/,
  /阴道|白带/,
  /前列腺/,
  /灌洗/,
];

/** The sources that a printed specimen names: a hospital writes a few dozen of them. */
const sourcesOf = memoizeByText((specimen) => SPECIMEN_SOURCES.filter((source) => source.test(specimen)));

/** True when two printed specimens come from one source. */
export function isSameSource(one: string, other: string): boolean {
  const others = sourcesOf(other);
  return sourcesOf(one).some((source) => others.includes(source));
}

/** True when two printed specimens are known to come from different sources. */
export function isOtherSource(one: string, other: string): boolean {
  return sourcesOf(one).length > 0 && sourcesOf(other).length > 0 && !isSameSource(one, other);
}

/** What an artery alone tells: in a vein it is what the tissues left (no interval, and no danger at 40 mmHg). */
const OXYGEN: readonly string[] = ['PO2', 'SO2'];
const VENOUS = /静脉|venous/i;

/** True for oxygen of a vein under the item of an artery: hypoxia is judged in arterial blood alone (rules.md 3). */
export function isOxygenOfVein(code: string, specimen: string): boolean {
  return OXYGEN.includes(code) && VENOUS.test(specimen);
}
