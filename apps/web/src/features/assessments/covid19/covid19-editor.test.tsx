import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  covidAnswers,
  init,
  recordOf,
  severe,
  severeForm,
  editor,
  open,
  openEdited,
  question,
  SAVE,
} from './covid19.test-support.tsx';
import { failing } from '../record/record-page.test-support.tsx';

describe('the editor', () => {
  // covers A-2.11-25, A-4-28, A-3-254, A-3-264
  test('stands open where there is no record yet, 780 px wide, with what is known of the patient', async () => {
    open();
    const form = await editor();
    expect(screen.getByRole('dialog', { name: '新建新冠分型评估' })).toHaveStyle({ width: '780px' });
    expect(form.field('姓名')).toHaveValue('邹晓岚');
    expect(form.field('年龄')).toHaveValue('30');
    expect(form.radios('性别').getByRole('radio', { name: '女' })).toBeChecked();
    expect(form.field('PaO₂')).toHaveValue('72');
    expect(form.field('PaO₂')).toHaveAccessibleDescription(/^72\.0 mmHg，2025-11-16 \d\d:30 报告$/);
    expect(form.field('右肺上叶')).toHaveValue('');
  });

  // covers A-2.11-26, A-4-04, A-4-12, A-4-32
  test('opens on a record with 编辑, and on a new one with 新建评估', async () => {
    const { rendered, form } = await openEdited();
    expect(screen.getByRole('dialog', { name: '编辑新冠分型评估' })).toHaveStyle({ width: '780px' });
    expect(form.field('体重')).toHaveValue('78.5');
    expect(form.field('体重')).not.toHaveAttribute('readonly');
    await rendered.user.click(form.cancel());
    expect(screen.queryByRole('dialog')).toBeNull();
    await rendered.user.click(screen.getByRole('button', { name: '新建评估' }));
    expect((await editor()).field('体重')).toHaveValue('61');
  });

  // covers A-3-251, A-3-252, A-9-26
  test('computes BMI and the oxygenation ratio, which nobody types', async () => {
    open();
    const form = await editor();
    for (const name of ['BMI（自动）', '氧合指数（自动）']) {
      expect(form.field(name)).toHaveAttribute('readonly');
      expect(form.field(name)).toHaveValue('');
    }
    form.type('体重', '70');
    form.type('身高', '175');
    form.type('FiO₂', '33');
    expect(form.field('BMI（自动）')).toHaveValue('22.85');
    // 72 / 33 × 100
    expect(form.field('氧合指数（自动）')).toHaveValue('218.18');
    expect(form.getByText('cm')).toBeVisible();
  });

  // They cannot be typed: they may come with the patient's data.
  test.each([
    ['体重', { weight: 61.255 }, '体重最多保留两位小数'],
    ['身高', { height: 162.555 }, '身高最多保留两位小数'],
  ])('refuses a %s that came with three decimals', async (name, more, message) => {
    const { user, sent } = open(covidAnswers({ init: { ...init, ...more } }));
    const form = await editor();
    expect(form.field(name)).toHaveAccessibleDescription(message);
    await user.click(form.save());
    expect(form.field(name)).toHaveFocus();
    expect(sent('POST', SAVE)).toEqual([]);
  });

  // covers A-5-62, A-5-63
  test('takes two decimals of weight and height, and a whole age', async () => {
    open();
    const form = await editor();
    for (const [name, typed, left] of [
      ['体重', '61.25', '61.25'],
      ['体重', '61.255', '61.25'],
      ['身高', '162.5', '162.5'],
      ['身高', '162.555', '162.5'],
      ['年龄', '30.5', '30'],
    ] as const) {
      form.type(name, typed);
      expect(form.field(name)).toHaveValue(left);
    }
  });

  // covers A-4-54, A-4-55, A-4-57, A-4-58
  test('offers 晚期妊娠/围产期 by gender and age, and takes it back with them', async () => {
    const { user } = open();
    const form = await editor();
    const pregnancy = () => form.group('个人史').queryByRole('checkbox', { name: '晚期妊娠/围产期' });
    await user.click(pregnancy() as HTMLElement);
    expect(pregnancy()).toBeChecked();
    await user.click(form.radios('性别').getByRole('radio', { name: '男' }));
    expect(pregnancy()).toBeNull();
    await user.click(form.radios('性别').getByRole('radio', { name: '女' }));
    expect(pregnancy()).not.toBeChecked();

    await user.click(pregnancy() as HTMLElement);
    await user.clear(form.field('年龄'));
    await user.type(form.field('年龄'), '31');
    await user.tab();
    // 3 and nothing on the way to 31 take nothing away.
    expect(pregnancy()).toBeChecked();
    await user.clear(form.field('年龄'));
    await user.type(form.field('年龄'), '46');
    expect(pregnancy()).toBeNull();
    await user.tab();
    form.type('年龄', '45');
    expect(pregnancy()).not.toBeChecked();
  });

  // covers A-4-59, A-4-60..63
  test('knows three states of a warning item, of the other group two', async () => {
    const { user, sent } = open();
    const form = await editor();
    const lymphocytes = form.radios(/^外周血淋巴细胞降低/);
    expect(lymphocytes.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      '已出现',
      '未出现',
      '无结果',
    ]);
    expect(lymphocytes.getByRole('radio', { name: '无结果' })).toBeChecked();
    expect(form.getByText('1.04 ×10⁹/L')).toBeVisible();
    const distress = form.radios('低氧血症或呼吸窘迫进行性加重');
    expect(distress.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      '已出现',
      '未出现',
    ]);
    await user.click(lymphocytes.getByRole('radio', { name: '已出现' }));
    await user.click(distress.getByRole('radio', { name: '未出现' }));
    await user.click(form.save());
    await waitFor(() => expect(sent('POST', SAVE)).toHaveLength(1));
    expect(sent('POST', SAVE)[0]?.body).toMatchObject({
      inspection: [{ key: 'lymphocyte', value: 1 }, { value: 3 }],
      other_warning: [{ key: 'distress', value: 2 }, { value: 2 }],
    });
  });

  // covers A-2.11-27..29, A-9-40..47
  test('scores the lobes while they are typed, in the table and in the picture', async () => {
    const { user } = open();
    const form = await editor();
    const table = within(form.getByRole('table', { name: '肺叶影像评估' }));
    const cells = () => table.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
    expect(cells()).toEqual(['评分', '', '', '', '', '', '']);
    form.type('右肺上叶', '0');
    form.type('右肺中叶', '25');
    form.type('右肺下叶', '50');
    expect(cells()).toEqual(['评分', '0', '1', '2', '', '', '3']);
    expect(form.queryByText('总分≥6～7分提示重症风险明显升高')).toBeNull();
    form.type('左肺上叶', '51');
    expect(cells().at(-1)).toBe('6');
    expect(form.getByText('总分≥6～7分提示重症风险明显升高')).toBeVisible();
    form.type('左肺下叶', '76');
    expect(cells()).toEqual(['评分', '0', '1', '2', '3', '4', '10']);
    expect(form.getByRole('img', { name: /左肺上叶 51%，3 分；左肺下叶 76%，4 分/ })).toBeVisible();
    // Pointing at a lobe leads to its number.
    await user.click(form.getByRole('img').querySelector('[data-lobe=left_lower]') as Element);
    expect(form.field('右肺下叶')).toHaveFocus();
    expect(form.getByRole('img').querySelector('[data-lobe=left_lower]')).toHaveAttribute('data-active');
  });

  // covers A-5-59..61, A-5-64, A-5-65
  test('says what is wrong byte for byte, counts it, and goes to the first of it', async () => {
    const { user, sent } = open();
    const form = await editor();
    form.type('年龄', '201');
    form.type('体重', '0');
    form.type('身高', '0');
    form.type('FiO₂', '0');
    form.type('右肺上叶', '101');
    form.type('左肺下叶', '12.5');
    for (const [name, message] of [
      ['年龄', '请填写0-200的年龄'],
      ['体重', '请填写大于0的体重'],
      ['身高', '请填写大于0的身高'],
      ['FiO₂', '动脉血氧分压与吸氧浓度应大于0'],
      ['右肺上叶', '请填写0-100%'],
      ['左肺下叶', '请填写0-100%'],
    ] as const) {
      expect(form.field(name)).toBeInvalid();
      expect(form.field(name)).toHaveAccessibleDescription(message);
    }
    expect(form.getByText('6 项需修改')).toBeVisible();
    await user.click(form.save());
    expect(form.field('年龄')).toHaveFocus();
    expect(sent('POST', SAVE)).toHaveLength(0);
    form.type('年龄', '200');
    expect(form.field('年龄')).toBeValid();
    expect(form.getByText('5 项需修改')).toBeVisible();
  });

  test('shows what the rule says to the form as it stands', async () => {
    const { user } = open();
    const form = await editor();
    const preview = within(form.getByRole('region', { name: '治疗建议' }));
    expect(preview.getByText(/^考虑新型冠状病毒感染（轻型）/)).toBeVisible();
    expect(preview.getByText('信息不全，分型可能偏低')).toBeVisible();
    await user.click(form.group('危重因素').getByRole('checkbox', { name: '休克' }));
    expect(preview.getByText(/^考虑新型冠状病毒感染（危重型）/)).toBeVisible();
    expect(preview.getByText('ICU救治')).toBeVisible();
    expect(preview.queryByText('信息不全，分型可能偏低')).toBeNull();
  });

  test('leads to a section and its heading', async () => {
    const { user } = open();
    const form = await editor();
    const tabs = within(form.getByRole('navigation', { name: '章节' }));
    expect(tabs.getAllByRole('button').map((tab) => tab.textContent)).toEqual([
      '一般信息',
      '影像评估',
      '高危因素',
      '预警指标',
      '危重因素',
      '重症因素',
      '治疗建议',
    ]);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await user.click(tabs.getByRole('button', { name: '预警指标' }));
    vi.unstubAllGlobals();
    expect(form.getByRole('heading', { level: 3, name: '预警指标' })).toHaveFocus();
  });
});

