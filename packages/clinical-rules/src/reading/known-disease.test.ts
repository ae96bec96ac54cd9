import { describe, expect, test } from 'vitest';
import { actionsFor } from './actions.ts';
import type { PlainRow } from './reading.test-support.ts';
import { findingOf, potassium, haemoglobin, creatinine } from './diagnosis-findings.test-support.ts';

describe('a disease that is known', () => {
  test('is told by its control, and asks for nothing at its target', () => {
    const of = (value: string, known: readonly string[] = ['DM']) =>
      findingOf({ id: 'DM', name: '糖尿病', row: ['HBA1C', value, '%', '4-6'], known, more: { advice: '复查' } });
    expect(of('8.2')).toMatchObject({
      title: '已知糖尿病',
      text: '已知糖尿病，HbA1c 8.2%，高于 7.0%',
      isKnown: true,
      status: 'same',
      urgency: 3,
      words: { lead: '已知糖尿病，HbA1c 8.2%，高于 7.0%', phrase: '已知糖尿病，HbA1c 8.2%，高于 7.0%' },
    });
    expect([of('8.2').actions, of('7.0').actions]).toEqual([actionsFor('known:DM') ?? [], []]);
    expect(of('7.0', []).actions.length).toBeGreaterThan(0);
  });

  test.each([
    ['PREDM', 'DM', '已知糖尿病'],
    ['RENAN', 'anaemia', '已知贫血'],
    ['ACD', 'anaemia', '已知贫血'],
    ['HBVS', 'HBV', '已知乙肝'],
    ['HBVE', 'HBV', '已知乙肝'],
  ])('%s is no news to those who have %s', (id, known, title) => {
    const name = id.startsWith('HBV') ? '乙肝' : '某病';
    expect(findingOf({ id, name, row: haemoglobin('96'), known: [known] })).toMatchObject({ title, isKnown: true });
    expect(findingOf({ id, name, row: haemoglobin('96'), known: ['K'] }).isKnown).toBe(false);
  });

  test.each(['MI', 'VTE', 'UGIB', 'PANCR', 'AKI', 'RHAB', 'HE'])('%s may have come again (J-34)', (id) => {
    const of = (hours: number | null, known: readonly string[] = [id]) =>
      findingOf({
        id,
        name: '急病可能',
        row: potassium('5.9'),
        known,
        ...(hours !== null && { then: [hours, potassium('5.0')] }),
      });
    expect(of(null)).toMatchObject({ title: '急病（标签已有，请核对是否再发）', isKnown: false, status: 'new' });
    expect([of(721).isKnown, of(720).isKnown, of(null, []).title]).toEqual([false, true, '急病可能']);
  });

  test('a thrombosis that is treated today is no new one', () => {
    expect(findingOf({ id: 'VTE', row: potassium('5.9'), known: ['VTE', 'thrombosis'] }).isKnown).toBe(true);
    expect(findingOf({ id: 'MI', row: potassium('5.9'), known: ['MI', 'thrombosis'] }).isKnown).toBe(false);
    expect(findingOf({ id: 'DM', row: potassium('5.9'), known: ['DM'] }).isKnown).toBe(true);
  });

  test('rests on no row, and is told all the same', () => {
    const bare = (id: string, known: readonly string[]) =>
      findingOf({ id, name: '急病可能', needs: [], known, more: { urgency: 1 } });
    expect([bare('MI', ['MI']).isKnown, bare('ACS', []).urgency, bare('AKI', ['CKD']).title]).toEqual([
      false,
      1,
      '急病可能',
    ]);
  });

  test('is routine unless it is worse; what threatens minutes is then of the day', () => {
    const urgency = (then: string | null, own: 1 | 2 = 1) =>
      findingOf({
        id: 'X',
        row: potassium('5.9'),
        known: ['X'],
        more: { urgency: own },
        ...(then !== null && { then: [480, potassium(then)] }),
      }).urgency;
    expect([
      urgency('5.8'),
      urgency('6.9'),
      urgency('6.9', 2),
      urgency('5.0'),
      urgency('5.0', 2),
      urgency(null),
    ]).toEqual([...[3, 2, 3, 1, 2, 3]]);
  });

  test('says no grounds and no value of its own, and is not suspected', () => {
    const found = findingOf({ id: 'X', row: potassium('5.9'), known: ['X'], more: { intermediates: ['甲'] } });
    expect(found).toMatchObject({ text: '已知某病，血钾 5.9 mmol/L', title: '已知某病' });
  });

  test('an infection under treatment says how far it has come, and asks for nothing', () => {
    const crp = (value: string): PlainRow => ['CRP', value, 'mg/L', '0-10'];
    const of = (id: string, known: readonly string[], then = '250') =>
      findingOf({ id, row: crp('30'), then: [72, crp(then)], known, more: { urgency: 1, advice: '复查' } });
    for (const id of ['SEPSIS', 'BACT'])
      expect(of(id, ['infection'])).toMatchObject({
        ...{
          title: '感染治疗中',
          text: '感染治疗中，CRP 较峰值降 88%',
          status: 'better',
          isKnown: true,
          actions: [],
          urgency: 2,
        },
      });
    expect([
      of('VIRAL', ['infection']).isKnown,
      of('BACT', []).isKnown,
      of('BACT', ['infection'], '20').isKnown,
    ]).toEqual([...[false, false, false]]);
  });

  test('an injury of its kidneys is told as acute on chronic (J-33)', () => {
    const of = (row: PlainRow, known: readonly string[], then: PlainRow | null, id = 'AKI') =>
      findingOf({ id, name: '急性肾损伤', row, known, ...(then && { then: [144, then] }) });
    const found = of(creatinine('340'), ['CKD'], creatinine('200'));
    expect(found).toMatchObject({
      title: '急性肾损伤，CKD 基础上肌酐 6 日内升 1.7 倍，提示急性加重',
      words: { phrase: 'CKD 基础上急性加重（肌酐 340 μmol/L）' },
    });
    expect(of(['CREA', '340', 'μmol/L', '57-111'], ['CKD'], ['CREA', '2.2624', 'mg/dL', '0.6-1.3']).title).toContain(
      '升 1.7 倍',
    );
    expect(of(['CREA', '3.85', 'mg/dL', '0.6-1.3'], ['CKD'], creatinine('200')).title).toContain('升 1.7 倍');
    const plain = [
      of(creatinine('340'), [], creatinine('200')),
      of(creatinine('340'), ['CKD'], null),
      of(['UREA', '20', 'mmol/L', '3-9'], ['CKD'], ['UREA', '10', 'mmol/L', '3-9']),
      of(creatinine('340'), ['CKD'], creatinine('200'), 'PRER'),
      of(['CREA', '>340', 'μmol/L', '57-111'], ['CKD'], creatinine('200')),
    ];
    expect(plain.map(({ title }) => title.includes('CKD'))).toEqual([false, false, false, false, false]);
  });
});
