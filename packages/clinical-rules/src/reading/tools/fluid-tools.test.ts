import { describe, expect, test } from 'vitest';
import { contextOf, past } from '../reading.test-support.ts';
import type { PlainRow } from '../reading.test-support.ts';
import { cerebrospinalTool } from './cerebrospinal.ts';

const cells = (value: string, range = '0-8'): PlainRow => ['CSF-WBC', value, '10^6/L', range];
const neutrophils = (value: string): PlainRow => ['CSF-NEUT%', value, '%', ''];
const lymphocytes = (value: string): PlainRow => ['CSF-LYM%', value, '%', ''];
const protein = (value: string, range = '0.15-0.45'): PlainRow => ['CSF-TP', value, 'g/L', range];
const sugar = (value: string): PlainRow => ['CSF-GLU', value, 'mmol/L', '2.5-4.5'];
const blood = (value: string): PlainRow => ['GLU', value, 'mmol/L', '3.9-6.1'];
const red = (value: string): PlainRow => ['CSF-RBC', value, '10^6/L', '0-0'];
const found = (code: string, word = '阳性'): PlainRow => [code, word, '', '阴性'];

const BACTERIAL = [cells('1500'), neutrophils('90'), protein('2.4'), sugar('1.1'), blood('6')];
const TUBERCULOUS: readonly PlainRow[] = [
  ...[cells('250'), lymphocytes('80'), protein('2.0'), sugar('1.5'), blood('6')],
  ...([
    ['CSF-ADA', '15', 'U/L', ''],
    ['CSF-CL', '105', 'mmol/L', ''],
  ] as const),
];
const VIRAL = [cells('120'), lymphocytes('90'), protein('0.6'), sugar('3.6'), blood('5.5')];
const CALM = [cells('3'), protein('0.3'), sugar('3.5'), blood('5.5')];

const partOf = (rows: readonly PlainRow[], more: object = {}) => cerebrospinalTool(contextOf(rows, more))?.parts[0];
const shortOf = (rows: readonly PlainRow[], more: object = {}) => {
  const told = partOf(rows, more);
  return told && [told.outcome, told.title, told.urgency, told.isLifeThreatening, told.reliable];
};

