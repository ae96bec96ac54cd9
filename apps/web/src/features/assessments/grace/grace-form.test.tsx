import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  completeInit,
  graceAnswers,
  ownReport,
  PATIENT,
  button,
  form,
  MEASURE,
  open,
  type,
} from './grace.test-support.tsx';
import { messages } from '../record/record-page.test-support.tsx';

describe('the form', () => {
  // covers A-2.9-01..11, A-4-25
  test('a new assessment opens editable, filled with what is known', async () => {
    open();
    expect(await form()).toHaveValue('67');
    expect(await form()).not.toHaveAttribute('readonly');
    const records = screen.getByRole('navigation', { name: '评估记录' });
    expect(within(records).getByRole('button', { name: '新建评估' })).toBeVisible();
    expect(within(records).getByText('未保存的评估')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '院前心脏骤停' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'ST段压低' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: '心肌坏死标志物升高' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /心率/ })).toHaveValue('96');
    expect(screen.getByRole('textbox', { name: /血压/ })).toHaveValue('118');
    expect(screen.getByRole('combobox', { name: '血压单位' })).toHaveValue('mmHg');
    expect(screen.getByRole('textbox', { name: /血肌酐/ })).toHaveValue('112');
    expect(screen.getByRole('combobox', { name: '血肌酐单位' })).toHaveValue('μmol/L');
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(screen.getByRole('radio', { name: /^II / })).toBeChecked();
  });

  // covers A-9-19..22
  test('each Killip class says what it means', async () => {
    open();
    await form();
    expect(screen.getByRole('radio', { name: 'I 无明显心力衰竭' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'II 有左心衰竭，肺部啰音<50%肺野' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'III 肺部啰音>50%肺野，可出现急性肺水肿' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'IV 心源性休克' })).toBeVisible();
  });

  test('a value from a lab report names it until it is typed over', async () => {
    open();
    await form();
    expect(screen.getByText('参考区间 57–111，11-18 生化')).toBeVisible();
    type(/血肌酐/, '120');
    expect(screen.queryByText(/11-18 生化/)).toBeNull();
    expect(screen.getByText('参考区间 57–111')).toBeVisible();
    expect(screen.getByText('患者档案')).toBeVisible();
    type(/年龄/, '68');
    expect(screen.queryByText('患者档案')).toBeNull();
  });

  test('switching a unit keeps the number', async () => {
    open();
    await form();
    fireEvent.change(screen.getByRole('combobox', { name: '血压单位' }), { target: { value: 'kPa' } });
    expect(screen.getByRole('textbox', { name: /血压/ })).toHaveValue('118');
  });

  // covers A-5-01..05, A-5-08..12, A-5-39, A-8-05
  test('missing values name themselves, each once and nothing else, and nothing is computed', async () => {
    const { user, sent } = open(graceAnswers({ init: { patient_id: PATIENT, evidence_modify: true } }));
    await form();
    expect(messages()).toEqual([]);
    await user.click(button('查看结果'));
    expect(messages()).toEqual(['请输入年龄', '请输入心率', '请输入血压(收缩压)', '请输入血肌酐', '请选择Killip分级']);
    expect(screen.getAllByRole('alert').map((hint) => hint.textContent)).toEqual(['请完善必填项']);
    expect(sent('POST', MEASURE)).toHaveLength(0);
    expect(await form()).toHaveFocus();
    type(/年龄/, '67');
    expect(screen.queryByText('请输入年龄')).toBeNull();

    await user.click(button('录入依据'));
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

  // covers A-5-06, A-5-07
  test.each([true, false])('the necrosis markers are editable only if the server says so: %s', async (allowed) => {
    open(graceAnswers({ init: { ...completeInit, evidence_modify: allowed } }));
    await form();
    const box = screen.getByRole('checkbox', { name: '心肌坏死标志物升高' });
    if (allowed) expect(box).toBeEnabled();
    else expect(box).toBeDisabled();
    expect(screen.queryByRole('button', { name: '编辑依据' }) !== null).toBe(allowed);
  });

  test('a saved record that is read cannot be ticked; an edit is named as long as it differs from it', async () => {
    const { user } = open(graceAnswers({ reports: [ownReport] }));
    await user.click(await screen.findByRole('button', { name: /^2025-11-18 \d\d:50/ }));
    await screen.findByText(/ 保存$/);
    expect(screen.getByRole('checkbox', { name: 'ST段压低' })).toBeDisabled();
    await user.click(button('编辑'));
    expect(screen.getByRole('checkbox', { name: 'ST段压低' })).toBeEnabled();
    expect(screen.queryByText('输入已修改，请重新查看结果')).toBeNull();
    type(/心率/, '120');
    expect(screen.getByText('输入已修改，请重新查看结果')).toBeVisible();
    type(/心率/, '96');
    expect(screen.queryByText('输入已修改，请重新查看结果')).toBeNull();
  });
});
