import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openModel, textsOf } from '../lab-report/model-page.test-support.tsx';
import { ckdAnswers, current } from './ckd-answers.test-support.ts';
import { CkdView } from './ckd-view.tsx';

const open = (answers = ckdAnswers(), reportId?: string) => openModel(CkdView, answers, 4, reportId);

const grid = () => screen.findByRole('table', { name: 'GFR 与白蛋白尿分级' });
/** All but the empty one above the row headers. */
const cells = (table: HTMLElement) => within(table).getAllByRole('cell').slice(1);
const marked = (table: HTMLElement) => cells(table).filter((cell) => cell.getAttribute('aria-current') === 'true');

describe('the staging of a report', () => {
  // covers A-2.8-16..19, A-4-47..51, A-7-31, B-7.1-05, A-9-52
  test('stands in its own cell of the grid, beside a timeline of reports', async () => {
    open();
    const table = await grid();
    expect(textsOf(table, 'rowheader')).toEqual([
      'G1 ≥ 90正常或增高',
      'G2 60–89轻度下降',
      'G3a 45–59轻至中度下降',
      'G3b 30–44中至重度下降',
      'G4 15–29重度下降',
      'G5 < 15肾衰竭',
    ]);
    expect(textsOf(table, 'columnheader')).toEqual(['A1正常至轻度增高< 30', 'A2中度增高30–300', 'A3重度增高> 300']);
    expect(cells(table).map((cell) => cell.textContent)).toEqual([
      ...['低危', '中危', '高危'],
      ...['低危', '中危', '高危'],
      ...['中危', '高危', '极高危'],
      ...['高危', '极高危', '极高危本次 2025-11-18'],
      ...['极高危', '极高危', '极高危'],
      ...['极高危', '极高危', '极高危'],
    ]);
    expect(marked(table)).toHaveLength(1);
    expect(marked(table)[0]).toBe(cells(table)[11]);
    const reports = screen.getByRole('navigation', { name: '肾功能报告' });
    expect(textsOf(reports, 'button')).toEqual([
      '2025-11-18 09:42G3b A3eGFR 39　ACR 326',
      '2025-08-21 10:05G3a A2eGFR 47　ACR 262',
      '2025-05-16 09:20G3a A2eGFR 51　ACR 208',
      '2024-11-14 09:05G2 A2eGFR 61　ACR 96',
      '2024-08-09 08:40G2eGFR 64　ACR 未检　无法分层',
    ]);
  });

  test('has stage, risk, what was before, basis, tips, distance and sources', async () => {
    open();
    await grid();
    expect(screen.getByText('CKD G3b A3')).toBeVisible();
    expect(screen.getByText('上次完整分期为高危（G3a A2，2025-08-21）')).toBeVisible();
    expect(screen.getByText('CKD G3b A3，极高危，建议每年随访3次')).toBeVisible();
    const basis = screen.getByRole('table', { name: '分期依据' });
    expect(textsOf(basis, 'row').slice(1)).toEqual([
      '肌酐μmol/L168+232025-08-21',
      '估算肾小球滤过率（eGFR）mL/min/1.73 m²39−82025-08-21',
      '尿蛋白2+原 1+2025-08-21',
    ]);
    expect(screen.getByText('需持续>3个月方可诊断CKD')).toBeVisible();
    expect(screen.getByText('为什么是 G3b A3')).toBeVisible();
    expect(screen.getByText('依据 1：报告值，计算方程以报告为准')).toBeVisible();
    expect(screen.getByText('高危（G3b A1）')).toBeVisible();
    expect(screen.getByText('规则待临床复核')).toBeVisible();
  });

  test('has the way to it drawn above the grid and written below it; both can be switched off', async () => {
    const { user, container } = open();
    await grid();
    const nodes = () => [...container.querySelectorAll('svg text')].map((text) => text.textContent);
    expect(nodes()).toEqual(['1', '2', '3']);
    expect(container.querySelectorAll('svg line')).toHaveLength(3);
    const list = screen.getByRole('list', { name: '历次轨迹' });
    expect(textsOf(list, 'listitem')).toEqual(['12024-11-14，G2 A2', '22025-05-16，G3a A2', '32025-08-21，G3a A2']);
    await user.click(screen.getByRole('checkbox', { name: '显示历次轨迹' }));
    expect(nodes()).toEqual([]);
    expect(screen.queryByRole('list', { name: '历次轨迹' })).toBeNull();
  });

  test('of another report is opened from the timeline', async () => {
    const { user } = open();
    await grid();
    await user.click(screen.getByRole('button', { name: /^2025-05-16/ }));
    expect(await screen.findByText('CKD G3a A2')).toBeVisible();
    expect(marked(await grid()).map((cell) => cell.textContent)).toEqual(['高危本次 2025-05-16']);
    expect(screen.getByText('上次完整分期为中危（G2 A2，2024-11-14）')).toBeVisible();
  });

  test('shows the name of the risk that the server gave', async () => {
    const inference = { ...current.evidence_inference, reliable_name: '高危' };
    open(ckdAnswers([{ ...current, level: undefined, evidence_inference: inference }]));
    expect(marked(await grid()).map((cell) => cell.textContent)).toEqual(['高危本次 2025-11-18']);
  });
});

describe('what cannot be staged', () => {
  test('a missing axis is named, and no cell is marked', async () => {
    open(ckdAnswers(), 'r-2408');
    expect(await screen.findByText('缺少尿白蛋白/肌酐比值，本次不能定位到分期格')).toBeVisible();
    expect(marked(await grid())).toEqual([]);
    expect(screen.getByText('无法分层')).toBeVisible();
    expect(screen.getByText('CKD G2')).toBeVisible();
  });

  // covers A-2.8-19
  test('a stage that is none of the grid marks nothing', async () => {
    const inference = { lab_x: 'A2', lab_y: 'G3', reliable_name: '高危' };
    open(ckdAnswers([{ ...current, evidence_inference: inference }]));
    expect(await screen.findByText('「G3 A2」不是本表的分期，未作标记')).toBeVisible();
    expect(marked(await grid())).toEqual([]);
  });

  test('a back end that says less: stage and grid stand without the rest', async () => {
    const { report_id, report_time, diagnosis_name, evidence_inference } = current;
    open(ckdAnswers([{ report_id, report_time, diagnosis_name, evidence_inference }]));
    expect(marked(await grid())).toHaveLength(1);
    expect(screen.getByText('CKD G3b A3')).toBeVisible();
    expect(screen.queryByRole('table', { name: '分期依据' })).toBeNull();
  });
});
