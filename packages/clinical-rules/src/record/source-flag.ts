import type { Flag } from '../flags/flag.ts';

/** What a flag of a source says; `critical` beside a direction for HH and LL. */
interface Meaning {
  readonly state: 'normal' | 'high' | 'low' | 'abnormal';
  readonly isCritical?: boolean;
}

const NORMAL: Meaning = { state: 'normal' };
const HIGH: Meaning = { state: 'high' };
const LOW: Meaning = { state: 'low' };
const ABNORMAL: Meaning = { state: 'abnormal' };

/** HL7 table 0078 (FHIR takes the same codes) and what Chinese reports print. */
const meanings = new Map<string, Meaning>([
  ...['N', 'NEG', 'ND', 'NR', '正常', '阴性', '-'].map((flag) => [flag, NORMAL] as const),
  ...['H', 'HU', '>', 'POS', 'DET', 'RR', '↑', '偏高', '高', '阳性', '+'].map((flag) => [flag, HIGH] as const),
  ...['L', 'LU', '<', '↓', '偏低', '低'].map((flag) => [flag, LOW] as const),
  ...['A', 'WR', '*', '异常'].map((flag) => [flag, ABNORMAL] as const),
  ...['HH', '↑↑'].map((flag) => [flag, { ...HIGH, isCritical: true }] as const),
  ...['LL', '↓↓'].map((flag) => [flag, { ...LOW, isCritical: true }] as const),
  ...['AA', '危', '危急', '危急值', '!!'].map((flag) => [flag, { ...ABNORMAL, isCritical: true }] as const),
]);

function agrees(word: string, flag: Flag): boolean {
  const meaning = meanings.get(word.trim().toUpperCase());
  if (meaning === undefined || flag.state === 'undetermined') return false;
  if (meaning.isCritical === true && flag.critical === undefined) return false;
  if (flag.state === 'normal') return meaning.state === 'normal';
  return meaning.state === 'abnormal' || meaning.state === (flag.abnormalType === 1 ? 'high' : 'low');
}

/** The side that a printed flag of the source names; null where it names none, or both. */
export function sourceFlagSide(sourceFlag: string | undefined): 'high' | 'low' | null {
  const sides = (sourceFlag ?? '')
    .split(',')
    .map((word) => meanings.get(word.trim().toUpperCase())?.state)
    .filter((state) => state === 'high' || state === 'low');
  const [first] = sides;
  return first !== undefined && sides.every((side) => side === first) ? first : null;
}

/**
 * The flag of the source where it says something else than ours, or something ours does not say; undefined where both
 * agree or the source prints none. Several flags (`H,A`) agree when each does.
 */
export function differingSourceFlag(sourceFlag: string | undefined, flag: Flag): string | undefined {
  if (sourceFlag === undefined || sourceFlag === '') return undefined;
  return sourceFlag.split(',').every((word) => agrees(word, flag)) ? undefined : sourceFlag;
}

/** What a printed flag of the source says at its strongest; null where it prints none or one that is not known. */
export function sourceFlagMeaning(
  sourceFlag: string | undefined,
): 'normal' | 'high' | 'low' | 'abnormal' | 'critical' | null {
  const found = (sourceFlag ?? '')
    .split(',')
    .map((word) => meanings.get(word.trim().toUpperCase()))
    .filter((meaning) => meaning !== undefined);
  if (found.some(({ isCritical }) => isCritical === true)) return 'critical';
  return (found.find(({ state }) => state !== 'normal') ?? found[0])?.state ?? null;
}
