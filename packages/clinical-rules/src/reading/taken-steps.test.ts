import { describe, expect, it } from 'vitest';
import { inferDiagnoses } from '../lab-inference/infer.ts';
import type { Action } from './actions.ts';
import { mergedActions } from './merged-actions.ts';
import { readPlainReport } from './plain-report.ts';
import { read } from './read.ts';
import type { Finding } from './reading.ts';

const nothing = () => inferDiagnoses({ rows: [], person: { sex: 'male', ageYears: 50 } });

/** Read within a test: what runs while this file loads cannot be changed for a moment (scripts/mutate). */
function anyFinding(): Finding {
  const results = [{ code: 'K', value: '6.9', unit: 'mmol/L', range: '3.5-5.3' }];
  return read(readPlainReport({ results })).findings[0] ?? expect.unreachable('no finding');
}

const step = (id: string, text = id, holds?: readonly string[]): Action => ({
  id,
  text,
  source: '',
  ...(holds === undefined ? {} : { holds }),
});

const finding = (urgency: 1 | 2, ...actions: readonly Action[]): Finding => ({
  ...anyFinding(),
  kind: 'row',
  urgency,
  actions,
});

const merged = (...findings: readonly Finding[]) =>
  mergedActions(findings, nothing()).map(({ id, text, holds }) => [id, text, holds]);

// J-71. Of the table: A-K-H:1 is more than A-CA:1 and than A-TN:1.
describe('the first steps of several dangers', () => {
  it('stand before the second ones, each once', () => {
    expect(merged(finding(1, step('X:1'), step('X:2')), finding(1, step('Y:1'), step('Y:2')))).toEqual([
      ['X:1', 'X:1', undefined],
      ['Y:1', 'Y:1', undefined],
      ['X:2', 'X:2', undefined],
    ]);
    expect(merged(finding(1, step('X:1')), finding(1, step('X:1')))).toEqual([['X:1', 'X:1', []]]);
    expect(merged(finding(1), finding(1, step('X:1')))).toEqual([['X:1', 'X:1', undefined]]);
  });

  it('are one where they say the same, which names every row', () => {
    expect(
      merged(finding(1, step('X:1', '心电图')), finding(1, step('Z:1')), finding(1, step('Y:1', '心电图', ['W:1']))),
    ).toEqual([
      ['X:1', '心电图', ['Y:1', 'W:1']],
      ['Z:1', 'Z:1', undefined],
    ]);
    expect(
      merged(finding(1, step('X:1', '心电图', ['V:1'])), finding(1, step('Y:1', '心电图', ['V:1', 'X:1']))),
    ).toEqual([['X:1', '心电图', ['V:1', 'Y:1']]]);
  });

  it('give their place to the one that does more, the other lines keep theirs', () => {
    const rows = [
      finding(1, step('X:1')),
      finding(1, step('A-CA:1')),
      finding(1, step('A-TN:1')),
      finding(1, step('A-K-H:1')),
    ];
    expect(merged(...rows)).toEqual([
      ['X:1', 'X:1', undefined],
      ['A-K-H:1', 'A-K-H:1', ['A-TN:1', 'A-CA:1']],
    ]);
  });

  it('leave out what is no safeguard, which comes with the further steps', () => {
    expect(merged(finding(1, step('A-GEN:1')), finding(1, step('X:1'), step('X:2')))).toEqual([
      ['X:1', 'X:1', undefined],
      ['A-GEN:1', 'A-GEN:1', undefined],
      ['X:2', 'X:2', undefined],
    ]);
  });

  it('share the last line that has room, up to 22 widths', () => {
    const wide = (id: string, width: number) => step(id, '测'.repeat(width));
    const four = (last: number) =>
      merged(...[wide('X:1', 20), wide('Y:1', 10), wide('Z:1', 19), wide('W:1', last)].map((each) => finding(1, each)));
    expect(four(11).map(([id, , holds]) => [id, holds])).toEqual([
      ['X:1', undefined],
      ['Y:1', ['W:1']],
      ['Z:1', undefined],
    ]);
    expect(four(2).map(([id, , holds]) => [id, holds])).toEqual([
      ['X:1', undefined],
      ['Y:1', undefined],
      ['Z:1', ['W:1']],
    ]);
    expect(four(12).map(([id, , holds]) => [id, holds])).toEqual([
      ['X:1', undefined],
      ['Y:1', undefined],
      ['Z:1', undefined],
    ]);
    expect(four(2)[2]?.[1]).toBe(`${'测'.repeat(19)}；测测`);
  });
});

describe('further steps', () => {
  it('fill three lines; what is done with a line that stands is not said again, the same words are held by it', () => {
    expect(
      merged(
        finding(2, step('X:1', '复查', ['Q:1']), step('Q:1')),
        finding(2, step('Y:1', '复查'), step('Y:2'), step('Y:3'), step('Y:4')),
        finding(2, step('Z:1', '复查', ['P:1'])),
      ),
    ).toEqual([
      ['X:1', '复查', ['Q:1', 'Y:1', 'Z:1', 'P:1']],
      ['Y:2', 'Y:2', undefined],
      ['Y:3', 'Y:3', undefined],
    ]);
  });
});
