import type { CommandItem } from '@jianwei/api-client/model';
import { CATALOGUE } from '@jianwei/clinical-rules/catalogue/catalogue';
import { DIAGNOSES } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { APPLICATIONS } from '../hospital/applications.ts';
import { readReportIds } from '../store/clinical-marks.ts';
import { listPatients } from '../store/clinical-patients.ts';
import { listReportRows } from '../store/clinical-reports.ts';
import type { Session } from '../store/session.ts';
import type { World } from '../store/world.ts';
import { isOffered, offeredHits } from './application-offer.ts';
import { triggeredApplications } from './application-triggers.ts';
import { courseCode, courseIndex } from './course-index.ts';
import { systemName } from './disease-systems.ts';
import { foldName, itemNames } from './name-search.ts';
import { reportSummary } from './report-summaries.ts';
import { wirePatient } from './wire-patient.ts';
import type { ReportView } from './report-view.ts';
import { rowCourses } from './row-course.ts';
import { shownDiagnoses } from './shown-diagnoses.ts';
import { rankOf, spellingOf } from './spelling.ts';
import type { Spelling } from './spelling.ts';
import { myApplications } from './wire-applications.ts';

/** The box shows nine lines at most, so that more of one kind are never seen. */
const LINES = 9;

/** Roles that open tools and the aid of a decision. */
const CLINICIANS: ReadonlySet<number> = new Set([1, 4]);

interface Found<Entry> {
  readonly entry: Entry;
  readonly spelling: Spelling;
}

