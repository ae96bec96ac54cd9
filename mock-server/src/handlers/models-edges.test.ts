import type { ModelTimeline } from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { call } from '../hospital.test-support.ts';
import { FIRST, IN_USE, NEWEST, openModels, own } from './models-calls.test-support.ts';

const { app, as, get, list, detail, setState } = await openModels();

describe('the list of models', () => {
  test.each([
    ['q= 慢性肾脏病 ', [IN_USE, NEWEST, FIRST], ['ckd']],
    ['q=CKD-RISK', [IN_USE, NEWEST, FIRST], []],
    ['q=Demo-1.0', [FIRST], []],
    ['q=demo&state=shadow', [NEWEST], []],
    ['q=demo-1.0&state=shadow', [], []],
    ['q=血气', [], ['blood-gas']],
    ['q=Blood-Gas', [], ['blood-gas']],
    ['q=没有的', [], []],
  ])('asked with %s', async (query, versions, rules) => {
    const found = await list(query);
    expect(found.data.map(({ version }) => version)).toEqual(versions);
    expect(found.rules.map(({ slug }) => slug)).toEqual(rules);
  });

  test.each([
    ['auc', [NEWEST, FIRST, IN_USE]],
    ['-auc', [IN_USE, FIRST, NEWEST]],
    ['-incomplete', [IN_USE, NEWEST, FIRST]],
    ['-feedback', [IN_USE, NEWEST, FIRST]],
    ['-given', [NEWEST, IN_USE, FIRST]],
    ['version', [FIRST, IN_USE, NEWEST]],
    ['name', [NEWEST, IN_USE, FIRST]],
    ['-population', [NEWEST, IN_USE, FIRST]],
    ['state', [IN_USE, NEWEST, FIRST]],
  ])('in the order of %s; equal ones newest first', async (sort, versions) => {
    const doctor = await as('doctor');
    const wrong = { report_id: 'R1004-01', diagnosis_id: 'CKD', tag: 'wrong', comment: '' };
    expect((await call(app, 'POST', '/api/v2/reports/disease/tagging', doctor, wrong)).status).toBe(200);
    expect((await list(`sort=${sort}`)).data.map(({ version }) => version)).toEqual(versions);
  });

  test('says of a version what it is for and since when it is what it is', async () => {
    const { data } = await list();
    expect(data).toHaveLength(3);
    for (const row of data)
      expect(row).toMatchObject({ artifact_id: 'ckd-risk', name: '慢性肾脏病风险模型', population: '18 岁以上' });
    const { periods } = await get<ModelTimeline>(`${own}/timeline`);
    const of = (version?: string) => periods.findLast((period) => period.version === version);
    expect(data.map(({ since }) => since)).toEqual([of(IN_USE)?.from, of(NEWEST)?.from, of(FIRST)?.to]);
    const off = await setState({ version: IN_USE, state: 'off', reason: '待核对' });
    expect(off.status).toBe(200);
    const stopped = (await list('state=off')).data;
    expect(stopped.map(({ version, since }) => [version, since])).toEqual([
      [IN_USE, '2025-11-18T10:30:00+08:00'],
      [FIRST, of(FIRST)?.to],
    ]);
    expect(stopped.filter((row) => 'drift' in row)).toEqual([]);
  });

  test('a rule whose application is stopped is told as such; no model is among the rules', async () => {
    const account = await as('account');
    await call(app, 'POST', '/api/v2/application/manage/app-grace', account, { enabled: false, revision: 1 });
    const { rules } = await list();
    expect(rules.filter(({ enabled }) => !enabled)).toEqual([
      {
        slug: 'grace',
        name: 'GRACE 院内死亡风险评分',
        version: '2003.1',
        source: 'Granger CB, et al. Arch Intern Med 2003;163:2345-2353, Fig. 4',
        enabled: false,
      },
    ]);
    expect(rules.map(({ slug }) => slug)).not.toContain('risk-model');
    expect(rules.filter(({ version, source }) => version === '' || source === '')).toEqual([]);
  });
});

