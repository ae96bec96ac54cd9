import { expect, it } from 'vitest';
import { inSystemOrder } from './knowledge-search.ts';

const system = (name: string, id: number) => ({
  system_id: id,
  system_name: name,
  diagnoses: [],
  laboratories: [],
  note: '',
});

it('lists what most reports speak of first, unknown systems behind, 其他 last, whatever was sent', () => {
  const sent = ['耳鼻喉', '其他', '新系统', '泌尿', '心血管'].map(system);
  expect(inSystemOrder({ data: sent }).data.map(({ system_name: name }) => name)).toEqual([
    '心血管',
    '泌尿',
    '耳鼻喉',
    '新系统',
    '其他',
  ]);
});
