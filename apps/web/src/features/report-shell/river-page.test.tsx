import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { TIMELINE } from '../../../test/report-answers.ts';
import type { TrendSlotProps } from '../../parts/report/detail-slots.ts';
import { HISTORY, show, signInReader } from './report-shell.test-support.tsx';
import { RiverPage } from './river-page.tsx';

beforeEach(() => signInReader());

const Trend = ({ title, patientId, onClose }: TrendSlotProps) => (
  <div role="dialog" aria-label={`${title} ${patientId}`}>
    <button onClick={onClose}>关闭</button>
  </div>
);
const river = <RiverPage Trend={Trend} />;
const days = () => screen.findByRole('list', { name: '按日打开报告' });

// covers B-2.3-07
it('flows from day to day; a day leads to its report, and the table says the same', async () => {
  const { user } = show(river, '/river?report_id=R1');
  const links = within(await days()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    '2025-11-12，1 份报告，异常 1 项，诊断 慢性肾脏病，打开最近一份',
    '2025-11-18，1 份报告，异常 1 项，诊断 高钾血症，打开最近一份',
  ]);
  expect(links[0]).toHaveAttribute('href', '/report-detail?report_id=R2');
  expect(links[1]).toHaveAttribute('aria-current', 'date');
  const legend = () => within(screen.getByRole('list', { name: '图例' })).getAllByRole('listitem');
  expect(legend().map((item) => item.textContent)).toEqual(['泌尿']);
  await user.click(screen.getByRole('radio', { name: '按诊断' }));
  expect(legend().map((item) => item.textContent)).toEqual(['高钾血症', '慢性肾脏病']);
  const rows = within(screen.getByRole('table', { name: '逐日报告与诊断' })).getAllByRole('row');
  expect(rows[1]?.textContent).toMatch(/^2025-11-18.*高钾血症高$/);
});

it('marks a known disease by the word and no reliability, in the table, the legend and what is heard (J-31)', async () => {
  const { user } = show(river, '/river?report_id=R1', {
    'GET /api/v2/patients/history_diag': () => ({
      data: HISTORY.data.map((one) => ({ ...one, known: one.diagnosis_id === 'CKD' })),
    }),
  });
  expect(within(await days()).getAllByRole('link')[0]).toHaveAccessibleName(
    '2025-11-12，1 份报告，异常 1 项，诊断 已知慢性肾脏病，打开最近一份',
  );
  await user.click(screen.getByRole('radio', { name: '按诊断' }));
  expect(screen.getByRole('list', { name: '图例' }).textContent).toBe('高钾血症慢性肾脏病（已知）');
  const rows = within(screen.getByRole('table', { name: '逐日报告与诊断' })).getAllByRole('row');
  expect(rows[2]?.textContent).toMatch(/慢性肾脏病已知$/);
  expect(within(rows[2] as HTMLElement).queryByRole('img')).toBeNull();
  expect(within(rows[1] as HTMLElement).getByRole('img', { name: '可靠性高' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('疑似');
});

it('draws no river of one day', async () => {
  show(river, '/river?report_id=R1', {
    'GET /api/v2/ai/reports/patient/time_line': () => ({ ...TIMELINE, days: TIMELINE.days.slice(0, 1) }),
  });
  expect(await screen.findByText('只有一天的报告，两天以上时画出趋势。')).toBeVisible();
  expect(screen.queryByRole('list', { name: '按日打开报告' })).not.toBeInTheDocument();
  expect(screen.getByRole('table', { name: '逐日报告与诊断' })).toBeVisible();
});

it('without a listed diagnosis leads to the readings, and calls no day quiet', async () => {
  show(river, '/river?report_id=R1', { 'GET /api/v2/patients/history_diag': () => ({ data: [] }) });
  expect(await screen.findByText('这段时间没有列出诊断，其他发现见各份报告的解读')).toBeVisible();
  expect(screen.queryByText(/未提示疑似诊断/)).not.toBeInTheDocument();
  expect(within(await days()).getAllByRole('link')[0]).toHaveAccessibleName(
    '2025-11-12，1 份报告，异常 1 项，打开最近一份',
  );
  expect(screen.queryByRole('list', { name: '图例' })).not.toBeInTheDocument();
});

it('shows twelve of 300 days around the report, and pages through the rest', async () => {
  const many = Array.from({ length: 300 }, (_, index) => {
    const date = new Date(Date.UTC(2025, 10, 18 - index)).toISOString().slice(0, 10);
    const id = index === 100 ? 'R1' : `X${index}`;
    return {
      date,
      reports: [
        {
          report_id: id,
          report_time: `${date}T08:00:00+08:00`,
          report_name: '生化',
          abnormal_count: 0,
          critical_count: 0,
        },
      ],
    };
  });
  const { user } = show(river, '/river?report_id=R1', {
    'GET /api/v2/ai/reports/patient/time_line': () => ({ ...TIMELINE, days: many }),
  });
  const shown = async () => within(await days()).getAllByRole('link');
  expect(await shown()).toHaveLength(12);
  expect(screen.getByText('共 300 天 300 份报告')).toBeVisible();
  expect((await shown()).filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
  expect(within(screen.getByRole('table', { name: '逐日报告与诊断' })).getAllByRole('row')).toHaveLength(13);
  await user.click(screen.getByRole('button', { name: '更早' }));
  expect((await shown()).filter((link) => link.hasAttribute('aria-current'))).toHaveLength(0);
});

it('opens the trend of a plan in the address, and closes it', async () => {
  const plan = {
    plan_id: 'PL1',
    plan_name: '电解质',
    laboratories: [{ standard_laboratory_name: '钾', standard_specimen: '血清', children: [] }],
  };
  const { user, address } = show(river, '/river?report_id=R1', { 'GET /api/v2/plan': () => ({ data: [plan] }) });
  await user.click(await screen.findByRole('button', { name: '查看「电解质」的趋势' }));
  expect(address()).toBe('/river?report_id=R1&plan=PL1');
  await user.click(within(screen.getByRole('dialog', { name: '电解质 P1' })).getByRole('button', { name: '关闭' }));
  expect(address()).toBe('/river?report_id=R1');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
