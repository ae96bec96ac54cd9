import { act, screen, waitFor } from '@testing-library/react';
import type { CreatedShare } from '@jianwei/api-client/model';
import { createShare, revokeShare } from '@jianwei/api-client/shares/shares';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { renderWithAnswers, refusal } from '../../../test/render-with-answers.tsx';
import type { Rendered } from '../../../test/rendered.ts';
import { clearSession } from '../../parts/session/session-store.ts';
import { ChatPage } from './chat-page.tsx';
import { H5Page } from './h5-page.tsx';

const REPORT = 'R1004-01';
const TAIL = '1689';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  window.sessionStorage.clear();
  window.localStorage.removeItem('cdss:reader-large');
  window.history.replaceState(null, '', '/');
});

const setToken = (token: string) => window.sessionStorage.setItem('cdss:reader-token', token);

const LAY = {
  version: '1.0',
  review: '',
  headline: '',
  advice: { level: 'routine', sentence: '', rule_id: '' },
  groups: [],
  total: 0,
  attention: 0,
  in_range_count: 0,
  unread: [],
  questions: [],
};
const SHARED = {
  patient_name: '顾**',
  patient_gender: '男',
  patient_age: 62,
  report_name: '生化',
  report_time: '2025-11-18T09:42:00+08:00',
  expires_time: '2025-11-25T10:30:00+08:00',
  laboratories: [],
  total_laboratories: 0,
  need_focus: [],
  radar_chart: [],
  audience: 'citizen',
  held: [],
  department_name: '',
  department_phone: '',
  demo: false,
  lay: LAY,
};

/** The doctor makes a link; the patient opens a page with it, signed in nowhere. */
async function openShared(path: string, more: object = {}): Promise<Rendered & { share: CreatedShare }> {
  const rendered = await renderApp({ path: '/common-problem' });
  const share = await createShare({
    report_id: REPORT,
    days: 7,
    include_sensitive: false,
    contacted: true,
    audience: 'citizen',
    ...more,
  });
  clearSession();
  setToken(share.token);
  await act(() => rendered.router.navigate(path));
  return { ...rendered, share };
}

describe('报告解读（移动版）', () => {
  test('says what to do, then what matters most, each with its place', async () => {
    const { user } = await openShared('/h5');
    expect(
      await screen.findByRole('heading', { level: 1, name: /21 项结果中，15 项偏离参考区间，请今日联系医师/ }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: '0000-8120' })).toHaveAttribute('href', 'tel:00008120');
    expect(screen.getByRole('article', { name: '血钾' })).toHaveTextContent('5.62');
    expect(screen.getByText('解读供参考，不能替代医师诊断')).toBeVisible();
    expect(screen.getByText('文案待临床复核')).toBeVisible();
    expect(screen.getByText('演示数据')).toBeVisible();
    expect(screen.getByText('有 1 项未能解读：尿沉渣管型镜检。请问医师。')).toBeVisible();
    expect(document.body).not.toHaveTextContent('顾怀远');
    expect(screen.queryByRole('region', { name: '全部结果' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '全部结果' }));
    expect(screen.getByRole('region', { name: '全部结果' })).toHaveTextContent('血钠');
    // It stands below the window: the keyboard goes on there.
    expect(screen.getByRole('region', { name: '全部结果' })).toHaveFocus();
  });

  test('larger type is kept on the device', async () => {
    const { user } = await openShared('/h5');
    await screen.findByRole('article', { name: '血钾' });
    await user.click(screen.getByRole('button', { name: '大字' }));
    expect(screen.getByRole('button', { name: '大字', pressed: true })).toBeVisible();
    expect(window.localStorage.getItem('cdss:reader-large')).toBe('1');
  });

  test('without a link it says how to get one, and asks nothing', () => {
    const { calls } = renderWithAnswers(<H5Page />, {});
    expect(screen.getByText('需要医院提供的链接')).toBeVisible();
    expect(calls).toEqual([]);
  });

  test.each(['链接无效', '链接已过期，可请医院重新发送', '链接已停用'])('a refused link says: %s', async (message) => {
    setToken('token');
    renderWithAnswers(<H5Page />, {
      'POST /api/v2/shared_reports/read': () => refusal(message === '链接无效' ? 404 : 400, message),
    });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: '重新载入' })).not.toBeInTheDocument();
  });

  test('where no answer came it can be tried again', async () => {
    setToken('token');
    const { user, calls } = renderWithAnswers(<H5Page />, {
      'POST /api/v2/shared_reports/read': () => refusal(500, '服务器内部错误'),
    });
    await user.click(await screen.findByRole('button', { name: '重新载入' }));
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  test('a link that was stopped shows nothing of the patient', async () => {
    const rendered = await renderApp({ path: '/common-problem' });
    const share = await createShare({
      report_id: REPORT,
      days: 7,
      include_sensitive: false,
      contacted: true,
      audience: 'citizen',
    });
    await revokeShare(share.share_id);
    clearSession();
    setToken(share.token);
    await act(() => rendered.router.navigate('/h5'));
    expect(await screen.findByText('链接已停用')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/顾|5\.62|内分泌/);
  });
});

