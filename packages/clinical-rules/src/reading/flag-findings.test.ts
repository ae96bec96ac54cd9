import { describe, expect, test } from 'vitest';
import { normalFlagFinding, plainFinding, suspectFinding, suspectRow } from './flag-findings.ts';
import { AT, past, rowsIn } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';
import { READING_VERSION } from './row-findings.ts';
import { flagged, UNREAD, SUSPECT } from './flag-findings.test-support.ts';

test('a plain finding is new, of nobody known, and of a harm in the middle', () => {
  const given = {
    id: 'x',
    title: '题',
    text: '文',
    lead: '首',
    evidences: ['r'],
    valueText: '5',
    actions: [],
    rank: {},
  };
  expect(plainFinding({ ...given, kind: 'prompt', urgency: 3 }, AT)).toEqual({
    findingId: 'x',
    kind: 'prompt',
    title: '题',
    text: '文',
    urgency: 3,
    status: 'new',
    isKnown: false,
    evidences: ['r'],
    valueText: '5',
    changeText: '',
    actions: [],
    apiType: null,
    diagnosisId: null,
    copyText: '2025-11-18 10:26 文。',
    ruleId: 'reading/prompt',
    ruleVersion: READING_VERSION,
    words: { lead: '首', change: '', phrase: '首' },
    rank: {
      organ: 'x',
      harm: 'D',
      isCriticalValue: false,
      isCriticalFlag: false,
      isLifeThreatening: false,
      distance: 0,
      isFast: false,
      reliable: 2,
      catalogueOrder: Number.MAX_SAFE_INTEGER,
      rowOrder: 0,
    },
  });
});

describe('a flag of the source beside a row that is normal (J-22)', () => {
  const of = (row: PlainRow, more = {}) => {
    const { rows, judged } = rowsIn([['NA', '140', 'mmol/L', '137-147'], row], more);
    return rows[1] === undefined ? undefined : normalFlagFinding(rows[1], judged);
  };
  const potassium = (flag: string, range = '3.5-5.3'): PlainRow => ['K', '4.5', 'mmol/L', range, flagged(flag)];

  test.each([
    ['H', '升高', 3],
    ['L', '降低', 3],
    ['A', '异常', 3],
    ['HH', '危急', 1],
  ])('%s is told as 来源标记%s of urgency %i', (flag, word, urgency) => {
    const isCritical = urgency === 1;
    const text = `血钾 4.5 mmol/L，来源标记${word}，按打印区间未超出`;
    expect(of(potassium(flag))).toMatchObject({
      findingId: 'flag:now-2',
      kind: 'source_flag',
      title: `来源标记${word}`,
      text,
      urgency,
      evidences: ['now-2'],
      valueText: '4.5 mmol/L',
      actions: isCritical ? UNREAD : [],
      copyText: `2025-11-18 10:26 ${text}。`,
      words: { lead: text },
      rank: { organ: 'K', isCriticalValue: isCritical, isCriticalFlag: false, rowOrder: 1 },
    });
    expect(of(potassium(flag))?.rank.catalogueOrder).toBeLessThan(1000);
  });

  test('names whose interval was not passed', () => {
    expect(of(potassium('H', ''))?.text).toContain('按目录区间未超出');
    const pregnant = { sex: '女', age: 28, tags: ['孕 10 周'] };
    expect(of(['TSH', '1.5', 'mIU/L', '', flagged('H')], pregnant)?.text).toContain('按孕期区间未超出');
  });

  test('is none where the source says nothing, or the same, or the row is none of these', () => {
    expect(['', 'N', '?'].map((flag) => of(potassium(flag)))).toEqual([null, null, null]);
    expect(of(['K', '5.9', 'mmol/L', '3.5-5.3', flagged('L')])).toBeNull();
  });
});

