import { convert, day, list, number, oneOf, optional, record, text } from '@jianwei/clinical-rules/tables/shapes';
import type { Read } from '@jianwei/clinical-rules/tables/shapes';
import { RANGE_SPELLING } from '../laboratory/printed-range.ts';
import { REPORT } from '../laboratory/seed-report.ts';
import type { SeedReport } from '../laboratory/seed-report.ts';
import { expandVisits, VISITS } from './expand-visits.ts';

const PERSON = {
  /** Four digits; patient id is `P` + number, report ids are `R` + number + `-01` (newest) and so on. */
  number,
  name: text,
  gender: oneOf('男', '女'),
  /** Picture calendar, as the times of the reports. */
  born: day,
  department: text,
  bed: text,
  inpatientNo: text,
  tags: list(text),
};
const SEED_PERSON = record(PERSON);

export type SeedPatient = Read<typeof SEED_PERSON> & {
  /** Newest first. */
  readonly reports: readonly SeedReport[];
};

const PATIENT = convert(
  record({
    ...PERSON,
    /** How the laboratory of this patient spells its ranges, where a report does not say so itself. */
    spelling: optional(RANGE_SPELLING),
    reports: optional(list(REPORT, 'at')),
    visits: optional(list(VISITS)),
  }),
  ({ spelling, reports = [], visits = [], ...person }): SeedPatient => {
    const expanded = visits.flatMap((line) => expandVisits(person.number, line));
    const printed = [...reports, ...expanded].toSorted((a, b) => (a.at < b.at ? 1 : -1));
    return { ...person, reports: spelling ? printed.map((report) => ({ spelling, ...report })) : printed };
  },
);

/** A table of patients. */
export const PATIENT_TABLE = list(PATIENT, 'number');
