import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { entranceAddress } from './report-shell.tsx';

it.each(['/report-detail', '/report'])(
  'opens the newest report at %s with a patient and no report, also long after the first page',
  async (path) => {
    const { router, address, findAllByText } = await act(() => renderApp({ path: '/', account: 'doctor' }));
    await act(() => router.navigate(`${path}?PatId=P1004&filter=abnormal`));
    await waitFor(() => expect(address()).toBe(`${path}?filter=abnormal&report_id=R1004-01`));
    expect((await findAllByText('顾怀远')).length).toBeGreaterThan(0);
  },
);

it.each([
  ['/report-detail', 'report_id=R1&patient_id=P1'],
  ['/report-detail', ''],
  ['/river', 'patient_id=P1'],
])('leaves %s?%s as it is', (path, query) => {
  expect(entranceAddress(path, new URLSearchParams(query))).toBeNull();
});
