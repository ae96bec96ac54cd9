import { describe, expect, test } from 'vitest';
import { CREATININE, only, pointOf } from './trend-history.test-support.ts';
import { pictureBlocks, trendToCsv } from './trend-export.ts';
import { indicatorsOf, markOf, MARKS, pointSide, wordWithoutArrow } from './trend-points.ts';

const DAY = '2025-11-18';
const side = (
  result: string,
  interval: string,
  up: number | null = 111,
  down: number | null = 57,
  value: number | null = 0,
) => pointSide(pointOf(DAY, value, { original_result: result, reference_interval: interval }), up, down);

describe('the side of an abnormal result', () => {
  test.each([
    ['112', '57-111', 'high'],
    ['56', '57-111', 'low'],
    // Abnormal at its bound: the laboratory draws it in.
    ['111', '57-111', 'high'],
    ['57', '57-111', 'low'],
    ['80', '57-111', 'abnormal'],
    ['112', '<111', 'high'],
    ['12', '<111', 'abnormal'],
    ['40', '>57', 'low'],
    ['90', '>57', 'abnormal'],
  ])('%s of %s: %s', (result, interval, expected) => {
    expect(side(result, interval)).toBe(expected);
  });

  test.each<[number | null, number | null, number | null, string]>([
    [112, 111, 57, 'high'],
    [111, 111, 57, 'abnormal'],
    [57, 111, 57, 'abnormal'],
    [56, 111, 57, 'low'],
    [56, 111, null, 'abnormal'],
    [112, null, 57, 'abnormal'],
    [null, 111, 57, 'abnormal'],
    [-1, 0, 0, 'low'],
    [1, 0, 0, 'high'],
  ])('without an interval %j against %j and %j: %s', (value, up, down, expected) => {
    expect(side(String(value), '', up, down, value)).toBe(expected);
  });

  test('a result in words of a printed interval is told by the number that was made of it', () => {
    expect(side('阳性', '57-111', 111, 57, 200)).toBe('high');
  });
});

test('a mark says its word, and by an arrow what it can', () => {
  expect(MARKS).toMatchObject({
    high: { word: '升高', arrow: '↑', abnormalType: 1 },
    low: { word: '降低', arrow: '↓', abnormalType: -1 },
    abnormal: { word: '异常' },
    normal: { word: '' },
    unjudged: { word: '无法判定' },
  });
  expect((['high', 'low', 'abnormal', 'normal', 'unjudged'] as const).map(wordWithoutArrow)).toEqual([
    '',
    '',
    '异常',
    '',
    '无法判定',
  ]);
  expect([MARKS.high.ink, MARKS.low.ink, MARKS.abnormal.ink]).toEqual([
    'jw-strong jw-ink-high',
    'jw-strong jw-ink-low',
    'jw-strong jw-ink-high',
  ]);
  expect(markOf(pointOf(DAY, 80), 111, 57)).toBe('normal');
  expect(markOf(pointOf(DAY, 200, { abnormal: true }), 111, 57)).toBe('high');
});

const textOf = (value: number | null, more: object) =>
  only({ ...CREATININE, histories: [pointOf(DAY, value, more)] }).latest?.text;

test.each([
  ['as printed', 168, { original_result: ' 168 ' }, '168'],
  ['as printed in its own unit, though the number differs', 168, { original_result: '168.0' }, '168.0'],
  ['converted', 168, { original_result: ' 1.9 ', original_unit: 'mg/dL' }, '168'],
  ['converted, with its comparator', 18, { original_result: '<0.2', original_unit: 'mg/dL' }, '<18'],
  ['as printed where the number is the same', 2, { original_result: '2.0', original_unit: 'mg/dL' }, '2.0'],
  ['in words', null, { original_result: ' 溶血 ' }, '溶血'],
  ['in words though a number was made of them', 5, { original_result: ' 阳性 ', original_unit: 'S/CO' }, '阳性'],
])('a result stands %s', (_, value, more, text) => {
  expect(textOf(value, more)).toBe(text);
});

