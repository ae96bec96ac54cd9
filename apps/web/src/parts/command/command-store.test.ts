import type { ReportData } from '@jianwei/api-client/model';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signIn } from '../../../test/sign-in.ts';
import { clearSession } from '../session/session-store.ts';
import { closeCommand, commandActions, openCommand, useCommandActions, useCommandOpen } from './command-store.ts';
import { recentPatients, useRecentPatient } from './recent-patients.ts';

const action = (id: string) => ({ id, title: id, spelling: id, run: () => undefined });

test('the command box is open from its call to its end', () => {
  const { result } = renderHook(() => useCommandOpen());
  expect(result.current).toBe(false);
  act(openCommand);
  expect(result.current).toBe(true);
  act(closeCommand);
  expect(result.current).toBe(false);
});

test('what the pages on screen can do is offered as it is now, and with them it goes', () => {
  const page = renderHook(({ id }) => useCommandActions([action(id)]), { initialProps: { id: 'print' } });
  const panel = renderHook(() => useCommandActions([action('close'), action('save')]));
  const offered = () => commandActions().map(({ id }) => id);
  expect(offered()).toEqual(['print', 'close', 'save']);
  page.rerender({ id: 'export' });
  expect(offered()).toEqual(['export', 'close', 'save']);
  panel.unmount();
  expect(offered()).toEqual(['export']);
  page.unmount();
  expect(offered()).toEqual([]);
});

const report = (id: string, patient?: object) => ({ report_id: id, patient }) as unknown as ReportData;
const patient = (id: string, more: object = {}) => ({
  patient_id: id,
  name: `患者${id}`,
  gender: '男',
  age: 62,
  ...more,
});
const show = (shown: ReportData | undefined) => renderHook(() => useRecentPatient(shown)).unmount();

test('the last five patients whose reports were opened, each once with the report opened last', () => {
  signIn({ user_id: 'u1' });
  for (const id of ['1', '2', '3', '4', '5', '6']) show(report(`R${id}`, patient(id)));
  show(report('R3b', patient('3')));
  expect(recentPatients().map(({ patientId, reportId }) => `${patientId} ${reportId}`)).toEqual([
    '3 R3b',
    '6 R6',
    '5 R5',
    '4 R4',
    '2 R2',
  ]);
});

test('they are of whoever is signed in: another account begins with none', () => {
  signIn({ user_id: 'u2' });
  expect(recentPatients()).toEqual([]);
  show(report('R1', patient('1')));
  expect(recentPatients()).toHaveLength(1);
  signIn({ user_id: 'u3' });
  expect(recentPatients()).toEqual([]);
  show(report('R2', patient('2')));
  expect(recentPatients().map(({ patientId }) => patientId)).toEqual(['2']);
  clearSession();
  show(report('R3', patient('3')));
  signIn({ user_id: 'u3' });
  expect(recentPatients().map(({ patientId }) => patientId)).toEqual(['2']);
});

test('a report that names nobody is not remembered', () => {
  signIn({ user_id: 'u4' });
  show(undefined);
  show(report('R1'));
  show({ patient: patient('1') } as unknown as ReportData);
  expect(recentPatients()).toEqual([]);
});

test.each([
  [{ department: '肾内科', bed_no: '12' }, '男 62　肾内科 12 床'],
  [{ department: '门诊', bed_no: '诊室 3' }, '男 62　门诊 诊室 3'],
  [{ bed_no: '12A' }, '男 62　12A'],
  [{ bed_no: 'A12' }, '男 62　A12'],
  [{ department: '肾内科' }, '男 62　肾内科'],
  [{}, '男 62'],
])('a patient with %j is told apart by %s', (place, note) => {
  signIn({ user_id: 'u5' });
  show(report('R1', patient('1', place)));
  expect(recentPatients()[0]).toEqual({ patientId: '1', reportId: 'R1', name: '患者1', note });
});

test('another report on the same screen is remembered too', () => {
  signIn({ user_id: 'u6' });
  const { rerender } = renderHook(({ shown }) => useRecentPatient(shown), {
    initialProps: { shown: report('R1', patient('1')) },
  });
  rerender({ shown: report('R2', patient('2')) });
  expect(recentPatients().map(({ reportId }) => reportId)).toEqual(['R2', 'R1']);
});
