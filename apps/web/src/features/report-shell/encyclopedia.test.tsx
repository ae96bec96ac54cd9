import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderWithAnswers } from '../../../test/render-with-answers.tsx';
import { findingOf, readReport } from '../../../test/reading-answers.ts';
import { reportOf } from '../../../test/report-answers.ts';
import { ArticlePage } from './article-page.tsx';
import { EncyclopediaPage } from './encyclopedia-page.tsx';
import { RadarPage } from './radar-page.tsx';
import { show, signInReader } from './report-shell.test-support.tsx';

beforeEach(() => signInReader());

const KNOWLEDGE = {
  diagnosis_id: 'HYPK',
  diagnosis_name: '高钾血症',
  diagnosis_display_name: '高钾血症',
  reliable: 2,
  applications: [],
  hints: [],
  recommends: [],
  introduction: '血钾高于 5.5 mmol/L。',
  guides: [{ original_file_name: '指南.pdf', url: '/guides/1.pdf' }],
  laboratories: reportOf('R1', '顾怀远').laboratories.slice(0, 1),
  report_id: 'R1',
};

describe('the encyclopedia', () => {
  // covers B-2.3-03
  it('offers what the report suggests, and diseases and lab items by system', async () => {
    const { user, address } = show(<EncyclopediaPage />, '/encyclopedia-knowledge?report_id=R1');
    const suspected = within(await screen.findByRole('region', { name: '本报告疑似' }));
    expect(suspected.getByRole('link', { name: '高钾血症' })).toHaveAttribute(
      'href',
      '/knowledge-detail?report_id=R1&diagnosis_id=HYPK',
    );
    const index = within(await screen.findByRole('navigation', { name: '疾病系统' }));
    expect(index.getByRole('button', { current: true })).toHaveTextContent('泌尿');
    await user.click(index.getByRole('button', { name: /内分泌代谢/ }));
    expect(address()).toBe('/encyclopedia-knowledge?report_id=R1&system=4');
    expect(screen.getByText('暂无收录疾病')).toBeVisible();
    expect(screen.getByRole('link', { name: '钾（K）' })).toHaveAttribute(
      'href',
      '/knowledge-detail?report_id=R1&knowledge_id=lab-K',
    );
  });

  it('names the diagnoses of a report as its reading does: known ones as known, without a reliability', async () => {
    const report = readReport();
    const suggestion = report.suggestion_diagnosis.map((one) => ({ ...one, diagnosis_id: 'LOW' }));
    expect(suggestion.length).toBeGreaterThan(0);
    show(<EncyclopediaPage />, '/encyclopedia-knowledge?report_id=R1', {
      'GET /api/v2/ai/reports/analysis/R1': () => ({ ...report, suggestion_diagnosis: suggestion.slice(0, 1) }),
    });
    const shelf = within(await screen.findByRole('region', { name: '本报告诊断' }));
    expect(shelf.getByRole('link', { name: '已知高尿酸血症' })).toBeVisible();
    expect(shelf.queryByRole('img', { name: /可靠性/ })).not.toBeInTheDocument();
  });

  it('searches diseases and lab items at once, in the address', async () => {
    const { user, address } = show(<EncyclopediaPage />, '/encyclopedia-knowledge', {
      'GET /api/v2/knowledge/search': ({ query }) => ({
        diagnoses:
          query.get('keyword') === '钾'
            ? [{ diagnosis_id: 'HYPK', diagnosis_name: '高钾血症', system_id: 8, system_name: '泌尿' }]
            : [],
        laboratories: [],
      }),
    });
    await screen.findByRole('link', { name: '医学百科', current: 'page' });
    await user.type(screen.getByRole('searchbox'), '钾');
    expect(await screen.findByText('找到 1 个疾病、0 个检验项目')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '高钾血症' })).toHaveAttribute(
      'href',
      '/knowledge-detail?diagnosis_id=HYPK',
    );
    expect(address()).toBe(`/encyclopedia-knowledge?keyword=${encodeURIComponent('钾')}`);
    expect(screen.getByText('没有符合的检验项目')).toBeVisible();
  });
});