/** The entries that fit best, at most nine; entries that fit alike keep their order. */
function best<Entry>(entries: readonly Found<Entry>[], searched: string): Entry[] {
  return entries
    .map(({ entry, spelling }) => ({ entry, rank: rankOf(spelling, searched) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, LINES)
    .map(({ entry }) => entry);
}

/** Beginning of a day or time as it is shown beside today: 今日 07:58, 11-17, 2024-12-03. */
function timeText(time: string, now: string): string {
  if (time.slice(0, 10) === now.slice(0, 10)) return `今日 ${time.slice(11, 16)}`;
  return time.slice(0, 4) === now.slice(0, 4) ? time.slice(5, 10) : time.slice(0, 10);
}

/** 05 床, as it stands in lists; an outpatient's place stands as it is. */
const bedText = (bed = '') => (/^\d+$/.test(bed) ? `${bed} 床` : bed);

function patientSpellings(world: World) {
  return world.memoClinical('command-patients', () => {
    const newest = new Map(
      listReportRows(world)
        .toReversed()
        .map((report) => [report.patient_id, report] as const),
    );
    const found = listPatients(world).flatMap((patient) => {
      const report = newest.get(patient.patient_id);
      const names = [patient.name, patient.inpatient_no, patient.bed_no, bedText(patient.bed_no)];
      return report === undefined ? [] : [{ entry: { patient, report }, spelling: spellingOf(names, true) }];
    });
    // Of patients who fit alike the one whose report came last is looked for.
    return found.toSorted((a, b) => (a.entry.report.report_time < b.entry.report.report_time ? 1 : -1));
  });
}

const LEVELS = { critical: '危急值', focus: '需关注', none: undefined } as const;

/** The report of exactly this number, with its patient. */
function numberedReport(world: World, searched: string) {
  const report = listReportRows(world).find(({ report_id: id }) => foldName(id) === searched);
  const patient = listPatients(world).find(({ patient_id: id }) => id === report?.patient_id);
  return report && patient ? [{ patient, report }] : [];
}

/** Each patient once, by the newest report; who types the number of a report gets that one. */
function patientItems(world: World, session: Session, searched: string): CommandItem[] {
  const read = readReportIds(world, session.userId);
  const numbered = numberedReport(world, searched);
  const found = numbered.length > 0 ? numbered : best(patientSpellings(world), searched);
  return found.map(({ patient, report }) => {
    const { gender, age, department, bed_no: bed } = wirePatient(patient, world.nowText());
    const level = reportSummary(world, report)?.level ?? 'none';
    const state = LEVELS[level] ?? (read.has(report.report_id) ? '已读' : '待读');
    const place = [department, bedText(bed)].filter(Boolean).join(' ');
    return {
      kind: 'patient',
      id: report.report_id,
      title: patient.name,
      note: [`${gender} ${age}`, place].filter(Boolean).join('\u3000'),
      value_text: `${timeText(report.report_time, world.nowText())}\u3000${state}`,
    };
  });
}

function itemSpellings(world: World, view: ReportView) {
  const patientId = view.record.patient.patient_id;
  const all = world.memoPatient(patientId, 'command-items', () =>
    [...courseIndex(world, patientId).values()].flatMap((entries) => {
      const newest = entries.at(-1);
      if (newest === undefined) return [];
      const { item, printed } = newest.row;
      return [{ entry: newest, spelling: spellingOf(item === undefined ? [printed.name] : [...itemNames(item)]) }];
    }),
  );
  const onReport = new Set(view.judged.rows.map(courseCode));
  // What stands on the open report first, abnormal results before the others.
  const weight = ({ row }: (typeof all)[number]['entry']): number =>
    (onReport.has(courseCode(row)) ? 0 : 2) + (row.flag.state === 'abnormal' ? 0 : 1);
  return all.toSorted((a, b) => weight(a.entry) - weight(b.entry));
}

/** The patient's own items, each with its newest result and its year. */
function labItems(world: World, view: ReportView, searched: string): CommandItem[] {
  const { record } = view;
  const newestTime = record.reports[0]?.report.report_time ?? view.judged.report.report_time;
  const courseOf = rowCourses(courseIndex(world, record.patient.patient_id), newestTime);
  return best(itemSpellings(world, view), searched).map(({ row, report, state }) => {
    const course = courseOf(row);
    const { points = [], total = points.length } = course ?? {};
    const [first, last] = [points[0]?.[1], points.at(-1)?.[1]];
    const isCourse = points.length > 1 && first !== undefined && last !== undefined;
    const { low, high } = row.flag.interval ?? {};
    return {
      kind: 'item',
      id: courseCode(row),
      title: row.item?.name ?? row.printed.name,
      note: isCourse ? `近 1 年 ${total} 次，${first} → ${last}` : timeText(report.report_time, world.nowText()),
      value_text: row.printed.result,
      value_state: state,
      ...(course === undefined ? {} : { course }),
      ...(low === undefined ? {} : { range_low: low }),
      ...(high === undefined ? {} : { range_high: high }),
    };
  });
}

const NAMED_ITEMS = [...Map.groupBy(CATALOGUE, ({ name }) => name)].map(([name, items]) => ({
  entry: { name, code: items[0]?.code ?? name },
  spelling: spellingOf(items.flatMap(itemNames)),
}));

/** Items that the catalogue knows, where no patient is open whose own they could be. */
const catalogueItems = (searched: string): CommandItem[] =>
  best(NAMED_ITEMS, searched).map(({ name, code }) => ({
    kind: 'item',
    id: code,
    title: name,
    note: '检验知识',
    value_text: '',
  }));

const TOOLS = APPLICATIONS.map((entry) => ({ entry, spelling: spellingOf([entry.name, entry.disease ?? '']) }));

/** Tools that the open report calls for stand first; of an empty text only these are found. */
function toolItems(world: World, session: Session, view: ReportView | undefined, searched: string): CommandItem[] {
  const hits = offeredHits(world, session, view ? triggeredApplications(view) : []);
  const triggered = new Map(hits.map((hit) => [hit.application, hit] as const));
  const mine = new Set(myApplications(world, session.userId));
  const found = searched === '' ? [...triggered.keys()] : best(TOOLS, searched);
  return found
    .filter((application) => isOffered(world, session, application))
    .toSorted((a, b) => Number(triggered.has(b)) - Number(triggered.has(a)))
    .map((application) => ({
      kind: 'tool',
      id: application.applicationId,
      title: application.name,
      note: mine.has(application) ? '我的应用' : '未加入我的应用',
      value_text: triggered.has(application) ? '本次触发' : '',
      api_type: application.apiType,
    }));
}

const DISEASES = DIAGNOSES.map((entry) => ({ entry, spelling: spellingOf([entry.name, entry.id]) }));

/** Diseases; those of the open report first, and for who has no aid of a decision these alone. */
function diseaseItems(session: Session, view: ReportView | undefined, searched: string): CommandItem[] {
  const suspected = new Map((view ? shownDiagnoses(view.judged.inference) : []).map((found) => [found.id, found]));
  const offered = CLINICIANS.has(session.role) ? DISEASES : DISEASES.filter(({ entry }) => suspected.has(entry.id));
  return best(offered, searched)
    .toSorted((a, b) => Number(suspected.has(b.id)) - Number(suspected.has(a.id)))
    .map(({ id, name, systemId }) => {
      const count = suspected.get(id)?.evidences.length;
      const isKnown = view?.reading.known.some((one) => one.id === id) === true;
      return {
        kind: 'disease',
        id,
        title: name,
        note: [systemName(systemId), count === undefined ? '' : `${count} 条依据`].filter(Boolean).join('\u3000'),
        value_text: count === undefined ? '' : isKnown ? '本报告已知' : '本报告疑似',
        ...(count === undefined ? {} : { suspected: true }),
      };
    });
}

/**
 * What the command box finds for a text, the best of each kind first: items of the patient whose report is open, else of the
 * catalogue; patients, tools, diseases. Only what the account may open.
 */
export function searchCommand(world: World, session: Session, q: string, view: ReportView | undefined): CommandItem[] {
  const searched = foldName(q);
  const tools = CLINICIANS.has(session.role) ? toolItems(world, session, view, searched) : [];
  if (searched === '') return tools;
  return [
    ...(view ? labItems(world, view, searched) : catalogueItems(searched)),
    ...patientItems(world, session, searched),
    ...tools,
    ...diseaseItems(session, view, searched),
  ];
}
