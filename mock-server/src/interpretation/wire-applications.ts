import type { Application, ApplicationBrief } from '@jianwei/api-client/model';
import {
  APPLICATION_AUTHOR,
  APPLICATION_AUTHOR_TEXT,
  DEFAULT_APPLICATION_IDS,
  findApplication,
} from '../hospital/applications.ts';
import type { ApplicationEntry } from '../hospital/applications.ts';
import { chosenApplicationIds, listClinicians } from '../store/clinical-applications.ts';
import type { Session } from '../store/session.ts';
import type { World } from '../store/world.ts';
import { availabilityOf, isInnerTestType, settingOf } from './application-offer.ts';
import type { TriggeredApplication } from './application-triggers.ts';
import { RISK_API_TYPE, riskModelInfo, riskModelInUse } from './risk-model.ts';

/** Name of its drawing; '' where there is none. */
export function iconOf({ slug }: ApplicationEntry): string {
  return slug === '' ? '' : `icon-${slug}`;
}

/** What a signed-in account is told of an application: the hospital's decisions of it are part of that. */
export interface ApplicationAsked {
  readonly world: World;
  readonly session: Session;
}

/** The entry under both names that the two parts of the specification use (G-39g). */
export function wireApplication(
  { world, session }: ApplicationAsked,
  application: ApplicationEntry,
  triggered?: TriggeredApplication,
): Application {
  const icon = iconOf(application);
  const { application_desc: description, inner_test: innerTest } = settingOf(world, application);
  const availability = availabilityOf(world, session, application);
  return {
    application_id: application.applicationId,
    id: application.applicationId,
    name: application.name,
    application_name: application.name,
    ...(icon === '' ? {} : { app_icon: icon, application_icon: icon }),
    application_desc: description,
    api_type: application.apiType,
    category: application.category,
    systems: [...application.systems],
    ...(application.disease === undefined ? {} : { disease: application.disease }),
    type: 'assessment',
    ...(innerTest === isInnerTestType(application) ? {} : { inner_test: innerTest }),
    ...(availability === 'offered' ? {} : { availability }),
    highlight: triggered !== undefined,
    ...(triggered === undefined || triggered.hint === '' ? {} : { hint: triggered.hint }),
  };
}

/** The figures of a risk model, in its own entry and, as a lookup by id returns them, on the application itself. */
function modelPart(world: World, application: ApplicationEntry): Partial<Application> {
  const version = application.apiType === RISK_API_TYPE ? riskModelInUse(world) : undefined;
  if (version === undefined) return { model_infos: [] };
  const model = riskModelInfo(version);
  return {
    model_infos: [model],
    ...(model.roc === undefined ? {} : { roc: model.roc }),
    ...(model.shap === undefined ? {} : { shap: model.shap }),
    ...(model.performances === undefined ? {} : { performances: model.performances }),
    laboratories: [],
  };
}

export function wireApplicationDetail(asked: ApplicationAsked, application: ApplicationEntry): Application {
  return {
    ...wireApplication(asked, application),
    diagnosis_display_name: application.name,
    additional_infos: application.infos.map((info) => ({ ...info })),
    ...modelPart(asked.world, application),
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

/** What each clinician who may sign in keeps among 我的应用, by account. */
export function keptApplications(world: World): ReadonlyMap<string, ReadonlySet<ApplicationEntry>> {
  const clinicians = listClinicians(world).filter(({ state }) => state === 'normal');
  return new Map(clinicians.map(({ user_id: id }) => [id, new Set(myApplications(world, id))]));
}

/** `entries` numbered 1 to n in their order (G-83), with what the report triggers. */
export function wireApplicationList(
  asked: ApplicationAsked,
  entries: readonly ApplicationEntry[],
  triggered: readonly TriggeredApplication[],
): Application[] {
  return entries.map((entry, index) => ({
    ...wireApplication(
      asked,
      entry,
      triggered.find((hit) => hit.application === entry),
    ),
    sort: index + 1,
  }));
}
