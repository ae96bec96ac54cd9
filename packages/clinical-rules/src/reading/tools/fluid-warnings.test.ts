import { describe, expect, test } from 'vitest';
import { contextOf, past } from '../reading.test-support.ts';
import type { PlainRow } from '../reading.test-support.ts';
import { cerebrospinalTool } from './cerebrospinal.ts';

const cells = (value: string, range = '0-8'): PlainRow => ['CSF-WBC', value, '10^6/L', range];
const neutrophils = (value: string): PlainRow => ['CSF-NEUT%', value, '%', ''];
const protein = (value: string, range = '0.15-0.45'): PlainRow => ['CSF-TP', value, 'g/L', range];
const sugar = (value: string): PlainRow => ['CSF-GLU', value, 'mmol/L', '2.5-4.5'];
const blood = (value: string): PlainRow => ['GLU', value, 'mmol/L', '3.9-6.1'];
const found = (code: string, word = '阳性'): PlainRow => [code, word, '', '阴性'];
const partOf = (rows: readonly PlainRow[], more: object = {}) => cerebrospinalTool(contextOf(rows, more))?.parts[0];

const BACTERIAL = [cells('1500'), neutrophils('90'), protein('2.4'), sugar('1.1')];
const TUBERCULOUS: readonly PlainRow[] = [
  ...[cells('250'), protein('2.0'), sugar('1.5'), blood('6')],
  ['CSF-LYM%', '80', '%', ''],
  ['CSF-ADA', '15', 'U/L', ''],
  ['CSF-CL', '105', 'mmol/L', ''],
];

// McGill 2016; NICE NG240 2024.
describe('cells of no pattern are of bacteria until that is refuted', () => {
  test.each<[string, readonly PlainRow[], string]>([
    ['neutrophils', [neutrophils('80'), protein('0.6'), sugar('3.0'), blood('6')], '中性粒细胞 80%'],
    ['sugar', [neutrophils('80'), protein('0.6'), sugar('1.8'), blood('6')], '中性粒细胞 80%、糖比 <0.4'],
    ['lactate', [protein('0.6'), ['CSF-LAC', '4', 'mmol/L', '1.1-2.4']], '乳酸 4 mmol/L'],
  ])('where %s speak for them', (_what, beside, reason) => {
    expect(partOf([cells('60'), ...beside])).toMatchObject({
      ...{ outcome: 'csf:bacterial', title: `细菌性未除外（${reason}），非特异性炎性改变`, urgency: 1 },
      isLifeThreatening: false,
    });
  });

  test('and no cells but a low sugar are looked at the same day', () => {
    const open = [protein('0.4'), sugar('2.0'), blood('6')];
    expect(partOf([cells('3'), ...open])).toMatchObject({ outcome: null, urgency: 2, evidences: ['now-3'] });
    expect(partOf([cells('60'), protein('0.6')])).toMatchObject({ outcome: null, urgency: 2 });
  });
});

test('blood beside the fluid carries nothing of it', () => {
  expect(partOf([...BACTERIAL, blood('9')])?.evidences).toEqual(['now-1', 'now-2', 'now-3', 'now-4']);
});

test('without a figure the name stands alone, of a bleeding what it is seen by', () => {
  const name = '细菌性脑膜炎（病原学阳性）';
  const bare = partOf([protein('1.2'), found('CSF-GRAM')]);
  expect([bare?.text, bare?.lead, bare?.phrase]).toEqual([name, name, name]);
  const red: PlainRow = ['CSF-RBC', '3000', '10^6/L', '0-0'];
  expect(partOf([cells('5'), red, protein('0.4'), sugar('3.5'), blood('5.5')])?.text).toBe(
    '不能除外蛛网膜下腔出血，脑脊液红细胞 3000 ×10⁶/L',
  );
  // An organism is named before the bleeding.
  const both = [cells('20'), red, protein('1'), found('CSF-XAN'), found('CSF-GRAM')];
  expect(partOf(both)?.text).toBe(`${name}，脑脊液白细胞 20 ×10⁶/L`);
});

test('a virus that was not found makes no other pattern less urgent', () => {
  expect(partOf([...TUBERCULOUS, found('CSF-HSV', '阴性')])).toMatchObject({ outcome: 'csf:tuberculous', urgency: 1 });
});

describe('of a child', () => {
  test('rows that are not of the fluid say nothing of its intervals', () => {
    const potassium: PlainRow = ['K', '6', 'mmol/L', '3.5-5.3'];
    expect(partOf([cells('3'), protein('1.2', '0.15-1.5'), potassium], { age: 3 })).toBeUndefined();
    const pressure: PlainRow = ['CSF-P', '190', 'mmH2O', '80-200'];
    expect(partOf([cells('3'), protein('0.3'), pressure], { age: 3 })).toBeUndefined();
  });

  test('in its first weeks only an inflammation is of bacteria', () => {
    expect(partOf([cells('3', ''), protein('1.2', '')], { age: '10天' })).toMatchObject({
      ...{ outcome: null, title: '蛋白-细胞分离' },
    });
    expect(partOf([cells('60', ''), protein('1.0', '')], { age: '10天' })?.title).toBe(
      '脑脊液炎性改变，小婴儿须先除外细菌性脑膜炎',
    );
    expect(partOf([cells('15', ''), protein('1.0', '')], { birth: '2026-01-01' })?.title).toBe('非特异性炎性改变');
  });
});

describe('of a meningitis that a tag names', () => {
  const tagged = (tag: string, then?: string) => ({
    tags: [tag],
    ...(then !== undefined && { earlier: [past(72, cells(then))] }),
  });

  test('that gets worse and looks like none, the steps are those of the tag', () => {
    const told = partOf([cells('60'), protein('0.6')], tagged('隐球菌性脑膜炎', '40'));
    expect(told).toMatchObject({ key: 'pattern', outcome: 'csf:cryptococcal', status: 'worse', urgency: 1 });
  });

  test('a bound has no course: the figures of the day are told, once', () => {
    const told = partOf([cells('>2000'), ...BACTERIAL.slice(1), blood('6')], tagged('细菌性脑膜炎', '2860'));
    const value = '脑脊液白细胞 >2000 ×10⁶/L，糖比 0.18';
    expect(told).toMatchObject({
      ...{ text: `已知细菌性脑膜炎，仍支持细菌性，${value}`, status: 'same', valueText: value },
    });
  });
});
