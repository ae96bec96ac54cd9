import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refusal, renderWithAnswers, type Answer } from '../../../test/render-with-answers.tsx';
import { LicensePage } from './license-page.tsx';

const BASE = '/api/v2/license';

function show(answers: Record<string, Answer> = {}) {
  const view = renderWithAnswers(<LicensePage />, {
    [`GET ${BASE}`]: () => ({ state: 1, limit: 200 }),
    [`GET ${BASE}/identifier`]: () => ({ identifier: 'JW-1234' }),
    ...answers,
  });
  const sent = (path: string) => view.calls.filter((call) => call.path === `${BASE}/${path}`).map((call) => call.body);
  return { ...view, sent };
}

const field = () => screen.getByRole('textbox', { name: '激活码' });

describe('许可证管理', () => {
  // covers B-2.5-23
  test('state, days left and identifier', async () => {
    show();
    expect(await screen.findByText('有效')).toBeVisible();
    expect(screen.getByText('剩余 200 天')).toBeVisible();
    expect(await screen.findByText('JW-1234')).toBeVisible();
  });

  test.each([
    [0, '未激活'],
    [2, '试用'],
    [3, '已过期'],
  ])('state %i is called %s', async (state, text) => {
    show({ [`GET ${BASE}`]: () => ({ state, limit: 0 }) });
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('an empty code is asked for and nothing is sent', async () => {
    const { user, sent } = show();
    await user.click(screen.getByRole('button', { name: '激活' }));
    expect(screen.getByText('请输入激活码')).toBeVisible();
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect([...sent('activation'), ...sent('verify')]).toEqual([]);
  });

  test('verifying tells how long a code would count, or why it does not, and changes nothing', async () => {
    const { user, sent } = show({
      [`POST ${BASE}/verify`]: ({ body }) =>
        (body as { activation_code: string }).activation_code === 'GOOD'
          ? { valid: true, limit: 365 }
          : { valid: false, reason: '激活码已过期' },
    });
    await user.type(field(), ' GOOD ');
    await user.click(screen.getByRole('button', { name: '校验' }));
    expect(await screen.findByText('激活码有效，激活后可使用 365 天')).toBeVisible();
    await user.clear(field());
    await user.type(field(), 'OLD');
    await user.click(screen.getByRole('button', { name: '校验' }));
    expect(await screen.findByText('激活码无效：激活码已过期')).toBeVisible();
    expect(sent('verify')).toEqual([{ activation_code: 'GOOD' }, { activation_code: 'OLD' }]);
    expect(sent('activation')).toEqual([]);
  });

  test('activating reads the licence again', async () => {
    let limit = 3;
    const { user } = show({
      [`GET ${BASE}`]: () => ({ state: 1, limit }),
      [`POST ${BASE}/activation`]: () => {
        limit = 365;
        return {};
      },
    });
    expect(await screen.findByText('剩余 3 天')).toBeVisible();
    await user.type(field(), 'GOOD');
    await user.click(screen.getByRole('button', { name: '激活' }));
    expect(await screen.findByText('剩余 365 天')).toBeVisible();
    expect(field()).toHaveValue('');
  });

  test('a refused code stays in the field', async () => {
    const { user } = show({ [`POST ${BASE}/activation`]: () => refusal(400, '激活码不正确') });
    await user.type(field(), 'BAD');
    await user.click(screen.getByRole('button', { name: '激活' }));
    expect(await screen.findByText('激活码不正确')).toBeVisible();
    await waitFor(() => expect(field()).toHaveValue('BAD'));
  });
});
