import type { Covid19Form, Covid19Init, Covid19Options, Covid19Record } from '@jianwei/api-client/model';
import { covidEdition } from '@jianwei/clinical-rules/covid19/covid19';
import { answerCovid19 } from '@jianwei/clinical-rules/covid19/covid19-wire';
import { covidFormProblems } from '@jianwei/clinical-rules/covid19/form-check';
import { FACTOR_LISTS, FACTOR_OPTIONS } from '@jianwei/clinical-rules/covid19/options';
import type { FactorList } from '@jianwei/clinical-rules/covid19/options';
import { personAt } from '@jianwei/clinical-rules/record/judged';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { completeCovidForm, warningGroups } from '../forms/covid19-form.ts';
import { covidPrefill, newerCovidResults } from '../interpretation/covid19-evidence.ts';
import { wireGender } from '../interpretation/wire-patient.ts';
import { covid19Records } from '../store/covid19-records.ts';
import type { SavedRecord } from '../store/record-table.ts';
import type { Session } from '../store/session.ts';
import { inTransaction } from '../store/sql.ts';
import type { World } from '../store/world.ts';
import { foundPatient } from './found.ts';
import { editedRecord, foundRecord, mayEdit, newerPart, recordHead, saveRecord } from './records.ts';

type CovidReport = SavedRecord<Covid19Form>;

/** Lists of options as the answer carries them, mutable copies. */
function optionLists(): Record<FactorList, { key: number; label: string }[]> {
  return Object.fromEntries(
    FACTOR_LISTS.map((list) => [list, FACTOR_OPTIONS[list].map((option) => ({ ...option }))]),
  ) as Record<FactorList, { key: number; label: string }[]>;
}

/** A saved record as it is read, with what follows from it. */
export function covid19Record(world: World, row: CovidReport, session: Session): Covid19Record {
  const { form } = row;
  const edition = covidEdition(row.rule_version);
  // As it was judged when it was saved: what today's edition says stands in its replay.
  const answer = answerCovid19({ ...form }, edition === undefined ? {} : { edition });
  const [newest] = covid19Records.listOfPatient(world, row.patient_id);
  // A later record has taken newer results up.
  const newer = newest?.report_id === row.report_id ? newerCovidResults(foundPatient(world, row.patient_id), row) : [];
  return {
    ...form,
    ...recordHead(row, session),
    patient_id: row.patient_id,
    history: [...row.history],
    editable: mayEdit(session),
    ...newerPart(newer),
    results: answer.results,
    suggests: answer.suggests,
    prompts: answer.prompts,
    recommended_checks: answer.recommended_checks,
    contributions: answer.contributions,
    distance: answer.distance,
    review_notes: answer.review_notes,
    rule_version: row.rule_version,
  };
}

export const covid19Handlers = {
  initCovid19Report: ({ params, world }): Covid19Init => {
    const record = foundPatient(world, params.patient_id);
    const { patient } = record;
    const now = world.nowText();
    const [previous] = covid19Records.listOfPatient(world, patient.patient_id);
    const { states, paO2, sources } = covidPrefill(record, now);
    const form = completeCovidForm({
      name: patient.name,
      gender: wireGender(patient.gender),
      age: personAt(patient, now).ageYears,
      weight: previous?.form.weight ?? null,
      height: previous?.form.height ?? null,
      ...Object.fromEntries(FACTOR_LISTS.map((list) => [list, []])),
      paO2,
      ...warningGroups(states),
    });
    return { ...form, report_id: '', patient_id: patient.patient_id, weight_unit: 'kg', sources };
  },

  listCovid19Options: ({ params, world }): Covid19Options => {
    foundPatient(world, params.patient_id);
    return { ...optionLists(), ...warningGroups() };
  },

  saveCovid19Report: ({ params, body, world, session }) => {
    foundPatient(world, params.id);
    return inTransaction(world, () => {
      const edited = editedRecord(world, covid19Records, params.id, body);
      const [problem] = covidFormProblems({ ...body });
      if (problem) throw new Refusal(problem.message);
      const form = completeCovidForm(body);
      return saveRecord(world, covid19Records, session, edited, {
        patientId: params.id,
        reportTime: edited?.report_time ?? world.nowText(),
        ruleVersion: answerCovid19({ ...form }).rule_version,
        form,
      });
    });
  },

  getCovid19Report: ({ params, world, session }) =>
    covid19Record(world, foundRecord(world, covid19Records, params.id), session),

  listCovid19Reports: ({ params, world }) => {
    foundPatient(world, params.id);
    return {
      data: covid19Records
        .listOfPatient(world, params.id)
        .map(({ report_id, report_time }) => ({ report_id, report_time })),
    };
  },
} satisfies Handlers;
