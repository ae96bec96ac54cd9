import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderFeature } from '../../../../test/render-feature.tsx';
import { BloodGasView } from '../blood-gas/blood-gas-view.tsx';
import { CkdView } from '../ckd/ckd-view.tsx';

const nothing = () => undefined;
const ACTS = { onUnsavedChange: nothing, onSaved: nothing, onClose: nothing };

const table = (dialog: HTMLElement, name: string) => within(dialog).findByRole('table', { name });

test('what a tool read from a report stands beside today', async () => {
  const user = userEvent.setup();
  await renderFeature(<CkdView patientId="P1001" reportId="R1001-01" {...ACTS} />);
  await user.click(await screen.findByRole('button', { name: '当时与现在' }));
  const dialog = await screen.findByRole('dialog', { name: '当时与现在' });
  expect(await within(dialog).findByText('与当时一致')).toBeVisible();
  expect(within(dialog).getByText(/沈若溪\s首次显示\s规则版本/)).toBeVisible();
  const results = within(await table(dialog, '结果，当时与现在'));
  expect(results.getByRole('row', { name: /^肾小球滤过率分期/ })).toHaveTextContent('G5G5');
  const inputs = within(await table(dialog, '录入，当时与现在'));
  expect(inputs.getByRole('row', { name: /^患者标签/ })).toHaveTextContent('慢性肾脏病、高血压 3 级');
});

test('a case type that was chosen since is the cause, beside the showing and the saving', async () => {
  const user = userEvent.setup();
  await renderFeature(<BloodGasView patientId="P1003" reportId="R1003-01" {...ACTS} />);
  await user.click(await screen.findByRole('radio', { name: /慢性/ }));
  expect(await screen.findByText('已保存，判读已更新')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '当时与现在' }));
  const dialog = await screen.findByRole('dialog', { name: '当时与现在' });
  const choice = await within(dialog).findByRole('combobox', { name: '与哪一次比较' });
  await user.selectOptions(choice, '2');
  expect(await within(dialog).findByText('现在的结果与当时不同')).toBeVisible();
  const causes = within(await table(dialog, '与当时不同的地方'));
  expect(causes.getByRole('row', { name: /^病例类型/ })).toHaveTextContent('录入：录入已修改—慢性是');
});
