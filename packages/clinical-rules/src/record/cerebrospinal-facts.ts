import { readCerebrospinalInput, readSign } from '../cerebrospinal/cerebrospinal-wire.ts';
import { evaluateCerebrospinal } from '../cerebrospinal/cerebrospinal.ts';
import type { CerebrospinalItem } from '../cerebrospinal/cerebrospinal-facts.ts';
import type { CerebrospinalResult } from '../cerebrospinal/cerebrospinal.ts';
import { firstBefore } from './earlier-reports.ts';
import { episodeRows, episodeValues, hasAnyCode } from './episode-rows.ts';
import type { ModelInput, UsedRow } from './episode-rows.ts';
import type { JudgedReport, PatientRecord } from './judged.ts';
import { episodeReading } from './tool-reading.ts';
import type { EpisodeReading } from './tool-reading.ts';

/** Blood is compared with the fluid when it was drawn within a day of it. */
const SIMULTANEOUS = { hours: 24 } as const;

type ReadItem = Exclude<CerebrospinalItem, 'age'>;
const SIGNS: ReadonlySet<ReadItem> = new Set(['gram', 'afb', 'india_ink', 'xanthochromia']);

/**
 * Rows that are used: the fluid's own rows of the report, and serum glucose, albumin, IgG and the blood count of the report or, where
 * it has none, of the nearest report within 24 hours. Cell shares, stains and xanthochromia have codes of the hospital's laboratory.
 */
const CEREBROSPINAL_INPUTS: readonly ModelInput<ReadItem>[] = [
  { item: 'pressure', codes: ['CSF-P'], unit: 'mmH2O' },
  { item: 'wbc', codes: ['CSF-WBC'], unit: '10^6/L' },
  { item: 'rbc', codes: ['CSF-RBC'], unit: '10^6/L' },
  { item: 'neut_pct', codes: ['CSF-NEUT%'], unit: '%' },
  { item: 'lymph_pct', codes: ['CSF-LYM%'], unit: '%' },
  { item: 'protein', codes: ['CSF-TP'], unit: 'g/L' },
  { item: 'glucose', codes: ['CSF-GLU'], unit: 'mmol/L' },
  { item: 'chloride', codes: ['CSF-CL'], unit: 'mmol/L' },
  { item: 'lactate', codes: ['CSF-LAC'], unit: 'mmol/L' },
  { item: 'ada', codes: ['CSF-ADA'], unit: 'U/L' },
  { item: 'csf_albumin', codes: ['CSF-ALB'], unit: 'mg/L' },
  { item: 'csf_igg', codes: ['CSF-IGG'], unit: 'mg/L' },
  { item: 'gram', codes: ['CSF-GRAM', 'CSF-CX'], unit: '' },
  { item: 'afb', codes: ['CSF-AFB', 'CSF-TBNA'], unit: '' },
  { item: 'india_ink', codes: ['CSF-INK', 'CSF-CRAG'], unit: '' },
  { item: 'xanthochromia', codes: ['CSF-XANTH', 'CSF-XAN'], unit: '' },
  { item: 'serum_glucose', codes: ['GLU', 'GLU-R'], unit: 'mmol/L', window: SIMULTANEOUS },
  { item: 'serum_albumin', codes: ['ALB'], unit: 'g/L', window: SIMULTANEOUS },
  { item: 'serum_igg', codes: ['IGG'], unit: 'g/L', window: SIMULTANEOUS },
  { item: 'blood_wbc', codes: ['WBC'], unit: '10^9/L', window: SIMULTANEOUS },
  { item: 'blood_rbc', codes: ['RBC'], unit: '10^12/L', window: SIMULTANEOUS },
];

export const CEREBROSPINAL_CODES: ReadonlySet<string> = new Set([
  ...CEREBROSPINAL_INPUTS.flatMap(({ codes }) => codes),
  'CSF-LDH',
]);

/** A report belongs to the model when it holds white cells or protein of the fluid. */
export function isCerebrospinalReport(judged: JudgedReport): boolean {
  return hasAnyCode(judged, ['CSF-WBC', 'CSF-TP']);
}

