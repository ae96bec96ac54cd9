import { describe, expect, test } from 'vitest';
import type { PlainRow } from './reading.test-support.ts';
import { organOf } from './organs.ts';
import { findingOf, textOf, potassium, haemoglobin, flagged } from './row-findings.test-support.ts';

describe('a change', () => {
  test('that is a danger by its speed names the row, inside its interval too', () => {
    const found = findingOf(haemoglobin('132'), { then: [20, haemoglobin('170')] });
    expect(found).toMatchObject({
      title: '血红蛋白 20 小时降 38',
      urgency: 1,
      changeText: '20 小时降 38',
      words: { change: '20 小时降 38' },
      rank: { isFast: true, reliable: 2 },
    });
    expect(found?.text).toContain('20 小时降 38，未超出参考区间');
    const sodium = (value: string): PlainRow => ['NA', value, 'mmol/L', '137-147'];
    expect(findingOf(sodium('146'), { then: [20, sodium('137')] })?.title).toBe('血钠上升过快');
    expect(findingOf(potassium('4.9'), { then: [6, potassium('4.0')] })?.title).toBe('血钾 6 小时升 0.90');
    expect(findingOf(potassium('5.9'), { then: [6, potassium('4.0')] })?.title).toBe('高钾血症');
  });

  test('of a critical value stands behind its picture', () => {
    const found = findingOf(haemoglobin('45'), { then: [20, haemoglobin('90')] });
    expect(found?.title).toBe('贫血，血红蛋白 20 小时降 45');
  });

  test('of a creatinine between two dialyses is none', () => {
    const creatinine = (value: string): PlainRow => ['CREA', value, 'μmol/L', '57-111'];
    const of = (known: readonly string[]) =>
      findingOf(creatinine('150'), { known, then: [24, creatinine('100')] })?.rank.isFast;
    expect([of(['dialysis']), of([])]).toEqual([false, true]);
    const other = findingOf(potassium('5.9'), { known: ['dialysis'], then: [6, potassium('4.0')] });
    expect(other?.rank.isFast).toBe(true);
  });

  test('by its speed is told, though its share may be chance', () => {
    const creatinine = (value: string): PlainRow => ['CREA', value, 'μmol/L', '57-111'];
    expect(findingOf(creatinine('227'), { then: [24, creatinine('200')] })?.changeText).toBe('24 小时升 27');
  });

  test('that will be critical within a day is foretold', () => {
    expect(textOf(potassium('5.9'), { then: [12, potassium('5.0')] })).toContain('（外推）');
  });

  test('says where the row went', () => {
    const status = (then: string) => findingOf(potassium('5.9'), { then: [48, potassium(then)] })?.status;
    expect([status('5.0'), status('6.9'), status('5.8')]).toEqual(['worse', 'better', 'same']);
  });
});