describe('a fluid of the spine', () => {
  test('is told by its pattern, with cells and sugar', () => {
    const value = '脑脊液白细胞 1500 ×10⁶/L，糖比 0.18';
    expect(cerebrospinalTool(contextOf(BACTERIAL))).toMatchObject({
      ...{ apiType: 15, name: '脑脊液分析', ruleId: 'cerebrospinal' },
      decides: ['BMEN', 'TBM', 'VMEN', 'CRYM', 'SAH', 'GBSCSF', 'PREDM'],
      parts: [
        {
          ...{
            key: 'pattern',
            outcome: 'csf:bacterial',
            title: '细菌性脑膜炎可能',
            text: `细菌性脑膜炎可能，${value}`,
          },
          ...{
            lead: `细菌性脑膜炎可能（${value}）`,
            phrase: `细菌性脑膜炎可能（${value}）`,
            valueText: value,
            urgency: 1,
          },
          ...{
            status: 'new',
            isKnown: false,
            evidences: ['now-1', 'now-2', 'now-3', 'now-4'],
            harm: 'B',
            organ: 'csf',
          },
        },
      ],
    });
    expect(cerebrospinalTool(contextOf(CALM))?.parts).toEqual([]);
    expect([cerebrospinalTool(contextOf([blood('6')])), cerebrospinalTool(contextOf([cells('溶血')]))]).toEqual([
      null,
      null,
    ]);
  });

  test('of a virus alone rests on its nucleic acid, in whichever row it stands', () => {
    const told = partOf([...CALM, found('CSF-HSV', '阴性'), found('CSF-HSV')]);
    expect([told?.evidences, told?.valueText]).toEqual([['now-6'], '糖比 0.64']);
    expect(partOf([...VIRAL, found('CSF-HSV')])?.evidences).toContain('now-1');
  });

  test.each<[string, readonly PlainRow[], readonly unknown[] | undefined]>([
    ['of bacteria', BACTERIAL, ['csf:bacterial', '细菌性脑膜炎可能', 1, true, 2]],
    ['of tuberculosis', TUBERCULOUS, ['csf:tuberculous', '结核性脑膜炎可能', 1, false, 2]],
    ['of a virus', VIRAL, ['csf:viral', '病毒性脑膜炎可能', 1, false, 2]],
    [
      'of a virus whose nucleic acid is negative',
      [...VIRAL, found('CSF-HSV', '阴性')],
      ['csf:viral-negative', '病毒性脑膜炎可能', 2, false, 2],
    ],
    [
      'of a virus that was found',
      [...VIRAL, found('CSF-HSV')],
      ['csf:virus', '病毒性脑膜炎/脑炎可能，脑脊液病毒核酸阳性', 1, true, 2],
    ],
    [
      'without cells, of a virus that was found',
      [...CALM, found('CSF-HSV')],
      ['csf:virus', '病毒性脑膜炎/脑炎可能，脑脊液病毒核酸阳性', 1, true, 2],
    ],
    [
      'of bacteria beside a virus that was found',
      [...BACTERIAL, found('CSF-HSV')],
      ['csf:bacterial', '细菌性脑膜炎可能', 1, true, 2],
    ],
    [
      'with bacteria in it',
      [cells('5'), protein('0.4'), found('CSF-GRAM')],
      ['csf:organism', '细菌性脑膜炎（病原学阳性）', 1, true, 2],
    ],
    [
      'with yeasts in it',
      [cells('80'), lymphocytes('80'), protein('1.2'), sugar('1.5'), blood('6'), found('CSF-INK')],
      ['csf:organism', '隐球菌性脑膜炎（病原学阳性）', 1, true, 2],
    ],
    [
      'of a bleeding',
      [cells('20'), red('20000'), protein('1'), found('CSF-XAN')],
      ['csf:bleeding', '蛛网膜下腔出血可能', 1, true, 2],
    ],
    [
      'of what may be one',
      [cells('5'), red('3000'), protein('0.4'), sugar('3.5'), blood('5.5')],
      ['csf:bleeding', '不能除外蛛网膜下腔出血', 1, true, 2],
    ],
    [
      'with protein and no cells',
      [cells('3'), protein('1.2'), sugar('3.5'), blood('5.5')],
      [null, '蛋白-细胞分离', 2, false, 1],
    ],
    ['with cells that name nothing', [cells('60'), protein('0.6')], [null, '非特异性炎性改变', 2, false, 1]],
    ['as it should be', CALM, undefined],
  ])('%s', (_what, rows, expected) => {
    expect(shortOf(rows)).toEqual(expected);
  });

  test('of a bleeding is told by its blood, of an organism beside one by its cells', () => {
    expect(partOf([cells('20'), red('20000'), protein('1'), found('CSF-XAN')])?.lead).toBe(
      '蛛网膜下腔出血可能（脑脊液红细胞 20000 ×10⁶/L，脑脊液黄变 阳性）',
    );
    const both = partOf([cells('20'), red('20000'), protein('1'), found('CSF-XAN'), found('CSF-GRAM')]);
    expect([both?.outcome?.startsWith('csf:'), both?.valueText]).toEqual([true, '脑脊液白细胞 20 ×10⁶/L']);
    expect(partOf([protein('1.2'), found('CSF-GRAM')])?.lead).not.toContain('白细胞');
  });

  test('an antibody that names another cause makes a virus less likely', () => {
    const context = contextOf(VIRAL);
    const { judged } = context;
    const diagnoses = [{ id: 'AIE' }] as unknown as typeof judged.inference.diagnoses;
    const other = { ...context, judged: { ...judged, inference: { ...judged.inference, diagnoses } } };
    expect([cerebrospinalTool(other)?.parts[0]?.urgency, cerebrospinalTool(context)?.parts[0]?.urgency]).toEqual([
      2, 1,
    ]);
  });
});

