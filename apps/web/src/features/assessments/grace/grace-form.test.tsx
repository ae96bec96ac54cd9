import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { completeInit, graceAnswers, PATIENT } from './grace-answers.test-support.ts';
import { button, form, MEASURE, open, type } from './grace-page.test-support.tsx';

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

  // covers A-5-01..05, A-5-39
  test('missing values name themselves, and nothing is computed', async () => {
    const { user, sent } = open(graceAnswers({ init: { patient_id: PATIENT } }));
    await form();
    await user.click(button('查看结果'));
    for (const text of [
      '请输入年龄',
      '请输入心率',
      '请输入血压(收缩压)',
      '请输入血肌酐',
      '请选择Killip分级',
      '请完善必填项',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(sent('POST', MEASURE)).toHaveLength(0);
    expect(await form()).toHaveFocus();
    type(/年龄/, '67');
    expect(screen.queryByText('请输入年龄')).toBeNull();
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
});