describe('the card of a version', () => {
  test('says what it is made of, where it is shown, and how its versions stand', async () => {
    expect(await detail()).toMatchObject({
      artifact_id: 'ckd-risk',
      name: '慢性肾脏病风险模型',
      version: IN_USE,
      state: 'in_use',
      kind: '逻辑回归',
      population: '18 岁以上',
      exclusions: '透析、妊娠、急性肾损伤',
      features: ['尿素', '血红蛋白', '无机磷', '钾', '尿酸', '年龄'],
      data_note: '演示数据',
      places: ['诊断抽屉的风险概率与历史趋势', '应用「慢性肾脏病风险模型」的患者与性能'],
      saved: 0,
      versions: [
        { version: NEWEST, state: 'shadow' },
        { version: IN_USE, state: 'in_use' },
        { version: FIRST, state: 'off' },
      ],
    });
    await setState({ version: IN_USE, state: 'off', reason: '待核对' });
    await setState({ version: NEWEST, state: 'off', reason: '待核对' });
    // None speaks: the newest is shown.
    expect(await detail()).toMatchObject({ version: NEWEST, state: 'off', versions: [{}, { state: 'off' }, {}] });
  });

  test.each([NEWEST, IN_USE, FIRST])('%s tells figures that follow from its curves', async (version) => {
    const { figures, training, test: tested, calibration, importance } = await detail(`version=${version}`);
    const of = (code: string) => figures.find((figure) => figure.code === code);
    expect(figures.map(({ name }) => name)).toEqual(['AUC', '准确率', '敏感度', '特异度', 'Brier 分数']);
    for (const [set, curve] of [
      ['training', training],
      ['test', tested],
    ] as const) {
      const { points, size, ill } = curve;
      expect([points[0], points.at(-1)]).toEqual([
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ]);
      const area = points.slice(1).reduce((all, { x, y }, index) => {
        const former = points[index] ?? { x: 0, y: 0 };
        return all + ((x - former.x) * (y + former.y)) / 2;
      }, 0);
      expect(of('auc')?.[set]).toBeCloseTo(area, 3);
      const [sensitivity, specificity] = [of('sensitivity')?.[set] ?? 0, of('specificity')?.[set] ?? 0];
      const stands = points.filter(
        ({ x, y }) => Math.abs(y - sensitivity) < 0.001 && Math.abs(1 - x - specificity) < 0.001,
      );
      expect(stands.length).toBeGreaterThan(0);
      expect(of('accuracy')?.[set]).toBeCloseTo((sensitivity * ill + specificity * (size - ill)) / size, 3);
      expect(of('brier')?.[set]).toBeGreaterThan(0);
      expect(of('brier')?.[set]).toBeLessThan((ill / size) * (1 - ill / size));
    }
    expect([training.size, tested.size]).toEqual([800, 300]);
    expect(of('brier')?.training).not.toBe(of('brier')?.test);
    for (const { test: value, low, high } of figures) expect([low < value, value < high]).toEqual([true, true]);
    const { deciles, slope, intercept } = calibration;
    expect(deciles.reduce((all, { size }) => all + size, 0)).toBe(tested.size);
    expect(deciles.reduce((all, { size, observed }) => all + size * observed, 0)).toBeCloseTo(tested.ill);
    expect(deciles.map(({ predicted }) => predicted)).toEqual(
      deciles.map(({ predicted }) => predicted).toSorted((a, b) => a - b),
    );
    for (const { observed, low, high } of deciles) expect([low <= observed, observed <= high]).toEqual([true, true]);
    expect([slope, intercept].map((part) => typeof part)).toEqual(['number', 'number']);
    expect(importance.map(({ feature, name }) => [feature, name])).toEqual(
      expect.arrayContaining([
        ['UREA', '尿素'],
        ['age', '年龄'],
      ]),
    );
  });
});
