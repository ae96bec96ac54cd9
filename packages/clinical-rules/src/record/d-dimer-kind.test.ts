import { expect, it } from 'vitest';
import { findItem } from '../catalogue/catalogue.ts';
import { withKindOfDDimer } from './d-dimer-kind.ts';

const row = (unit: string, range_text: string) => ({
  laboratory_id: '1',
  code: 'DD',
  name: 'D-二聚体',
  specimen: '血浆',
  result: '0.8',
  unit,
  range_text,
  group_name: '',
  error: null,
});

it.each([
  ['mg/L', '0-0.5', 'mg/L FEU'],
  ['μg/mL', '<0.55', 'mg/L FEU'],
  ['ng/mL', '0-500', 'ng/mL FEU'],
  ['μg/L', '0-500', 'ng/mL FEU'],
  ['mg/L', '0-0.243', 'mg/L DDU'],
  ['ng/mL', '<230', 'ng/mL DDU'],
  ['mg/L', '0-0.45', 'mg/L FEU'],
  ['mg/L', '0-0.2', 'mg/L DDU'],
  ['mg/L', '0-0.3', 'mg/L DDU'],
  ['mg/L', '0-0.44', undefined],
  ['mg/L', '0-0.31', undefined],
  ['mg/L', '0-0.56', undefined],
  ['mg/L', '0-0.19', undefined],
  ['g', '0-500', undefined],
  ['', '0-500', undefined],
  // Neither limit, none, or a unit of its own behind it: nobody knows which kind it is.
  ['mg/L', '0-1.0', undefined],
  ['mg/L', '', undefined],
  ['mg/L', '0-0.5 mg/L', undefined],
  ['mg/L DDU', '0-0.5', undefined],
])('a D-dimer in %s beside %s is read as %s', (unit, range, read) => {
  expect(withKindOfDDimer(row(unit, range), findItem('DD')).unit_read).toBe(read);
});

it('leaves other items alone', () => {
  expect(withKindOfDDimer({ ...row('mg/L', '0-0.5'), code: 'CRP' }, findItem('CRP')).unit_read).toBeUndefined();
});