describe('of a child', () => {
  test('a protein by the limits of adults says nothing within the interval of its age', () => {
    const of = (more: object, range = '0.15-1.5') => partOf([cells('3'), protein('1.2', range)], more);
    expect([
      of({ age: 3 }),
      of({ age: 30 })?.title,
      of({ age: 3 }, '0.15-0.45')?.title,
      of({ age: 3 }, '')?.title,
    ]).toEqual([...[undefined, '蛋白-细胞分离', '蛋白-细胞分离', '蛋白-细胞分离']]);
    expect(partOf([cells('60', '0-80'), protein('0.6', '0-1')], { age: 3 })).toBeDefined();
    expect(partOf([cells('3'), red('3000'), protein('1.2', '0.15-1.5')], { age: 3 })?.outcome).toBe('csf:bleeding');
    expect(partOf([cells('3'), protein('1.2', '0.15-1.5'), found('CSF-HSV')], { age: 3 })?.outcome).toBe('csf:virus');
  });

  test.each<[string, string, string, boolean]>([
    // Up to 19 cells and 1.15 g/L in the first 28 days, 9 and 0.89 up to the 56th (Kestenbaum 2010; Shah 2011).
    ['10天', '19', '1.15', true],
    ['10天', '20', '1.15', false],
    ['10天', '19', '1.16', false],
    ['28天', '19', '1.0', true],
    ['29天', '19', '1.0', false],
    ['29天', '9', '0.89', true],
    ['56天', '9', '0.89', true],
    ['57天', '9', '0.89', false],
    ['10天', '<20', '1.0', true],
  ])('of %s %s cells and a protein of %s are usual: %s', (age, count, grams, isUsual) => {
    expect(partOf([cells(count, ''), protein(grams, '')], { age }) === undefined).toBe(isUsual);
  });

  test('in its first weeks without a protein, a printed interval, a virus, a bleeding or an organism', () => {
    const of = (...rows: readonly PlainRow[]) => partOf([cells('15', ''), ...rows], { age: '10天' })?.outcome;
    expect(of()).toBeUndefined();
    expect(partOf([cells('15'), protein('1.0', '')], { age: '10天' })).toBeDefined();
    expect([of(found('CSF-HSV')), of(red('20000'), found('CSF-XAN')), of(found('CSF-GRAM')), of(red('3000'))]).toEqual([
      ...['csf:virus', 'csf:bleeding', 'csf:organism', 'csf:bleeding'],
    ]);
    expect(partOf([cells('15', ''), protein('1.0', '')], { birth: '', age: null })).toBeDefined();
  });

  test('in its first weeks an inflammation is one of bacteria until that is refuted (NICE NG240)', () => {
    const of = (rows: readonly PlainRow[], age: string) => {
      const told = partOf(rows, { age });
      return [
        told?.outcome,
        told?.title.endsWith('小婴儿须先除外细菌性脑膜炎'),
        told?.urgency,
        told?.isLifeThreatening,
      ];
    };
    expect(of([cells('60', ''), protein('1.0', '')], '10天')).toEqual(['csf:bacterial', true, 1, true]);
    expect(of(VIRAL, '10天')).toEqual(['csf:bacterial', true, 1, true]);
    expect(of(BACTERIAL, '10天')).toEqual(['csf:bacterial', false, 1, true]);
    expect(of(VIRAL, '60天')).toEqual(['csf:viral', false, 1, false]);
  });
});