describe('an article', () => {
  // covers B-2.3-04
  it('shows the evidence of the report, what is known, and the guidelines', async () => {
    const { calls } = show(<ArticlePage />, '/knowledge-detail?report_id=R1&diagnosis_id=HYPK', {
      'GET /api/v2/knowledge/diagnosis/knowledge': () => KNOWLEDGE,
    });
    expect(await screen.findByRole('heading', { level: 1, name: '高钾血症' })).toBeVisible();
    const basis = within(screen.getByRole('table', { name: '本报告的依据' }));
    expect(basis.getByRole('img', { name: /^钾 5.62，升高/ })).toBeInTheDocument();
    expect(screen.getByText('血钾高于 5.5 mmol/L。')).toBeVisible();
    expect(screen.getByRole('link', { name: /指南.pdf/ })).toBeVisible();
    expect(screen.getByRole('link', { name: '医学百科', current: 'page' })).toBeVisible();
    expect(calls.find(({ path }) => path.endsWith('/knowledge'))?.query.get('report_id')).toBe('R1');
  });

  it('shows no evidence of another report', async () => {
    show(<ArticlePage />, '/knowledge-detail?report_id=R1&diagnosis_id=HYPK', {
      'GET /api/v2/knowledge/diagnosis/knowledge': () => ({ ...KNOWLEDGE, report_id: 'R2' }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: '高钾血症' })).toBeVisible();
    expect(screen.queryByRole('table', { name: '本报告的依据' })).not.toBeInTheDocument();
  });

  it('says that an entry is unknown, or that none was asked for', async () => {
    const { router } = show(<ArticlePage />, '/knowledge-detail?diagnosis_id=NOPE');
    expect(await screen.findByText('知识库没有这一条')).toBeVisible();
    await act(() => router.navigate('/knowledge-detail'));
    expect(await screen.findByText('地址中没有疾病或检验项目的编号')).toBeVisible();
  });

  it('reads a lab item, whose diseases are articles too', async () => {
    show(<ArticlePage />, '/knowledge-detail?report_id=R1&knowledge_id=lab-K', {
      'GET /api/v2/knowledge/laboratory/lab-K': () => ({
        knowledge_id: 'lab-K',
        code: 'K',
        laboratory_name: '钾',
        short_name: 'K',
        standard_specimen: '血清',
        english_name: 'Potassium',
        aliases: [],
        group_name: '电解质',
        unit: 'mmol/L',
        reference_intervals: [{ applies_to: '', text: '3.5-5.3' }],
        range_source: '',
        knowledge: [],
        diagnoses: [{ diagnosis_id: 'HYPK', diagnosis_name: '高钾血症' }],
      }),
      'GET /api/v2/laboratories/originals': () => ({ labs: [] }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: '钾' })).toBeVisible();
    expect(screen.getByRole('link', { name: '高钾血症' })).toHaveAttribute(
      'href',
      '/knowledge-detail?report_id=R1&diagnosis_id=HYPK',
    );
    expect(screen.getByText('3.5–5.3')).toBeVisible();
  });
});

describe('a disease that the patient is known to have (J-31)', () => {
  it('has no reliability in the encyclopedia, also where a tool and no finding of its own tells it', async () => {
    const report = reportOf('R1', '顾怀远');
    show(<EncyclopediaPage />, '/encyclopedia-knowledge?report_id=R1', {
      'GET /api/v2/ai/reports/analysis/R1': () => ({
        ...readReport(),
        report_id: 'R1',
        suggestion_diagnosis: report.suggestion_diagnosis.slice(0, 1).map((one) => ({
          ...one,
          diagnosis_id: 'CKD',
          diagnosis_name: '慢性肾脏病',
          known: true,
        })),
      }),
    });
    const shelf = within(await screen.findByRole('region', { name: '本报告诊断' }));
    expect(shelf.getByRole('link', { name: '慢性肾脏病' }).closest('li')).toHaveTextContent('慢性肾脏病已知');
    expect(shelf.queryByRole('img', { name: /^可靠性/ })).toBeNull();
  });

  it('has none in its article', async () => {
    show(<ArticlePage />, '/knowledge-detail?report_id=R1&diagnosis_id=HYPK', {
      'GET /api/v2/knowledge/diagnosis/knowledge': () => ({
        ...KNOWLEDGE,
        finding: findingOf({ finding_id: 'diagnosis:HYPK', title: '已知高钾血症', known: true }),
      }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: '高钾血症' })).toBeVisible();
    expect(screen.getByText('已知')).toBeVisible();
    expect(screen.queryByRole('img', { name: /^可靠性/ })).toBeNull();
  });
});

describe('the radar', () => {
  const point = (name: string, value: number, max: number) => ({ name, value, max });
  const radar = (points: ReturnType<typeof point>[]) => {
    const view = renderWithAnswers(<RadarPage />, {
      'GET /api/v2/ai/reports/analysis/R1': () => ({
        ...reportOf('R1', '顾怀远'),
        radar_chart: points,
        categories: [
          {
            name: '泌尿',
            children: [],
            evidences: ['R1-K'],
            sub_diagnosis: [{ diagnosis_id: 'HYPK', diagnosis_name: '高钾血症', reliable: 2 }],
            blood_spirits: [],
          },
        ],
      }),
    });
    void view.router.navigate('/report-detail-radar?report_id=R1');
    return view;
  };

  // covers B-2.3-10
  it('stands alone: figure, the same in a table, and the diagnoses by system', async () => {
    radar([point('肾功能', 5, 5), point('电解质', 1, 4), point('血常规', 0, 3)]);
    expect(await screen.findByRole('img', { name: '各组异常占比，共 3 组，数字见表' })).toBeVisible();
    const rows = within(screen.getByRole('table', { name: '各组异常占比' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual(['肾功能55100%', '电解质1425%', '血常规030%']);
    const systems = screen.getByRole('table', { name: '疾病系统与疑似诊断' });
    expect(within(systems).getAllByRole('row')[1]).toHaveTextContent('泌尿高钾血症高钾（K）');
    expect(screen.queryByRole('navigation', { name: '报告全景' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '报告解读' })).toHaveAttribute('href', '/report-detail?report_id=R1');
  });

  it('draws no figure of fewer than three groups', async () => {
    radar([]);
    expect(await screen.findByText('不足三组，不成图形')).toBeVisible();
    expect(screen.queryByRole('img', { name: /各组异常占比/ })).not.toBeInTheDocument();
  });
});
