import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { writeSetting } from '../src/parts/session/personal-settings.ts';
import { renderApp } from './render-app.tsx';

test('the course of an item opens by its address, with its companion, its table and its ranges', async () => {
  const { user, address } = await renderApp({ path: '/detail?report_id=R1004-01&course=CREA&range=1y' });
  const dialog = within(await screen.findByRole('dialog', { name: /肌酐/ }));
  const table = within(await dialog.findByRole('table'));
  expect(table.getAllByRole('row').length).toBeGreaterThan(3);
  expect(table.getByRole('columnheader', { name: /eGFR|估算肾小球滤过率/ })).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: /^全部/ }));
  expect(address()).toContain('range=all');
  await user.keyboard('{Escape}');
  expect(address()).toBe('/detail?report_id=R1004-01');
});

test('letters and digits do nothing over the course once single keys are switched off; arrows still choose a point', async () => {
  const { user, address } = await renderApp({ path: '/detail?report_id=R1004-01&course=CREA&range=1y' });
  const dialog = within(await screen.findByRole('dialog', { name: /肌酐/ }));
  expect(await dialog.findByRole('button', { name: /^复制一句/ })).toHaveAttribute('aria-keyshortcuts', 'C');
  act(() => writeSetting('single-keys-enabled', false));
  expect(dialog.getByRole('button', { name: /^复制一句/ })).not.toHaveAttribute('aria-keyshortcuts');
  await user.keyboard('3');
  expect(address()).toContain('range=1y');
  await user.keyboard('{ArrowLeft}');
  expect(dialog.getByRole('table').querySelector('[data-selected]')).not.toBeNull();
  act(() => writeSetting('single-keys-enabled', true));
  await user.keyboard('3');
  expect(address()).toContain('range=all');
});