describe('of those who are known to have it', () => {
  test('an anaemia is told by its course (J-31), not where it is a danger', () => {
    const found = findingOf(haemoglobin('96'), { known: ['anaemia'], then: [4400, haemoglobin('108')] });
    expect(found).toMatchObject({
      title: '已知贫血',
      text: '已知贫血，Hb 96，6 个月 −12',
      isKnown: true,
      words: { lead: '已知贫血，Hb 96，6 个月 −12', change: '', phrase: '已知贫血，Hb 96，6 个月 −12' },
    });
    expect(findingOf(haemoglobin('190'), { known: ['anaemia'] })?.isKnown).toBe(false);
    expect(findingOf(haemoglobin('96'))?.isKnown).toBe(false);
    expect(findingOf(haemoglobin('45'), { known: ['anaemia'] })?.isKnown).toBe(false);
    expect(findingOf(haemoglobin('96'), { known: ['anaemia'], then: [20, haemoglobin('120')] })?.isKnown).toBe(false);
    expect(findingOf(['HCT', '0.3', 'L/L', '0.4-0.5'], { known: ['anaemia'] })?.isKnown).toBe(false);
    // A flag that says something else stays.
    expect(textOf(['HGB', '96', 'g/L', '130-175', flagged('N')], { known: ['anaemia'] })).toContain(
      '已知贫血，Hb 96，来源标记正常',
    );
  });

  test('an infection under treatment is told by its marker', () => {
    const crp = (value: string): PlainRow => ['CRP', value, 'mg/L', '0-10'];
    const found = findingOf(crp('30'), { known: ['infection'], then: [72, crp('250')] });
    expect(found).toMatchObject({ title: '感染治疗中', text: '感染治疗中，CRP 较峰值降 88%', isKnown: true });
    expect(findingOf(crp('30'), { then: [72, crp('250')] })?.isKnown).toBe(false);
    expect(findingOf(crp('30'), { known: ['infection'], then: [72, crp('20')] })?.isKnown).toBe(false);
  });

  test('a thyroid taken out has the thyroglobulin that is aimed at, behind everything else', () => {
    const of = (known: readonly string[], value = '0.1', code = 'TG_') =>
      findingOf([code, value, 'ng/mL', '3.5-77'], { known });
    expect(of(['thyroidectomy'])).toMatchObject({
      title: '甲状腺术后，Tg 低为治疗所期',
      ...{ isKnown: true, status: 'same', rank: { harm: 'E' } },
    });
    expect(of(['lobectomy'])).toMatchObject({ title: '甲状腺叶切除术后，Tg 低', isKnown: true });
    expect(of([])).toMatchObject({ isKnown: false, status: 'new' });
    expect(of(['thyroidectomy'], '90')).toMatchObject({ isKnown: false });
    expect(findingOf(potassium('3.0'), { known: ['thyroidectomy'] })?.isKnown).toBe(false);
  });
});

test('items of one organ make one clause, of two organs two', () => {
  const organs = [
    ['CREA', 'UREA', 'CYSC', 'EGFR', 'UACR'],
    ['HGB', 'HCT', 'RBC'],
    ['GLU', 'GLU-R', 'OGTT0H', 'OGTT1H', 'OGTT2H', 'OGTTX', 'HBA1C'],
    ['ALT', 'AST', 'ALP', 'GGT', 'TBIL', 'DBIL', 'IBIL', 'TBA'],
    ['CTNI', 'CTNT', 'CKMBM', 'CK-MB', 'MYO', 'NTPROBNP', 'BNP'],
    ['TC', 'LDL-C', 'APOB', 'TG', 'HDL-C'],
    ['CRP', 'HS-CRP', 'SAA', 'ESR', 'PCT', 'WBC', 'NEUT#', 'NEUT%'],
    ['TSH', 'FT4', 'FT3', 'TPOAB', 'TGAB', 'TRAB'],
    ['PH', 'PCO2', 'PO2', 'HCO3', 'CO2CP', 'SO2', 'BE'],
    ['CA', 'ICA'],
    ['LYM#', 'LYM%'],
    ['MONO#', 'MONO%'],
    ['EO#', 'EO%'],
    ['BASO#', 'BASO%'],
    ['MCV', 'MCH', 'MCHC', 'RDW-CV'],
    ['RET%', 'RETA'],
    ['DD', 'FDP'],
    ['PT', 'PTA', 'INR'],
    ['AMY', 'LPS', 'UAMY'],
    ['FE', 'TIBC', 'TSAT', 'FER', 'TRF'],
    ['CSF-WBC', 'CSF-GLU'],
    ['PF-TP', 'PF-LDH'],
    // What stands for itself.
    ['K'],
    ['XCSF-1'],
    ['XPF-1'],
  ];
  const names = organs.map((codes) => [...new Set(codes.map(organOf))]);
  expect(names.filter((each) => each.length !== 1)).toEqual([]);
  expect(new Set(names.flat()).size).toBe(organs.length);
  expect(['K', 'CSF-WBC', 'PF-TP'].map(organOf)).toEqual(['K', 'csf', 'pleura']);
});
