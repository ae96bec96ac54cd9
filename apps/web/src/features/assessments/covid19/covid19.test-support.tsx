import type { Covid19Init, Covid19Input, Covid19Record } from '@jianwei/api-client/model';
import type { Answer } from '../../../../test/render-with-answers.tsx';
import { recordAnswers, openTool, signInAs } from '../record/record-page.test-support.tsx';
import { fireEvent, screen, within } from '@testing-library/react';
import { getSession } from '../../../parts/session/session-store.ts';
import { init, options, PATIENT, recordOf, REPORT, severe } from './covid19-records.test-support.ts';
import { Covid19View } from './covid19-view.tsx';

export * from './covid19-records.test-support.ts';

const ROOT = '/api/v2/model/covid19';
interface Start {
  records?: readonly Covid19Record[];
  init?: Covid19Init;
}

/** Answers of a back end that keeps COVID-19 records, for one patient. */
export function covidAnswers(start: Start = {}): Record<string, Answer> {
  return {
    ...recordAnswers({
      root: ROOT,
      init: () => start.init ?? init,
      records: start.records ?? [],
      entryOf: () => ({}),
      saved: (form: Covid19Input, report_id) => recordOf(form, { report_id, report_time: '2025-11-18T10:30:00+08:00' }),
      prefix: 'cv',
    }),
    [`GET ${ROOT}/init/{id}/menus`]: () => options,
  };
}

/** The tool as the drawer shows it, to who is signed in, else to a clinician. */
export function open(answers = covidAnswers(), role = getSession()?.role ?? 4) {
  signInAs(role);
  return openTool(Covid19View, answers, { patientId: PATIENT, reportId: REPORT });
}

export const SAVE = `/api/v2/model/covid19/${PATIENT}`;
export const question = () => screen.findByRole('alertdialog', { name: '取消将丢失已编辑的内容，确认取消？' });
export const region = (name: string) => within(screen.getByRole('region', { name }));

/** The editor, once its form is there. */
export async function editor(title = '新建新冠分型评估') {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await dialog.findByRole('textbox', { name: '姓名' });
  const field = (name: string) => dialog.getByRole('textbox', { name });
  return {
    ...dialog,
    field,
    type: (name: string, value: string) => fireEvent.change(field(name), { target: { value } }),
    group: (name: string) => within(dialog.getByRole('group', { name })),
    radios: (name: string | RegExp) => within(dialog.getByRole('radiogroup', { name })),
    save: () => dialog.getByRole('button', { name: '保存' }),
    cancel: () => dialog.getByRole('button', { name: '取消' }),
  };
}

/** Opened on a saved record. */
export async function openSaved(record = severe) {
  const rendered = open(covidAnswers({ records: [record] }));
  await screen.findByRole('region', { name: '一般信息' });
  return rendered;
}

/** A saved record in the editor. */
export async function openEdited(record = severe) {
  const rendered = await openSaved(record);
  await rendered.user.click(screen.getByRole('button', { name: '编辑' }));
  return { rendered, form: await editor('编辑新冠分型评估') };
}
