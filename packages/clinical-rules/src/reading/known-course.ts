import { figure } from './change.ts';
import { dayText, minutesBetween, spanText } from './interval-text.ts';
import { referenceChange } from '../plausible/reference-change.ts';
import { courseOf } from './rows.ts';
import { knownName } from './words.ts';
import type { Row } from './rows.ts';

/** HbA1c % that most adults with diabetes aim at (CDS 2020/2024). */
export const HBA1C_TARGET = 7;

function signed(row: Row): string {
  if (row.change === null) return '';
  const { difference, from } = row.change;
  const decimals = Math.max(from.decimals, row.judged.printed.result.split('.')[1]?.length ?? 0);
  return `${difference < 0 ? '−' : '+'}${figure(difference, decimals)}`;
}

function diabetes(rows: readonly Row[]): string {
  const row = rows.find(({ code }) => code === 'HBA1C');
  if (row === undefined || row.value === null) return '';
  const day = row.change?.from.time.slice(0, 10) ?? '';
  const isSame = row.change?.difference === 0;
  const since = day === '' ? '' : isSame ? `（与 ${day} 相同）` : `（较 ${day} ${signed(row)}）`;
  const verdict = row.value > HBA1C_TARGET ? '高于' : '达到';
  return `HbA1c ${row.judged.printed.result}%${since}，${verdict} ${HBA1C_TARGET.toFixed(1)}%`;
}

/** 「Hb 96，6 个月 −12」. */
export function knownAnaemia(rows: readonly Row[], time: string): string {
  const row = rows.find(({ code }) => code === 'HGB');
  if (row === undefined) return '';
  if (row.change === null) return `Hb ${row.judged.printed.result}`;
  return `Hb ${row.judged.printed.result}，${spanText(minutesBetween(row.change.from.time, time))} ${signed(row)}`;
}

/** What is said of an infection that is treated (J-31). */
export const TREATED_TEXT = '感染治疗中';

/** 「PCT 较峰值降 80%」: PCT or CRP fell below the highest of its course beyond chance, and did not rise since the last; else ''. */
export function infectionCourse(rows: readonly Row[]): string {
  for (const code of ['PCT', 'CRP']) {
    const row = rows.find((each) => each.code === code);
    const peak = Math.max(...Array.from(row?.history ?? [], (point) => point.value));
    if (row?.value == null || !Number.isFinite(peak)) continue;
    const highest = peak * row.factor;
    if (highest - row.value < referenceChange(code, row.value) || courseOf(row) === 'worse') continue;
    return `${code} 较峰值降 ${Math.round((1 - row.value / highest) * 100)}%`;
  }
  return '';
}

/** Copies of a virus count by tens: half of one is within what two assays differ by (慢性乙型肝炎防治指南 2022). */
const LEAST_LOG = 0.5;

/** 「HBV DNA 3.2E+6 IU/mL，较 08-20 升 2.2 log」. */
const viralLoad =
  (name: string, load: string) =>
  (rows: readonly Row[], time: string): string => {
    const row = rows.find(({ code }) => code === load);
    if (row === undefined || row.judged.suspicion !== undefined) return '';
    const told = `${name} ${row.valueText}`;
    const from = row.change?.from;
    if (from === undefined || row.value === null || row.value <= 0 || from.value <= 0) return told;
    const log = Math.log10(row.value / (from.value * row.factor));
    if (Math.abs(log) < LEAST_LOG) return `${told}，与上次相近`;
    return `${told}，较 ${dayText(from.time, time)} ${log > 0 ? '升' : '降'} ${figure(log, 1)} log`;
  };

const hepatitisB = viralLoad('HBV DNA', 'HBVDNA');

const REPORTS: Readonly<Record<string, (rows: readonly Row[], time: string) => string>> = {
  DM: diabetes,
  HBV: hepatitisB,
  HBVE: hepatitisB,
  HBVS: hepatitisB,
  HIV: viralLoad('HIV RNA', 'HIVRNA'),
  anaemia: knownAnaemia,
  IDA: knownAnaemia,
  ACD: knownAnaemia,
  MEGA: knownAnaemia,
  RENAN: knownAnaemia,
  AA: knownAnaemia,
};

/** 「已知糖尿病，HbA1c 8.2%（较 2025-08-21 +0.3），高于 7.0%」: control and change of a disease that is known (J-31). */
export function knownSentence(
  id: string,
  name: string,
  main: Row | undefined,
  rows: readonly Row[],
  time: string,
): string {
  const report = REPORTS[id]?.(rows, time) ?? '';
  if (report !== '') return `已知${pad(knownName(id, name))}，${report}`;
  if (main === undefined) return `已知${pad(knownName(id, name))}`;
  const course =
    main.change === null
      ? ''
      : main.change.isBeyondChance
        ? `，较 ${dayText(main.change.from.time, time)} ${signed(main)}`
        : '，与上次相近';
  return `已知${pad(knownName(id, name))}，${main.subject} ${main.valueText}${course}`;
}

/** A blank before a Latin name. */
export function pad(name: string): string {
  return /^[A-Za-z]/.test(name) ? ` ${name}` : name;
}