/** Rows of the inputs; of several tests for one sign (stain, culture, antigen) a positive one decides. */
function cerebrospinalRows(record: PatientRecord, judged: JudgedReport): ReadonlyMap<ReadItem, UsedRow> {
  const inputs = CEREBROSPINAL_INPUTS.map((input) => {
    const positive = input.codes.filter((code) =>
      judged.rows.some((row) => row.code === code && readSign(row.printed.result) === true),
    );
    return positive.length > 0 ? { ...input, codes: positive } : input;
  });
  return episodeRows(record, judged, inputs);
}

/** Stains whose printed text says neither 阳性 nor 阴性 are left to the reader. */
function unreadSigns(rows: ReadonlyMap<ReadItem, UsedRow>): ReadonlyMap<ReadItem, UsedRow> {
  return new Map([...rows].filter(([item, { value }]) => SIGNS.has(item) && readSign(value) === null));
}

const unreadTip = ({ row: { printed } }: UsedRow): string => `${printed.name}「${printed.result}」未能判读，请人工核对`;

const COURSE_DAYS = 90;
const DAY_MS = 86_400_000;
const ORGANISM_CODES = CEREBROSPINAL_INPUTS.flatMap(({ item, codes }) =>
  ['gram', 'afb', 'india_ink'].includes(item) ? codes : [],
);

interface FoundOrganism {
  readonly time: string;
  readonly name: string;
}

/** Organisms that the taps of a record found, newest first: looked for once, however many taps are read. */
const ORGANISMS = new WeakMap<PatientRecord, readonly FoundOrganism[]>();

function organismsOf(record: PatientRecord): readonly FoundOrganism[] {
  const known = ORGANISMS.get(record);
  if (known !== undefined) return known;
  const found = record.reports.flatMap(({ report, rows }) =>
    rows
      .filter(({ code, printed }) => ORGANISM_CODES.includes(code) && readSign(printed.result) === true)
      .map(({ printed }) => ({ time: report.report_time, name: printed.name })),
  );
  ORGANISMS.set(record, found);
  return found;
}

/**
 * Cells and glucose of a treated meningitis look like another one: when a tap of the 90 days before found an organism, a later tap
 * says so beside whatever its own values suggest.
 */
function earlierOrganismTips(record: PatientRecord, { report }: JudgedReport): string[] {
  const from = Date.parse(report.report_time) - COURSE_DAYS * DAY_MS;
  const organisms = organismsOf(record);
  return organisms
    .slice(firstBefore(organisms, report.report_time, ({ time }) => time))
    .filter(({ time }) => Date.parse(time) >= from)
    .map(({ time, name }) => `${name}此前阳性（${time.slice(0, 10)}），请结合治疗经过判读`);
}

export interface CerebrospinalReading extends EpisodeReading<CerebrospinalResult, ReadItem> {
  /** What the rows say beside the result. */
  readonly tips: readonly string[];
}

/** What the rule makes of a report that need hold neither cells nor protein of the fluid: a sugar alone is compared with that of the blood. */
export function fluidResult(record: PatientRecord, judged: JudgedReport): CerebrospinalResult {
  const values = episodeValues(cerebrospinalRows(record, judged));
  return evaluateCerebrospinal(readCerebrospinalInput({ ...values, age: judged.person.ageYears }));
}

/** The fluid of a report beside blood of the same day; the age is that of the report's day. Null for a report without fluid. */
export function cerebrospinalOf(record: PatientRecord, judged: JudgedReport): CerebrospinalReading | null {
  if (!isCerebrospinalReport(judged)) return null;
  const rows = cerebrospinalRows(record, judged);
  const facts = readCerebrospinalInput({ ...episodeValues(rows), age: judged.person.ageYears });
  const unread = unreadSigns(rows);
  return {
    ...episodeReading(evaluateCerebrospinal(facts), rows, (item) => !unread.has(item)),
    tips: [...earlierOrganismTips(record, judged), ...[...unread.values()].map(unreadTip)],
  };
}
