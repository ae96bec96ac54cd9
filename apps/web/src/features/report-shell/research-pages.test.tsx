import type { ResearchMatch, ResearchPosition } from '@jianwei/api-client/model';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { refusal } from '../../../test/render-with-answers.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { rulerPlaces } from './position-ruler.tsx';
import { show, signInReader } from './report-shell.test-support.tsx';
import { ResearchAssistPage } from './research-assist-page.tsx';
import { ResearchMinePage } from './research-mine-page.tsx';

const POSITION: ResearchPosition = {
  ...{ code: 'K', name: '钾', short_name: 'K', unit: 'mmol/L', value: 5.62, abnormal_type: 1, low: 3.5, high: 5.3 },
  ...{ p5: 3.8, p25: 4.3, median: 4.7, p75: 5, p95: 5.4, percentile: 97, words: '高于 97% 的人' },
};

const MATCH: ResearchMatch = {
  data_time: '2025-11-18T10:20:00+08:00',
  demo: true,
  projects: [
    {
      ...{ project_id: 'RP1', name: '肾病队列', version: 3, match: 'lacking' },
      met: [{ condition_id: 'c1', sentence: '入组时 40–80 岁', actual: '62 岁' }],
      unmet: [],
      unknown: [{ condition_id: 'c2', sentence: '任一次 尿液 ACR ≥ 30 mg/g', lacking: '缺：ACR，近 90 天' }],
    },
    {
      ...{ project_id: 'RP2', name: '贫血队列', version: 1, match: 'fails', met: [], unknown: [] },
      unmet: [{ condition_id: 'c1', sentence: '入组时 18–60 岁', actual: '62 岁' }],
      informed_time: '2025-11-18T10:10:00+08:00',
    },
  ],
  similar: {
    cohort: { version: 1, unit: 'patient', conditions: [], calendar: {} },
    sentences: ['性别 男', '入组时 57–67 岁'],
    patients: { value: 214, shown: '214' },
    suppressed: false,
  },
  position: [POSITION],
  also_tested: [{ code: 'FER', name: '铁蛋白', n: { value: 88, shown: '88' }, percent: 41.1 }],
};

const PROJECT = {
  ...{ purpose: '', state: 'running', owner_name: '沈若溪', department: '内分泌科', is_mine: true, attrition: [] },
  ...{ updated_time: '2025-11-17T16:20:00+08:00', data_time: '2025-11-17T10:20:00+08:00', is_stale: false, exports: 0 },
  ...{ ethics_no: '', is_deleted: false, version: 3, patients: { value: 120, shown: '120' } },
};

const answers = (match: () => unknown = () => MATCH) => ({
  'POST /api/v2/research/match': match,
  'GET /api/v2/research/projects': () => ({
    ...{ page: 0, page_size: 48, total_elements: 2, demo: true },
    data: [
      { ...PROJECT, project_id: 'RP1', name: '肾病队列' },
      { ...PROJECT, project_id: 'RP2', name: '贫血队列' },
    ],
  }),
});

beforeEach(() => signInReader());

// covers B-2.3-08
it('says of each study which condition fails or lacks, and where this patient stands among similar ones', async () => {
  const { user } = show(<ResearchAssistPage />, '/scientific-research-assist-common?report_id=R1', answers());
  const study = within(await screen.findByRole('region', { name: '肾病队列' }));
  expect(study.getByText('2 项条件，符合 1 项')).toBeVisible();
  const lines = study.getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    '任一次 尿液 ACR ≥ 30 mg/g缺：ACR，近 90 天',
    '入组时 40–80 岁62 岁',
  ]);
  expect(study.getByRole('img', { name: '缺资料' })).toBeVisible();
  expect(within(screen.getByRole('region', { name: '贫血队列' })).getByText(/^已告知患者 2025-11-18/)).toBeVisible();
  const row = within(screen.getByRole('table', { name: '本次异常结果在相似患者中的位置' })).getByRole('row', {
    name: /^钾/,
  });
  expect(row.textContent).toMatch(/5\.62.*mmol\/L.*4\.7高于 97% 的人/);
  expect(screen.getByRole('region', { name: '相似患者 90 天内还查了' })).toHaveTextContent('铁蛋白88 (41.1)');
  await user.click(screen.getByRole('button', { name: '复制相似患者 90 天内还查了' }));
  expect(await navigator.clipboard.readText()).toMatch(
    /^相似患者 90 天内还查了\n铁蛋白\t88\t41\.1\n源自检微，.+，演示数据$/,
  );
  // Without the pages of research there is nothing to open.
  expect(screen.queryByText('在科研助手中打开')).toBeNull();
  expect(screen.queryByText('另存为队列')).toBeNull();
  expect(screen.getByText('演示数据')).toBeVisible();
});

it('marks that the patient was told, for the report that is open', async () => {
  let isInformed = false;
  const match = () => ({
    ...MATCH,
    projects: MATCH.projects.map((project) =>
      project.project_id === 'RP1' && isInformed ? { ...project, informed_time: '2025-11-18T10:30:00+08:00' } : project,
    ),
  });
  const { user, calls } = show(<ResearchAssistPage />, '/scientific-research-assist-common?report_id=R1', {
    ...answers(match),
    'POST /api/v2/research/projects/RP1/informed': () => {
      isInformed = true;
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: '标记已告知患者：肾病队列' }));
  expect(await within(screen.getByRole('region', { name: '肾病队列' })).findByText(/^已告知患者/)).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith('/informed'))?.body).toEqual({ report_id: 'R1' });
});

