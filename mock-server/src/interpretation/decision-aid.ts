import type { DecisionLaboratory, LaboratoryRow } from '@jianwei/api-client/model';
import { CATALOGUE_GROUPS, findItem, findItemByName } from '@jianwei/clinical-rules/catalogue/catalogue';
import { labsBehind } from '@jianwei/clinical-rules/lab-inference/derived-codes';
import type { DiagnosisRule } from '@jianwei/clinical-rules/lab-inference/rule-row';
import { deltaOf, historyOf } from '@jianwei/clinical-rules/record/history';
import type { History } from '@jianwei/clinical-rules/record/history';
import type { JudgedReport, PatientRecord } from '@jianwei/clinical-rules/record/judged';
import { newestRow } from '@jianwei/clinical-rules/record/newest-result';
import { diagnosisText } from '../hospital/knowledge/diagnosis-texts.ts';
import { wireRow } from './wire-rows.ts';

/** Names under which the texts recommend a group of the catalogue. */
const GROUP_NAMES: Readonly<Record<string, string>> = {
  凝血功能: '凝血',
  甲状腺功能: '甲状腺',
  血气分析: '血气',
  尿常规: '尿液',
};

/** Short names in the texts that mean one item. */
const ITEM_NAMES: Readonly<Record<string, string>> = { 血小板: '血小板计数', 渗透压: '血浆渗透压' };

/** Recommended again although there is a result: 血钙复查, 肌酐动态复查. */
const AGAIN = /(?:动态)?复查$/;

/** What a recommended name means in the catalogue: one item, a group of items, or nothing that could be looked up. */
interface Meaning {
  readonly code?: string;
  readonly group?: string;
  readonly isAgain: boolean;
}

function meaningOf(name: string): Meaning {
  const isAgain = AGAIN.test(name);
  const plain = name.replace(AGAIN, '');
  const item = findItemByName(ITEM_NAMES[plain] ?? plain);
  if (item !== undefined) return { code: item.code, isAgain };
  const group = GROUP_NAMES[plain] ?? plain;
  return CATALOGUE_GROUPS.includes(group) ? { group, isAgain } : { isAgain };
}

/** The patient's results, for looking up what is there. */
class Results {
  readonly #record: PatientRecord;
  readonly #history: History;

  constructor(record: PatientRecord) {
    this.#record = record;
    this.#history = historyOf(record);
  }

  newest(code: string): { row: LaboratoryRow; report_id: string; report_time: string } | undefined {
    const found = newestRow(this.#record, code);
    if (!found) return undefined;
    const { report_id, report_time } = found.report;
    return { row: wireRow(found.row, deltaOf(found.row, report_time, this.#history)), report_id, report_time };
  }

  /** The newest report with two items of a group or more: a single potassium is not the electrolytes. */
  newestGroup(group: string): JudgedReport | undefined {
    return this.#record.reports.find(({ rows }) => rows.filter((row) => row.item?.group === group).length > 1);
  }
}

type Found = Pick<
  DecisionLaboratory,
  'availability' | 'row' | 'report_id' | 'report_time' | 'group_total' | 'group_abnormal'
>;

function groupFound(report: JudgedReport, group: string): Omit<Found, 'availability'> {
  const rows = report.rows.filter((row) => row.item?.group === group);
  return {
    report_id: report.report.report_id,
    report_time: report.report.report_time,
    group_total: rows.length,
    group_abnormal: rows.filter(({ flag }) => flag.state === 'abnormal').length,
  };
}

function find({ code, group, isAgain }: Meaning, results: Results | undefined): Found {
  if (code === undefined && group === undefined) return { availability: 'unlisted' };
  if (results === undefined) return { availability: 'unknown' };
  const held = isAgain ? 'repeat' : 'present';
  if (code !== undefined) {
    const newest = results.newest(code);
    return newest === undefined ? { availability: 'missing' } : { availability: held, ...newest };
  }
  const report = results.newestGroup(group ?? '');
  return report === undefined
    ? { availability: 'missing' }
    : { availability: held, ...groupFound(report, group ?? '') };
}

/**
 * The labs of a diagnosis: those the knowledge base recommends, in its order, then those the rules read besides. With a
 * record each says what the patient's newest report holds of it.
 */
export function decisionLaboratories(rule: DiagnosisRule, record?: PatientRecord): DecisionLaboratory[] {
  const results = record && new Results(record);
  const ruleCodes = new Set(
    rule.edges.filter((edge) => edge.role !== 'removes').flatMap((edge) => labsBehind(edge.lab)),
  );
  const recommended = diagnosisText(rule.id).labs.map((name) => ({ name, meaning: meaningOf(name) }));
  const named = new Set(recommended.map(({ meaning }) => meaning.code));
  const further = [...ruleCodes].filter((code) => !named.has(code) && findItem(code) !== undefined);
  return [
    ...recommended.map(({ name, meaning }) => ({
      name,
      recommended: true,
      read_by_rule: meaning.code !== undefined && ruleCodes.has(meaning.code),
      ...find(meaning, results),
    })),
    ...further.map((code) => ({
      name: findItem(code)?.name ?? code,
      recommended: false,
      read_by_rule: true,
      ...find({ code, isAgain: false }, results),
    })),
  ];
}
