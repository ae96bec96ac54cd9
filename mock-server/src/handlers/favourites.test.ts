import type { ReportPage } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { SEED_REPORT_IDS } from '../hospital/seed-ids.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const hospital = await openFileHospital();

// covers B-7.3-16..18
test('collecting is idempotent, checked and cancelled', async () => {
  const mine = await ClinicalCalls.open(hospital);
  const url = `/api/v2/ai/reports/collect/${SEED_REPORT_IDS.孟庆山}`;
  expect(await mine.get(`${url}/check`)).toEqual({ collected: false });
  expect(await mine.get(url)).toEqual({ collected: true });
  expect(await mine.get(url)).toEqual({ collected: true });
  const page = await mine.get<ReportPage>('/api/v2/ai/reports/collect?page=0&page_size=1');
  expect([page.total_elements, page.data.length]).toEqual([2, 1]);
  const found = await mine.get<ReportPage>('/api/v2/ai/reports/collect?keyword=孟庆山');
  expect(found.data.map((item) => [item.patient_name, item.collected])).toEqual([['孟庆山', true]]);
  expect(await mine.get(`${url}/cancel`)).toEqual({ collected: false });
  expect(await mine.get(`${url}/check`)).toEqual({ collected: false });
});
