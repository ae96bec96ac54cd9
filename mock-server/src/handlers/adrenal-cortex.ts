import type { AdrenalCortexReport, AdrenalCortexValues } from '@jianwei/api-client/model';
import { adrenalCortexWire, adrenalInputProblem } from '@jianwei/clinical-rules/adrenal-cortex/adrenal-cortex-wire';
import {
  ADRENAL_CODES,
  ADRENAL_FIELDS,
  adrenalCortexOf,
  isAdrenalReport,
  manualInput,
} from '@jianwei/clinical-rules/record/adrenal-cortex-facts';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { newerAdrenalEvidence } from '../interpretation/adrenal-cortex-evidence.ts';
import { modelReport, modelReportList, rowOrigins } from '../interpretation/model-report.ts';
import { deleteAdrenalValues, findAdrenalValues, saveAdrenalValues } from '../store/adrenal-cortex-records.ts';
import type { AdrenalValuesRow } from '../store/adrenal-cortex-records.ts';
import type { World } from '../store/world.ts';
import type { ReportView } from '../interpretation/report-view.ts';
import { noteSavedReading, noteShownReading } from '../replay/replay-tools.ts';
import { foundPatient } from './found.ts';
import { foundModelReport, foundReading } from './lab-model.ts';
import { newerPart } from './records.ts';

const NOTHING_ENTERED = '请至少填写一项检查结果';

/** Only what the form holds is kept; anything else a caller sends is dropped. */
function cleanValues(body: AdrenalCortexValues): AdrenalCortexValues {
  return {
    ...Object.fromEntries(ADRENAL_FIELDS.map((field) => [field, body[field] ?? null])),
    cortisol_unit: body.cortisol_unit ?? 'nmol/L',
    acth_unit: body.acth_unit ?? 'pg/mL',
  };
}

/** Where manual values come from, in the words of a contribution. */
function manualOrigins(saved: AdrenalValuesRow): [string, string][] {
  const text = `手动补充 ${saved.saved_time.slice(0, 10)} ${saved.user_name}`.trim();
  return Object.keys(manualInput(saved.values)).map((item) => [item, text]);
}

function readReport(world: World, reportId: string): { view: ReportView; report: AdrenalCortexReport } {
  const saved = findAdrenalValues(world, reportId);
  const { view, reading } = foundReading(world, reportId, (record, judged) =>
    adrenalCortexOf(record, judged, saved?.values),
  );
  const { rows } = reading;
  const origins = rowOrigins(rows);
  const ufcOrigin = origins.get('ufc');
  if (ufcOrigin !== undefined) origins.set('ufc_uln', ufcOrigin);
  if (saved !== undefined) for (const [item, text] of manualOrigins(saved)) origins.set(item, text);
  const answer = adrenalCortexWire(reading.result);
  const report: AdrenalCortexReport = modelReport({ world, view, answer, rows, codes: ADRENAL_CODES, origins });
  if (saved === undefined) return { view, report };
  const { values, saved_time, user_id, user_name } = saved;
  const newer = newerPart(newerAdrenalEvidence(view.record, values, saved_time));
  return { view, report: { ...report, values, saved_time, user_id, user_name, ...newer } };
}

export const adrenalCortexHandlers = {
  getAdrenalCortexReport: ({ params, world, session }) => {
    const { view, report } = readReport(world, params.id);
    noteShownReading(world, 'adrenal-cortex', view, session.userId);
    return report;
  },

  saveAdrenalCortexReport: ({ params, body, world, session }) => {
    const view = foundModelReport(world, params.id, isAdrenalReport);
    const { report_id: reportId } = view.judged.report;
    const values = cleanValues(body);
    const problem = adrenalInputProblem(values);
    if (problem !== null) throw new Refusal(problem);
    const isEmpty = ADRENAL_FIELDS.every((field) => values[field] == null);
    if (isEmpty && findAdrenalValues(world, reportId) === undefined) throw new Refusal(NOTHING_ENTERED);
    // Emptying every field takes back what was added.
    if (isEmpty) deleteAdrenalValues(world, reportId);
    else {
      const { userId } = session;
      saveAdrenalValues(world, { report_id: reportId, user_id: userId, saved_time: world.nowText(), values });
    }
    noteSavedReading(world, 'adrenal-cortex', view, session.userId);
    return { report_id: reportId };
  },

  listAdrenalCortexReports: ({ params, world }) => modelReportList(foundPatient(world, params.id), isAdrenalReport),
} satisfies Handlers;
