import type { HeldClass, LaboratoryRow, LayReport as WireLay, SharedReport } from '@jianwei/api-client/model';
import type { SensitiveClass } from '@jianwei/clinical-rules/catalogue/row';
import { layReport } from '@jianwei/clinical-rules/lay/lay';
import type { LayReport } from '@jianwei/clinical-rules/lay/lay';
import { publicGroup } from '@jianwei/clinical-rules/lay/lay-tables';
import { namesDiagnosis, publicName } from '@jianwei/clinical-rules/lay/public-name';
import { inferFromRows } from '@jianwei/clinical-rules/record/judged';
import type { JudgedRow } from '@jianwei/clinical-rules/record/judged-row';
import type { PrintedRow } from '@jianwei/clinical-rules/record/printed';
import { historyOf } from '@jianwei/clinical-rules/record/history';
import { departmentPhone } from '../hospital/department-phones.ts';
import type { ShareRow } from '../store/shares.ts';
import { hospitalTime } from '../store/time.ts';
import type { World } from '../store/world.ts';
import { layNotes } from './lay-notes.ts';
import { reportDataOf } from './report-data.ts';
import { wirePatient } from './wire-patient.ts';
import { interpret } from './report-view.ts';
import type { ReportView } from './report-view.ts';
import { savedInputs } from './saved-inputs.ts';
import { wireLay } from './wire-lay.ts';

/** Items that the catalogue does not hold are known by their name. */
const BY_NAME: readonly (readonly [SensitiveClass, RegExp])[] = [
  ['hiv', /HIV|艾滋|人类免疫缺陷/i],
  ['syphilis', /梅毒|RPR|TRUST|TPPA/i],
  ['tumour', /肿瘤|癌|CA\s?\d{2,3}|肉瘤/i],
  ['genetics', /基因|突变|染色体|三体/],
  ['pregnancy', /妊娠|怀孕|HCG|孕周|唐氏/i],
];

function classOfName(name: string): SensitiveClass | null {
  return BY_NAME.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}

function classOf({ item, printed }: Pick<JudgedRow, 'item' | 'printed'>): SensitiveClass | null {
  return item === undefined ? classOfName(printed.name) : item.sensitive;
}

/** 孟庆山 → 孟**: the family name stays, so that the reader knows whose report it is meant to be. */
export function maskedName(name: string): string {
  const [first = '', ...rest] = Array.from(name);
  return rest.length === 0 ? '*' : first + '*'.repeat(rest.length);
}

/** What a link shows: the report without the classes that are held, read anew, and what is held. */
export interface OpenedReport {
  readonly view: ReportView;
  readonly whole: ReportView;
  readonly held: ReadonlyMap<SensitiveClass, readonly string[]>;
}

export function openedReport(world: World, whole: ReportView, share: ShareRow): OpenedReport {
  const includes = share.include_sensitive === 1;
  const isHeld = (row: JudgedRow) => !includes && classOf(row) !== null;
  const isHeldPrint = (printed: PrintedRow) => !includes && classOf({ item: undefined, printed }) !== null;
  const rows = whole.judged.rows.filter((row) => !isHeld(row));
  const failed = whole.judged.failed.filter((row) => !isHeldPrint(row));
  const held = Map.groupBy(whole.judged.rows.filter(isHeld), (row) => classOf(row) ?? 'tumour');
  const ids = new Map([...held].map(([name, all]) => [name, all.map(({ printed }) => printed.laboratory_id)] as const));
  if (rows.length === whole.judged.rows.length && failed.length === whole.judged.failed.length)
    return { view: whole, whole, held: ids };
  const { judged, record } = whole;
  const inference = inferFromRows(rows, { ...judged, patient: record.patient }, judged.earlier);
  const saved = savedInputs(world, record.patient.patient_id);
  const shown = new Set([...rows.map((row) => row.printed), ...failed]);
  const printed = judged.printed.filter((row) => shown.has(row));
  const view = interpret(record, { ...judged, printed, rows, failed, inference }, historyOf(record), saved);
  return { view, whole, held: ids };
}

