import { memoizeByText } from '../core/memoize-by-text.ts';
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
  ...['N', 'NEG', 'ND', 'NR', 'NORMAL', '正常', '阴性', '-'].map((flag) => [flag, NORMAL] as const),
  ...['H', 'HU', 'HX', 'HIGH', '>', 'POS', 'DET', 'RR', '↑', '偏高', '升高', '增高', '增多', '高', '阳性', '+'].map(
    (flag) => [flag, HIGH] as const,
  ),
  ...['L', 'LU', 'LX', 'LOW', '<', '↓', '偏低', '降低', '减低', '减少', '低'].map((flag) => [flag, LOW] as const),
  ...['A', 'WR', 'ABN', 'ABNORMAL', '*', '异常'].map((flag) => [flag, ABNORMAL] as const),
  ...['HH', '↑↑'].map((flag) => [flag, { ...HIGH, isCritical: true }] as const),
  ...['LL', '↓↓'].map((flag) => [flag, { ...LOW, isCritical: true }] as const),
  ...['AA', '危', '危急', '危急值', 'CRIT', 'CRITICAL', 'PANIC', '!!'].map(
    (flag) => [flag, { ...ABNORMAL, isCritical: true }] as const,
  ),
]);

/** Marks that a flag is put together of: `H*`, `↑H`, `危↑`, `(H)`. */
const MARKS = /HH|LL|AA|↑{2,}|↓{2,}|!!|危急值|危急|危|偏高|偏低|升高|降低|高|低|[HLNA↑↓*+]/g;

/** What several marks say together: critical when one is, and the side that one names. */
function together(marks: readonly Meaning[]): Meaning | undefined {
  const side = marks.find(({ state }) => state === 'high' || state === 'low') ?? marks.find((each) => each !== NORMAL);
  const isCritical = marks.some((each) => each.isCritical === true);
  const all = side ?? marks[0];
  return all && (isCritical ? { ...all, isCritical } : all);
}

function readMeaning(word: string): Meaning | undefined {
  const flag = word
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s()[\]【】]/g, '');
  if (flag.replace(MARKS, '') !== '') return meanings.get(flag);
  return together((flag.match(MARKS) ?? []).flatMap((mark) => meanings.get(mark.replace(/(↑↑|↓↓).*/, '$1')) ?? []));
}

const meaningWithin = memoizeByText((word) => ({ meaning: readMeaning(word) }));

/** What one flag means, however it is put together; undefined for a word that is not known. */
function meaningOf(word: string): Meaning | undefined {
  return meaningWithin(word).meaning;
}

function agrees(word: string, flag: Flag): boolean {
  const meaning = meaningOf(word);
  if (meaning === undefined || flag.state === 'undetermined') return false;
  if (meaning.isCritical === true && flag.critical === undefined) return false;
  if (flag.state === 'normal') return meaning.state === 'normal';
  return meaning.state === 'abnormal' || meaning.state === (flag.abnormalType === 1 ? 'high' : 'low');
}

/** The side that a printed flag of the source names; null where it names none, or both. */
export function sourceFlagSide(sourceFlag = ''): 'high' | 'low' | null {
  const sides = sourceFlag
    .split(',')
    .map((word) => meaningOf(word)?.state)
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
export function sourceFlagMeaning(sourceFlag = ''): 'normal' | 'high' | 'low' | 'abnormal' | 'critical' | null {
  const found = sourceFlag
    .split(',')
    .map((word) => meaningOf(word))
    .filter((meaning) => meaning !== undefined);
  if (found.some(({ isCritical }) => isCritical === true)) return 'critical';
  return (found.find(({ state }) => state !== 'normal') ?? found[0])?.state ?? null;
}
