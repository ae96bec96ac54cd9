import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { ReadingFinding } from '@jianwei/api-client/model';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FINDINGS, findingOf, QUIET } from '../../../test/reading-answers.ts';
import { signIn } from '../../../test/sign-in.ts';
import { writeSetting } from '../session/personal-settings.ts';
import { findings, marked, onOpenDiagnosis, onOpenTool, region, show } from './report-reading.test-support.tsx';

const unknown = (part: object): ReadingFinding => ({ ...FINDINGS.potassium, ...part });

beforeEach(() => {
  vi.clearAllMocks();
  signIn({ verifyArr: ['/decision-assist-detail'] });
});

describe('综合判读', () => {
  it('says the first clause as the heading, the others below, the level as a word and what the headline leaves out', () => {
    show();
    const head = region('综合判读');
    expect(head.getByRole('heading', { level: 2 })).toHaveTextContent(
      '血钾 5.62 mmol/L，危急，6 日升 0.51：立即心电图',
    );
    expect(head.getByText(/^呼吸性酸中毒（pH 7.312）/)).toBeVisible();
    expect(head.getByText('危急', { selector: '.jw-tag' })).toBeVisible();
    expect(head.getByText('Mg 1.18 未降：不支持 EDTA 污染')).toBeVisible();
    expect(screen.queryByText('综合判读未提供')).not.toBeInTheDocument();
  });

  it('marks the rows of a clause that comes from a finding, and lets go of them again', async () => {
    const { user } = show();
    const clause = region('综合判读').getByRole('button', { name: /^血钾/ });
    await user.click(clause);
    expect(clause).toHaveAttribute('aria-pressed', 'true');
    expect(marked()).toBe('row:R1-K');
    await user.click(clause);
    expect(marked()).toBe('');
  });

  it('has nothing to press where a clause has no rows', () => {
    show();
    expect(region('综合判读').queryByRole('button', { name: /已知高尿酸血症/ })).not.toBeInTheDocument();
  });

  it.each([
    ['focus', '需关注'],
    ['undetermined', '无法判定'],
    ['normal', '在参考区间内'],
    [UNDETERMINED, '无法判定'],
  ])('says the level %s as %s', (level, word) => {
    show({ level: level as 'focus' });
    expect(region('综合判读').getByText(word)).toBeVisible();
  });
});

describe('the key C', () => {
  const copies = () => screen.getAllByRole('button', { name: /^复制/ });

  it('is named at what it copies, and by nothing once single keys are switched off', () => {
    show();
    expect(copies().length).toBeGreaterThan(1);
    for (const button of copies()) expect(button).toHaveAttribute('aria-keyshortcuts', 'C');
    act(() => writeSetting('single-keys-enabled', false));
    for (const button of copies()) expect(button).not.toHaveAttribute('aria-keyshortcuts');
    expect(region('综合判读').queryByText('C')).not.toBeInTheDocument();
    act(() => writeSetting('single-keys-enabled', true));
  });
});

describe('现在做什么', () => {
  it('lists the steps in order, each with its source in the tip, and leads to the advice on the first diagnosis', () => {
    show();
    const steps = region('现在做什么');
    const items = steps.getAllByRole('listitem');
    expect(items.map((item) => item.title)).toEqual(['急性高钾血症指南 2023', '急性高钾血症指南 2023']);
    expect(items[0]).toHaveTextContent('立即心电图、心电监护');
    expect(steps.getByRole('link', { name: '处理建议' })).toHaveAttribute(
      'href',
      '/decision-assist-detail?diagnosis_id=HYPK&report_id=R1',
    );
  });

  it('offers no advice where the first finding has no diagnosis', () => {
    show({ findings: [FINDINGS.potassium, FINDINGS.tool, FINDINGS.known] });
    expect(screen.queryByRole('link', { name: '处理建议' })).not.toBeInTheDocument();
  });

  it('offers no advice to who may not open it', () => {
    signIn({ verifyArr: [] });
    show();
    expect(screen.queryByRole('link', { name: '处理建议' })).not.toBeInTheDocument();
  });

  it('is not there where there is nothing to do', () => {
    show({ actions: [] });
    expect(screen.queryByRole('region', { name: '现在做什么' })).not.toBeInTheDocument();
  });
});

