import type { ReportData } from '@jianwei/api-client/model';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { reportOf, TIMELINE } from '../../../test/report-answers.ts';
import { show, signInClinician } from './detail-page.test-support.tsx';

beforeEach(signInClinician);

describe('another patient is never painted', () => {
  it('refuses an answer that carries another report', async () => {
    show('/detail?report_id=R1', { 'GET /api/v2/ai/reports/analysis/R1': () => reportOf('R9', '别的患者') });
    expect(await screen.findByText('收到的不是所选报告的内容，已停止显示')).toBeInTheDocument();
    expect(screen.queryByText('别的患者')).not.toBeInTheDocument();
  });

  it('does not show a late answer of the report that was left', async () => {
    let answerFirst: ((report: ReportData) => void) | undefined;
    const { go } = show('/detail?report_id=R8', {
      'GET /api/v2/ai/reports/analysis/R8': () => new Promise((resolve) => (answerFirst = resolve)),
    });
    await waitFor(() => expect(answerFirst).toBeDefined());
    await go('/detail?report_id=R1');
    expect(await screen.findByRole('heading', { level: 1, name: '顾怀远' })).toBeInTheDocument();
    answerFirst?.(reportOf('R8', '别的患者', 'P8'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('顾怀远');
    expect(screen.queryByText(/别的患者/)).not.toBeInTheDocument();
  });

  it('shows nothing of the patient before while the next report loads', async () => {
    const { go } = show('/detail?report_id=R1', {
      'GET /api/v2/ai/reports/analysis/R8': () => new Promise(() => undefined),
    });
    await screen.findByRole('heading', { level: 1, name: '顾怀远' });
    await go('/detail?report_id=R8');
    await waitFor(() => expect(screen.queryByText(/顾怀远/)).not.toBeInTheDocument());
    expect(screen.queryByText('5.62')).not.toBeInTheDocument();
  });

  it('does not paint a timeline of another patient', async () => {
    const other = { ...TIMELINE, patient: { ...TIMELINE.patient, patient_id: 'P2' } };
    show('/detail?report_id=R1', { 'GET /api/v2/ai/reports/patient/time_line': () => other });
    await screen.findByRole('heading', { level: 1, name: '顾怀远' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('navigation', { name: '报告时间轴' })).not.toBeInTheDocument();
  });

  it('says the year of a report that is not of the year of the one on screen, also within the last twelve months', async () => {
    const before = {
      report_id: 'R0',
      report_time: '2024-12-03T08:30:00+08:00',
      report_name: '肾功能',
      abnormal_count: 0,
      critical_count: 0,
    };
    const days = [...TIMELINE.days, { date: '2024-12-03', reports: [before] }];
    show('/detail?report_id=R1', { 'GET /api/v2/ai/reports/patient/time_line': () => ({ ...TIMELINE, days }) });
    const timeline = await screen.findByRole('navigation', { name: '报告时间轴' });
    expect(within(timeline).getByRole('link', { name: /^2024-12-03/ })).toBeInTheDocument();
    expect(within(timeline).getByRole('link', { name: /^11-12/ })).toBeInTheDocument();
  });

  it('keeps the identity and closes panels when another report of the same patient is chosen', async () => {
    const { user, query } = show('/detail?report_id=R1&panel=diagnosis&diagnosis_id=HYPK&diagnosis=HYPK', {
      'GET /api/v2/ai/reports/analysis/R2': () => new Promise(() => undefined),
    });
    expect(await screen.findByRole('dialog', { name: '诊断抽屉' })).toBeInTheDocument();
    const timeline = await screen.findByRole('navigation', { name: '报告时间轴' });
    await user.click(within(timeline).getByRole('link', { name: /11-12/ }));
    expect(query().toString()).toBe('report_id=R2');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: '顾怀远' })).toBeInTheDocument();
    expect(screen.queryByText('5.62')).not.toBeInTheDocument();
  });
});
