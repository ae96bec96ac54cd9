import type { LaboratoryRow, LayItem, LayReport, SensitiveClass, SharedReport } from '@jianwei/api-client/model';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  demoText,
  directionOf,
  heldText,
  isPressing,
  levelText,
  personLine,
  plainDate,
  phrasesOf,
  spokenItem,
  unreadText,
} from './lay-words.ts';
import { ONE_WIDTH, pointAt, RIM, RING, sectorsOf } from './ring-geometry.ts';
import { canSpeak, speak, spokenReport } from './speech.ts';

const item = (more: object) => ({ plain_name: '血钾', value: '5.62', reference: '', ...more }) as LayItem;

test('what is to be done today or at once presses, what has time does not', () => {
  expect((['routine', 'soon', 'today', 'urgent'] as const).map(isPressing)).toEqual([false, false, true, true]);
});

test.each([
  ['high', '升高', '↑'],
  ['low', '降低', '↓'],
  ['positive', '阳性', ''],
  ['within', '在参考区间内', ''],
  ['undetermined', '没能判定', ''],
] as const)(
  'a result that is %s is said and marked so, and spoken without an interval where none is known',
  (direction, word, mark) => {
    expect(directionOf(item({ direction }))).toEqual({ word, mark });
    expect(spokenItem(item({ direction }))).toBe(`血钾 5.62，${word}`);
  },
);

test.each<[SensitiveClass, string]>([
  ['hiv', 'HIV 相关项目'],
  ['syphilis', '梅毒相关项目'],
  ['tumour', '肿瘤标志物'],
  ['genetics', '基因检查'],
  ['pregnancy', '妊娠相关项目'],
])('what is held of the class %s is named', (sensitive_class, name) => {
  const held = [{ sensitive_class, items: 1 }];
  expect(heldText({ held, department_name: '' })).toBe(
    `${name} 1 项没有放在这里：这类结果需要医师当面讲解，开单科室会联系您。`,
  );
  const both = [...held, { sensitive_class: 'tumour' as const, items: 2 }];
  expect(heldText({ held: both, department_name: '肿瘤科' })).toContain(`${name} 1 项、肿瘤标志物 2 项`);
});

test('what could not be read is named, and nothing where all was', () => {
  const unread = (...names: string[]) => unreadText({ unread: names });
  expect([unread(), unread('管型', '结晶')]).toEqual(['', '有 2 项未能解读：管型、结晶。请问医师。']);
});

const UNREADABLE: unknown = '无法判定';
const unreadable = UNREADABLE as never;

test('what of an answer cannot be read is said to be so, never calmly and never as nothing', () => {
  expect(directionOf(item({ direction: unreadable }))).toEqual({ word: '无法判定', mark: '' });
  expect(levelText(unreadable)).toBe('无法判定');
  expect(levelText('soon')).toBe('请近期复诊');
  expect(isPressing(unreadable)).toBe(true);
  expect([true, false, unreadable].map(demoText)).toEqual(['演示数据', '', '演示数据：无法判定']);
  expect(heldText({ held: [{ sensitive_class: unreadable, items: 1 }], department_name: '' })).toMatch(
    /^无法判定 1 项/,
  );
});

const ROW = { laboratory_id: '1', group_name: '甲', abnormal: false, range_lower: '10', range_upper: '20' };
const drawn = (more: object) => sectorsOf([{ ...ROW, calculate_result: 15, ...more } as unknown as LaboratoryRow])[0];

test.each([{ state: UNREADABLE }, { abnormal: UNREADABLE }, { abnormal: true, abnormal_type: UNREADABLE }])(
  'a row of the ring that cannot be read is drawn as unread: %j',
  (more) => {
    expect(drawn(more)?.spokes.map(({ kind, radius }) => [kind, radius])).toEqual([['unread', RIM]]);
  },
);

test('a bound or a value that cannot be read leaves a mark that can be drawn', () => {
  const [spoke] = drawn({ range_lower: UNREADABLE, calculate_result: UNREADABLE })?.spokes ?? [];
  expect(spoke?.radius).toBeGreaterThan(0);
});

test('a day stands as it is said, of another year with the year; what is no day as it is', () => {
  const year = new Date().getFullYear();
  expect(plainDate(`${year}-11-02T09:00:00`)).toBe('11 月 2 日');
  expect(plainDate('2019-11-12T09:00:00')).toBe('2019 年 11 月 12 日');
  expect(plainDate('无法判定')).toBe('无法判定');
});

test('whose report it is stands with the age and the minute', () => {
  const report = { patient_name: '顾＊远', patient_gender: '男', patient_age: 62, report_time: '2025-11-18T09:42:30' };
  expect(personLine(report as SharedReport)).toEqual(['顾＊远', '男', '62 岁', '2025-11-18 09:42']);
});

test.each([
  ['血钾、血钠偏高：请复诊', ['血钾、', '血钠偏高：', '请复诊']],
  ['一；二', ['一；', '二']],
  ['参考区间', ['参考区间']],
])('a line of %s may end between its phrases', (title, phrases) => {
  expect(phrasesOf(title)).toEqual(phrases);
});

