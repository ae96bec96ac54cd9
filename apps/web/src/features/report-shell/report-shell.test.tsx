import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { reportOf, TIMELINE } from '../../../test/report-answers.ts';
import { refusal } from '../../../test/render-with-answers.tsx';
import { formatDate } from '../../kit/lib/format-date.ts';
import { ApplicationsPage } from './applications-page.tsx';
import { EncyclopediaPage } from './encyclopedia-page.tsx';
import { InterpretationPage } from './interpretation-page.tsx';
import { LabReportPage } from './lab-report-page.tsx';
import { show, signInReader } from './report-shell.test-support.tsx';

/** Report time of the answers, in the time zone of the machine. */
const TIME = formatDate('2025-11-18T09:42:00+08:00', 'yyyy-MM-dd HH:mm');

beforeEach(() => signInReader());

const tabs = () => within(screen.getByRole('navigation', { name: '报告全景' }));
const links = () => tabs().getAllByRole('link');

describe('the shell', () => {
  // covers B-2.3-01
  it('shows whose report it is, and every link keeps the report', async () => {
    show(<LabReportPage />, '/report?report_id=R1');
    expect(await within(screen.getByRole('banner')).findByText('顾怀远')).toBeVisible();
    expect(tabs().getByRole('link', { name: '检验报告' })).toHaveAttribute('aria-current', 'page');
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      '/report-detail?report_id=R1',
      '/report?report_id=R1',
      '/river?report_id=R1',
      '/app-application?report_id=R1',
      '/encyclopedia-knowledge?report_id=R1',
      '/report-detail-radar?report_id=R1',
    ]);
  });

  it('offers only what the user may open', async () => {
    signInReader(['/report', '/river']);
    show(<LabReportPage />, '/report?report_id=R1');
    await screen.findByRole('region', { name: '检验报告单' });
    expect(links().map((link) => link.textContent)).toEqual(['检验报告', '健康趋势']);
    expect(screen.queryByRole('link', { name: '报告详情' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '收藏' })).not.toBeInTheDocument();
  });

  it('goes to another report of the patient, without what was marked on the one before', async () => {
    const { user, address } = show(<LabReportPage />, '/report?report_id=R1&diagnosis=HYPK');
    await user.selectOptions(await screen.findByRole('combobox', { name: '报告' }), 'R2');
    expect(address()).toBe('/report?report_id=R2');
    expect(await screen.findByText('R2')).toBeVisible();
  });

  it('paints no timeline of another patient', async () => {
    show(<LabReportPage />, '/report?report_id=R1', {
      'GET /api/v2/ai/reports/patient/time_line': () => ({
        ...TIMELINE,
        patient: { ...TIMELINE.patient, patient_id: 'P2' },
      }),
    });
    await screen.findByRole('region', { name: '检验报告单' });
    expect(screen.queryByRole('combobox', { name: '报告' })).not.toBeInTheDocument();
  });

  it('paints no report that is not the one of the address', async () => {
    show(<LabReportPage />, '/report?report_id=R1', {
      'GET /api/v2/ai/reports/analysis/R1': () => reportOf('R9', '别人'),
    });
    expect(await screen.findByText('报告未能载入')).toBeVisible();
    expect(screen.queryByText('别人')).not.toBeInTheDocument();
  });

  it.each([
    ['/report', '地址中没有报告编号', '没有找到报告'],
    ['/report?report_id=NOPE', '可能已撤回或地址有误', '没有找到报告 NOPE'],
  ])('says at %s that there is no report', async (address, hint, title) => {
    show(<LabReportPage />, address);
    expect(await screen.findByText(hint)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '返回报告列表' })).toHaveAttribute('href', '/excellent');
  });
});

describe('the lab report', () => {
  // covers B-2.3-05
  it('prints each group under the names of the laboratory, with its marks', async () => {
    show(<LabReportPage />, '/report?report_id=R1');
    const table = await screen.findByRole('table', { name: '检验报告' });
    expect(within(table).getByRole('img', { name: 'K 5.62，升高，参考区间 3.5 至 5.3' })).toBeInTheDocument();
    expect(within(table).getByText('电解质')).toBeVisible();
    expect(screen.getByText(/^共 2 项，异常 1 项。/)).toBeVisible();
    const sheet = within(screen.getByRole('region', { name: '检验报告单' }));
    expect(sheet.getByText('报告编号').nextSibling).toHaveTextContent('R1');
    expect(sheet.getByText('报告时间').nextSibling).toHaveTextContent(TIME);
  });

  it('says that a report has no results', async () => {
    show(<LabReportPage />, '/report?report_id=R1', {
      'GET /api/v2/ai/reports/analysis/R1': () => ({ ...reportOf('R1', '顾怀远'), laboratories: [] }),
    });
    expect(await screen.findByText('这份报告没有检验结果')).toBeVisible();
  });
});

