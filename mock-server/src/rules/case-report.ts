import { isRecord } from '@jianwei/clinical-rules/core/rule';
import { finiteOrNull } from '@jianwei/clinical-rules/core/number';
import { readSex } from '@jianwei/clinical-rules/core/rule-stamp';
import { pastByCode } from './past.ts';
import type { EarlierReport, NamedFact, Past, RuleReport, RuleRow } from './report.ts';
import { inHospital, yearsOfDays } from './person-facts.ts';

function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? `${value}` : '';
}

/** A time as the store writes it, by the hospital's clock; what is no time stays. */
function timeOf(value: unknown): string {
  const given = text(value);
  return inHospital(given)?.toISOString().replace('Z', '+08:00') ?? given;
}

function readRow(given: unknown): RuleRow {
  const row = isRecord(given) ? given : {};
  const { value } = row;
  return {
    code: text(row['code']),
    specimen: text(row['specimen']),
    result: text(value ?? row['text'] ?? row['result']),
    unit: text(row['unit']),
    range: text(row['range']),
    flag: text(row['flag']),
    group: text(row['group']),
  };
}

function readRows(given: unknown): RuleRow[] {
  return Array.isArray(given) ? given.map(readRow) : [];
}

function readEarlier(given: unknown): Past {
  const reports = Array.isArray(given) ? given.filter(isRecord) : [];
  const byCode = pastByCode(
    reports.map(({ time, rows }): EarlierReport => ({ time: timeOf(time), rows: readRows(rows) })),
  );
  return (code) => byCode.get(code) ?? [];
}

const RELIABILITY: Readonly<Record<string, number>> = { 高: 2, 中: 1, 低: 0 };

function readNamed(given: unknown): NamedFact {
  if (!isRecord(given)) return { names: [text(given)] };
  const names = ['id', 'code', 'diagnosis', 'name'].map((name) => text(given[name])).filter((name) => name !== '');
  const level = given['reliability'] ?? given['reliable'];
  const reliability = typeof level === 'string' && level in RELIABILITY ? RELIABILITY[level] : finiteOrNull(level);
  const time = timeOf(given['time'] ?? given['date']);
  return {
    names,
    ...(reliability === null || reliability === undefined ? {} : { reliability }),
    ...(time === '' ? {} : { time }),
  };
}

function readNames(given: unknown): NamedFact[] | null {
  return Array.isArray(given) ? given.map(readNamed) : null;
}

/** An age below 0 is a slip of the birth date: nobody knows how old. */
function ageOf(given: unknown): number | null {
  const age = finiteOrNull(given);
  return age === null || age < 0 ? null : age;
}

const SEX = { male: '男', female: '女' } as const;

/** The report of a case: `{age | age_days, sex, department, time, source?, rows, earlier, diagnoses?, …}`. Never throws. */
export function caseReport(given: unknown): RuleReport {
  const report = isRecord(given) ? given : {};
  const days = ageOf(report['age_days']);
  const years = ageOf(report['age']);
  const sex = readSex(report['sex']);
  const name = (key: string): string | null => (text(report[key]) === '' ? null : text(report[key]));
  return {
    ageYears: years ?? (days === null ? null : yearsOfDays(days)),
    ageDays: days,
    sex: sex === null ? null : SEX[sex],
    department: name('department'),
    time: timeOf(report['time']),
    source: name('source'),
    rows: readRows(report['rows']),
    earlier: readEarlier(report['earlier']),
    diagnoses: readNames(report['diagnoses']),
    historyDiagnoses: readNames(report['history_diagnoses']),
    patientTags: readNames(report['patient_tags']),
  };
}
