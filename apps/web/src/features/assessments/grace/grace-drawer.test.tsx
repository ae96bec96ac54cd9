import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { graceAnswers, ownReport } from './grace-test-answers.ts';
import { button, form, open, question, type } from './grace-test-page.tsx';

describe('what the drawer is told', () => {
  test('typing is unsaved, a result is held, records are known', async () => {
    const rendered = open(graceAnswers({ reports: [ownReport] }));
    await form();
    await screen.findByRole('button', { name: /本人/ });
    expect(rendered.watch.onUnsavedChange).toHaveBeenLastCalledWith({
      isDirty: false,
      hasReports: true,
      holdsResult: false,
    });
    type(/心率/, '101');
    await rendered.user.click(button('查看结果'));
    await screen.findByText('结果尚未保存');
    expect(rendered.watch.onUnsavedChange).toHaveBeenLastCalledWith({
      isDirty: true,
      hasReports: true,
      holdsResult: true,
    });
  });

  test('opening another record under typed values asks first', async () => {
    const { user } = open(graceAnswers({ reports: [ownReport] }));
    await form();
    type(/心率/, '101');
    await user.click(await screen.findByRole('button', { name: /本人/ }));
    await user.click(
      within(await question('取消将丢失已编辑的内容，确认取消？')).getByRole('button', { name: '取消' }),
    );
    expect(screen.getByRole('textbox', { name: /心率/ })).toHaveValue('101');
  });
});
