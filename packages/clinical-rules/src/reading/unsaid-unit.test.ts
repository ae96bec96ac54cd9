import { describe, expect, test } from 'vitest';
import { actionsFor } from './actions.ts';
import { readPlainReport } from './plain-report.ts';
import { read } from './read.ts';

const readingOf = (code: string, value: string, more: object = {}) =>
  read(readPlainReport({ at: '2025-11-18T10:00:00+08:00', sex: '男', age: 50, results: [{ code, value, ...more }] }));

describe('a figure without unit and interval', () => {
  test.each([
    ['PLT', '20', '血小板 20，未注明单位，按 ×10⁹/L 如属实为危急值，请立即电话核实'],
    // Ten thousands to the microlitre make it no usual figure either.
    ['PLT', '1500', '血小板 1500，未注明单位，按 ×10⁹/L 如属实为危急值，请立即电话核实'],
    ['LAC', '9', '血乳酸 9，未注明单位，按 mmol/L 如属实为危急值，请立即电话核实'],
    ['HGB', '4.5', '血红蛋白 4.5，未注明单位，按 g/dL 为 45 g/L，如属实为危急值，请立即电话核实'],
    ['CREA', '9.6', '肌酐 9.6，未注明单位，按 mg/dL 为 849 μmol/L，如属实为危急值，请立即电话核实'],
    ['GLU-R', '30', '随机血糖 30，未注明单位，按 mmol/L 如属实为危急值，请立即电话核实'],
    // No unit makes these usual, up to the last figure that anybody has.
    ['HGB', '250', '血红蛋白 250，未注明单位，按 g/L 如属实为危急值，请立即电话核实'],
    ['HGB', '260', '血红蛋白 260，未注明单位，按 g/L 如属实为危急值，请立即电话核实'],
    ['K', '1.0', '血钾 1.0，未注明单位，按 mmol/L 如属实为危急值，请立即电话核实'],
    // An item without a lower bound.
    ['TG', '20', '甘油三酯 20，未注明单位，按 mmol/L 如属实为危急值，请立即电话核实'],
  ])('%s %s may be critical in one of its units', (code, value, text) => {
    const { findings, level } = readingOf(code, value);
    expect(findings.map((finding) => [finding.text, finding.urgency])).toEqual([[text, 1]]);
    expect(level).toBe('focus');
  });

  test.each([
    ['HGB', '16.0'],
    ['HGB', '17.5'],
    // What nobody has in any of them.
    ['HGB', '261'],
    ['HGB', '5000'],
    ['K', '0.9'],
    ['TG', '10'],
    ['TBIL', '20'],
    ['CREA', '40'],
    ['GLU', '85'],
    ['GLU', '8'],
    ['PCO2', '5.3'],
    ['CREA', '1.0'],
    ['CA', '9.4'],
    ['TBA', '60'],
  ])('%s %s is usual in another of its units, or harmless: it stays unread', (code, value) => {
    const { findings, level, unread } = readingOf(code, value);
    expect(findings).toEqual([]);
    expect([level, unread.map(({ reason }) => reason)]).toEqual(['undetermined', ['结果未注明单位']]);
  });

  test('nor is one of an item that has no interval called by its other unit', () => {
    expect(readingOf('GLU-R', '85').findings).toEqual([]);
  });

  test('a child has no interval of the catalogue, and the danger all the same', () => {
    expect(readingOf('K', '7.5', { value: '7.5' }).urgency).toBe(1);
    const child = read(
      readPlainReport({ at: '2025-11-18T10:00:00+08:00', age: 5, results: [{ code: 'K', value: '7.5' }] }),
    );
    expect(child.findings[0]?.title).toBe('结果未注明单位，可能为危急值');
  });

  test('is told as its row, with what to do, however it is spaced', () => {
    const [found] = readingOf('PLT', '18', { unit: ' ' }).findings;
    expect(found).toMatchObject({
      ...{ findingId: 'unit:now-1', kind: 'suspect', evidences: ['now-1'], valueText: '18' },
      ...{ actions: actionsFor('suspect'), rank: { rowOrder: 0 } },
      ...{ text: expect.stringContaining('血小板 18，未注明单位，') as string },
      words: { lead: '血小板 18，未注明单位，可能为危急值' },
    });
  });

  test('a unit that nobody knows is told as it is printed', () => {
    expect(readingOf('PLT', '18', { unit: '×个' }).findings[0]?.text).toContain('单位「×个」未识别');
  });
});
