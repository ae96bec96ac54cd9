import type { Page } from '@playwright/test';
import { openAs } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

const observation = (code: string, value: number, unit: string, time: string) => ({
  resource: {
    resourceType: 'Observation',
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code }] },
    subject: { reference: 'urn:uuid:p' },
    effectiveDateTime: time,
    valueQuantity: { value, unit },
  },
});

/** Creatinine 1.5 mg/dL × 88.4 = 132.6 μmol/L, glucose 180 mg/dL = 9.99 mmol/L, HbA1c 8.1 %. */
const bundle = JSON.stringify({
  resourceType: 'Bundle',
  type: 'collection',
  entry: [
    {
      fullUrl: 'urn:uuid:p',
      resource: {
        resourceType: 'Patient',
        name: [{ text: 'Ines Kowalski' }],
        gender: 'female',
        birthDate: '1955-04-01',
      },
    },
    ...[
      observation('2160-0', 1.5, 'mg/dL', '2025-11-10T01:00:00Z'),
      observation('2339-0', 180, 'mg/dL', '2025-11-10T01:00:00Z'),
      observation('4548-4', 8.1, '%', '2025-11-10T01:00:00Z'),
    ],
  ],
});

const message = [
  'MSH|^~\\&|LIS|North Hospital|HIS|Here|20251110100000||ORU^R01|1|P|2.5.1',
  'PID|1||4711^^^North^MR||Lindqvist^Maja||19600203|F',
  'OBR|1||L-1|PAN^Panel^L|||20251110093000',
  'OBX|1|NM|2823-3^Potassium^LN||5.9|mmol/L|3.5-5.1|H|||F',
].join('\r');

const csv = [
  '患者编号,姓名,性别,出生日期,时间,项目名称,标本,结果,单位,参考区间',
  '88,高远山,男,1958-07-01,2025-11-10 08:00,钾,血清,2.6,mmol/L,3.5-5.3',
].join('\n');

/** Finds a patient in the list and opens the report. */
async function read(page: Page, name: string): Promise<void> {
  await page.goto(`/excellent?keyword=${encodeURIComponent(name)}`);
  const rows = page.getByRole('table', { name: '检验报告' }).getByRole('rowheader');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const result = (page: Page, name: string) =>
  page.getByRole('region', { name: '检验结果' }).getByRole('row', { name: new RegExp(name) });

test('patients of other hospitals are found, read, interpreted and scored like any other', async ({
  page,
  hospital,
}) => {
  expect(await hospital.bringIn('other-hospital.json', bundle)).toBe(3);
  expect(await hospital.bringIn('north.hl7', message)).toBe(1);
  expect(await hospital.bringIn('plain.csv', csv)).toBe(1);
  await openAs(page, hospital, 'doctor', '/');

  await read(page, 'Maja Lindqvist');
  await expect(result(page, '钾（K）')).toContainText('5.9');
  await expect(page.getByRole('region', { name: '发现' })).toContainText('高钾');

  await read(page, '高远山');
  await expect(result(page, '钾（K）')).toContainText('2.6');

  await read(page, 'Ines Kowalski');
  await expect(result(page, '肌酐')).toContainText('132.6');
  await page
    .getByRole('region', { name: '发现' })
    .getByRole('button', { name: /^查看 .*糖尿病 的依据与知识/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('table', { name: '诊断依据' })).toContainText('8.1');

  await page.goto(`${page.url().replace(/&panel.*/, '')}&panel=assessment&api_type=5`);
  const tool = page.getByRole('dialog', { name: 'Grace评分' });
  await expect(tool.getByRole('textbox', { name: '年龄' })).toHaveValue('70');
  await expect(tool.getByRole('textbox', { name: '血肌酐' })).toHaveValue('132.6');
  await tool.getByRole('textbox', { name: '心率' }).fill('96');
  await tool.getByRole('textbox', { name: '血压（收缩压）' }).fill('126');
  await tool.getByRole('radio', { name: /有左心衰竭/ }).check();
  await tool.getByRole('button', { name: '查看结果' }).click();
  // GRACE 1.0 in hospital: 70 years 75, pulse 96 15, pressure 126 34, creatinine 132.6 μmol/L (1.5 mg/dL) 10, Killip II 20.
  await expect(tool.getByText('为什么是 154 分')).toBeVisible();
});
