import type { ManagedApplication } from '@jianwei/api-client/model';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { findApplication } from '../hospital/applications.ts';
import type { ApplicationEntry } from '../hospital/applications.ts';
import {
  applicationChangeable,
  applicationOrderChangeable,
  ORDER_ID,
  orderedApplications,
  orderRevision,
  settingOf,
  WHOLE_HOSPITAL,
} from '../interpretation/application-offer.ts';
import { iconOf, keptApplications } from '../interpretation/wire-applications.ts';
import { applicationOpens, saveOrder, saveSetting, type ApplicationSetting } from '../store/application-settings.ts';
import { recordChange } from '../store/changes.ts';
import { listClinicians } from '../store/clinical-applications.ts';
import { hospitalDate } from '../store/time.ts';
import type { World } from '../store/world.ts';
import { refuseStale } from './changes.ts';
import { daysAfter } from './day-range.ts';
import { known } from './known.ts';
import { pageOf } from './paging.ts';
import { usageRowsOf } from './statistics.ts';

const OPENS_OF_DAYS = 30;
const APPLICATION = '该应用';

/** Departments of clinicians: where an application can be opened to. */
function departmentsOf(world: World): string[] {
  const names = listClinicians(world).map(({ department }) => department);
  return [...new Set(names)].filter(Boolean).toSorted((left, right) => left.localeCompare(right, 'zh-CN'));
}

/** Every application in its order, with who keeps it and how often it is opened. */
function managed(world: World): ManagedApplication[] {
  const since = daysAfter(hospitalDate(world.now()), 1 - OPENS_OF_DAYS);
  const opens = applicationOpens(world, since);
  const kept = [...keptApplications(world).values()];
  return orderedApplications(world).map((application, index) => {
    const { applicationId, name, apiType, category, systems, disease } = application;
    const opened = opens.get(applicationId);
    return {
      application_id: applicationId,
      name,
      app_icon: iconOf(application),
      api_type: apiType,
      category,
      systems: [...systems],
      ...known({ disease }),
      sort: index + 1,
      doctor_count: kept.filter((mine) => mine.has(application)).length,
      recent_opens: opened?.count ?? 0,
      ...known({ last_open_at: opened?.last }),
      ...settingOf(world, application),
      departments: [...settingOf(world, application).departments],
    };
  });
}

/** The departments as they are kept: 全院 swallows any other. */
function range(world: World, application: ApplicationEntry, names: readonly string[]): string[] {
  const wanted = [...new Set(names.map((name) => name.trim()).filter(Boolean))];
  if (wanted.length === 0) throw new Refusal('科室范围不能为空');
  if (wanted.includes(WHOLE_HOSPITAL)) return [WHOLE_HOSPITAL];
  // A department that the application is open to already may have lost its last clinician meanwhile.
  const possible = new Set([...departmentsOf(world), ...settingOf(world, application).departments]);
  const unknown = wanted.find((name) => !possible.has(name));
  if (unknown !== undefined) throw new Refusal(`没有科室「${unknown}」`);
  return wanted;
}

export const appManageHandlers = {
  listManagedApplications: ({ world }) => ({
    order_revision: orderRevision(world),
    departments: departmentsOf(world),
    data: managed(world),
  }),

  listManagedApplicationOpens: ({ world, params, query }) => {
    if (!findApplication(params.id)) throw new Refusal('应用不存在', 404);
    const to = hospitalDate(world.now());
    const range = { from: daysAfter(to, 1 - OPENS_OF_DAYS), to };
    const rows = usageRowsOf(world, { ...range, applicationId: params.id }).filter(({ kind }) => kind === 'open');
    return pageOf(rows, query, (page) => page.map(({ date, department, count }) => ({ date, department, count })));
  },

  updateManagedApplication: (call) => {
    const { world, body, params } = call;
    const application = findApplication(params.id);
    if (!application) throw new Refusal('应用不存在', 404);
    const { revision, ...present } = settingOf(world, application);
    refuseStale(call, { type: applicationChangeable.type, id: params.id, word: APPLICATION }, revision, body.revision);
    const next: ApplicationSetting = {
      ...present,
      ...known({ enabled: body.enabled, inner_test: body.inner_test }),
      ...(body.departments && { departments: range(world, application, body.departments) }),
      ...(body.application_desc !== undefined && { application_desc: body.application_desc.trim() }),
    };
    const action = next.enabled === present.enabled ? '修改' : next.enabled ? '启用' : '停用';
    const changeId = recordChange(call, applicationChangeable, params.id, { action }, () => {
      if (JSON.stringify(next) !== JSON.stringify(present)) saveSetting(world, params.id, next);
    });
    const saved = managed(world).find(({ application_id: id }) => id === params.id);
    if (!saved) throw new Refusal('应用不存在', 404);
    return { application: saved, ...known({ change_id: changeId }) };
  },

  orderManagedApplications: (call) => {
    const { world, body } = call;
    const order = { type: applicationOrderChangeable.type, id: ORDER_ID, word: APPLICATION };
    refuseStale(call, order, orderRevision(world), body.revision);
    const ids = body.application_ids;
    const present = orderedApplications(world).map(({ applicationId }) => applicationId);
    if (new Set(ids).size !== ids.length || !ids.every((id) => present.includes(id)))
      throw new Refusal('顺序中有重复或不存在的应用');
    const next = [...ids, ...present.filter((id) => !ids.includes(id))];
    const changeId = recordChange(call, applicationOrderChangeable, ORDER_ID, { action: '排序' }, () => {
      if (next.join() !== present.join()) saveOrder(world, next);
    });
    return { order_revision: orderRevision(world), ...known({ change_id: changeId }) };
  },
} satisfies Handlers;
