import type { Indicator, LaboratoryRule, ManagedApplication } from '@jianwei/api-client/model';
import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { signIn } from '../../test/sign-in.ts';
import { feedbackText, namesText } from './ai-reports/ai-report-words.ts';
import { FILTERS, filtered, missedText } from './app-manage/app-manage-state.ts';
import { isSpecialised, modelOffText, useAddressIn } from './applications/application-text.ts';
import { agreementText, categoryName, ruleState } from './audit-rules/audit-words.ts';
import * as laboratory from './laboratory/laboratory-words.ts';
import * as models from './models/model-words.ts';
import * as prompts from './prompts/prompt-words.ts';
import * as research from './research/projects/words.ts';

/** What stands where a number was due that cannot be read. */
const NO_NUMBER = UNDETERMINED as unknown as number;
const rule = (more: object) => more as LaboratoryRule;

describe('applications that are managed', () => {
  const app = (name: string, more: object = {}) =>
    ({ name, application_desc: '', systems: [], enabled: true, ...more }) as unknown as ManagedApplication;
  const APPS = [
    app('CKD 分期', { application_desc: '按 KDIGO' }),
    app('GRACE', { disease: '冠心病', enabled: false }),
    app('血气', { systems: ['呼吸'] }),
  ];

  test.each([
    [{}, [0, 1, 2]],
    [{ q: ' ckd ' }, [0]],
    [{ q: 'kdigo' }, [0]],
    [{ q: '冠心' }, [1]],
    [{ q: '呼吸' }, [2]],
    [{ q: '期按' }, []],
    [{ state: 'enabled' }, [0, 2]],
    [{ state: 'stopped' }, [1]],
    [{ state: 'stopped', q: '血气' }, []],
  ] as const)('%j leaves %j', (filters, places) => {
    expect(filtered(APPS, { ...FILTERS.initial, ...filters })).toEqual(places.map((place) => APPS[place]));
  });

  test('a link opens one of them, narrowed by its state', () => {
    expect(FILTERS.read(new URLSearchParams('state=stopped&open=A1&opens=A2&q=x'))).toEqual({
      q: 'x',
      state: 'stopped',
      open: 'A1',
      opens: 'A2',
    });
    expect(FILTERS.read(new URLSearchParams('state=enabled')).state).toBe('enabled');
    expect(FILTERS.read(new URLSearchParams('state=x')).state).toBe('');
  });

  test.each([
    [87, 1246, '87 位医师的我的应用中有它，近 30 日打开 1,246 次'],
    [0, 3, '近 30 日打开 3 次'],
    [2, 0, '2 位医师的我的应用中有它，近 30 日打开 0 次'],
    [0, 0, undefined],
  ])('%i doctors and %i opens would miss it: %s', (doctors, opens, text) => {
    expect(missedText(app('x', { doctor_count: doctors, recent_opens: opens }))).toBe(text);
  });

  test('an application has an address where its screens may be opened', () => {
    signIn({ verifyArr: ['/appstore-detail'] });
    const addressOf = (...path: Parameters<typeof useAddressIn>) =>
      renderHook(() => useAddressIn(...path)).result.current('A1');
    expect(addressOf('/appstore-detail')).toBe('/appstore-detail?id=A1');
    expect(addressOf('/specialized-disease-detail')).toBeUndefined();
  });

  test.each([
    [{ category: 1 }, false],
    [{ category: 1, disease: '' }, false],
    [{ category: 1, disease: '冠心病' }, true],
    [{ category: 2 }, true],
    [{}, true],
  ])('%j has screens of its own: %s', (application, isIt) => {
    expect(isSpecialised(application)).toBe(isIt);
  });

  test.each([
    [{ api_type: 2, model_infos: [] }, true],
    [{ api_type: 2, model_infos: [{}] }, false],
    [{ api_type: 2 }, false],
    [{ api_type: 4, model_infos: [] }, false],
  ])('of %j the model is off: %s', (application, isOff) => {
    expect(modelOffText(application as never) !== undefined).toBe(isOff);
  });
});

describe('rules', () => {
  test.each([
    [{ decided: 31, agreed: 26 }, '26 / 31，84%'],
    [{ decided: 3, agreed: 0 }, '0 / 3，0%'],
    [{}, '—'],
    [{ decided: NO_NUMBER, agreed: 1 }, UNDETERMINED],
    [{ decided: 4, agreed: NO_NUMBER }, UNDETERMINED],
  ])('people agree with %j: %s', (given, text) => {
    expect(agreementText(rule(given))).toBe(text);
  });

  test.each([
    [{ useful: 18, not_useful: 2 }, '18 / 2'],
    [{ useful: 0, not_useful: 1 }, '0 / 1'],
    [{ useful: 2 }, '2 / 0'],
    [{}, '—'],
    [{ useful: NO_NUMBER }, UNDETERMINED],
    [{ not_useful: NO_NUMBER }, UNDETERMINED],
  ])('%j was useful: %s', (given, text) => {
    expect(prompts.usefulText(rule(given))).toBe(text);
  });

  test.each([
    [{ state: 'in_use', version: 2 }, '启用 v2'],
    [{ state: 'in_use', version: 2, draft_version: 3 }, '启用 v2，v3 草稿'],
    [{ state: 'draft', version: 0, draft_version: 1 }, '草稿'],
    [{ state: UNDETERMINED, version: 0 }, UNDETERMINED],
    [{ state: 'dream', version: 0 }, ''],
  ])('%j stands as %s', (given, text) => {
    expect(prompts.stateText(rule(given))).toBe(text);
  });

  test('a category, a level and a state by name; what is new by what it is', () => {
    expect(categoryName({ category: 'limit' })).toBe('限值');
    expect(categoryName({ category: 'dream' as 'limit' })).toBe('dream');
    expect(ruleState({ state: 'archived' })).toBe('停用');
    expect(ruleState({ state: UNDETERMINED as 'draft' })).toBe(UNDETERMINED);
    expect(prompts.systemName({ category: 'renal' })).toBe('肾脏');
    expect(prompts.systemName({ category: 'dream' as 'renal' })).toBe('dream');
    expect(prompts.levelName({ level: 'remark' })).toBe('提示');
    expect(prompts.levelName(rule({}))).toBe('—');
  });
});

