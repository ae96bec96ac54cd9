import type { Application } from '@jianwei/api-client/model';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { refusal, renderWithAnswers } from '../../../test/render-with-answers.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { closeTab, openTab, type OpenTabs } from '../reports/open-tabs.ts';
import { ApplicationDialog } from './application-dialog.tsx';

const GRACE: Application = {
  application_id: 'A5',
  name: 'Grace评分',
  api_type: 5,
  category: 2,
  systems: ['心血管', '呼吸', '泌尿', '血液', '神经'],
  additional_infos: [
    { title: '适用范围', content: '急性冠脉综合征' },
    { title: '依据', content: 'GRACE 注册研究' },
    {
      title: '使用说明',
      content: '<p>首段</p><p>结果<strong>仅供参考</strong>。</p><img src="x y" onerror="alert(1)">',
    },
  ],
};
const CKD: Application = {
  application_id: 'A4',
  application_name: 'CKD分期',
  name: '肾病分期',
  api_type: 4,
  category: 1,
  systems: ['泌尿', '心血管', '血液'],
};
const PLEURAL: Application = { application_id: 'A6', name: '胸腔积液鉴别', api_type: 6, category: 1 };

/** Body of a usage event. */
interface Event {
  action_id: number;
  extra_data: string;
}

function Host({ initial }: { initial: OpenTabs }) {
  const [tabs, setTabs] = useState(initial);
  if (tabs.ids.length === 0) return <p>已关闭</p>;
  return (
    <ApplicationDialog
      reportId="R1"
      applicationIds={tabs.ids}
      selectedId={tabs.selectedId}
      onSelect={(id) => setTabs(openTab(tabs, id))}
      onCloseTab={(id) => setTabs(closeTab(tabs, id))}
      onClose={() => setTabs({ ids: [], selectedId: '' })}
    />
  );
}

function show(ids: readonly string[], selectedId: string) {
  return renderWithAnswers(<Host initial={{ ids, selectedId }} />, {
    'GET /api/v2/application/A4': () => CKD,
    'GET /api/v2/application/A5': () => GRACE,
    'GET /api/v2/application/A6': () => PLEURAL,
    'POST /api/v2/embed/actions': () => ({}),
  });
}

const panel = () => within(screen.getByRole('tabpanel'));

