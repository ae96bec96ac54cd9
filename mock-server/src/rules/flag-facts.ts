import { unitText } from '@jianwei/clinical-rules/units/unit-text';
import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { pregnancyOn } from '@jianwei/clinical-rules/core/pregnancy';
import { readSex } from '@jianwei/clinical-rules/core/rule-stamp';
import { flagResult } from '@jianwei/clinical-rules/flags/flag';
import type { Flag } from '@jianwei/clinical-rules/flags/flag';
import { sourceFlagMeaning } from '@jianwei/clinical-rules/record/source-flag';
import { not, some } from '@jianwei/clinical-rules/rule-condition/kleene';
import type { Truth } from '@jianwei/clinical-rules/rule-condition/kleene';
import { parseQualitative, parseResult } from '@jianwei/clinical-rules/results/result';
import type { FlagFacts } from './actual.ts';
import { compareSet } from './compare.ts';
import type { RuleReport, RuleRow } from './report.ts';
import { factorInto, hasResult, scaledSet, setOf, unitOf } from './rows.ts';

/** Why nothing was judged where there is no interval for the person. */
const NO_INTERVAL: readonly string[] = ['no_range', 'not_adult', 'child_interval'];

const UNKNOWN: Pick<FlagFacts, 'high' | 'low'> = { high: 'undetermined', low: 'undetermined' };

type PersonThen = ReturnType<typeof personAt>;

/** Every row of a report is judged for the same person. */
const persons = new WeakMap<RuleReport, PersonThen>();

function personOf(report: RuleReport): PersonThen {
  const known = persons.get(report) ?? personAt(report, report.time);
  persons.set(report, known);
  return known;
}

function personAt(report: RuleReport, time: string) {
  const tags = (report.patientTags ?? []).flatMap(({ names }) => names);
  return { sex: readSex(report.sex), ageYears: report.ageYears, ...pregnancyOn(tags, time, time) };
}

/** What a `<10` proves against an interval, also where it proves only one side. */
function againstInterval(row: RuleRow, flag: Flag): Pick<FlagFacts, 'high' | 'low'> {
  const set = setOf(row, flag.parsed);
  const { low, high } = flag.interval ?? {};
  if (set === null) return UNKNOWN;
  return {
    high: high === undefined ? false : compareSet('above', set, high),
    low: low === undefined ? false : compareSet('below', set, low),
  };
}

/** The flag that the source printed stands in only where there is no interval at all. */
function printedFlag(row: RuleRow): Pick<FlagFacts, 'high' | 'low'> {
  const meaning = sourceFlagMeaning(row.flag);
  if (meaning === 'normal') return { high: false, low: false };
  if (meaning === 'high' || meaning === 'low') return { high: meaning === 'high', low: meaning === 'low' };
  return UNKNOWN;
}

function sidesOf(row: RuleRow, flag: Flag): Pick<FlagFacts, 'high' | 'low'> {
  if (flag.state === 'normal') return { high: false, low: false };
  if (flag.state === 'abnormal') return { high: flag.abnormalType === 1, low: flag.abnormalType === -1 };
  if (flag.reason === 'comparator' || flag.reason === 'straddles') return againstInterval(row, flag);
  return NO_INTERVAL.includes(flag.reason) ? printedFlag(row) : UNKNOWN;
}

/** Beyond the catalogue's critical limits, whatever was found before; false for an item that has none. */
function isBeyond(row: RuleRow, report: RuleReport, time: string): Truth {
  const item = findItem(row.code);
  if (item === undefined) return sourceFlagMeaning(row.flag) === 'critical' ? true : 'undetermined';
  const limits = item.critical;
  if (limits === null) return false;
  if (limits.when === 'pregnancy' && !personAt(report, time).isPregnant) return false;
  const parsed = (item.valueType === 'qualitative' ? parseQualitative : parseResult)(row.result);
  if (parsed.kind === 'qualitative' && item.valueType === 'qualitative')
    return limits.level !== undefined && parsed.grade >= limits.level;
  const factor = factorInto(unitOf(row, parsed), item.unit, item.code);
  const set = setOf(row, parsed);
  if (set === null || factor === null) return 'undetermined';
  const scaled = scaledSet(set, factor);
  const isInclusive = limits.inclusive === true;
  return some([
    limits.high === undefined ? false : compareSet(isInclusive ? 'at_least' : 'above', scaled, limits.high),
    limits.low === undefined ? false : compareSet(isInclusive ? 'at_most' : 'below', scaled, limits.low),
  ]);
}

function wasBeyond(row: RuleRow, report: RuleReport): boolean {
  for (const past of report.earlier(row.code)) if (isBeyond(past.row, report, past.time) === true) return true;
  return false;
}

/** Critical; a limit for the first time only is told once. */
function criticalOf(row: RuleRow, report: RuleReport): Truth {
  const truth = isBeyond(row, report, report.time);
  const isTold = truth !== false && findItem(row.code)?.critical?.when === 'first' && wasBeyond(row, report);
  return isTold ? false : truth;
}

/** High, low and critical of a row, by the report's own range first. A value that is hard to believe is judged as printed. */
export function flagFacts(row: RuleRow, report: RuleReport): FlagFacts {
  if (!hasResult(row)) return { ...UNKNOWN, critical: 'undetermined' };
  const { result, unit, range } = row;
  const flag = flagResult({ result, unit, range, item: findItem(row.code), ...personOf(report) });
  return { ...sidesOf(row, flag), critical: criticalOf(row, report) };
}

const WORDS = [
  ['critical', '危急'],
  ['high', '↑'],
  ['low', '↓'],
] as const;

/** 「5.8 mmol/L ↑」 */
export function flagText(row: RuleRow, facts: FlagFacts): string {
  const marks = WORDS.filter(([word]) => facts[word] === true).map(([, mark]) => mark);
  const isNormal = not(some([facts.high, facts.low])) === true;
  const mark = marks.length > 0 ? marks.join(' ') : isNormal ? '正常' : '无法判定';
  return `${row.result} ${unitText(row.unit)}`.trim() + ` ${mark}`;
}