describe('leaving the editor', () => {
  // covers A-4-64
  test('with Escape asks about what was typed', async () => {
    const { rendered, form } = await openEdited();
    form.type('体重', '80');
    await rendered.user.keyboard('{Escape}');
    await rendered.user.click(within(await question()).getByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('78.5 kg')).toBeVisible();
  });

  test('asks nothing when what was chosen was taken back', async () => {
    const { rendered, form } = await openEdited();
    const smoking = form.group('个人史').getByRole('checkbox', { name: '重度吸烟' });
    await rendered.user.click(smoking);
    await rendered.user.click(smoking);
    await rendered.user.click(form.cancel());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('by saving sends every disease that is ticked, the earlier ones too', async () => {
    const { rendered, form } = await openEdited();
    for (const name of ['慢性肺部疾病', '慢性肾脏疾病'])
      await rendered.user.click(form.group('基础疾病').getByRole('checkbox', { name }));
    await rendered.user.click(form.save());
    await waitFor(() => expect(rendered.sent('POST', SAVE)).toHaveLength(1));
    const { chronic_history: chosen } = rendered.sent('POST', SAVE)[0]?.body as { chronic_history: number[] };
    expect(chosen.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 5]);
  });

  test('by saving shows the record as the server read it', async () => {
    const { rendered, form } = await openEdited();
    await rendered.user.click(form.group('危重因素').getByRole('checkbox', { name: '休克' }));
    await rendered.user.click(form.save());
    expect(await screen.findByText('考虑新型冠状病毒感染（危重型）')).toBeVisible();
    expect(rendered.sent('POST', SAVE)[0]?.body).toMatchObject({ report_id: 'cv-1', illness_factor: [2] });
    expect(screen.queryByText('考虑新型冠状病毒感染（重型）')).toBeNull();
  });

  test('without a record leaves the way to a new one', async () => {
    const { user } = open();
    await user.click((await editor()).cancel());
    expect(await screen.findByText('暂无数据')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: '新建评估' })[0] as HTMLElement);
    expect((await editor()).field('姓名')).toBeVisible();
  });
});

describe('what the editor is not given', () => {
  test('without the options it waits for them', async () => {
    const { answers, mend } = failing(covidAnswers(), /menus$/);
    const { user } = open(answers);
    const dialog = within(await screen.findByRole('dialog', { name: '新建新冠分型评估' }));
    expect(dialog.getByRole('button', { name: '保存' })).toBeDisabled();
    const again = await dialog.findByRole('button', { name: '重新载入' });
    mend();
    await user.click(again);
    expect((await editor()).field('姓名')).toHaveValue('邹晓岚');
  });

  test('a state that the other group does not know is named', async () => {
    const other_warning = [{ key: 'distress', label: '低氧血症或呼吸窘迫进行性加重', value: 3 as const }];
    const { form } = await openEdited(recordOf({ ...severeForm, other_warning }, { history: severe.history }));
    expect(form.getByText('其他预警指标请选择已出现或未出现')).toBeVisible();
  });
});
