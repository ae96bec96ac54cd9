import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithAnswers } from '../../../../test/render-with-answers.tsx';
import { graceAnswers, PATIENT, REPORT } from './grace-answers.test-support.ts';
import { GraceView } from './grace-view.tsx';

const nothing = () => undefined;

/** Opens the form on a patient of whom nothing is known. */
async function openEmpty() {
  const init = { patient_id: PATIENT, mine: true, evidence_modify: true, have_evidence: false, evidences: [] };
  const view = (
    <GraceView patientId={PATIENT} reportId={REPORT} onUnsavedChange={nothing} onSaved={nothing} onClose={nothing} />
  );
  const { user } = renderWithAnswers(view, graceAnswers({ init }));
  await screen.findByRole('textbox', { name: /年龄/ });
  return user;
}

/** Texts under the fields, as assistive technology gets them. */
const messages = (place: HTMLElement) =>
  within(place)
    .queryAllByText((_text, element) => element?.id.endsWith('-error') === true)
    .map((element) => element.textContent);

// covers A-8-05
test('the messages under fields are those of the specification, each once, and no others', async () => {
  const user = await openEmpty();
  const form = document.querySelector('form');
  if (form === null) throw new Error('no form');
  expect(messages(form)).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: '查看结果' }));
  expect(messages(form)).toEqual([
    '请输入年龄',
    '请输入心率',
    '请输入血压(收缩压)',
    '请输入血肌酐',
    '请选择Killip分级',
  ]);
  expect(screen.getAllByRole('alert').map((hint) => hint.textContent)).toEqual(['请完善必填项']);

  await user.click(screen.getByRole('button', { name: '录入依据' }));
  const dialog = screen.getByRole('dialog');
  expect(messages(dialog)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: '保存依据' }));
  expect(messages(dialog)).toEqual([
    '检验项不能为空',
    '标本不能为空',
    '结果不能为空',
    '单位不能为空',
    '参考值不能为空',
  ]);
});
