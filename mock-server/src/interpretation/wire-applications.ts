import type { Application, ApplicationBrief } from '@jianwei/api-client/model';
import {
  APPLICATION_AUTHOR,
  APPLICATION_AUTHOR_TEXT,
  DEFAULT_APPLICATION_IDS,
  findApplication,
} from '../hospital/applications.ts';
import type { ApplicationEntry } from '../hospital/applications.ts';
import { chosenApplicationIds } from '../store/clinical-applications.ts';
import type { World } from '../store/world.ts';
import type { TriggeredApplication } from './application-triggers.ts';
import { RISK_API_TYPE, riskModelInfo } from './risk-model.ts';

function iconOf({ slug }: ApplicationEntry): string {
  return slug === '' ? '' : `icon-${slug}`;
}

/** The entry under both names that the two parts of the specification use (G-39g). */
export function wireApplication(application: ApplicationEntry, triggered?: TriggeredApplication): Application {
  const icon = iconOf(application);
  return {
    application_id: application.applicationId,
    id: application.applicationId,
    name: application.name,
    application_name: application.name,
    ...(icon === '' ? {} : { app_icon: icon, application_icon: icon }),
    application_desc: application.description,
    api_type: application.apiType,
    category: application.category,
    systems: [...application.systems],
    ...(application.disease === undefined ? {} : { disease: application.disease }),
    type: 'assessment',
    highlight: triggered !== undefined,
    ...(triggered === undefined || triggered.hint === '' ? {} : { hint: triggered.hint }),
  };
}

/** The figures of a risk model, in its own entry and, as a lookup by id returns them, on the application itself. */
function modelPart(application: ApplicationEntry): Partial<Application> {
  if (application.apiType !== RISK_API_TYPE) return { model_infos: [] };
  const model = riskModelInfo();
  return {
    model_infos: [model],
    ...(model.roc === undefined ? {} : { roc: model.roc }),
    ...(model.shap === undefined ? {} : { shap: model.shap }),
    ...(model.performances === undefined ? {} : { performances: model.performances }),
    laboratories: [],
  };
}

export function wireApplicationDetail(application: ApplicationEntry): Application {
  return {
    ...wireApplication(application),
    diagnosis_display_name: application.name,
    additional_infos: application.infos.map((info) => ({ ...info })),
    ...modelPart(application),
    author_info: APPLICATION_AUTHOR,
    author_desc: APPLICATION_AUTHOR_TEXT,
  };
}

export function applicationBrief(application: ApplicationEntry): ApplicationBrief {
  return {
    application_id: application.applicationId,
    api_type: application.apiType,
    name: application.name,
    application_icon: iconOf(application),
  };
}

/** 我的应用 of an account, in its order: what it chose, or the default set. */
export function myApplications(world: World, userId: string): ApplicationEntry[] {
  return (chosenApplicationIds(world, userId) ?? DEFAULT_APPLICATION_IDS)
    .map(findApplication)
    .filter((application) => application !== undefined);
}

/** `entries` numbered 1 to n in their order (G-83), with what the report triggers. */
export function wireApplicationList(
  entries: readonly ApplicationEntry[],
  triggered: readonly TriggeredApplication[],
): Application[] {
  return entries.map((entry, index) => ({
    ...wireApplication(
      entry,
      triggered.find((hit) => hit.application === entry),
    ),
    sort: index + 1,
  }));
}