describe('居民端报告解读', () => {
  async function verify() {
    const rendered = await openShared('/citizen-phone');
    const { user } = rendered;
    // The whole number, as it is typed from memory: its end is meant.
    await user.type(await screen.findByLabelText('登记手机号的后 4 位'), `138 0000 ${TAIL}{Enter}`);
    await screen.findByRole('region', { name: '建议的程度' });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    return rendered;
  }

  test('wrong digits keep what was typed and say how often it may be tried', async () => {
    const { user } = await openShared('/citizen-phone');
    const field = await screen.findByLabelText('登记手机号的后 4 位');
    await user.type(field, '12');
    await user.click(screen.getByRole('button', { name: '核对' }));
    expect(screen.getByRole('alert')).toHaveTextContent('请输入手机号后 4 位');
    await user.type(field, '34');
    await user.click(screen.getByRole('button', { name: '核对' }));
    expect(await screen.findByText('与登记的手机号不符，还可再试 4 次')).toBeVisible();
    expect(field).toHaveValue('1234');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription('与登记的手机号不符，还可再试 4 次');
    expect(screen.getByRole('link', { name: '0000-8120' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('5.62');
  });

  test('the second step opens changes, causes, what to do and the questions', async () => {
    const { user } = await verify();
    expect(screen.getByText('今日联系')).toHaveAttribute('aria-current', 'step');
    const potassium = screen.getByRole('article', { name: '血钾' });
    expect(potassium).toHaveTextContent('上次 5.11');
    expect(potassium).toHaveTextContent('可能的原因');
    const own = screen.getByLabelText('自己想问的（只留在这台手机上）');
    await user.type(own, '要住院吗');
    expect(screen.getByRole('region', { name: '带给医师的问题' })).toHaveTextContent('要住院吗');
    expect(window.localStorage.getItem('cdss:reader-own-question')).toContain('要住院吗');
    await user.click(screen.getByRole('button', { name: '全部结果' }));
    expect(screen.getAllByText(/项在参考区间内或没有判定/).length).toBeGreaterThan(0);
  });
});

describe('居民端智能问答', () => {
  test('quotes a passage with its source beside the own value', async () => {
    const { user } = await openShared('/citizen-chat-phone');
    await user.type(await screen.findByLabelText('问题'), '血钾 5.62 要紧吗');
    await user.click(screen.getByRole('button', { name: '发送' }));
    expect(await screen.findByText(/依据：检微知识库 v6.2《血钾》第 2 段/)).toBeVisible();
    expect(screen.getByText(/您的血钾/)).toHaveTextContent('5.62');
    await user.click(screen.getByRole('button', { name: '有帮助' }));
    expect(screen.getByText('谢谢，已收到')).toBeVisible();
  });

  test('an honest no offers near questions and keeps nothing without consent', async () => {
    const { user } = await openShared('/citizen-chat-phone');
    await user.type(await screen.findByLabelText('问题'), '吃虫草能降肌酐吗');
    await user.click(screen.getByRole('button', { name: '发送' }));
    expect(await screen.findByText('这个问题我没有可靠的资料，不能回答。')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '没帮助' }));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: '提交' }));
    await user.click(screen.getByRole('button', { name: '肌酐高怎么办' }));
    expect(await screen.findByText(/《肌酐》/)).toBeVisible();
  });

  test('an emergency stands before everything else', async () => {
    const { user } = await openShared('/citizen-chat-phone');
    const field = await screen.findByLabelText('问题');
    await user.type(field, '心慌得厉害，手脚没力气{Enter}');
    expect(await screen.findByRole('heading', { name: /请先就医，不要等待回复/ })).toBeVisible();
    // The keyboard of a phone would lie over the number to call.
    await waitFor(() => expect(field).not.toHaveFocus());
    expect(screen.getByRole('link', { name: '拨打 120' })).toHaveAttribute('href', 'tel:120');
  });

  test('an answer of a kind that cannot be read sends to whom helps at once', async () => {
    setToken('token');
    const answer = { kind: 'x-unknown', text: '胸口不适', passages: [], near: [], rule_id: '' };
    const { user } = renderWithAnswers(<ChatPage />, {
      'POST /api/v2/shared_reports/read': () => ({ ...SHARED, report_time: 5, demo: 'x' }),
      'POST /api/v2/shared_reports/ask': () => answer,
    });
    expect(await screen.findByText(/您 无法判定的报告回答\s*演示数据：无法判定/)).toBeVisible();
    await user.type(screen.getByLabelText('问题'), '胸口闷');
    await user.click(screen.getByRole('button', { name: '发送' }));
    expect(await screen.findByText(/回答的种类：无法判定。身体不舒服时不要等回复/)).toBeVisible();
    expect(screen.getByText('胸口不适')).toBeVisible();
  });

  test('nothing empty or too long is sent; a failed question says so', async () => {
    setToken('token');
    const { user, calls } = renderWithAnswers(<ChatPage />, {
      'POST /api/v2/shared_reports/read': () => SHARED,
      'POST /api/v2/shared_reports/ask': () => refusal(429, '提问较多，请稍后再试'),
      'POST /api/v2/shared_reports/rate': () => refusal(400, '链接已停用'),
    });
    const field = await screen.findByLabelText('问题');
    expect(screen.getByRole('button', { name: '发送' })).toBeDisabled();
    await user.click(field);
    await user.paste('字'.repeat(201));
    expect(screen.getByRole('alert')).toHaveTextContent('请控制在 200 字以内');
    await user.clear(field);
    await user.type(field, '13812345678 血钾');
    await user.click(screen.getByRole('button', { name: '发送' }));
    expect(await screen.findByText('提问较多，请稍后再试')).toBeVisible();
    expect(screen.getByText('已隐去号码')).toBeVisible();
    expect(JSON.stringify(calls)).not.toContain('13812345678');
  });
});

