import { describe, expect, it } from 'vitest';

import { readDetailState, switchReport, writeDetailState, type DetailState } from './detail-url.ts';

const PLAIN: DetailState = { reportId: 'R1', diagnosisId: '', filter: 'all', range: 'year', panel: null };
const read = (text: string) => readDetailState(new URLSearchParams(text));

describe('address of the detail page', () => {
  it('comes back as it was written', () => {
    const states: DetailState[] = [
      PLAIN,
      { ...PLAIN, diagnosisId: 'DKD', filter: 'abnormal', range: 'all' },
      { ...PLAIN, panel: { kind: 'triggers' } },
      { ...PLAIN, diagnosisId: 'HYPK', panel: { kind: 'diagnosis', diagnosisId: 'DKD' } },
      { ...PLAIN, panel: { kind: 'assessment', apiType: 5 } },
      { ...PLAIN, panel: { kind: 'assessment', apiType: 5, diagnosisId: 'MI' } },
      { ...PLAIN, panel: { kind: 'embedded', page: '/data' } },
    ];
    for (const state of states) expect(readDetailState(writeDetailState(state))).toEqual(state);
  });

  it('leaves defaults out', () => {
    expect(writeDetailState(PLAIN).toString()).toBe('report_id=R1');
  });

  it('takes no panel from an address that does not name one whole', () => {
    expect(read('report_id=R1&panel=diagnosis').panel).toBeNull();
    expect(read('report_id=R1&panel=assessment&api_type=x').panel).toBeNull();
    expect(read('report_id=R1&panel=nothing').panel).toBeNull();
    expect(read('report_id=R1&filter=odd&range=odd')).toEqual(PLAIN);
    expect(read('').reportId).toBe('');
  });

  it('closes panel and marking when another report is chosen, and keeps filter and range', () => {
    const state: DetailState = {
      reportId: 'R1',
      diagnosisId: 'DKD',
      filter: 'abnormal',
      range: 'all',
      panel: { kind: 'diagnosis', diagnosisId: 'DKD' },
    };
    expect(switchReport(state, 'R2')).toEqual({ ...state, reportId: 'R2', diagnosisId: '', panel: null });
  });
});