describe('发现', () => {
  it('says of each how soon, what, which value, what changed and on how many rows it rests', () => {
    show();
    const [potassium, , tool, known] = findings();
    expect(potassium?.textContent).toMatch(
      /^立即\s*高钾血症较上次加重，6 日升 0.51，Mg 1.18 未降：不支持 EDTA 污染5.62依据 1$/,
    );
    expect(tool?.textContent).toMatch(/^今日呼吸性酸中毒，急慢性待选pH 7.312依据 1$/);
    expect(known?.textContent).toMatch(/^择期\s*已知高尿酸血症与上次相近依据 0$/);
    expect(within(potassium as HTMLElement).getByRole('img', { name: '升高' })).toBeVisible();
  });

  it('says values of several items below the title, not beside it', () => {
    const value = 'eGFR 39，22 个月内每年 −17，ACR 326';
    show({
      findings: [findingOf({ finding_id: 'tool:4:stage', title: '已知 CKD', status: 'worse', value_text: value })],
    });
    expect(findings()[0]?.textContent).toMatch(
      /^择期\s*已知 CKDeGFR 39，22 个月内每年 −17，ACR 326，较上次加重依据 0$/,
    );
  });

  it('shows the reliability of a suspected diagnosis and none of a known one, which is never called suspected', () => {
    show();
    const [, diagnosis, , known] = findings();
    expect(within(diagnosis as HTMLElement).getByRole('img', { name: '可靠性高' })).toBeVisible();
    expect(within(known as HTMLElement).queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByText(/疑似/)).not.toBeInTheDocument();
  });

  it('does not repeat its rows and diagnoses in lists of their own', () => {
    show();
    expect(screen.queryByRole('region', { name: '需特别关注' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '疑似诊断' })).not.toBeInTheDocument();
  });

  it('marks the rows of what is clicked; Enter opens the tool or the diagnosis', async () => {
    const { user } = show();
    await user.click(region('发现').getByRole('button', { name: /^今日/ }));
    expect(marked()).toBe('tool:3:acid-base');
    await user.keyboard('{Enter}');
    expect(onOpenTool).toHaveBeenCalledExactlyOnceWith(3);
    expect(marked()).toBe('tool:3:acid-base');
    region('发现')
      .getByRole('button', { name: /^立即\s*重度高钾血症/ })
      .focus();
    await user.keyboard('{Enter}');
    expect(onOpenDiagnosis).toHaveBeenCalledExactlyOnceWith('HYPK');
    await user.keyboard(' ');
    expect(marked()).toBe('diagnosis:HYPK');
  });

  it('opens them by a button of their own too', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: '打开 血气分析' }));
    expect(onOpenTool).toHaveBeenCalledExactlyOnceWith(3);
    await user.click(screen.getByRole('button', { name: '查看 已知高尿酸血症 的依据与知识' }));
    expect(onOpenDiagnosis).toHaveBeenCalledExactlyOnceWith('LOW');
  });

  it('opens no tool for who has none, nor one that nobody has', () => {
    show({}, false);
    expect(screen.queryByRole('button', { name: /^打开/ })).not.toBeInTheDocument();
  });

  it('marks nothing where a finding has no rows', async () => {
    const { user } = show();
    await user.click(region('发现').getByRole('button', { name: /^择期\s*已知/ }));
    expect(marked()).toBe('');
  });

  it('shows six at first and the rest when it is asked for', async () => {
    const many = Array.from({ length: 8 }, (_, index) =>
      findingOf({ finding_id: `row:${index}`, title: `项目 ${index}` }),
    );
    const { user } = show({ findings: many });
    expect(findings()).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: '其余 2 项' }));
    expect(findings()).toHaveLength(8);
    expect(region('发现').getByRole('button', { name: /项目 6/ })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^其余/ })).not.toBeInTheDocument();
  });
});

describe('copying', () => {
  it('copies the dated sentence of a finding by its button, and by C where the finding has the focus', async () => {
    const { user } = show();
    const sentence = FINDINGS.potassium.copy_text;
    await user.click(screen.getByRole('button', { name: '复制 高钾血症' }));
    expect(await screen.findByText('复制成功')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(sentence);
    await navigator.clipboard.writeText('');
    region('发现')
      .getByRole('button', { name: /^立即\s*高钾血症/ })
      .focus();
    await user.keyboard('c');
    expect(await navigator.clipboard.readText()).toBe(sentence);
  });

  it('copies the whole reading by C where no finding has the focus', async () => {
    const { user } = show();
    await user.keyboard('c');
    expect(await navigator.clipboard.readText()).toContain('综合判读：血钾 5.62 mmol/L，危急');
    await user.click(screen.getByRole('button', { name: '复制综合判读' }));
    expect(await navigator.clipboard.readText()).toContain('结果仅供临床参考，不替代医师诊断');
  });
});

describe('what could not be judged', () => {
  it('names the rows with their reasons', () => {
    show();
    expect(region('未判读').getByRole('listitem')).toHaveTextContent(
      '尿沉渣管型镜检 透明管型 0-1/LP结果为文本，未能解读',
    );
  });

  it('names three and the rest when it is asked for', async () => {
    const unread = ['甲', '乙', '丙', '丁'].map((name) => ({
      laboratory_id: name,
      laboratory_name: name,
      original_result: '见附图',
      reason: '结果为文本，未能解读',
    }));
    const { user } = show({ unread });
    expect(region('未判读').getAllByRole('listitem')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: '等 4 项' }));
    expect(region('未判读').getAllByRole('listitem')).toHaveLength(4);
  });

  it('leads a role without tools to the diagnosis that the tool decides', async () => {
    const { user } = show({ findings: [{ ...FINDINGS.tool, diagnosis_id: 'CKD' }] }, false);
    await user.click(screen.getByRole('button', { name: /^查看 呼吸性酸中毒.* 的依据与知识$/ }));
    expect(onOpenDiagnosis).toHaveBeenCalledWith('CKD');
  });

  it('says that no diagnosis is suspected only where nothing speaks', () => {
    const { unmount } = show(QUIET);
    expect(screen.getByText('未提示疑似诊断')).toBeVisible();
    unmount();
    show({ ...QUIET, level: 'undetermined' }).unmount();
    show({ findings: [] });
    expect(screen.queryByText('未提示疑似诊断')).not.toBeInTheDocument();
  });

  it.each([
    ['urgency', { urgency: 4 }, /^无法判定高钾血症/],
    ['urgency that was mended', { urgency: UNDETERMINED }, /^无法判定高钾血症/],
    ['status', { status: 'odd' }, /高钾血症无法判定，/],
    ['kind', { kind: 'odd' }, /高钾血症无法判定，/],
  ])('is 无法判定 for an unknown %s', (_what, part, text) => {
    show({ findings: [unknown(part)] });
    expect(findings()[0]?.textContent).toMatch(text);
  });
});
