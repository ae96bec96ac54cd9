import type { CleaningSuggestion } from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { type Choice, choiceOf, mineText, problemOf } from './choice.ts';

const NONE: Choice = { code: '', factor: '', addend: '', meaning: 'none', reading: '' };
const suggestion = (more: object) => ({ code: 'TG', name: '甘油三酯', ...more }) as CleaningSuggestion;
const formula = (more: object = {}) => suggestion({ unit_match: 'formula', factor: 88.57, ...more });

test.each([
  ['nothing', undefined, NONE],
  ['a unit that converts by itself', suggestion({ unit_match: 'same', factor: 1 }), { ...NONE, code: 'TG' }],
  ['a formula', formula({ addend: 0 }), { ...NONE, code: 'TG', factor: '88.57' }],
  ['a formula that adds', formula({ addend: -2.15 }), { ...NONE, code: 'TG', factor: '88.57', addend: '-2.15' }],
  ['a formula without an addend', formula(), { ...NONE, code: 'TG', factor: '88.57' }],
  ['a formula that is not known', suggestion({ unit_match: 'formula', addend: 2 }), { ...NONE, code: 'TG' }],
])('a choice begins with what is suggested: %s', (_what, given, choice) => {
  expect(choiceOf(given)).toEqual(choice);
});

describe('the decision of a choice, or what is missing of it', () => {
  const same = suggestion({ unit_match: 'same' });
  test.each([
    ['a text that is no result', { reading: '溶血' }, 'no_value', undefined, undefined, { reading: '' }],
    [
      'a text that is one',
      { meaning: 'result', reading: ' 阴性 ' },
      'no_value',
      undefined,
      undefined,
      { reading: '阴性' },
    ],
    [
      'a text without its meaning',
      { meaning: 'result', reading: ' ' },
      'no_value',
      undefined,
      '请写明这段文字的含义',
      {},
    ],
    ['no item', {}, 'no_item', undefined, '请选择目录项目', {}],
    ['an item whose unit converts', { code: 'TG' }, 'no_item', same, undefined, { code: 'TG' }],
    ['an item that is not among the suggestions', { code: 'TG' }, 'no_item', undefined, undefined, { code: 'TG' }],
    ['no factor of a unit that needs one', { code: 'TG' }, 'no_unit', same, '请填写换算系数', { code: 'TG' }],
    ['no factor of a formula', { code: 'TG', factor: ' ' }, 'no_item', formula(), '请填写换算系数', { code: 'TG' }],
    [
      'no factor of a unit that does not convert',
      { code: 'TG' },
      'no_item',
      suggestion({ unit_match: 'none' }),
      '请填写换算系数',
      { code: 'TG' },
    ],
    ['a factor', { code: 'TG', factor: '0.5' }, 'no_unit', same, undefined, { code: 'TG', factor: 0.5, addend: 0 }],
    [
      'the greatest numbers',
      { code: 'TG', factor: '1000000', addend: '-1000000' },
      'no_unit',
      same,
      undefined,
      { code: 'TG', factor: 1_000_000, addend: -1_000_000 },
    ],
    ['0', { code: 'TG', factor: '0' }, 'no_unit', same, '换算系数应大于 0 且不超过 1000000', { code: 'TG' }],
    ['letters', { code: 'TG', factor: 'x' }, 'no_unit', same, '换算系数应大于 0 且不超过 1000000', { code: 'TG' }],
    [
      'too much',
      { code: 'TG', factor: '1000001' },
      'no_unit',
      same,
      '换算系数应大于 0 且不超过 1000000',
      { code: 'TG' },
    ],
    [
      'too much added',
      { code: 'TG', factor: '1', addend: '1000001' },
      'no_unit',
      same,
      '加数应在 -1000000 到 1000000 之间',
      { code: 'TG' },
    ],
    [
      'letters added',
      { code: 'TG', factor: '1', addend: 'x' },
      'no_unit',
      same,
      '加数应在 -1000000 到 1000000 之间',
      { code: 'TG' },
    ],
  ] as const)('%s', (_what, choice, state, chosen, text, decision) => {
    expect(problemOf({ ...NONE, ...choice }, state, chosen)).toEqual({ ...(text && { text }), decision });
  });
});

test.each([
  [{}, undefined, '没有结果'],
  [{ meaning: 'result', reading: '阴性' }, undefined, '阴性'],
  [{ code: 'TG' }, formula(), '甘油三酯 TG'],
  [{ code: 'TG' }, undefined, 'TG'],
  [{ code: 'TG', factor: '88.57' }, formula(), '甘油三酯 TG，× 88.57'],
  [{ code: 'TG', factor: '2', addend: '-1' }, formula(), '甘油三酯 TG，× 2 − 1'],
] as const)('%j in words', (choice, chosen, text) => {
  expect(mineText({ ...NONE, ...choice }, chosen)).toBe(text);
});