/** A row of the wire for somebody outside: no number of an earlier report, and for citizens no knowledge that names diseases. */
function publicRow(row: LaboratoryRow, isCitizen: boolean): LaboratoryRow {
  const { previous: _previous, ...shown } = row;
  if (!isCitizen) return shown;
  const { knowledge: _knowledge, knowledge_id: _id, course: _course, ...plain } = shown;
  const name = publicName(row.code ?? '', row.laboratory_name);
  const { group_name: group } = plain;
  return {
    ...plain,
    laboratory_name: name,
    original_laboratory_name: name,
    ...(group === undefined ? {} : { group_name: publicGroup(group) }),
  };
}

/** 「内分泌科 0000-8120」. */
function contactOf(department: string): string {
  return [department === '' ? '开单科室' : department, departmentPhone(department)].join(' ').trim();
}

/** The report in plain words, over what the link shows; the level of advice knows what is held too. */
export function layOf({ whole, view, held }: OpenedReport): LayReport {
  const { record, danger, judged } = whole;
  const heldPrints = judged.failed.filter((row) => !view.judged.failed.includes(row));
  return layReport({
    record,
    // The stored report: where its conclusion is held, the view has none, and danger is told all the same.
    judged: record.reports.find(({ report }) => report.report_id === judged.report.report_id) ?? judged,
    reading: danger,
    department: contactOf(record.patient.department),
    held: new Set([...[...held.values()].flat(), ...heldPrints.map(({ laboratory_id: id }) => id)]),
  });
}

function notesOf(world: World, { whole, held }: OpenedReport, isVerified: boolean): Pick<WireLay, 'notes'> {
  const place = { patientId: whole.record.patient.patient_id, reportId: whole.judged.report.report_id };
  const notes = layNotes(world, place, { held: new Set([...held.values()].flat()), isVerified });
  return notes.length === 0 ? {} : { notes };
}

function heldClasses(held: OpenedReport['held']): HeldClass[] {
  return [...held].map(([name, ids]) => ({ sensitive_class: name, items: ids.length }));
}

/** The answer to a reader of a link. `isVerified`: the second step was taken. */
export function sharedReport(world: World, opened: OpenedReport, share: ShareRow, isVerified: boolean): SharedReport {
  const { view, held } = opened;
  const isCitizen = share.audience === 'citizen';
  const patient = wirePatient(view.record.patient, world.nowText());
  const data = reportDataOf(world, view);
  const { department } = view.record.patient;
  const name = view.judged.report.report_name;
  const hides = isCitizen && (namesDiagnosis(name) || (held.size > 0 && classOfName(name) !== null));
  return {
    patient_name: maskedName(patient.name),
    patient_gender: patient.gender,
    patient_age: patient.age,
    report_name: hides ? '检验报告' : name,
    report_time: view.judged.report.report_time,
    expires_time: hospitalTime(new Date(share.expires_at_ms)),
    audience: share.audience,
    held: heldClasses(held),
    department_name: department,
    department_phone: departmentPhone(department),
    demo: view.record.patient.is_demo === true,
    laboratories: data.laboratories.map((row) => publicRow(row, isCitizen)),
    total_laboratories: data.total_laboratories,
    need_focus: data.need_focus.map((row) => {
      const code = view.judged.rows.find(({ printed }) => printed.laboratory_id === row.laboratory_id)?.code ?? '';
      return isCitizen ? { ...row, laboratory_name: publicName(code, row.laboratory_name) } : row;
    }),
    radar_chart: isCitizen
      ? data.radar_chart.map((axis) => ({ ...axis, name: publicGroup(axis.name) }))
      : data.radar_chart,
    ...(isCitizen
      ? { lay: { ...wireLay(layOf(opened), isVerified), ...notesOf(world, opened, isVerified) } }
      : {
          suggestion_diagnosis: data.suggestion_diagnosis,
          interpretation: data.interpretation,
          categories: data.categories,
        }),
    ...(data.knowledge_version === undefined ? {} : { knowledge_version: data.knowledge_version }),
  };
}
