import { screen, within } from '@testing-library/react';
import type { AldosteronismReport } from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { laboratoryRow, modelAnswers, modelReport, openModel } from '../lab-report/model-page.test-support.tsx';
import { AldosteronismView } from './aldosteronism-view.tsx';

const RULE = '原发性醛固酮增多症诊断治疗的专家共识（2020版）；Endocrine Society 2016';
const read = (item: string, label: string, value: string, origin: string) => ({
  item,
  label,
  value,
  points: 0,
  source: `${origin}；${RULE}`,
});

const positive = modelReport<AldosteronismReport>({
  conclusion: '筛查阳性；生理盐水试验：灰区',
  findings: [
    { code: 'arr', label: '醛固酮/肾素比值', text: '162（切点 30）' },
    { code: 'screen', label: '筛查', text: '阳性' },
    { code: 'confirm', label: '生理盐水试验', text: '灰区' },
  ],
  missing: ['血钾'],
  contributions: [
    read('pac', '醛固酮', '32.4 ng/dL', 'R9-02 2025-11-08 醛固酮与肾素'),
    read('renin', '肾素', '<0.1 ng/mL/h', 'R9-02 2025-11-08 醛固酮与肾素'),
    read('post_pac', '负荷后醛固酮', '7.2 ng/dL', 'R9-01 2025-11-10 生理盐水试验'),
  ],
  laboratories: ['R9-01-01', 'R9-02-07'].map((id) => laboratoryRow('醛固酮', '32.4', { laboratory_id: id })),
  arr: 162,
  arr_terms: '32.4 ÷ 0.2（下限） = 162（ng/dL ÷ ng/mL/h）',
  arr_cutoff: 30,
  screen: '阳性',
});

const open = (report = positive) => openModel(AldosteronismView, modelAnswers('/api/v2/model/aldosteronism', [report]));

describe('primary aldosteronism', () => {
  // covers B-1-23
  test('shows the ratio with its terms, its place against the cut-off and the screen', async () => {
    open();
    expect(await screen.findByText('162')).toBeVisible();
    expect(screen.getByText('32.4 ÷ 0.2（下限） = 162（ng/dL ÷ ng/mL/h）')).toBeVisible();
    expect(screen.getByText('筛查阳性', { selector: '[data-tone=high]' })).toBeVisible();
    expect(screen.getByText('本次 162（超出标尺）')).toBeVisible();
    expect(screen.getByText('≥ 30')).toBeVisible();
    expect(screen.getByText('生理盐水试验：灰区')).toBeVisible();
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['生理盐水试验']);
  });

  test('says what was missing, why, from which reports, and what is to be reviewed', async () => {
    open();
    expect(await screen.findByText('缺少：血钾')).toBeVisible();
    expect(screen.getByText('为什么是「筛查阳性」')).toBeVisible();
    expect(screen.getByText('依据 1：R9-02 2025-11-08 醛固酮与肾素')).toBeVisible();
    expect(screen.getByText('依据 2：R9-01 2025-11-10 生理盐水试验')).toBeVisible();
    expect(screen.getByText(`判断规则：${RULE}`)).toBeVisible();
    const table = screen.getByRole('table', { name: '原发性醛固酮增多症检验结果' });
    expect(within(table).getByText('2025-11-08 醛固酮与肾素')).toBeVisible();
  });

  test('a ratio below the cut-off is a negative screen', async () => {
    open({ ...positive, arr: 24.8, screen: '阴性' });
    expect(await screen.findByText('24.8')).toBeVisible();
    expect(screen.getByText('筛查阴性', { selector: '[data-tone=ok]' })).toBeVisible();
  });

  test('a report without a ratio draws no scale', async () => {
    open(modelReport({ missing: ['肾素'] }));
    expect(await screen.findByText('暂无结论')).toBeVisible();
    expect(screen.getByText('缺少：肾素')).toBeVisible();
    expect(screen.queryByText('达到切点')).toBeNull();
  });
});