describe('an indicator', () => {
  const kind = (...results: string[]) =>
    only({
      ...CREATININE,
      histories: results.map((original_result, index) => pointOf(`2025-11-1${index}`, null, { original_result })),
    }).kind;

  test.each<[string[], string]>([
    [['阴性', '阳性'], 'levels'],
    [['阴性', '2+'], 'levels'],
    [['阴性', '±'], 'text'],
    [['阴性', '弱阳性'], 'text'],
    [['阴性', '淡黄色'], 'text'],
    [[], 'text'],
  ])('of %j is %s', (results, expected) => {
    expect(kind(...results)).toBe(expected);
  });

  test('of words and a number is a line', () => {
    const histories = [pointOf(DAY, null, { original_result: '溶血' }), pointOf('2025-11-19', 5)];
    expect(only({ ...CREATININE, histories }).kind).toBe('numeric');
  });

  test('without a name is called by its place; without a unit by that of its results', () => {
    const histories = [pointOf(DAY, 5), { ...pointOf('2025-11-19', 6) }];
    const [{ unit: _first, ...without } = pointOf(DAY, 5)] = histories;
    const data = [{ histories: [without, pointOf('2025-11-19', 6)] }, { histories: [] }];
    const [first, second] = indicatorsOf({ up_limit: 9, down_limit: 1, data });
    expect(first).toMatchObject({
      name: '检验项 1',
      title: '检验项 1',
      specimen: '',
      shortName: '',
      unit: 'μmol/L',
      up: 9,
    });
    expect(first).toMatchObject({ key: '检验项 1||μmol/L|0', itemKey: '检验项 1|' });
    expect(second).toMatchObject({ name: '检验项 2', unit: '', kind: 'text', latest: undefined });
  });

  test('has its abbreviation beside its name, and its results in the order of time', () => {
    const histories = CREATININE.histories.toReversed();
    const indicator = only({ ...CREATININE, histories });
    expect(indicator).toMatchObject({ title: '肌酐（Cr）', latest: { value: 168 } });
    expect([...indicator.days.values()].map(({ shown }) => shown.value)).toEqual([104, 145, 161, 168]);
  });

  test('plots of words the highest grade, and a grade before what says nothing', () => {
    const at = (hour: string, original_result: string) =>
      pointOf(DAY, null, { original_result, result_time: `${DAY}T${hour}:00:00` });
    const shown = (...results: [string, string][]) =>
      only({ ...CREATININE, histories: results.map((pair) => at(...pair)) }).latest?.text;
    expect(shown(['08', '3+'], ['09', '1+'], ['10', '溶血'])).toBe('3+');
    expect(shown(['08', '1+'], ['09', '1+ '])).toBe('1+');
  });
});

test('a line of the table has its unit and the words of its mark', () => {
  const { original_unit: _, reference_interval: __, ...bare } = pointOf(DAY, 200, { abnormal: true });
  const csv = trendToCsv([only({ ...CREATININE, histories: [bare] })]).split('\r\n');
  expect(csv[1]).toMatch(/^肌酐,血清,2025-11-18 \d\d:05,200,μmol\/L,200,,,升高,111,57$/);
});

describe('the picture', () => {
  const indicator = only(CREATININE);

  test('holds a chart as it is drawn', () => {
    const chart = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    chart.setAttribute('width', '600');
    chart.append(document.createElementNS('http://www.w3.org/2000/svg', 'text'));
    const charts = new Map([[indicator.key, chart]]);
    const [{ svg, ...facts } = { svg: '' }, ...more] = pictureBlocks([indicator], [], charts);
    expect(svg).toMatch(/^<svg .*<text/);
    expect(facts).toEqual({
      title: '肌酐（Cr）\u3000血清',
      aside: '最近一次 168 升高 μmol/L',
      width: 600,
      height: 178,
    });
    expect(more).toEqual([]);
  });

  test('holds words where there is no chart, day by day', () => {
    const [block] = pictureBlocks([indicator], ['2025-11-17', DAY], new Map());
    expect(block).toMatchObject({
      width: 560,
      lines: [expect.stringMatching(/^2025-11-17\u3000\S/), `${DAY}\u3000168`],
    });
    const twice = [pointOf(DAY, 160), pointOf(DAY, 171, { result_time: `${DAY}T12:00:00+08:00` })];
    const [both] = pictureBlocks([only({ ...CREATININE, histories: twice })], [DAY], new Map());
    expect(both).toMatchObject({ lines: [`${DAY}\u3000160、171`] });
  });

  test('of an indicator without results has no last one', () => {
    const [block] = pictureBlocks([only({ ...CREATININE, histories: [] })], [], new Map());
    expect(block).toMatchObject({ aside: '' });
  });
});
