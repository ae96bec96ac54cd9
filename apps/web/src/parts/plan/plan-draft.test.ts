import { expect, test } from 'vitest';
import { draftOf, duplicatesOf, isChanged, problemsOf, withChoice, withNewItem, type DraftItem } from './plan-draft.ts';

const lab = (name: string, specimen: string) => ({
  standard_laboratory_name: name,
  standard_specimen: specimen,
  children: [{ original_laboratory_name: `${name}（酶法）`, original_specimen: specimen }],
});
const item = (id: number, name: string, specimen: string): DraftItem => ({ id, name, specimen, children: [] });

test('a new plan starts with one empty row', () => {
  expect(draftOf('', []).items).toEqual([item(0, '', '')]);
});

// covers A-5-66, A-5-68, A-5-69
test('name, lab names and specimens are asked for', () => {
  const problems = problemsOf({ planName: ' ', items: [item(0, '', ''), item(1, '钾', ''), item(2, '钾', '血清')] });
  expect(problems).toEqual({
    planName: '请输入方案名称',
    '0-name': '请选择检验名称',
    '0-specimen': '请选择标本',
    '1-specimen': '请选择标本',
  });
  expect(problemsOf({ planName: '随访', items: [item(0, '钾', '血清')] })).toEqual({});
});

// covers A-5-70, A-5-71
test.each<[string, DraftItem[], number[]]>([
  ['the same pair', [item(0, '钾', '血清'), item(1, '钠', '血清'), item(2, '钾', '血清')], [0, 2]],
  ['the same pair but for spaces', [item(0, '钾', '血清'), item(1, ' 钾', '血清 ')], [0, 1]],
  ['one name in two specimens', [item(0, '肌酐', '血清'), item(1, '肌酐', '尿液')], []],
  ['two names in one specimen', [item(0, '钾', '血清'), item(1, '钠', '血清')], []],
  ['rows of blanks', [item(0, ' ', '血清'), item(1, '', '血清'), item(2, '钾', ' '), item(3, '钾', '')], []],
  ['rows that are not filled in', [item(0, '', ''), item(1, '', ''), item(2, '钾', ''), item(3, '钾', '')], []],
])('%s', (_what, items, expected) => {
  expect([...duplicatesOf(items)]).toEqual(expected);
});

test('another name wants another specimen; the same name changes nothing', () => {
  const [potassium] = draftOf('', [lab('钾', '血清')]).items;
  if (!potassium) throw new Error('no row');
  expect(withChoice(potassium, 'name', '钠')).toEqual(item(0, '钠', ''));
  expect(withChoice(potassium, 'name', '钾')).toBe(potassium);
  expect(withChoice(potassium, 'specimen', '血浆')).toEqual(item(0, '钾', '血浆'));
});

test('ids of rows stay unique after a row was removed', () => {
  const draft = withNewItem(withNewItem(draftOf('', [lab('钾', '血清')])));
  const without = { ...draft, items: draft.items.filter(({ id }) => id !== 1) };
  expect(withNewItem(without).items.map(({ id }) => id)).toEqual([0, 2, 3]);
});

test('only what was typed or chosen is a change', () => {
  const start = draftOf('随访', [lab('钾', '血清')]);
  expect(isChanged({ ...start, items: start.items.map((row) => ({ ...row, children: [] })) }, start)).toBe(false);
  expect(isChanged({ ...start, planName: '随访2' }, start)).toBe(true);
  expect(isChanged(withNewItem(start), start)).toBe(true);
  const [row] = start.items;
  if (!row) throw new Error('no row');
  expect(isChanged({ ...start, items: [{ ...row, name: '钠' }] }, start)).toBe(true);
  expect(isChanged({ ...start, items: [{ ...row, specimen: '血浆' }] }, start)).toBe(true);
});

test('a saved plan is edited with its original items, where it names some', () => {
  const { children, ...bare } = lab('钾', '血清');
  expect(draftOf('', [{ ...bare, children }, bare]).items.map((row) => row.children)).toEqual([children, []]);
});