it('saves who is similar as a cohort of its own, without the patient, and holds the patient against it at once', async () => {
  signIn({ verifyArr: ['/scientific-research-assist'] });
  let isSaved = false;
  const match = () => ({
    ...MATCH,
    projects: [
      ...MATCH.projects,
      ...(isSaved
        ? [{ project_id: 'RP3', name: '像这位患者', version: 1, match: 'fits', met: [], unmet: [], unknown: [] }]
        : []),
    ],
  });
  const { user, calls } = show(<ResearchAssistPage />, '/scientific-research-assist-common?report_id=R1', {
    ...answers(match),
    'POST /api/v2/research/projects/add': () => {
      isSaved = true;
      return { project_id: 'RP3', version: 1 };
    },
  });
  await user.click(await screen.findByRole('button', { name: '另存为队列' }));
  const dialog = within(screen.getByRole('dialog', { name: '保存为科研项目' }));
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(dialog.getByText('请填写项目名称')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: '项目名称' }), '像这位患者');
  await user.type(dialog.getByRole('textbox', { name: '研究目的' }), '比较血钾');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('region', { name: '像这位患者' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  const saved = calls.find(({ path }) => path.endsWith('/projects/add'))?.body;
  expect(saved).toMatchObject({ cohort: MATCH.similar.cohort, variables: ['age', 'sex', 'K'] });
  expect(JSON.stringify(saved)).not.toMatch(/R1|顾怀远/);
});

it('gives no position among fewer than ten, and can be read again', async () => {
  let fails = true;
  const { user } = show(<ResearchAssistPage />, '/scientific-research-assist-common?report_id=R1', {
    ...answers(() => {
      if (fails) return refusal(500, '服务异常');
      return {
        ...MATCH,
        projects: [],
        similar: { ...MATCH.similar, patients: { shown: '<10' }, suppressed: true },
        position: [],
      };
    }),
  });
  const again = await screen.findByRole('button', { name: '重新载入' });
  fails = false;
  await user.click(again);
  expect(await screen.findByText('相似患者不足 10 人，不给出位置')).toBeVisible();
  expect(screen.getByText('还没有科研项目')).toBeVisible();
});

// covers B-2.3-09
it('lists my studies by what this patient is to them', async () => {
  const { user } = show(<ResearchMinePage />, '/my-scientific-research-common?report_id=R1', answers());
  const table = within(await screen.findByRole('table', { name: '我的科研' }));
  const names = () => table.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(names()).toEqual(['肾病队列', '贫血队列']);
  await user.click(screen.getByRole('radio', { name: '已告知' }));
  await waitFor(() => expect(names()).toEqual(['贫血队列']));
  await user.click(screen.getByRole('radio', { name: '符合' }));
  expect(await screen.findByText('没有「符合」的项目')).toBeVisible();
});

it('says that it cannot be told whether these are data of the demonstration', async () => {
  show(
    <ResearchMinePage />,
    '/my-scientific-research-common?report_id=R1',
    answers(() => ({ ...MATCH, demo: 'perhaps' })),
  );
  expect(await screen.findByText('演示数据：无法判定')).toBeVisible();
});

it('says nothing of a demonstration where there are no such patients', async () => {
  show(
    <ResearchMinePage />,
    '/my-scientific-research-common?report_id=R1',
    answers(() => ({ ...MATCH, demo: false })),
  );
  expect(await screen.findByRole('table', { name: '我的科研' })).toBeVisible();
  expect(screen.queryByText(/演示数据/)).toBeNull();
});

it('says when my studies could not be read', async () => {
  show(
    <ResearchMinePage />,
    '/my-scientific-research-common?report_id=R1',
    answers(() => refusal(500, '服务异常')),
  );
  expect(await screen.findByRole('button', { name: '重新载入' })).toBeVisible();
});

it('draws everything within the ruler, the patient beside the others', () => {
  const place = rulerPlaces(POSITION);
  const all = [POSITION.low ?? 0, POSITION.p5, POSITION.median, POSITION.p95, POSITION.value].map(place);
  expect(all).toEqual(all.toSorted((one, other) => one - other));
  expect(Math.min(...all)).toBeGreaterThan(0);
  expect(Math.max(...all)).toBeLessThan(240);
});

it('who may not begin a study is told who opens it, and of nothing that cannot be done', async () => {
  const none = { ...MATCH, projects: [] };
  show(
    <ResearchAssistPage />,
    '/scientific-research-assist-common?report_id=R1',
    answers(() => none),
  );
  expect(await screen.findByText('由管理员开通科研项目权限后，可在科研助手中建立队列')).toBeVisible();
  expect(screen.getByText(/位置只描述分布/)).not.toHaveTextContent('另存为队列');
  expect(screen.queryByRole('button', { name: '另存为队列' })).toBeNull();
});