describe('the interpretation', () => {
  // covers B-2.3-02
  it('shows the conclusion, marks evidence in the address, and leads to the article of a diagnosis', async () => {
    const { user, address } = show(<InterpretationPage />, '/report-detail?report_id=R1');
    expect(await screen.findByRole('heading', { name: '顾怀远的结论' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /高钾血症.*证据 1 条/ }));
    expect(address()).toBe('/report-detail?report_id=R1&diagnosis=HYPK');
    expect(await screen.findByText('已标出「高钾血症」的 1 条证据')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '查看 高钾血症 的依据与知识' }));
    expect(address()).toBe('/knowledge-detail?report_id=R1&diagnosis_id=HYPK');
  });

  it('lists what the days before suggested', async () => {
    show(<InterpretationPage />, '/report-detail?report_id=R1');
    const past = within(await screen.findByRole('table', { name: '历次解读' }));
    const [, newest, older] = past.getAllByRole('row');
    expect(newest?.textContent).toMatch(/^2025-11-18.*泌尿高钾血症高$/);
    expect(older?.textContent).toMatch(/^2025-11-12.*泌尿慢性肾脏病中$/);
    expect(past.getByRole('link', { current: true })).toHaveAttribute('href', '/report-detail?report_id=R1');
  });

  it('says on an earlier report what the newest one concludes', async () => {
    show(<InterpretationPage />, '/report-detail?report_id=R2');
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent(`患者最近一份报告（${TIME}）：顾怀远的结论`);
    expect(within(note).getByRole('link', { name: '查看' })).toHaveAttribute('href', '/report-detail?report_id=R1');
  });

  it('says nothing of a newest report that is another patient’s', async () => {
    show(<InterpretationPage />, '/report-detail?report_id=R2', {
      'GET /api/v2/ai/reports/patient/interpret': () => reportOf('R7', '别人', 'P2'),
    });
    await screen.findByRole('table', { name: '历次解读' });
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});

describe('applications of the report', () => {
  const GRACE = {
    application_id: 'A5',
    name: 'Grace评分',
    api_type: 5,
    application_desc: '院内死亡风险',
    hint: '可完成评分',
  };
  const CKD = { application_id: 'A4', name: 'CKD 分期', api_type: 4, application_desc: '分期' };
  const MODEL = { application_id: 'A2', name: '风险模型', api_type: 2, application_desc: '演示' };

  // covers B-2.3-06
  it('stand by what the report triggered, with the reason; each opens its tool', async () => {
    show(<ApplicationsPage />, '/app-application?report_id=R1', {
      'GET /api/v2/ai/reports/{id}/applications': () => ({ data: [GRACE] }),
      'GET /api/v2/application/doctor': () => ({ applications: [GRACE, CKD, MODEL], my_applications: [GRACE, CKD] }),
    });
    const triggered = within(await screen.findByRole('region', { name: '本报告触发' }));
    expect(triggered.getByText('可完成评分')).toBeVisible();
    expect(triggered.getByRole('link', { name: '打开 Grace评分' })).toHaveAttribute(
      'href',
      '/detail?report_id=R1&panel=assessment&api_type=5',
    );
    expect(within(screen.getByRole('region', { name: '我的应用' })).getAllByRole('listitem')).toHaveLength(1);
    const others = within(screen.getByRole('region', { name: '全部应用' }));
    expect(others.getByText('风险模型')).toBeVisible();
    expect(others.queryByRole('link')).not.toBeInTheDocument();
  });

  it('leave out a list that is empty', async () => {
    show(<ApplicationsPage />, '/app-application?report_id=R1', {
      'GET /api/v2/ai/reports/{id}/applications': () => ({ data: [] }),
      'GET /api/v2/application/doctor': () => ({ applications: [CKD], my_applications: [] }),
    });
    expect(await screen.findByText('本报告未触发应用')).toBeVisible();
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual(['全部应用']);
  });
});

const SYSTEM = { system_id: 4, system_name: '内分泌代谢', diagnoses: [], laboratories: [], note: '暂无收录疾病' };
const DOCTOR = { applications: [], my_applications: [] };

it.each<[string, ReactNode, address: string, call: string, answer: unknown, shows: string]>([
  ['report', <LabReportPage />, '/report', 'ai/reports/analysis/R1', reportOf('R1', '顾怀远'), '报告编号'],
  ['days', <InterpretationPage />, '/report-detail', 'patients/history_diag', { data: [] }, '未列出'],
  ['applications', <ApplicationsPage />, '/app-application', 'application/doctor', DOCTOR, '本报告未触发应用'],
  ['systems', <EncyclopediaPage />, '/encyclopedia-knowledge', 'knowledge/systems', { data: [SYSTEM] }, '暂无收录疾病'],
])('%s that did not come are read again', async (_, page, address, call, answer, shows) => {
  let isDown = true;
  const { user } = show(page, `${address}?report_id=R1`, {
    'GET /api/v2/ai/reports/{id}/applications': () => ({ data: [] }),
    [`GET /api/v2/${call}`]: () => (isDown ? refusal(500, '服务器内部错误') : answer),
  });
  const again = await screen.findByRole('button', { name: '重新载入' });
  isDown = false;
  await user.click(again);
  expect((await screen.findAllByText(shows))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: '重新载入' })).not.toBeInTheDocument();
});