test('what the laboratory says to residents stands below what matters most', async () => {
  setToken('token');
  const text = '您的血钾为 5.6 mmol/L，请按医师的意见复查。';
  renderWithAnswers(<H5Page />, {
    'POST /api/v2/shared_reports/read': () => ({ ...SHARED, lay: { ...LAY, notes: [{ rule_id: 'SP-019', text }] } }),
  });
  expect(await screen.findByRole('region', { name: '检验科的话' })).toHaveTextContent(text);
});

describe('系统雷达图', () => {
  test('a clinician walks the results, in the ring and in the table', async () => {
    const { user } = await openShared('/radar-detail', { audience: 'clinician' });
    expect(await screen.findByRole('heading', { level: 1, name: '系统雷达图' })).toBeVisible();
    const first = screen.getByRole('row', { name: /^肌酐/ });
    act(() => first.focus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('row', { selected: true })).toHaveTextContent('估算肾小球滤过率');
    expect(screen.getByRole('region', { name: '涉及的疾病系统' })).toBeVisible();
    // What is pointed at is told in words: its row may not stand in the table.
    const told = screen.getByRole('status', { name: '所指的结果' });
    expect(told.textContent).toMatch(/^估算肾小球滤过率 39 .+，降低，参考区间 /);
    await user.hover(screen.getByText('Na', { selector: 'text' }));
    expect(screen.queryByRole('row', { name: /^钠/ })).toBeNull();
    expect(told.textContent).toMatch(/^钠 [\d.]+ mmol\/L，在参考区间内，参考区间 /);
    await user.click(screen.getByRole('radio', { name: /全部/ }));
    expect(screen.getByRole('row', { name: /^钠/ })).toBeVisible();
  });

  test('a citizen link shows no diagnosis', async () => {
    await openShared('/radar-detail');
    expect(await screen.findByRole('heading', { level: 1, name: '系统雷达图' })).toBeVisible();
    expect(screen.queryByRole('region', { name: '涉及的疾病系统' })).not.toBeInTheDocument();
  });
});
