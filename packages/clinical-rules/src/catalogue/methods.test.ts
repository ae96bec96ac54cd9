import { expect, test } from 'vitest';
import { findItemByName } from './catalogue.ts';
import { findPrintedItem } from './printed-name.ts';

test.each([
  ['肌酐(酶法)', '血清', 'CREA'],
  ['肌酐（苦味酸法）', '血清', 'CREA'],
  ['钾(干式)', '血浆', 'K'],
  ['钠(离子选择电极)', '血清', 'NA'],
  ['前白蛋白(免疫比浊)', '血清', 'PA'],
  ['游离T4(发光)', '血清', 'FT4'],
  ['铁蛋白(化学发光)', '血清', 'FER'],
  ['总胆红素(钒酸盐)', '血清', 'TBIL'],
  ['肌酐(酶法)', '尿液', 'UCREA'],
])('the method in 「%s」 of %s is read over', (name, specimen, code) => {
  expect(findItemByName(name, specimen)?.code).toBe(code);
  expect(findPrintedItem(name, specimen)?.code).toBe(code);
});

test.each([
  ['尿白细胞(干化学)', '尿液', 'ULEU'],
  ['尿红细胞(干化学)', '尿液', 'UBLD'],
  ['肌酸激酶同工酶(化学发光)', '血清', 'CKMBM'],
])('the method in 「%s」 tells what was measured', (name, specimen, code) => {
  expect(findItemByName(name, specimen)?.code).toBe(code);
  expect(findPrintedItem(name, specimen)?.code).toBe(code);
});

test.each([
  ['前列腺特异性抗原(游离)', '血清'],
  ['钙(校正)', '血清'],
  ['肌酐(C机)', '血清'],
  ['结核分枝杆菌(培养法)', '痰'],
])('「%s」 stays unread where the brackets are no method', (name, specimen) => {
  expect(findItemByName(name, specimen)).toBeUndefined();
});
