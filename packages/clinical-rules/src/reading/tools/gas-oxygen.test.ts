import { expect, test } from 'vitest';
import { readPlainReport } from '../plain-report.ts';
import { read } from '../read.ts';

interface Gas {
  readonly pao2?: string;
  readonly paco2?: string;
  /** Percent; absent: the report prints none. */
  readonly share?: string;
  /** The oxygenation index that the report prints. */
  readonly index?: string;
  readonly specimen?: string;
}

const gas = ({ pao2, paco2 = '38', share, index, specimen = '' }: Gas) => [
  { code: 'PH', value: '7.42', unit: '', range: '7.35-7.45', specimen },
  { code: 'PCO2', value: paco2, unit: 'mmHg', range: '35-45', specimen },
  ...(pao2 === undefined ? [] : [{ code: 'PO2', value: pao2, unit: 'mmHg', range: '80-100', specimen }]),
  { code: 'HCO3', value: '24', unit: 'mmol/L', range: '22-27' },
  ...(share === undefined ? [] : [{ code: 'FIO2', value: share, unit: '%', range: '' }]),
  ...(index === undefined ? [] : [{ code: 'OI', value: index, unit: 'mmHg', range: '400-500' }]),
];

const oxygenOf = (now: Gas, before?: Gas) => {
  const earlier = before === undefined ? [] : [{ at: '2025-11-17T10:26:00+08:00', results: gas(before) }];
  const input = readPlainReport({ at: '2025-11-18T10:26:00+08:00', sex: '男', age: 61, results: gas(now), earlier });
  const reading = read(input);
  const rows = new Map(input.judged.rows.map(({ printed, code }) => [printed.laboratory_id, code]));
  return { ...reading, rows, oxygen: reading.findings.find(({ findingId }) => findingId === 'tool:3:oxygen') };
};

test('under oxygen a lowered P/F is told first, with what to do for the failure that it means', () => {
  const { oxygen, level, headline, needFocus } = oxygenOf({ pao2: '90', share: '40' });
  expect(oxygen).toMatchObject({ urgency: 1, status: 'new', diagnosisId: 'RF1', title: '氧合指数轻度降低' });
  expect(headline[0]?.text).toBe('氧合指数 225（PaO₂ 90，吸氧 40%）：立即评估氧合');
  expect(level).toBe('focus');
  expect(needFocus).toContain(oxygen?.evidences[0]);
});

test('a P/F above 300 says nothing, and 300 is lowered', () => {
  expect(oxygenOf({ pao2: '121', share: '40' }).oxygen).toBeUndefined();
  expect(oxygenOf({ pao2: '120', share: '40' }).oxygen).toMatchObject({ valueText: '氧合指数 300', urgency: 1 });
});

test.each([
  ['the same as before', { pao2: '90', share: '40' }, { pao2: '92', share: '40' }, 2, 'same'],
  ['a fifth lower than before', { pao2: '60', share: '40' }, { pao2: '90', share: '40' }, 1, 'worse'],
  ['within chance of an index of 300', { pao2: '116', share: '40' }, { pao2: '120', share: '40' }, 2, 'same'],
  ['just a fifth lower', { pao2: '80', share: '40' }, { pao2: '100', share: '40' }, 1, 'worse'],
  ['lowered after a gas that was not', { pao2: '90', share: '40' }, { pao2: '140', share: '40' }, 1, 'new'],
  ['with carbon dioxide retained', { pao2: '90', paco2: '55', share: '40' }, undefined, 2, 'new'],
  ['with carbon dioxide retained and PaO₂ of 60', { pao2: '60', paco2: '55', share: '40' }, undefined, 2, 'new'],
  ['with carbon dioxide retained and PaO₂ below 60', { pao2: '54', paco2: '55', share: '40' }, undefined, 1, 'new'],
] as const)('%s', (_, now, before, urgency, status) => {
  expect(oxygenOf(now, before).oxygen).toMatchObject({ urgency, status });
});

test('up to 50 of carbon dioxide it is answered as a failure of type 1, above it as retained carbon dioxide', () => {
  const [one, two] = ['50', '50.1'].map((paco2) => oxygenOf({ pao2: '90', paco2, share: '40' }).oxygen);
  expect(one).toMatchObject({ diagnosisId: 'RF1', urgency: 1 });
  expect(two).toMatchObject({ diagnosisId: 'RF2C', urgency: 2 });
  expect(one?.actions.map(({ id }) => id)).not.toEqual(two?.actions.map(({ id }) => id));
});

test('stands on the rows that tell it', () => {
  const { oxygen, rows } = oxygenOf({ pao2: '90', share: '40', index: '225' });
  expect(oxygen?.evidences.map((id) => rows.get(id))).toEqual(['PO2', 'FIO2', 'OI']);
  expect(oxygen?.words.phrase).toBe('氧合指数轻度降低（225）');
  expect(oxygen?.rank).toMatchObject({ harm: 'A' });
});

test('of a vein no index is told, and without its oxygen it stands alone', () => {
  expect(oxygenOf({ pao2: '40', index: '225', specimen: '静脉血' }).oxygen).toBeUndefined();
  expect(oxygenOf({ index: '225' }).oxygen?.text).toBe('氧合指数 225，轻度降低');
});

test('an index that the report prints stands for a share that it does not', () => {
  expect(oxygenOf({ pao2: '90', index: '225' }).oxygen).toMatchObject({ text: '氧合指数 225（PaO₂ 90），轻度降低' });
});

test('an index without its pressure is not taken for a low one where carbon dioxide is retained', () => {
  expect(oxygenOf({ index: '225', paco2: '55' }).oxygen).toMatchObject({ urgency: 2 });
});