describe('a result that cannot be believed (J-50, J-51)', () => {
  const of = (given: readonly PlainRow[], more = {}) => {
    const { rows, judged } = rowsIn(given, more);
    return rows.map((row) => suspectFinding(row, judged, rows));
  };
  const UREA: PlainRow = ['UREA', '150', 'mmol/L', '3.6-9.5'];

  test('is told with the value in another unit, and never judged', () => {
    const [, found] = of([
      ['K', '4.5', 'mmol/L', '3.5-5.3'],
      ['CREA', '1.1', 'μmol/L', '57-111'],
    ]);
    const text = '肌酐 1.1 μmol/L 结果可疑，请核对单位，按另一单位约为 97.2 μmol/L';
    expect(found).toMatchObject({
      findingId: 'suspect:now-2',
      kind: 'suspect',
      title: '结果可疑，请核对单位',
      text,
      urgency: 2,
      evidences: ['now-2'],
      valueText: '1.1 μmol/L',
      actions: SUSPECT,
      copyText: `2025-11-18 10:26 ${text}。`,
      words: { lead: '肌酐 1.1 μmol/L 结果可疑，请核对单位' },
      rank: { organ: 'kidney', isCriticalFlag: false, rowOrder: 1 },
    });
    expect(found?.rank.catalogueOrder).toBeLessThan(1000);
    expect(of([['K', '4.5', 'mmol/L', '3.5-5.3']])).toEqual([null]);
  });

  test('calls for somebody where it may be critical, in words that say how sure that is', () => {
    const [potassium] = of([['K', '400', 'mmol/L', '3.5-5.3']]);
    expect(potassium).toMatchObject({ urgency: 1 });
    expect(potassium?.text).toMatch(
      /^血?钾 400 mmol\/L 结果可疑，请核对单位.*，如属实(为危急值|须立即处理)，请立即电话核实$/,
    );
  });

  test('keeps the flag of its source, whether or not it can be believed (J-21)', () => {
    const of1 = (flag: string) => of([['CREA', '1.1', 'μmol/L', '57-111', flagged(flag)]])[0];
    expect(of1('HH')).toMatchObject({ urgency: 1, rank: { isCriticalFlag: true } });
    expect([of1('HH')?.text, of1('HH')?.words.lead].map((text) => text?.endsWith('，来源标记「HH」'))).toEqual([
      true,
      true,
    ]);
    expect([of1('H')?.text, of1('H')?.words.lead].map((text) => text?.endsWith('，来源标记「H」'))).toEqual([
      true,
      false,
    ]);
    expect(['N', '?'].map((flag) => of1(flag)?.text.includes('来源标记'))).toEqual([false, false]);
    expect(of1('H')?.urgency).toBe(2);
  });

  test('of urea names a bleeding of the gut, which raises it as a unit would (J-52)', () => {
    const note = (...beside: readonly PlainRow[]) =>
      /，([^，]*尿素也可因消化道出血升高|[^，]*，尿素也可因消化道出血升高)/.exec(
        of([UREA, ...beside])[0]?.text ?? '',
      )?.[1];
    const bled = { earlier: [past(72, ['HGB', '125', 'g/L', '130-175'])] };
    const haemoglobin: PlainRow = ['HGB', '88', 'g/L', '130-175'];
    const withBlood = of([UREA, ['FOBT', '阳性', '', '阴性'], haemoglobin], bled)[0]?.text;
    expect(withBlood).toContain('，便隐血阳性、血红蛋白 3 日降 37，尿素也可因消化道出血升高');
    expect(note(['FOBT', '阴性', '', '阴性'])).toBeUndefined();
    expect(note(['FOBT', '阳性', '', '阴性'])).toBe('便隐血阳性，尿素也可因消化道出血升高');
    expect(note(haemoglobin)).toBeUndefined();
    const told = (then: string) =>
      of([UREA, haemoglobin], { earlier: [past(72, ['HGB', then, 'g/L', '130-175'])] })[0]?.text.includes('出血');
    expect([told('125'), told('89'), told('60')]).toEqual([true, false, false]);
    const other = of([['CREA', '1.1', 'μmol/L', '57-111'], ['FOBT', '阳性', '', '阴性'], haemoglobin], bled)[0];
    expect(other?.text).not.toContain('出血');
    const sodium = { earlier: [past(72, ['NA', '150', 'mmol/L', '137-147'])] };
    expect(of([UREA, ['NA', '131', 'mmol/L', '137-147']], sodium)[0]?.text).not.toContain('出血');
  });

  test('stands among the suspect rows with its factor', () => {
    const { rows } = rowsIn([
      ['CREA', '1.1', 'μmol/L', '57-111'],
      ['K', '4.5', 'mmol/L', '3.5-5.3'],
      ['K', '400', 'mmol/L', '3.5-5.3'],
    ]);
    const [creatinine, sound, potassium] = rows.map(suspectRow);
    expect(creatinine).toEqual({
      ...{ laboratoryId: 'now-1', name: '肌酐', reason: 'implausible', suggestion: '97.2 μmol/L' },
      factor: 88.4,
    });
    expect([sound, potassium?.suggestion, potassium?.factor, potassium?.reason]).toEqual([
      ...[null, null, null, 'implausible'],
    ]);
  });
});
