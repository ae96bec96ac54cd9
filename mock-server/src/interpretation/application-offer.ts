import type { ApplicationAvailability } from '@jianwei/api-client/model';
import { CKD_RISK_FIGURES } from '../drawings/model-figures.ts';
import { APPLICATIONS, findApplication } from '../hospital/applications.ts';
import type { ApplicationEntry } from '../hospital/applications.ts';
import {
  keptOrder,
  keptSettings,
  saveOrder,
  saveSetting,
  type ApplicationSetting,
} from '../store/application-settings.ts';
import { modelRevision } from '../store/model-periods.ts';
import { textOf, type Changeable, type Json } from '../store/changes.ts';
import type { Session } from '../store/session.ts';
import type { World } from '../store/world.ts';
import type { TriggeredApplication } from './application-triggers.ts';

/** Stands for every department. */
export const WHOLE_HOSPITAL = '全院';
/** In inner test unless an administrator decides otherwise (specification: Grace and pleural differentiation). */
const INNER_TEST_TYPES: ReadonlySet<number> = new Set([5, 6]);
/** Whom a range of departments concerns; everybody else administers or reads all. */
const CLINICIANS: ReadonlySet<number> = new Set([1, 4]);

export type KeptApplication = ApplicationSetting & { readonly revision: number };

/** Whether it is in inner test by its type, while nobody decides otherwise. */
export const isInnerTestType = ({ apiType }: ApplicationEntry): boolean => INNER_TEST_TYPES.has(apiType);

/** What stands of an application now. */
export function settingOf(world: World, application: ApplicationEntry): KeptApplication {
  return (
    world.memo('application-settings', () => keptSettings(world)).get(application.applicationId) ?? {
      enabled: true,
      inner_test: isInnerTestType(application),
      departments: [WHOLE_HOSPITAL],
      application_desc: application.description,
      revision: 1,
    }
  );
}

/** Every application in the order that was decided; one that is newer than the order stands behind. */
export function orderedApplications(world: World): readonly ApplicationEntry[] {
  const ids = keptOrder(world)?.ids;
  if (ids === undefined) return APPLICATIONS;
  const known = ids.map(findApplication).filter((application) => application !== undefined);
  return [...known, ...APPLICATIONS.filter((application) => !known.includes(application))];
}

/** Grows with every switch of a model and every save of an application's settings: what anybody read before may hang on them. */
export const offerRevision = (world: World): number =>
  world.memo('offer-revision', () =>
    [...keptSettings(world).values()].reduce(
      (sum, { revision }) => sum + revision,
      modelRevision(world, CKD_RISK_FIGURES),
    ),
  );

/** Revision of the order: 1 while nobody decided one. */
export const orderRevision = (world: World): number => keptOrder(world)?.revision ?? 1;

/** Whether a signed-in account may use an application, and if not, why. */
export function availabilityOf(world: World, session: Session, application: ApplicationEntry): ApplicationAvailability {
  const { enabled, departments } = settingOf(world, application);
  if (!enabled) return 'stopped';
  const isOpen = departments.includes(WHOLE_HOSPITAL) || departments.includes(session.department);
  return isOpen || !CLINICIANS.has(session.role) ? 'offered' : 'elsewhere';
}

/** Whether an account may use it. */
export function isOffered(world: World, session: Session, application: ApplicationEntry): boolean {
  return availabilityOf(world, session, application) === 'offered';
}

/** What a report calls for, as far as the account may use it. */
export function offeredHits(
  world: World,
  session: Session,
  hits: readonly TriggeredApplication[],
): readonly TriggeredApplication[] {
  return hits.filter(({ application }) => isOffered(world, session, application));
}

/** Why an account may not save with the tool of a slug; undefined where it may, and for slugs of no tool. */
export function saveRefusal(world: World, session: Session, slug: string): string | undefined {
  const application = APPLICATIONS.find((entry) => entry.slug === slug);
  const availability = application ? availabilityOf(world, session, application) : 'offered';
  if (availability === 'offered') return undefined;
  const why = availability === 'stopped' ? '应用已停用' : '本科室未开放该应用';
  return `${why}，已保存的报告仍可查看`;
}

const yesNo = (yes: string, no: string) => (value: Json) => (value === true ? yes : no);
const ADMINISTRATORS = [2];

/** An application in the change log. */
export const applicationChangeable: Changeable = {
  type: 'application',
  label: '应用',
  administrators: ADMINISTRATORS,
  fields: {
    enabled: { label: '状态', say: yesNo('启用', '停用') },
    inner_test: { label: '内测', say: yesNo('是', '否') },
    departments: { label: '科室范围', say: (names) => (names as readonly string[]).join('、') },
    application_desc: { label: '应用说明', say: textOf },
  },
  read: (world, id) => {
    const application = findApplication(id);
    if (!application) return undefined;
    const { revision: _revision, ...values } = settingOf(world, application);
    return { name: application.name, values: { ...values } };
  },
  write: (world, id, values) => {
    const application = findApplication(id);
    if (application) saveSetting(world, id, { ...settingOf(world, application), ...values });
  },
};

/** The one order of all applications, by its id in the change log. */
export const ORDER_ID = 'all';
const idsOf = (world: World) => orderedApplications(world).map(({ applicationId }) => applicationId);

/** The order of the applications in the change log. */
export const applicationOrderChangeable: Changeable = {
  type: 'application_order',
  label: '应用顺序',
  administrators: ADMINISTRATORS,
  fields: {
    application_ids: {
      label: '顺序',
      say: (ids) => (ids as readonly string[]).map((id) => findApplication(id)?.name ?? id).join('、'),
    },
  },
  read: (world) => ({ name: '应用顺序', values: { application_ids: idsOf(world) } }),
  write: (world, _id, values) => saveOrder(world, values['application_ids'] as readonly string[]),
};
