import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { EARLIER, modelAnswers } from '../lab-report/model-page.test-support.tsx';
import { button, CANCEL_QUESTION, reply } from '../record/record-page.test-support.tsx';
import {
  added,
  adrenalAnswers,
  field,
  openAdrenal,
  openForm,
  PATH,
  type,
} from './adrenal-cortex-page.test-support.tsx';

const DST = '1 mg 地塞米松抑制后皮质醇';

describe('adrenal cortex', () => {
  // covers B-1-22
  test('shows the conclusion of the report that the page is on, with its findings', async () => {
    openAdrenal();
    expect(await screen.findByText('皮质醇增多症可疑，建议复查')).toBeVisible();
    expect(screen.getByRole('term')).toHaveTextContent('午夜皮质醇');
    expect(screen.getByRole('definition')).toHaveTextContent('不确定');
    expect(screen.getByText('尚无补充结果')).toBeVisible();
  });

  test('says how far a test is from another class', async () => {
    const step = {
      item: 'dst_1mg',
      label: DST,
      from: '142 nmol/L',
      to: '138 nmol/L',
      target: '地塞米松抑制试验未抑制',
    };
    openAdrenal(adrenalAnswers({ ...added, distance: [step] }));
    expect((await screen.findByText(`${DST} 142 nmol/L → 138 nmol/L`)).parentElement).toHaveTextContent('未抑制');
  });

  // covers A-2.5-30
  test('a patient without reports reads 正在开发中', async () => {
    openAdrenal(modelAnswers(PATH, []));
    expect(await screen.findByText('正在开发中')).toBeVisible();
    expect(screen.queryByRole('button', { name: '补充结果' })).toBeNull();
  });

  test('what was added by hand stands with its unit, who added it and when', async () => {
    openAdrenal(adrenalAnswers(added));
    const table = await screen.findByRole('table', { name: '手动补充的检查结果' });
    expect(within(table).getByRole('row', { name: `${DST} 142 nmol/L` })).toBeVisible();
    expect(screen.getByText(/^2025-11-12 \d\d:05\s陆明哲\s已补充$/)).toBeVisible();
    expect(button('编辑补充结果')).toBeEnabled();
  });

  test('those who are no clinicians read', async () => {
    openAdrenal(adrenalAnswers(), 7);
    expect(await screen.findByText('仅临床医生可补充结果')).toBeVisible();
    expect(screen.queryByRole('button', { name: '补充结果' })).toBeNull();
  });
});

describe('the form', () => {
  test('has every item with its unit; one unit holds for all serum cortisol', async () => {
    const { user } = await openForm();
    for (const name of ['皮质醇(8时)', '皮质醇(16时)', '皮质醇(0时)', DST, 'ACTH兴奋试验皮质醇峰值']) {
      expect(field(name)).toHaveValue('');
    }
    for (const name of ['24小时尿游离皮质醇', '24小时尿游离皮质醇参考上限', '大剂量地塞米松抑制率']) {
      expect(field(name)).toHaveValue('');
    }
    expect(screen.getByRole('combobox', { name: 'ACTH 单位' })).toHaveValue('pg/mL');
    type(DST, '5.2');
    await user.click(screen.getByRole('radio', { name: 'μg/dL' }));
    expect(field(DST)).toHaveValue('5.2');
    expect(screen.getAllByText('μg/dL')).toHaveLength(6);
  });

  test('takes numbers only, and shows the value that the laboratory has', async () => {
    await openForm();
    type(DST, '12a');
    expect(field(DST)).toHaveValue('');
    expect(field('皮质醇(0时)')).toHaveAccessibleDescription('检验结果 186 nmol/L');
  });

  test('is left for another report after a question', async () => {
    const { user } = await openForm();
    type(DST, '142');
    await user.click(button(/^2025-11-08/));
    await user.click(await reply(CANCEL_QUESTION, '放弃修改'));
    expect(await screen.findByText('支持肾上腺皮质功能减退')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('belongs to the report that is open', async () => {
    const { user, sent } = openAdrenal();
    await user.click(await screen.findByRole('button', { name: /^2025-11-08/ }));
    await screen.findByText('支持肾上腺皮质功能减退');
    await user.click(button('补充结果'));
    type(DST, '142');
    await user.click(button('保存'));
    await waitFor(() => expect(sent('POST', `${PATH}/${EARLIER}`)).toHaveLength(1));
  });
});
