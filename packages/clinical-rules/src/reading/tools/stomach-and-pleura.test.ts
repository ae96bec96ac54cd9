import { describe, expect, test } from 'vitest';
import { contextOf } from '../reading.test-support.ts';
import type { PlainRow } from '../reading.test-support.ts';
import { gastricTool } from './gastric.ts';
import { pleuralTool } from './pleural.ts';
import { partBy, OTHER } from './part.test-support.ts';

describe('the stomach', () => {
  const of = partBy(gastricTool);
  const pg1 = (value: string): PlainRow => ['PG1', value, 'μg/L', '>70'];
  const pg2 = (value: string): PlainRow => ['PG2', value, 'μg/L', ''];
  const G17 = (value: string): PlainRow => ['G17', value, 'pmol/L', '1-15'];
  const antibody = (value: string): PlainRow => ['HPAB', value, '', '阴性'];

  test('is told by its score and group', () => {
    const title = '新型胃癌筛查评分17分，高危，建议每年胃镜检查；ABC(D)法C组（间隔取较短者）';
    expect(gastricTool(contextOf([pg1('30'), pg2('15'), G17('3'), antibody('阳性')]))).toMatchObject({
      ...{ apiType: 7, name: '胃功能', ruleId: 'gastric', decides: ['CAG'] },
      parts: [
        {
          ...{ key: 'gastric', outcome: 'gastric:high', title, text: title, lead: title, phrase: title, harm: 'E' },
          ...{ valueText: 'PG I 30 μg/L', evidences: ['now-1', 'now-4'], organ: 'stomach-cancer', urgency: 3 },
        },
      ],
    });
    expect([gastricTool(contextOf([OTHER])), gastricTool(contextOf([G17('3')]))]).toEqual([null, null]);
  });

  test.each<[string, readonly PlainRow[], object, string | null | undefined]>([
    ['group A, young', [pg1('120'), pg2('15'), antibody('阴性')], { age: 45 }, undefined],
    ['group B', [pg1('120'), pg2('15'), antibody('阳性')], { age: 45 }, null],
    ['group C', [pg1('30'), pg2('15'), antibody('阳性')], { age: 45 }, 'gastric:high'],
    ['group D', [pg1('30'), pg2('15'), antibody('阴性')], { age: 45 }, 'gastric:high'],
    // By the score of age, sex and G-17, whatever the group (新型胃癌筛查评分: 12 to 16 of the middle, 17 and more high).
    ['group A, a score of 13', [pg1('120'), pg2('15'), G17('3'), antibody('阴性')], { age: 62 }, null],
    ['group A, a score of 17', [pg1('120'), pg2('15'), G17('3'), antibody('阴性')], { age: 75 }, 'gastric:high'],
    ['group A, with a hint', [pg1('120'), pg2('15'), G17('30'), antibody('阴性')], { age: 45 }, null],
  ])('%s has the steps %s', (_what, rows, more, outcome) => {
    expect(of(rows, more)?.outcome).toBe(outcome);
  });

  test('rests on what is off; a quiet one has no part', () => {
    const off: readonly PlainRow[] = [
      ...([pg1('30'), ['PG2', '30', 'μg/L', '3-15'], ['PGR', '1', '', '>3'], G17('30')] as const),
      antibody('阳性'),
    ];
    expect(of(off)?.evidences).toEqual(['now-1', 'now-2', 'now-3', 'now-4', 'now-5']);
    expect(gastricTool(contextOf([pg1('120'), pg2('15'), antibody('阴性')], { age: 45 }))?.parts).toEqual([]);
  });

  test('without a pepsinogen I has no value of it', () => {
    expect(of([['PGR', '2', '', '>3'], pg2('15'), antibody('阳性'), G17('3')])?.valueText ?? '').toBe('');
  });
});

describe('a pleural fluid', () => {
  const of = partBy(pleuralTool);
  const fluid = (code: string, value: string, unit: string): PlainRow => [code, value, unit, '', { specimen: '胸水' }];
  const serum: readonly PlainRow[] = [
    ['TP', '70', 'g/L', '65-85'],
    ['LDH', '220', 'U/L', '120-250'],
  ];
  const exudate = [fluid('PF-TP', '45', 'g/L'), fluid('PF-LDH', '320', 'U/L'), ...serum];
  const transudate = [fluid('PF-TP', '15', 'g/L'), fluid('PF-LDH', '60', 'U/L'), ...serum];

  test('is told by the criteria that it meets', () => {
    const title = '胸腔积液，符合Light标准（3/3项），考虑渗出液';
    expect(pleuralTool(contextOf([...exudate, fluid('PF-ADA', '20', 'U/L')]))).toMatchObject({
      ...{ apiType: 6, name: '胸腔积液鉴别', ruleId: 'pleural', decides: ['EXUD'] },
      parts: [
        {
          ...{ key: 'light', outcome: 'pleural:exudate', title, text: title, phrase: '胸水渗出液（比值 0.64）' },
          ...{
            valueText: '比值 0.64',
            urgency: 2,
            isKnown: false,
            evidences: ['now-1', 'now-2', 'now-5'],
            organ: 'pleura',
          },
        },
      ],
    });
    for (const code of ['PF-GLU', 'PF-PH', 'PF-WBC'])
      expect(of([...exudate, [code, '1', '', '0-0', { specimen: '胸水' }]])?.evidences).toContain('now-5');
    expect(of(exudate)?.onlySteps).toBeUndefined();
    expect([pleuralTool(contextOf(exudate.slice(0, 1))), pleuralTool(contextOf(serum))]).toEqual([null, null]);
    // Of the LDH alone there is no ratio before it.
    expect(of([fluid('PF-TP', '15', 'g/L'), fluid('PF-LDH', '320', 'U/L'), ...serum])?.phrase).toMatch(/^胸水渗出液/);
  });

  test.each(['TBPE', 'MPE'])('an exudate of %s is no news (J-32)', (known) => {
    expect(of(exudate, {}, [known])).toMatchObject({ outcome: null, urgency: 3, isKnown: true });
    expect(of([...exudate, fluid('PF-ADA', '60', 'U/L')], {}, [known])?.urgency).toBe(3);
    expect(of(exudate, {}, ['DM'])).toMatchObject({ outcome: 'pleural:exudate', isKnown: false });
  });

  test('a transudate is routine, unless its deaminase is high', () => {
    expect(of(transudate)).toMatchObject({ outcome: null, urgency: 3, phrase: '胸水漏出液', valueText: '' });
    expect(of(transudate)?.title).toMatch(/^胸腔积液，.*漏出液/);
    const with_ = (value: string) => of([...transudate, fluid('PF-ADA', value, 'U/L')]);
    expect(with_('41')).toMatchObject({ title: '漏出液标准内，ADA 升高需解释', urgency: 2 });
    expect([with_('40')?.urgency, of([...exudate, fluid('PF-ADA', '60', 'U/L')])?.title.includes('需解释')]).toEqual([
      3,
      false,
    ]);
  });

  test('an exudate that the gradient denies is one of diuretics: only its cells are looked at', () => {
    const found = of([...exudate, ['ALB', '40', 'g/L', '40-55'], fluid('PF-ALB', '20', 'g/L')]);
    expect(found).toMatchObject({ title: '符合 Light 标准；梯度提示假性渗出，请结合利尿治疗', onlySteps: [1] });
  });
});