describe('of a meningitis that a tag names', () => {
  const tagged = (tag: string, more: object = {}) => ({ tags: ['高血压', tag], ...more });
  const then = (value: string, hours = 72) => ({ earlier: [past(hours, cells(value))] });

  test('that gets better the course is told, and the fluid is looked at again', () => {
    const told = partOf(
      [cells('620'), neutrophils('70'), protein('1.4'), sugar('2.1'), blood('6')],
      tagged('细菌性脑膜炎', then('2860')),
    );
    const [course, value] = ['脑脊液白细胞 2860 → 620（第 4 日）', '脑脊液白细胞 620 ×10⁶/L，糖比 0.35'];
    expect(told).toMatchObject({
      ...{ outcome: 'csf:bacterial', onlySteps: [3], title: '已知细菌性脑膜炎，仍支持细菌性' },
      ...{
        text: `已知细菌性脑膜炎，仍支持细菌性，${course}，${value}`,
        lead: `已知细菌性脑膜炎，${course}，仍支持细菌性`,
      },
      ...{ phrase: `已知细菌性脑膜炎（${course}）`, valueText: value, urgency: 2, status: 'better', isKnown: true },
      ...{ evidences: ['now-1', 'now-2', 'now-3', 'now-4'], harm: 'B', organ: 'csf', isLifeThreatening: false },
    });
    const no = partOf(
      [cells('50'), lymphocytes('90'), protein('0.6'), sugar('3.6'), blood('5.5')],
      tagged('化脓性脑膜炎', then('2860')),
    );
    expect(no).toMatchObject({
      outcome: null,
      title: '已知细菌性脑膜炎，已不支持细菌性',
      status: 'better',
      onlySteps: [3],
    });
  });

  test('that gets worse it is as dangerous as a new one', () => {
    const told = partOf(BACTERIAL, tagged('细菌性脑膜炎', then('1400')));
    expect(told).toMatchObject({ outcome: 'csf:bacterial', urgency: 1, status: 'worse', isLifeThreatening: true });
    expect(told?.onlySteps).toBeUndefined();
    expect(partOf(BACTERIAL, tagged('细菌性脑膜炎', then('1500')))?.status).toBe('worse');
    const inOther = partOf(
      [['CSF-WBC', '1.5', '10^9/L', ''], ...BACTERIAL.slice(1)],
      tagged('细菌性脑膜炎', then('2860')),
    );
    expect(inOther?.status).toBe('better');
  });

  test('the course is told against its highest, since its first', () => {
    const earlier = [past(24, cells('900')), past(72, cells('2860')), past(120, cells('1000'))];
    expect(partOf(BACTERIAL, tagged('细菌性脑膜炎', { earlier }))?.phrase).toBe(
      '已知细菌性脑膜炎（脑脊液白细胞 2860 → 1500（第 6 日））',
    );
  });

  test.each<[string, readonly PlainRow[], readonly unknown[]]>([
    ['病毒性脑炎', VIRAL, ['csf:viral', '已知病毒性脑膜炎，仍支持病毒性', 1, 'same', false]],
    ['病毒性脑膜炎', [...VIRAL, found('CSF-HSV', '阴性')], [null, '已知病毒性脑膜炎，仍支持病毒性', 2, 'same', false]],
    ['结核性脑膜炎', TUBERCULOUS, ['csf:tuberculous', '已知结核性脑膜炎，仍支持结核性', 1, 'same', false]],
    ['结核性脑膜炎', BACTERIAL, ['csf:bacterial', '已知结核性脑膜炎，已不支持结核性', 1, 'same', true]],
    [
      '隐球菌性脑膜炎',
      [cells('80'), lymphocytes('80'), protein('1.2'), found('CSF-INK')],
      ['csf:organism', '已知隐球菌性脑膜炎，仍支持隐球菌性', 1, 'same', true],
    ],
    ['细菌性脑膜炎', [cells('60'), protein('0.6')], [null, '已知细菌性脑膜炎，已不支持细菌性', 2, 'same', false]],
  ])('%s without a course', (tag, rows, expected) => {
    const told = partOf(rows, tagged(tag));
    const isOutcome = told?.urgency === 2 ? told.outcome?.replace('csf:bacterial', '') || null : told?.outcome;
    expect([isOutcome, told?.title, told?.urgency, told?.status, told?.isLifeThreatening]).toEqual(expected);
  });

  test.each([
    '细菌性脑膜炎待排',
    '细菌性脑膜炎？',
    '细菌性脑膜炎?',
    '疑似细菌性脑膜炎',
    '细菌性脑膜炎可能',
    '细菌性脑膜炎待查',
    '脑膜炎',
  ])('%s is none', (tag) => {
    expect(partOf(BACTERIAL, tagged(tag))?.isKnown).toBe(false);
  });

  test('without a figure the title stands alone', () => {
    const told = partOf([protein('1.2'), found('CSF-GRAM')], tagged('细菌性脑膜炎'));
    expect([told?.phrase, told?.text, told?.lead]).toEqual([
      '已知细菌性脑膜炎，仍支持细菌性',
      '已知细菌性脑膜炎，仍支持细菌性',
      '已知细菌性脑膜炎，仍支持细菌性',
    ]);
  });
});
