import { describe, expect, it } from 'vitest';

import { applicationPanel, DOCK_ENTRIES, nextPanel, type DetailPanel } from './detail-panel.ts';

const PANELS: DetailPanel[] = [
  { kind: 'plans' },
  { kind: 'triggers' },
  { kind: 'disease' },
  { kind: 'manager' },
  { kind: 'embedded', page: '/data' },
  { kind: 'diagnosis', diagnosisId: 'DKD' },
  { kind: 'assessment', apiType: 5 },
];

describe('nextPanel', () => {
  // covers B-2.8-10
  it('has at most one panel: opening any replaces any other', () => {
    for (const open of PANELS) {
      for (const panel of PANELS.filter((other) => other !== open)) {
        expect(nextPanel(open, { type: 'open', panel })).toBe(panel);
      }
    }
  });

  it('closes the panel that is asked for again', () => {
    for (const panel of PANELS) expect(nextPanel(panel, { type: 'open', panel: { ...panel } })).toBeNull();
  });

  it('tells tools, diagnoses and pages apart', () => {
    const grace: DetailPanel = { kind: 'assessment', apiType: 5 };
    const pleural: DetailPanel = { kind: 'assessment', apiType: 6 };
    expect(nextPanel(grace, { type: 'open', panel: pleural })).toBe(pleural);
    const other: DetailPanel = { kind: 'diagnosis', diagnosisId: 'HYPK' };
    expect(nextPanel({ kind: 'diagnosis', diagnosisId: 'DKD' }, { type: 'open', panel: other })).toBe(other);
    const page: DetailPanel = { kind: 'embedded', page: '/data' };
    expect(nextPanel({ kind: 'embedded', page: '/river' }, { type: 'open', panel: page })).toBe(page);
    expect(nextPanel({ kind: 'embedded', page: '/data?name=K' }, { type: 'open', panel: page })).toBeNull();
  });

  it('closes on demand and when the report changes', () => {
    for (const panel of PANELS) {
      expect(nextPanel(panel, { type: 'close' })).toBeNull();
      expect(nextPanel(panel, { type: 'switch-report' })).toBeNull();
    }
  });
});

describe('entries of the bottom navigation', () => {
  it('are the six of the specification, each with its panel', () => {
    expect(DOCK_ENTRIES.map((entry) => [entry.label, entry.opens?.kind ?? null])).toEqual([
      ['趋势方案', 'plans'],
      ['查疾病', 'disease'],
      ['懂检验', 'embedded'],
      ['应用集', 'triggers'],
      ['我的应用', null],
      ['应用管理', 'manager'],
    ]);
  });

  it('lead from an application to its tool, or to its page where it has one', () => {
    expect(applicationPanel({ api_type: 5, type: 'assessment' })).toEqual({ kind: 'assessment', apiType: 5 });
    expect(applicationPanel({ api_type: 15, type: 'page' }, '/river')).toEqual({ kind: 'embedded', page: '/river' });
    expect(applicationPanel({ type: 'page' })).toBeNull();
    expect(applicationPanel({})).toBeNull();
  });
});
