import { unitText } from '@jianwei/clinical-rules/units/unit-text';
import { foldText, parseQualitative, parseResult } from '@jianwei/clinical-rules/results/result';
import type { Leaf } from '@jianwei/clinical-rules/rule-condition/condition';
import { nothing } from './actual.ts';
import type { Actual, GradeSet } from './actual.ts';
import { changeFact } from './change-facts.ts';
import { hasFlag } from './compare.ts';
import { flagFacts, flagText } from './flag-facts.ts';
import {
  ageFact,
  diagnosisFact,
  historyFact,
  hourFact,
  signalFact,
  specimenFact,
  textFact,
  weekdayFact,
} from './person-facts.ts';
import { ratioFact } from './ratio-facts.ts';
import type { RuleReport, RuleRow } from './report.ts';
import { factorInto, groupOf, hasResult, leafUnit, scaledSet, setOf, testedRows, unitOf } from './rows.ts';

function printed({ result, unit }: RuleRow): string {
  return `${result} ${unitText(unit)}`.trim();
}

function textOf(rows: readonly RuleRow[]): string {
  return rows.map(printed).join('；');
}

function labFact(leaf: Leaf, report: RuleReport): Actual {
  const rows = testedRows(report, leaf.code, leaf.specimen);
  if (rows.length === 0) return nothing('not_tested');
  const unit = leafUnit(leaf.code, leaf.unit);
  const each = rows.map((row) => {
    const parsed = parseResult(row.result);
    const set = setOf(row, parsed);
    const factor = factorInto(unitOf(row, parsed), unit, row.code);
    return { set, value: set === null || factor === null ? null : scaledSet(set, factor) };
  });
  const values = each.flatMap(({ value }) => value ?? []);
  if (values.length === 0)
    return nothing(each.every(({ set }) => set === null) ? 'no_number' : 'no_unit', textOf(rows));
  return { text: textOf(rows), values, unreadable: rows.length - values.length };
}

function labFlagFact(leaf: Leaf, report: RuleReport): Actual {
  const rows = testedRows(report, leaf.code, leaf.specimen);
  if (rows.length === 0) return nothing('not_tested');
  const flags = rows.map((row) => flagFacts(row, report));
  return { text: rows.map((row, index) => flagText(row, flags[index] ?? flagFacts(row, report))).join('；'), flags };
}

const MOST = 4;

/** The grades that a result may stand for: a bare 阳性 is 1+ to 4+, 弱阳性 is ± or 1+. */
function gradesOf(row: RuleRow): GradeSet | null {
  const parsed = parseQualitative(row.result);
  if (parsed.kind !== 'qualitative') return null;
  if (parsed.isWeak) return { low: 0.5, high: 1 };
  const isBare = parsed.grade === 1 && !/\+/.test(foldText(row.result));
  return { low: parsed.grade, high: isBare ? MOST : parsed.grade };
}

function labTextFact(leaf: Leaf, report: RuleReport): Actual {
  const rows = testedRows(report, leaf.code, leaf.specimen);
  if (rows.length === 0) return nothing('not_tested');
  const grades = rows.flatMap((row) => gradesOf(row) ?? []);
  if (grades.length === 0) return nothing('other_scale', textOf(rows));
  return { text: textOf(rows), grades, unreadable: rows.length - grades.length };
}

function countFact(leaf: Leaf, report: RuleReport): Actual {
  const { group } = leaf;
  if (group === undefined) return nothing('not_tested');
  const asked = report.rowsFor?.({ by: 'group', name: group }) ?? report.rows;
  const rows = asked.filter((row) => hasResult(row) && groupOf(row) === group);
  if (rows.length === 0) return nothing('not_tested');
  const flags = rows.map((row) => hasFlag(flagFacts(row, report), leaf.flag ?? 'abnormal'));
  const least = flags.filter((flag) => flag === true).length;
  const most = flags.filter((flag) => flag !== false).length;
  return { text: least === most ? `${least} 项` : `${least} 至 ${most} 项`, count: { least, most } };
}

function testedFact(leaf: Leaf, report: RuleReport): Actual {
  const isTested = testedRows(report, leaf.code, leaf.specimen).length > 0;
  return { text: isTested ? '已检' : '未检', isTested };
}

/** What a report holds for a leaf. A fact that is not of the grammar is not known. */
export function actualOf(leaf: Leaf, report: RuleReport): Actual {
  switch (leaf.fact) {
    case 'lab':
      return labFact(leaf, report);
    case 'lab_flag':
      return labFlagFact(leaf, report);
    case 'lab_text':
      return labTextFact(leaf, report);
    case 'tested':
      return testedFact(leaf, report);
    case 'delta':
      return changeFact(leaf, report);
    case 'ratio':
      return ratioFact(leaf, report);
    case 'count':
      return countFact(leaf, report);
    case 'age':
      return ageFact(leaf, report);
    case 'sex':
      return textFact(report.sex);
    case 'department':
      return textFact(report.department);
    case 'source':
      return textFact(report.source);
    case 'specimen':
      return specimenFact(report);
    case 'diagnosis':
      return diagnosisFact(leaf, report.diagnoses);
    case 'history_diagnosis':
      return historyFact(leaf, report.historyDiagnoses, { time: report.time, isNow: false });
    case 'patient_tag':
      return historyFact(leaf, report.patientTags, { time: report.time, isNow: true });
    case 'hour':
      return hourFact(report);
    case 'weekday':
      return weekdayFact(report);
    case 'signal':
      return signalFact(report);
    default:
      return nothing('unknown');
  }
}
