import { CATALOGUE, findItem } from '../catalogue/catalogue.ts';
import { DIAGNOSES } from '../lab-inference/rule-base.ts';

/** Words that mark a suspicion, and what is added in brackets: no part of the disease's name. */
const ADDED = /[（(][^（(]*[)）]$|(可能|待排|风险|待查|待确证)$/;
/** Shorter ones are parts of everyday words. */
const SHORTEST = 3;

function withoutAdded(name: string): string {
  const rest = name.replace(ADDED, '');
  return rest === name ? name : withoutAdded(rest);
}

/** Names of the rule base, whole and without what is added to them: no lay reader meets one. */
export const DIAGNOSIS_NAMES: readonly string[] = [
  ...new Set(DIAGNOSES.flatMap(({ name }) => [name, withoutAdded(name)])),
].filter((name) => name.length >= SHORTEST);

export function namesDiagnosis(text: string): boolean {
  return DIAGNOSIS_NAMES.some((name) => text.includes(name));
}

const BY_CODE = new Map(
  CATALOGUE.map(({ code, name, shortName }) => [code, namesDiagnosis(name) ? shortName : name] as const),
);

/** Stands for a printed name that holds that of a disease. */
export const NAMELESS = '一项检验';

/** A printed name as a lay reader may see it. */
export const publicPrint = (printed: string): string => (namesDiagnosis(printed) ? NAMELESS : printed);

/** The name of an item as a lay reader may see it: its abbreviation where the name holds that of a disease. */
export function publicName(code: string, printed: string): string {
  return BY_CODE.get(findItem(code)?.code ?? '') ?? publicPrint(printed);
}
