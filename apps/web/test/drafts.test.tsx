import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import * as covid from '../src/features/assessments/covid19/covid19.test-support.tsx';
import { covidAnswers, severe } from '../src/features/assessments/covid19/covid19.test-support.tsx';
import * as grace from '../src/features/assessments/grace/grace.test-support.tsx';
import * as pleural from '../src/features/assessments/pleural/pleural.test-support.tsx';
import * as thyroid from '../src/features/assessments/thyroid-followup/thyroid-followup.test-support.tsx';
import { PlanDrawer } from '../src/parts/plan/plan-drawer.tsx';
import { PLAN, planAnswers } from '../src/parts/plan/plan-answers.test-support.ts';
import { clearSession, noteLogout, setSession } from '../src/parts/session/session-store.ts';
import { renderWithAnswers } from './render-with-answers.tsx';

const signIn = (user: string) =>
  setSession({
    token: `t-${user}`,
    user_id: user,
    role: 4,
    nickname: user,
    verifyArr: [],
    permission_column: [],
    login_path: '/login',
  });

// The COVID-19 page signs this doctor in by itself.
const DOCTOR = 'u-doctor';

beforeEach(() => signIn(DOCTOR));

/** The server ends the session: the login page takes the place of the form. */
function endSession() {
  act(() => clearSession());
  cleanup();
}

const openPlan = (plan?: typeof PLAN) =>
  renderWithAnswers(<PlanDrawer patientId="P1" plan={plan} onClose={() => undefined} />, planAnswers());

const forms = [
  { name: 'Grace', open: () => grace.open(), field: async () => (await grace.form(), screen.getByLabelText(/心率/)) },
  { name: 'pleural', open: () => pleural.open(), field: async () => (await pleural.form(), pleural.box('血清总蛋白')) },
  { name: 'thyroid follow-up', open: () => thyroid.open(), field: thyroid.nameField },
  { name: 'COVID-19', open: () => covid.open(), field: async () => (await covid.editor()).field('体重') },
  { name: 'plan', open: () => openPlan(), field: () => Promise.resolve(screen.getByLabelText(/方案名称/)) },
];

const strip = () => screen.queryByText(/^有未保存的草稿（\d\d:\d\d）$/);
const restore = () => fireEvent.click(screen.getByRole('button', { name: '恢复' }));

describe.each(forms)('$name', ({ open, field }) => {
  async function typed(text: string) {
    open();
    fireEvent.change(await field(), { target: { value: text } });
  }

  test('what was typed when the session ended is offered to the same user, and comes back when wanted', async () => {
    await typed('77');
    endSession();
    signIn(DOCTOR);
    open();
    expect(await field()).not.toHaveValue('77');
    expect(strip()).toBeVisible();
    restore();
    expect(await field()).toHaveValue('77');
    expect(strip()).toBeNull();
    // Restored is typed again: the next end of the session keeps it as well.
    endSession();
    signIn(DOCTOR);
    open();
    await field();
    expect(strip()).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '放弃' }));
    expect(strip()).toBeNull();
    cleanup();
    open();
    await field();
    expect(strip()).toBeNull();
  });

  test('nothing is offered where nothing was typed, or after a logout', async () => {
    open();
    await field();
    endSession();
    signIn(DOCTOR);
    await typed('77');
    act(() => noteLogout());
    endSession();
    signIn(DOCTOR);
    open();
    await field();
    expect(strip()).toBeNull();
  });
});

test('another user is offered nothing', async () => {
  grace.open();
  await grace.form();
  grace.type(/心率/, '77');
  endSession();
  signIn('u-other');
  grace.open();
  await grace.form();
  expect(strip()).toBeNull();
});

test('an edit of a saved record comes back as an edit of that record', async () => {
  const { rendered, form } = await covid.openEdited();
  form.type('体重', '81');
  expect(rendered.calls.length).toBeGreaterThan(0);
  endSession();
  signIn(DOCTOR);
  covid.open(covidAnswers({ records: [severe] }));
  await screen.findByRole('region', { name: '一般信息' });
  expect(strip()).toBeVisible();
  restore();
  expect((await covid.editor('编辑新冠分型评估')).field('体重')).toHaveValue('81');
});

test('an edited plan is offered on that plan, not on a new one', () => {
  openPlan(PLAN);
  fireEvent.change(screen.getByLabelText(/方案名称/), { target: { value: '另一个名称' } });
  endSession();
  signIn(DOCTOR);
  openPlan();
  expect(strip()).toBeNull();
  cleanup();
  openPlan(PLAN);
  restore();
  expect(screen.getByLabelText(/方案名称/)).toHaveValue('另一个名称');
});

test('saving takes the offer back', async () => {
  grace.open();
  await grace.form();
  grace.type(/心率/, '77');
  endSession();
  signIn(DOCTOR);
  const rendered = grace.open();
  await grace.measure(rendered);
  expect(strip()).toBeVisible();
  await rendered.user.click(grace.button('保存'));
  await rendered.user.click(within(await grace.question('确定要保存结果?')).getByRole('button', { name: '确定' }));
  await screen.findByRole('button', { name: '编辑' });
  expect(strip()).toBeNull();
  expect(Object.keys(window.sessionStorage)).toEqual([]);
});
