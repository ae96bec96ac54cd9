import { describe, expect, test } from 'vitest';
import type { InferredDiagnosis } from '../lab-inference/infer.ts';
import { correctedText, mainRow } from './main-row.ts';
import type { PlainRow } from './reading.test-support.ts';
import { is, rowOf, rowsOf } from './usual-row.test-support.ts';

describe('the row that a diagnosis is told by', () => {
  interface Edge {
    readonly lab: string;
    readonly at: readonly number[];
    readonly role?: string;
    readonly counted?: number;
    readonly group?: number;
  }
  const mainOf = (rows: readonly PlainRow[], edges: readonly Edge[]) => {
    const satisfied = edges.map(({ lab, at, role = 'needs', counted = 1, group = 1 }) => ({
      ...{ edge: { lab, role, group }, counted, codes: [], laboratoryIds: at.map((place) => `now-${place}`) },
    }));
    return mainRow({ satisfied } as unknown as InferredDiagnosis, rowsOf(rows).rows)?.id;
  };
  const [high, usual] = [is('K', '5.9'), is('CL', '105')];

  test.each<[string, readonly PlainRow[], readonly Edge[], string | undefined]>([
    [
      'what it needs before what adds to it',
      [high, high],
      [
        { lab: 'A', at: [1], role: 'adds', counted: 9 },
        { lab: 'B', at: [2] },
      ],
      'now-2',
    ],
    [
      'what it counts before what it needs',
      [high, high],
      [
        { lab: 'A', at: [1], counted: 9 },
        { lab: 'B', at: [2], role: 'count' },
      ],
      'now-2',
    ],
    [
      'a change',
      [high, high],
      [
        { lab: 'A', at: [1], counted: 9 },
        { lab: 'D_B', at: [2] },
      ],
      'now-2',
    ],
    [
      'a change in percent',
      [high, high],
      [
        { lab: 'XD_', at: [1], counted: 9 },
        { lab: 'P_B', at: [2] },
      ],
      'now-2',
    ],
    [
      'a fluid',
      [high, ['CSF-WBC', '90', '10^6/L', '0-8']],
      [
        { lab: 'A', at: [1], counted: 9 },
        { lab: 'B', at: [2] },
      ],
      'now-2',
    ],
    [
      'an ascites',
      [high, ['ASC-WBC', '90', '10^6/L', '0-8']],
      [
        { lab: 'A', at: [1], counted: 9 },
        { lab: 'B', at: [2] },
      ],
      'now-2',
    ],
    [
      'how much of an antibody',
      [
        ['HBSAG', '阳性', '', '阴性'],
        ['ANA', '1:320', '', '<1:100'],
      ],
      [
        { lab: 'A', at: [1], counted: 9 },
        { lab: 'B', at: [2] },
      ],
      'now-2',
    ],
    [
      'what was found',
      [['HBSAG', '阴性', '', '阴性'], usual],
      [
        { lab: 'A', at: [1], counted: 9 },
        { lab: 'B', at: [2] },
      ],
      'now-2',
    ],
    [
      'the first group',
      [high, high],
      [
        { lab: 'A', at: [1], counted: 9, group: 2 },
        { lab: 'B', at: [2] },
      ],
      'now-2',
    ],
    [
      'what is abnormal',
      [usual, high],
      [
        { lab: 'A', at: [1], counted: 9 },
        { lab: 'B', at: [2] },
      ],
      'now-2',
    ],
    [
      'the largest share',
      [high, high],
      [
        { lab: 'A', at: [1] },
        { lab: 'B', at: [2], counted: 2 },
      ],
      'now-2',
    ],
    ['the first of its rows', [high, high], [{ lab: 'A', at: [2, 1] }], 'now-2'],
    [
      'a calcium where albumin corrects it',
      [['ALB', '20', 'g/L', '40-55'], is('CA', '2.3')],
      [{ lab: 'R_CACORR', at: [1, 2] }],
      'now-2',
    ],
    [
      'a number of cells before its share',
      [
        ['NEUT%', '88', '%', '40-75'],
        ['WBC', '30', '10^9/L', '3.5-9.5'],
      ],
      [
        { lab: 'A', at: [1], counted: 9 },
        { lab: 'B', at: [2] },
      ],
      'now-2',
    ],
    [
      'a number of neutrophils before their share',
      [
        ['NEUT%', '88', '%', '40-75'],
        ['NEUT#', '30', '10^9/L', '1.8-6.3'],
      ],
      [
        { lab: 'A', at: [1], counted: 9 },
        { lab: 'B', at: [2] },
      ],
      'now-2',
    ],
    [
      'a number of eosinophils before their share',
      [
        ['EO%', '30', '%', '0.4-8'],
        ['EO#', '3', '10^9/L', '0.02-0.52'],
      ],
      [
        { lab: 'A', at: [1], counted: 9 },
        { lab: 'B', at: [2] },
      ],
      'now-2',
    ],
    [
      'a share whose number is usual',
      [
        ['NEUT%', '88', '%', '40-75'],
        ['WBC', '6', '10^9/L', '3.5-9.5'],
      ],
      [
        { lab: 'A', at: [1], counted: 9 },
        { lab: 'B', at: [2] },
      ],
      'now-1',
    ],
    ['nothing where its rows are gone', [high], [{ lab: 'A', at: [9] }], undefined],
  ])('is %s', (_what, rows, edges, id) => {
    expect(mainOf(rows, edges)).toBe(id);
  });

  test('says the corrected figure where the printed one is another', () => {
    const of = (lab: string, text: string, row: PlainRow, codes: readonly string[] = ['CA', 'ALB']) =>
      correctedText({ satisfied: [{ edge: { lab }, text, codes }] } as unknown as InferredDiagnosis, rowOf(row));
    expect([
      of('R_CACORR', '2.853', is('CA', '2.6')),
      of('R_PHTC', '25.04', ['PHT', '15', 'μg/mL', ''], ['PHT', 'ALB']),
    ]).toEqual(['校正钙 2.85 mmol/L', '校正苯妥英 25.0 μg/mL']);
    expect([
      of('R_CACORR', '2.604', is('CA', '2.6')),
      of('R_CACORR', '2.853', is('K', '2.6')),
      of('R_CACORR', '2.853', is('CA', '>2.6')),
      of('R_CACORR', '2.853', is('CA', '2.6'), ['CA']),
      of('X', '2.853', is('CA', '2.6')),
    ]).toEqual(['', '', '', '', '']);
    expect(of('R_CACORR', '2.594', is('CA', '2.6'))).toBe('校正钙 2.59 mmol/L');
    expect(correctedText({ satisfied: [] } as unknown as InferredDiagnosis, undefined)).toBe('');
  });
});