describe('models', () => {
  test.each([
    [0.85, undefined, '0.850'],
    [0.85, 1, '0.8'],
    [undefined, undefined, '—'],
    [NO_NUMBER, undefined, UNDETERMINED],
  ])('the share %s with %s decimals: %s', (share, decimals, text) => {
    expect(models.shareText(share, decimals)).toBe(text);
  });

  test.each([
    [{ asked: 1000, given: 874 }, '12.6%'],
    [{ asked: 5, given: 5 }, '0.0%'],
    [{ asked: 0, given: 0 }, '—'],
    [{ asked: NO_NUMBER, given: 0 }, UNDETERMINED],
    [{ asked: 3, given: NO_NUMBER }, UNDETERMINED],
  ])('of %j a feature was lacking: %s', (counts, text) => {
    expect(models.incompleteText(counts)).toBe(text);
  });

  test('values have two decimals at most, ranges both ends, states a name', () => {
    expect([1.005, 3, 2.456, undefined].map(models.valueText)).toEqual(['1', '3', '2.46', '—']);
    expect(models.rangeText(0.8, 0.9)).toBe('0.800–0.900');
    expect(models.stateText('shadow')).toBe('旁路');
    expect(models.stateText(UNDETERMINED as 'off')).toBe(UNDETERMINED);
  });

  test('the page of a version opens with the reports behind a number, or behind an input', () => {
    expect(models.detailAddress('M1', 'v2')).toBe('/ai-platform-detail?artifact_id=M1&version=v2');
    expect(models.detailAddress('M1', 'v2', { counted: 'given' })).toContain('version=v2&counted=given');
    expect(models.detailAddress('M1', 'v2', { feature: 'K' })).toContain('version=v2&feature=K');
  });
});

describe('figures of the laboratory', () => {
  const figure = (more: object) =>
    ({ id: 'held', unit: 'percent', direction: 'at_most', target: 5, ...more }) as Indicator;

  test.each([
    [96.2, 'percent', '96.2%'],
    [12, 'minutes', '12 分钟'],
    [undefined, 'percent', '—'],
    [NO_NUMBER, 'percent', UNDETERMINED],
  ] as const)('%s in %s: %s', (value, unit, text) => {
    expect(laboratory.valueText(value, { unit })).toBe(text);
  });

  test.each([
    [{ value: 5 }, false, '目标 ≤ 5%'],
    [{ value: 5.1 }, true, '目标 ≤ 5%'],
    [{ value: 4, direction: 'at_least' }, true, '目标 ≥ 5%'],
    [{ value: 5, direction: 'at_least' }, false, '目标 ≥ 5%'],
    [{}, false, '目标 ≤ 5%'],
    [{ value: NO_NUMBER }, false, '目标 ≤ 5%'],
    [{ value: 9, direction: UNDETERMINED }, false, `目标 ${UNDETERMINED} 5%`],
    [{ value: 9, target: NO_NUMBER }, false, `目标 ≤ ${UNDETERMINED}`],
  ])('%j misses its target: %s', (more, isIt, text) => {
    expect(laboratory.isMissed(figure(more))).toBe(isIt);
    expect(laboratory.targetText(figure(more))).toBe(text);
  });

  test('what a figure rests on, and between which limits it lies', () => {
    expect(laboratory.countText({ numerator: 51, denominator: 53 })).toBe('51 / 53');
    expect(laboratory.countText({ numerator: NO_NUMBER, denominator: 53 })).toBe(`${UNDETERMINED} / 53`);
    const limits = (more: object) => laboratory.limitsText(more as never);
    expect(limits({ low: 1, high: 2 })).toBe('1–2');
    expect([limits({ low: 1 }), limits({ high: 2 })]).toEqual(['—', '—']);
    expect(limits({ low: NO_NUMBER, high: 2 })).toBe(`${UNDETERMINED}–2`);
    expect(laboratory.indicatorTitle({ id: 'held' })).toBe('审核暂缓率');
    expect(laboratory.indicatorTitle({ id: UNDETERMINED as 'held' })).toBe(UNDETERMINED);
  });
});

test('feedback, names and what a study is at, in words', () => {
  expect(feedbackText('disagreed')).toBe('不符');
  expect(feedbackText(UNDETERMINED as 'none')).toBe(UNDETERMINED);
  expect([namesText(['甲', '乙']), namesText([])]).toEqual(['甲、乙', '—']);
  expect(research.stateWord('running')).toBe('进行');
  expect(research.stateWord('dream' as 'draft')).toBe('dream');
  expect(research.kindWord('rows')).toBe('逐人数据');
  expect(research.kindWord('dream' as 'rows')).toBe('dream');
  expect(research.exportStateWord('used')).toBe('已下载');
  expect(research.exportStateWord('dream' as 'used')).toBe('dream');
  expect(research.nearStateWord('refused')).toBe('继续取整');
});
