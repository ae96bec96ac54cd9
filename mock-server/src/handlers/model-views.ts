import type { JudgedReport } from '../interpretation/patient-record.ts';
import { reportView } from '../interpretation/report-view.ts';
import type { ReportView } from '../interpretation/report-view.ts';
import type { World } from '../store/world.ts';
import { Refusal } from './refusal.ts';

const GONE = '该报告不存在或已被删除';

/** The lab report that a model reads; 404 for an unknown id and for a report that holds none of the model's rows. */
export function foundModelView(
  world: World,
  reportId: string,
  isOfModel: (judged: JudgedReport) => boolean,
): ReportView {
  const view = reportView(world, reportId);
  if (!view || !isOfModel(view.judged)) throw new Refusal(GONE, 404);
  return view;
}
