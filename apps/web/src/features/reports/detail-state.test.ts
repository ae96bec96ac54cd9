import { describe, expect, it } from 'vitest';
import type { TrendRequest } from '../../parts/report/detail-slots.ts';
import {
  nextPanel,
  readDetailState,
  switchReport,
  writeDetailState,
  type DetailPanel,
  type DetailState,
} from './detail-state.ts';

const PLAIN: DetailState = {
  reportId: 'R1',
  findingId: '',
  diagnosisId: '',
  filter: 'all',
  range: 'year',
  panel: null,
  course: null,
  trend: null,
  applications: null,
  dialog: null,
  row: '',
  graph: '',
};
const RENAL: TrendRequest = {
  title: '肾功能历史趋势',
  laboratories: [
    {
      standard_laboratory_name: '尿白蛋白/肌酐比值',
      standard_specimen: '随机尿',
      children: [
        { original_laboratory_name: 'ACR, "半定量"', original_specimen: '尿' },
        { original_laboratory_name: 'ACR&比值', original_specimen: '晨尿' },
      ],
    },
    { standard_laboratory_name: '肌酐', standard_specimen: '血清', children: [] },
  ],
};
const PANELS: DetailPanel[] = [
  { kind: 'plans' },
  { kind: 'triggers' },
  { kind: 'disease' },
  { kind: 'manager' },
  { kind: 'embedded', page: '/data' },
  { kind: 'diagnosis', diagnosisId: 'DKD' },
  { kind: 'assessment', apiType: 5 },
  { kind: 'assessment', apiType: 6, diagnosisId: 'MI' },
];
const read = (text: string) => readDetailState(new URLSearchParams(text));

describe('address of the detail page', () => {
  it.each<DetailState>([
    PLAIN,
    { ...PLAIN, diagnosisId: 'DKD', filter: 'abnormal', range: 'all' },
    { ...PLAIN, findingId: 'row:R1-01' },
    { ...PLAIN, dialog: 'feedback' },
    { ...PLAIN, panel: { kind: 'triggers' }, applications: { ids: ['app-ckd', 'app-gas'], selectedId: 'app-gas' } },
    { ...PLAIN, applications: { ids: ['app-ckd'], selectedId: 'app-ckd' } },
    { ...PLAIN, dialog: 'laboratory', row: '检验结果/R1-01' },
    { ...PLAIN, panel: { kind: 'plans' }, trend: { title: '', laboratories: [], planId: 'PL1' } },
    { ...PLAIN, diagnosisId: 'DKD', trend: RENAL },
    { ...PLAIN, panel: { kind: 'diagnosis', diagnosisId: 'DKD' }, graph: 'DKD' },
    ...PANELS.map((panel) => ({ ...PLAIN, diagnosisId: 'HYPK', panel })),
  ])('comes back as it was written: %j', (state) => {
    expect(readDetailState(writeDetailState(state))).toEqual(state);
  });

  it('forgets a graph with the drawer that it stood in', () => {
    const open: DetailState = { ...PLAIN, panel: { kind: 'diagnosis', diagnosisId: 'DKD' }, graph: 'DKD' };
    expect(writeDetailState({ ...open, panel: null }).toString()).toBe('report_id=R1');
    expect(writeDetailState({ ...open, panel: { kind: 'diagnosis', diagnosisId: 'AKI' } }).get('graph')).toBeNull();
  });

  it('leaves defaults out', () => {
    expect(writeDetailState(PLAIN).toString()).toBe('report_id=R1');
  });

  it.each([
    'panel=diagnosis',
    'panel=assessment&api_type=x',
    'panel=nothing',
    'filter=odd&range=odd',
    'applications=,&application=app-ckd',
    'trend=肾功能',
    'trend=肾功能&trend_items=[]',
    'trend=肾功能&trend_items=[["肌酐","血清"],["尿素"]]',
    'trend=肾功能&trend_items=[["肌酐",1]]',
    'trend=肾功能&trend_items=肌酐',
  ])('takes nothing from an address that does not say it whole: %s', (text) =>
    expect(read(`report_id=R1&${text}`)).toEqual(PLAIN),
  );

  it('may name no report', () => {
    expect(read('').reportId).toBe('');
  });

  it.each(PANELS)('closes %j and the marking when another report is chosen, and keeps filter and range', (panel) => {
    const left: DetailState = {
      ...PLAIN,
      findingId: 'row:R1-01',
      filter: 'abnormal',
      range: 'all',
      panel,
      trend: RENAL,
      applications: { ids: ['app-ckd'], selectedId: 'app-ckd' },
    };
    const next: DetailState = { ...PLAIN, reportId: 'R2', filter: 'abnormal', range: 'all' };
    expect(switchReport(left, 'R2')).toEqual(next);
    expect(switchReport({ ...left, findingId: '', diagnosisId: 'DKD' }, 'R2')).toEqual(next);
  });
});

describe('the next panel', () => {
  // covers B-2.8-10
  it.each(PANELS)('is at most one: %j replaces any other, and closes when it is asked for again', (panel) => {
    for (const open of PANELS) expect(nextPanel(open, panel)).toBe(open === panel ? null : panel);
    expect(nextPanel({ ...panel }, panel)).toBeNull();
  });

  it('is the same page whatever its query says', () => {
    const page: DetailPanel = { kind: 'embedded', page: '/data' };
    expect(nextPanel({ kind: 'embedded', page: '/river' }, page)).toBe(page);
    expect(nextPanel({ kind: 'embedded', page: '/data?name=K' }, page)).toBeNull();
  });
});