// covers A-2.3-01..04
it('has a closable tab per application', async () => {
  const { user } = show(['A5', 'A4'], 'A4');
  expect(await screen.findByRole('tab', { name: 'Grace评分' })).toBeInTheDocument();
  expect(await screen.findByRole('tab', { name: 'CKD分期' })).toHaveAttribute('aria-selected', 'true');
  const [, second] = screen.getAllByRole('button', { name: '关闭标签页' });
  if (second) await user.click(second);
  expect(screen.getByRole('tab', { name: 'Grace评分' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('button', { name: '关闭标签页' }));
  expect(screen.getByText('已关闭')).toBeInTheDocument();
});

// covers A-2.3-05, A-2.3-11..13
it('shows name, category and every section', async () => {
  show(['A5'], 'A5');
  expect(await screen.findByRole('heading', { name: /Grace评分/ })).toBeInTheDocument();
  expect(panel().getByText('大数据分析')).toBeInTheDocument();
  expect(panel().getByRole('heading', { name: '适用范围' })).toBeInTheDocument();
  expect(panel().getByText('急性冠脉综合征')).toBeInTheDocument();
  expect(panel().getByRole('heading', { name: '依据' })).toBeInTheDocument();
  expect(panel().getByText('GRACE 注册研究')).toBeInTheDocument();
});

// covers A-2.3-06..08
it('shows three systems and the rest behind +N', async () => {
  const { user } = show(['A5'], 'A5');
  await screen.findByRole('heading', { name: /Grace评分/ });
  expect(panel().getByRole('img', { name: '心血管' })).toBeInTheDocument();
  expect(panel().queryByRole('img', { name: '血液' })).not.toBeInTheDocument();
  await user.click(panel().getByRole('button', { name: /^\+2/ }));
  const names = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(names).toEqual(['心血管', '呼吸', '泌尿', '血液', '神经']);
});

// covers A-2.3-09, A-2.3-10
it('shows no +N for three systems, and lab interpretation for category 1', async () => {
  show(['A4'], 'A4');
  await screen.findByRole('heading', { name: /CKD分期/ });
  expect(panel().getByRole('img', { name: '血液' })).toBeInTheDocument();
  expect(panel().queryByRole('button', { name: /^\+/ })).not.toBeInTheDocument();
  expect(panel().getByText('检验解读')).toBeInTheDocument();
});

it.each([
  ['A5', 1],
  ['A6', 1],
  ['A4', 0],
])('tags %s as inner test %i times', async (id, times) => {
  show([id], id);
  await screen.findByRole('heading', { level: 3 });
  expect(panel().queryAllByText('内测')).toHaveLength(times);
});

// covers A-7-80..82
it('sends event 41 with report, application and name when an application is looked at', async () => {
  const { user, calls } = show(['A5', 'A4'], 'A5');
  const events = () => calls.filter((call) => call.path === '/api/v2/embed/actions').map((call) => call.body as Event);
  await waitFor(() => expect(events()).toHaveLength(1));
  await user.click(screen.getByRole('tab', { name: 'CKD分期' }));
  await waitFor(() => expect(events()).toHaveLength(2));
  expect(events().map((event) => event.action_id)).toEqual([41, 41]);
  expect(events().map((event) => JSON.parse(event.extra_data) as unknown)).toEqual([
    { source: '/', report_id: 'R1', application_id: 'A5', name: 'Grace评分' },
    { source: '/', report_id: 'R1', application_id: 'A4', name: 'CKD分期' },
  ]);
});

// covers A-7-80..82
it('sends event 41 once for each opened application, not again on coming back to its tab', async () => {
  const { user, calls } = show(['A5', 'A4'], 'A5');
  const sent = () =>
    calls
      .filter((call) => call.path === '/api/v2/embed/actions')
      .map((call) => (JSON.parse((call.body as Event).extra_data) as { application_id: string }).application_id);
  await waitFor(() => expect(sent()).toEqual(['A5']));
  for (const name of ['CKD分期', 'Grace评分', 'CKD分期', 'Grace评分']) {
    await user.click(screen.getByRole('tab', { name }));
    expect(await panel().findByRole('heading', { level: 3, name: new RegExp(`^${name}`) })).toBeInTheDocument();
  }
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual(['A5', 'A4']);
});

// covers A-8-01
it('says nothing of its own about an application that did not come, and reads it again', async () => {
  let isDown = true;
  const { user } = renderWithAnswers(<Host initial={{ ids: ['A4'], selectedId: 'A4' }} />, {
    'GET /api/v2/application/A4': () => (isDown ? refusal(500, '服务器内部错误') : CKD),
    'POST /api/v2/embed/actions': () => ({}),
  });
  const again = await panel().findByRole('button', { name: '重新载入' });
  expect(screen.getByRole('tabpanel').textContent).toBe('重新载入');
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: /CKD分期/ })).toBeInTheDocument();
});

it('moves the focus with the arrow keys, and to what remains when a tab closes', async () => {
  const { user } = show(['A5', 'A4', 'A6'], 'A5');
  const tab = (name: string) => screen.getByRole('tab', { name });
  (await screen.findByRole('tab', { name: 'Grace评分' })).focus();
  await user.keyboard('{ArrowRight}');
  expect(tab('CKD分期')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tab('胸腔积液鉴别')).toHaveFocus();
  expect(tab('胸腔积液鉴别')).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('button', { name: '关闭标签页', description: '胸腔积液鉴别' }));
  expect(tab('Grace评分')).toHaveFocus();
});

it('shows what was written with the editor as formatted text, cleaned, and plain text as it is', async () => {
  show(['A5'], 'A5');
  expect(await screen.findByText('仅供参考')).toHaveProperty('tagName', 'STRONG');
  expect(screen.getByText('GRACE 注册研究').tagName).toBe('P');
  const written = screen.getByText('仅供参考').closest('section');
  expect(written?.querySelector('img')).toBeNull();
});

// covers A-2-04
it('leads from the name to the application in the store', async () => {
  signIn({ verifyArr: ['/appstore-detail'] });
  show(['A5'], 'A5');
  expect(await screen.findByRole('link', { name: 'Grace评分' })).toHaveAttribute('href', '/appstore-detail?id=A5');
});
