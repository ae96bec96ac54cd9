import { CATALOGUE, findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { CatalogueItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { isOtherSource } from '@jianwei/clinical-rules/catalogue/specimen';
import { itemOf } from '@jianwei/clinical-rules/record/judged';
import type { JudgedReport } from '@jianwei/clinical-rules/record/judged';
import type { PrintedRow } from '@jianwei/clinical-rules/record/printed';
import { ruleLaboratories, someRuleLaboratories, specimenLaboratories } from '../store/rule-laboratories.ts';
import type { RowsAsked, RuleLaboratory } from '../store/rule-laboratories.ts';
import type { World } from '../store/world.ts';
import { Ahead } from './ahead.ts';
import type { RuleRow, RowsFor } from './report.ts';
import { groupOf } from './rows.ts';

/** Rows under the id of their report. */
export type RowsByReport = ReadonlyMap<string, readonly RuleRow[]>;

/** What the reports of a patient print, as rules read it. */
export interface RecordRows {
  readonly all: () => RowsByReport;
  /** Those that a fact asks for: a rule names few items, and a record may hold hundreds. */
  readonly for: (asked: RowsFor) => RowsByReport;
}

type Printed = Omit<PrintedRow, 'laboratory_id'>;

function ruleRow(row: Printed, code: string): RuleRow {
  return {
    code,
    specimen: row.specimen,
    result: row.result,
    unit: row.unit,
    range: row.range_text,
    flag: row.source_flag ?? '',
    group: row.group_name,
  };
}

/** Codes as judged (a printed name finds its item), everything else as printed; rows that could not be cleaned stand last. */
function ruleRows(printed: readonly Printed[]): RuleRow[] {
  return [
    ...printed.filter(({ error }) => error === null).map((row) => ruleRow(row, itemOf(row)?.code ?? row.code)),
    ...printed.filter(({ error }) => error !== null).map((row) => ruleRow(row, row.code)),
  ];
}

const IS_ASKED: Readonly<Record<RowsFor['by'], (row: RuleRow, name: string) => boolean>> = {
  item: ({ code }, name) => code === name,
  group: (row, name) => groupOf(row) === name,
  specimen: () => true,
};

function only(rows: RowsByReport, { by, name }: RowsFor): RowsByReport {
  const own = [...rows].map(([id, each]) => [id, each.filter((row) => IS_ASKED[by](row, name))] as const);
  return new Map(own.filter(([, each]) => each.length > 0));
}

const keyOf = ({ by, name }: RowsFor): string => `${by} ${name}`;

/** Reads once what is asked for. */
function readOnce(readAll: () => RowsByReport, readSome: (asked: RowsFor) => RowsByReport): RecordRows {
  let all: RowsByReport | undefined;
  const some = new Map<string, RowsByReport>();
  return {
    all: () => (all ??= readAll()),
    for: (asked) => {
      const found = some.get(keyOf(asked)) ?? only(all ?? readSome(asked), asked);
      some.set(keyOf(asked), found);
      return found;
    },
  };
}

function byPatient(rows: readonly RuleLaboratory[]): ReadonlyMap<string, RowsByReport> {
  const patients = Map.groupBy(rows, ({ patient_id: id }) => id);
  return new Map([...patients].map(([patientId, own]) => [patientId, byReport(own)]));
}

function byReport(rows: readonly RuleLaboratory[]): RowsByReport {
  const reports = Map.groupBy(rows, ({ report_id: id }) => id);
  return new Map([...reports].map(([id, printed]) => [id, ruleRows(printed)]));
}

const NONE: RowsByReport = new Map();

const CODES = CATALOGUE.map(({ code }) => code);
const isOfBlood = ({ specimen }: CatalogueItem): boolean => !isOtherSource('血清', specimen);

/** An item stands under its code, under none, or, where it is of no blood, under that of the same thing in the blood. */
function askedOfItem(code: string): RowsAsked {
  const item = findItem(code);
  return { codes: [code, ''], withOtherSpecimens: item !== undefined && !isOfBlood(item) };
}

/** A row that the catalogue does not know names its group itself. */
function askedOfGroup(name: string): RowsAsked {
  const items = CATALOGUE.filter(({ group }) => group === name);
  return {
    codes: items.map(({ code }) => code),
    known: CODES,
    withOtherSpecimens: items.some((item) => !isOfBlood(item)),
  };
}

type ReadRows = (world: World, patientIds: readonly string[], name: string) => readonly RuleLaboratory[];

const READ: Readonly<Record<RowsFor['by'], ReadRows>> = {
  item: (world, ids, code) => someRuleLaboratories(world, ids, askedOfItem(code)),
  group: (world, ids, name) => someRuleLaboratories(world, ids, askedOfGroup(name)),
  specimen: (world, ids) => specimenLaboratories(world, ids),
};

/** Rows of patients from the store, who are asked for in this order. */
export function storedRows(world: World, order: readonly string[]): (patientId: string) => RecordRows {
  const all = new Ahead(order, (ids) => byPatient(ruleLaboratories(world, ids)));
  const some = new Map<string, Ahead<RowsByReport>>();
  const aheadOf = (asked: RowsFor) => {
    const { by, name } = asked;
    const found = some.get(keyOf(asked)) ?? new Ahead(order, (ids) => byPatient(READ[by](world, ids, name)));
    some.set(keyOf(asked), found);
    return found;
  };
  return (patientId) =>
    readOnce(
      () => all.take(patientId) ?? NONE,
      (asked) => aheadOf(asked).take(patientId) ?? NONE,
    );
}

/** Rows of reports that were read from the store already; nothing is judged for them. */
export function printedRows(reports: readonly JudgedReport[]): RecordRows {
  const rows = () => new Map(reports.map(({ report, printed }) => [report.report_id, ruleRows(printed)]));
  const once = readOnce(rows, () => once.all());
  return once;
}
