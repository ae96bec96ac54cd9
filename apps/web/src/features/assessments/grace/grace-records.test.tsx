import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ownReport } from './grace-answers.test-support.ts';
import { button, openSaved, type } from './grace-page.test-support.tsx';

describe('saved records', () => {
  test('one that is read cannot be ticked', async () => {
    const { user } = await openSaved(ownReport);
    expect(screen.getByRole('button', { name: /^2025-11-18 \d\d:50/ })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'ST段压低' })).toBeDisabled();
    await user.click(button('编辑'));
    expect(screen.getByRole('checkbox', { name: 'ST段压低' })).toBeEnabled();
  });

  test('an edit is named as long as it differs from the record', async () => {
    const { user } = await openSaved(ownReport);
    await user.click(button('编辑'));
    expect(screen.queryByText('输入已修改，请重新查看结果')).toBeNull();
    type(/心率/, '120');
    expect(screen.getByText('输入已修改，请重新查看结果')).toBeVisible();
    type(/心率/, '96');
    expect(screen.queryByText('输入已修改，请重新查看结果')).toBeNull();
  });
});
