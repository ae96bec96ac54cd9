import type { HomeSummary } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const hospital = await openFileHospital();

test('home tells the figures of the day', async () => {
  const home = await (await ClinicalCalls.open(hospital)).get<HomeSummary>('/api/v2/home/summary');
  expect(home.counts).toEqual({ critical: 2, focus: 7, focus_change: 5, unread: 23, today: 41, hints: 5 });
  expect(home.priority.map((item) => item.patient_name).slice(0, 4)).toEqual(['孟庆山', '严松年', '何秀兰', '顾怀远']);
  expect(home.priority.every((item) => !item.is_read)).toBe(true);
  expect(home.hints.map((hint) => [hint.patient_name, hint.api_type])).toEqual([
    ['严松年', 5],
    ['何秀兰', 3],
    ['顾怀远', 4],
    ['戴建国', 6],
    ['温晓棠', 8],
  ]);
  expect(home.my_applications.map((application) => application.api_type)).toEqual([3, 4, 5, 6, 8]);
});