test('items are read aloud by their rank; those without one are not, nor is what nobody failed to read', () => {
  const lay = {
    headline: '一',
    advice: { sentence: '二' },
    groups: [
      { items: [item({ rank: 2, direction: 'low', meaning: '乙' }), item({ direction: 'within', meaning: '无' })] },
      { items: [item({ rank: 1, direction: 'high', meaning: '甲' })] },
    ],
    unread: [],
  } as unknown as LayReport;
  expect(spokenReport({ lay })).toEqual(['一', '二', '血钾 5.62，升高。甲', '血钾 5.62，降低。乙']);
});

describe('the voice of the device', () => {
  const voice = {
    cancel: vi.fn<() => void>(),
    speak: vi.fn<(said: { text: string; lang: string; onend?: () => void }) => void>(),
  };
  class Said {
    lang = '';
    onend: (() => void) | undefined;
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  beforeEach(() => {
    vi.clearAllMocks();
    vi.stubGlobal('SpeechSynthesisUtterance', Said);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window, 'speechSynthesis');
  });

  test('says one sentence after the other in Chinese, tells when the last one ended, and can be stopped', () => {
    expect(canSpeak()).toBe(false);
    Object.defineProperty(window, 'speechSynthesis', { value: voice, configurable: true });
    expect(canSpeak()).toBe(true);
    const onEnd = vi.fn<() => void>();
    const stop = speak(['一', '二'], onEnd);
    expect(voice.cancel).toHaveBeenCalledOnce();
    expect(voice.speak.mock.calls.map(([{ text, lang }]) => [text, lang])).toEqual([
      ['一', 'zh-CN'],
      ['二', 'zh-CN'],
    ]);
    expect(voice.speak.mock.calls.map(([{ onend }]) => onend)).toEqual([undefined, onEnd]);
    stop();
    expect(voice.cancel).toHaveBeenCalledTimes(2);
  });
});

describe('the ring of a report', () => {
  const WIDTH = RING.outer - RING.inner;
  const INWARDS = RING.inner / 2.5;
  const row = (more: object) =>
    ({
      laboratory_id: 'x',
      abnormal: false,
      range_lower: '10',
      range_upper: '20',
      calculate_result: 15,
      ...more,
    }) as unknown as Parameters<typeof sectorsOf>[0][number];
  const markOf = (more: object) => {
    const [sector] = sectorsOf([row(more)]);
    const { kind, radius } = sector?.spokes[0] ?? {};
    return [kind, radius];
  };

  test.each<[string, object, string, number]>([
    // The judgement decides the side, the number how far.
    ['normal above its bound stays within', { calculate_result: 25 }, 'within', RING.outer],
    ['normal below its bound stays within', { calculate_result: 5 }, 'within', RING.inner],
    [
      'high within its bounds lies just above',
      { abnormal: true, abnormal_type: 1 },
      'above',
      RING.inner + 1.05 * WIDTH,
    ],
    [
      'low within its bounds lies just below',
      { abnormal: true, abnormal_type: -1 },
      'below',
      RING.inner - 0.05 * INWARDS,
    ],
    ['one width low', { abnormal: true, abnormal_type: -1, calculate_result: 0 }, 'below', RING.inner - INWARDS],
    [
      'far low is held',
      { abnormal: true, abnormal_type: -1, calculate_result: -900 },
      'below',
      RING.inner - 2 * INWARDS,
    ],
    ['a normal word', { calculate_result: undefined }, 'within', (RING.inner + RING.outer) / 2],
    ['an abnormal word', { calculate_result: undefined, abnormal: true }, 'word', RIM],
    ['what nobody could judge', { calculate_result: undefined, state: 'undetermined' }, 'unread', RIM],
    [
      'a number without an interval',
      { range_lower: '', range_upper: undefined },
      'within',
      (RING.inner + RING.outer) / 2,
    ],
    [
      'a lower bound alone',
      { range_upper: '', abnormal: true, abnormal_type: -1, calculate_result: 0 },
      'below',
      RING.inner - INWARDS,
    ],
    ['an upper bound alone', { range_lower: '', calculate_result: 5 }, 'within', RING.inner + WIDTH / 4],
  ])('%s', (_what, more, kind, radius) => {
    expect(markOf(more)).toEqual([kind, expect.closeTo(radius, 6)]);
  });

  test('marks stand in the middle of their slots, with room of one between sectors', () => {
    const slot = (2 * Math.PI) / 6;
    const sectors = sectorsOf([
      row({ group_name: 'a' }),
      row({ group_name: 'a' }),
      row({ group_name: 'b' }),
      row({ group_name: 'b' }),
    ]);
    expect(sectors.map(({ from, to }) => [from / slot, to / slot])).toEqual([
      [0, 2],
      [expect.closeTo(3, 6), expect.closeTo(5, 6)],
    ]);
    expect(sectors.flatMap(({ spokes }) => spokes.map(({ angle }) => angle / slot))).toEqual(
      [0.5, 1.5, 3.5, 4.5].map((place) => expect.closeTo(place, 6) as number),
    );
    expect(sectorsOf([])).toEqual([]);
  });

  test('an angle goes clockwise from straight up', () => {
    const close = (value: number) => expect.closeTo(value, 6) as number;
    expect(pointAt(0, 10)).toEqual([close(0), close(-10)]);
    expect(pointAt(Math.PI / 2, 10)).toEqual([close(10), close(0)]);
    expect(ONE_WIDTH).toEqual([RING.outer + WIDTH, close(RING.inner - INWARDS)]);
  });
});
