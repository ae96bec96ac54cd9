import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../../../test/render-with-answers.tsx';
import { announced, button } from '../record/record-page.test-support.tsx';
import { added, adrenalAnswers, field, openForm, plain, SAVE, type } from './adrenal-cortex-page.test-support.tsx';

const DST = '1 mg 地塞米松抑制后皮质醇';

describe('saving', () => {
  test('Enter in a field saves as well', async () => {
    const { user, sent } = await openForm();
    await user.type(field(DST), '142{Enter}');
    await waitFor(() => expect(sent('POST', SAVE)).toHaveLength(1));
  });

  test.each([
    ['皮质醇(8时)', '皮质醇(8时)应在 0–10000 nmol/L 之间'],
    ['皮质醇(16时)', '皮质醇(16时)应在 0–10000 nmol/L 之间'],
    ['皮质醇(0时)', '皮质醇(0时)应在 0–10000 nmol/L 之间'],
    [DST, '1 mg 地塞米松抑制后皮质醇应在 0–10000 nmol/L 之间'],
    ['ACTH兴奋试验皮质醇峰值', 'ACTH兴奋试验皮质醇峰值应在 0–10000 nmol/L 之间'],
    ['促肾上腺皮质激素', '促肾上腺皮质激素应在 0–20000 pg/mL 之间'],
    ['24小时尿游离皮质醇', '24小时尿游离皮质醇应在 0–100000 nmol/24h 之间'],
    ['24小时尿游离皮质醇参考上限', '24小时尿游离皮质醇参考上限应在 1–5000 nmol/24h 之间'],
    ['大剂量地塞米松抑制率', '大剂量地塞米松抑制率应在 -200–100% 之间'],
  ])('a refusal about %s stands under the field until it is changed', async (name, message) => {
    const { user, watch } = await openForm(adrenalAnswers(plain, () => refusal(400, message)));
    type(name, '200000');
    await user.click(button('保存'));
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(new RegExp(message.replace(/[()]/g, '\\$&'))));
    expect(field(name)).toBeInvalid();
    await waitFor(() => expect(field(name)).toHaveFocus());
    expect(field(name)).toHaveValue('200000');
    expect(watch.onSaved).not.toHaveBeenCalled();
    type(name, '20');
    expect(field(name)).toBeValid();
  });

  test('a refusal that names no field stands at the foot', async () => {
    const { user, sent } = await openForm(adrenalAnswers(plain, () => refusal(400, '请至少填写一项检查结果')));
    await user.click(button('保存'));
    // Once in the one notification, once beside the buttons.
    await waitFor(() => expect(screen.getAllByText('请至少填写一项检查结果')).toHaveLength(2));
    expect(sent('POST', SAVE)).toHaveLength(1);
    expect(field(DST)).toBeVisible();
  });

  test('emptied fields are saved as empty, which takes back what was added', async () => {
    const { user, sent } = await openForm(adrenalAnswers(added));
    type(DST, '');
    await user.click(button('保存'));
    await waitFor(() => expect(sent('POST', SAVE)[0]?.body).toMatchObject({ dst_1mg: null }));
    await waitFor(() => expect(announced()).toContain('补充结果已撤回，判读已更新'));
  });

  test('unchanged values are not sent again', async () => {
    const { user, sent } = await openForm(adrenalAnswers(added));
    await user.click(button('保存'));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(sent('POST', SAVE)).toHaveLength(0);
  });

  test('what is typed while a save is under way stays, unsaved', async () => {
    let answer = (): void => undefined;
    const held = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
    const { user, sent } = await openForm(adrenalAnswers(plain, () => held));
    type(DST, '142');
    await user.click(button('保存'));
    await waitFor(() => expect(sent('POST', SAVE)).toHaveLength(1));
    type('24小时尿游离皮质醇', '402');
    answer();
    expect(await screen.findByText('支持皮质醇增多症')).toBeVisible();
    expect(field('24小时尿游离皮质醇')).toHaveValue('402');
    expect(screen.getByText('补充结果尚未保存')).toBeVisible();
  });

  test('is under way until the report was read again: nobody edits what is about to change', async () => {
    const answers = adrenalAnswers();
    const read = answers[`GET ${SAVE}`];
    let reads = 0;
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { user } = await openForm({
      ...answers,
      [`GET ${SAVE}`]: async (call) => {
        reads += 1;
        if (reads > 1) await held;
        return read?.(call);
      },
    });
    type(DST, '142');
    await user.click(button('保存'));
    const edit = await screen.findByRole('button', { name: /补充结果$/ });
    expect(edit).toHaveAttribute('aria-busy', 'true');
    await user.click(edit);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('补充结果已保存')).toBeVisible();
    answer();
    await waitFor(() => expect(edit).not.toHaveAttribute('aria-busy'));
    expect(screen.queryByText('补充结果已保存')).toBeNull();
    await user.click(edit);
    expect(field(DST)).toHaveValue('142');
  });

  test('whose report could not be read again is not edited until it was', async () => {
    const answers = adrenalAnswers();
    const read = answers[`GET ${SAVE}`];
    let reads = 0;
    const { user } = await openForm({
      ...answers,
      [`GET ${SAVE}`]: (call) => (++reads === 2 ? refusal(500, '') : read?.(call)),
    });
    type(DST, '142');
    await user.click(button('保存'));
    const again = await screen.findByRole('button', { name: '重新载入' });
    await waitFor(() => expect(screen.queryByRole('button', { name: /补充结果$/ })).toBeNull());
    expect(screen.getByText('补充结果已保存')).toBeVisible();
    await user.click(again);
    await user.click(await screen.findByRole('button', { name: /补充结果$/ }));
    expect(field(DST)).toHaveValue('142');
  });
});
