import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../../test/render-with-answers.tsx';
import {
  DELETE,
  editor,
  image,
  LIST,
  READ,
  SAVE,
  show,
  signInAuthor,
  textServer,
  tool,
} from './custom-text.test-support.tsx';

beforeEach(signInAuthor);

const names = () =>
  within(screen.getByRole('list', { name: '诊断' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const QUESTION = '关闭将丢失已编辑的内容，确认关闭？';

describe('the diagnoses', () => {
  test('stand by system, marked where there is a text', async () => {
    const { user } = await show('/', textServer().answers);
    expect(await screen.findByText('请选择一个诊断')).toBeVisible();
    expect(names()).toEqual(['泌尿慢性肾脏病', '急性肾损伤', '血液缺铁性贫血已编写']);
    await user.click(screen.getByRole('radio', { name: '已编写 1' }));
    expect(names()).toEqual(['血液缺铁性贫血已编写']);
    await user.click(screen.getByRole('radio', { name: '全部 3' }));
    const search = screen.getByRole('searchbox', { name: '搜索诊断' });
    await user.type(search, 'aki');
    expect(names()).toEqual(['泌尿急性肾损伤']);
    await user.clear(search);
    await user.type(search, '血液');
    expect(names()).toEqual(['血液缺铁性贫血已编写']);
    await user.type(search, '无');
    expect(screen.getByText('没有符合的诊断')).toBeVisible();
  });

  test('the chosen one is in the address, and the back button undoes the choice', async () => {
    const { user, address, router } = await show('/', textServer().answers);
    await user.click(await screen.findByRole('button', { name: /缺铁性贫血/ }));
    expect(address()).toBe('?diagnosis_id=IDA');
    expect(await editor('缺铁性贫血')).toHaveTextContent('每日检测');
    expect(screen.getByText(/秦晓彤 2025-11-12 16:20 更新/)).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await screen.findByText('请选择一个诊断')).toBeVisible();
  });

  test('an address with an unknown one says so', async () => {
    await show('/?diagnosis_id=NOPE', textServer().answers);
    expect(await screen.findByText('暂未收录该诊断')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('list and text are loaded again where they failed', async () => {
    let isDown = true;
    const { answers } = textServer();
    const { user } = await show('/?diagnosis_id=IDA', {
      ...answers,
      [LIST]: (call) => (isDown ? refusal(500, '') : answers[LIST]?.(call)),
      [READ]: (call) => (isDown ? refusal(500, '') : answers[READ]?.(call)),
    });
    expect(await screen.findByText('诊断目录未能载入')).toBeVisible();
    expect(await screen.findByText('本院说明未能载入')).toBeVisible();
    isDown = false;
    for (const button of screen.getAllByRole('button', { name: '重新载入' })) await user.click(button);
    expect(await editor('缺铁性贫血')).toHaveTextContent('每日检测');
    expect(names()).toHaveLength(3);
  });
});

describe('writing', () => {
  // covers A-2.13-01, A-5-74
  test('an image below 1 MB becomes part of the text that is saved', async () => {
    const { user, sent } = await show('/?diagnosis_id=CKD', textServer().answers);
    await editor('慢性肾脏病');
    expect(screen.getByText(/尚未编写/)).toBeVisible();
    expect(screen.getByRole('button', { name: '保存' })).toBeDisabled();
    await user.upload(screen.getByLabelText('选择图片'), image(1_048_575));
    await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toBeEnabled());
    await user.dblClick(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('本院说明已保存')).toBeInTheDocument();
    expect(sent(SAVE)).toHaveLength(1);
    expect(sent(SAVE)[0]?.body).toEqual({
      content: expect.stringContaining('<img src="data:image/png;base64,AAAA') as string,
    });
    expect(await screen.findByText(/周以宁 2025-11-18 10:30 更新/)).toBeVisible();
    await waitFor(() => expect(names()).toContain('泌尿慢性肾脏病已编写'));
    // What the saving answered is shown: the text is not asked for again.
    expect(sent(READ)).toHaveLength(1);
    expect(sent(LIST)).toHaveLength(2);
    expect(screen.getByRole('button', { name: '保存' })).toBeDisabled();
  });

  // covers A-5-73, A-8-08
  test('one of 1048576 bytes is refused, and the text stays as it is', async () => {
    const { user } = await show('/?diagnosis_id=IDA', textServer().answers);
    const text = await editor('缺铁性贫血');
    await user.upload(screen.getByLabelText('选择图片'), image(1_048_576));
    expect(await screen.findByText('上传图片必须小于1M')).toBeVisible();
    expect(text.querySelector('img[src]')).toBeNull();
    expect(screen.getByRole('button', { name: '保存' })).toBeDisabled();
  });

  test('more than 2 MB in all is not sent', async () => {
    const { user, sent } = await show('/?diagnosis_id=IDA', textServer().answers);
    await editor('缺铁性贫血');
    await user.upload(screen.getByLabelText('选择图片'), [image(900_000), image(900_000)]);
    await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(screen.getByText('内容（含图片）不能超过 2 MB，请减少图片')).toBeVisible();
    expect(sent(SAVE)).toHaveLength(0);
  });

  test('a text without a word is not sent', async () => {
    const { answers, stored } = textServer();
    stored.set('CKD', { content: '<p>x</p>' });
    const { user, sent } = await show('/?diagnosis_id=CKD', answers);
    const text = await editor('慢性肾脏病');
    // Pasted over everything, as 全选 and typing a blank would.
    await act(async () => {
      text.innerHTML = '<p>&nbsp;</p>';
      await Promise.resolve();
    });
    await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(screen.getByText('请填写内容')).toBeVisible();
    expect(sent(SAVE)).toHaveLength(0);
  });

  test('a failing server leaves what is written', async () => {
    const { answers } = textServer();
    let isDown = true;
    const { user, sent } = await show('/?diagnosis_id=IDA', {
      ...answers,
      [SAVE]: (call) => (isDown ? refusal(500, '') : answers[SAVE]?.(call)),
    });
    const text = await editor('缺铁性贫血');
    await user.click(tool('无序列表'));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    expect(within(text).getByRole('listitem')).toHaveTextContent('每日检测');
    expect(screen.getByText('有未保存的修改')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(SAVE)).toHaveLength(2));
    expect(sent(SAVE)[1]?.body).toEqual({
      content: '<ul><li><p>每日检测</p></li></ul>',
      updated_time: '2025-11-12T16:20:00',
    });
    await waitFor(() => expect(screen.queryByText('有未保存的修改')).toBeNull());
  });

  test('what is read after a refusal neither delays the next save nor takes its place', async () => {
    const { answers } = textServer();
    let isDown = true;
    let reads = 0;
    let arrive = (): void => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const { user, sent } = await show('/?diagnosis_id=IDA', {
      ...answers,
      [READ]: async (call) => {
        const answer = answers[READ]?.(call);
        reads += 1;
        if (reads > 1) await late;
        return answer;
      },
      [SAVE]: (call) => (isDown ? refusal(500, '') : answers[SAVE]?.(call)),
    });
    const text = await editor('缺铁性贫血');
    await user.click(tool('无序列表'));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(reads).toBe(2));
    isDown = false;
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText(/周以宁 2025-11-18 10:30 更新$/)).toBeVisible();
    expect(sent(SAVE)).toHaveLength(2);
    arrive();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(within(text).getByRole('listitem')).toHaveTextContent('每日检测');
    expect(screen.getByText(/周以宁 2025-11-18 10:30 更新$/)).toBeVisible();
  });

  test('what somebody else saved meanwhile is told, and can be looked at', async () => {
    const { answers, stored } = textServer();
    const refused = '该说明已被他人修改，请查看最新内容后再保存';
    const { user, sent } = await show('/?diagnosis_id=IDA', {
      ...answers,
      [SAVE]: (call) => {
        const { updated_time } = call.body as { updated_time?: string };
        return stored.get('IDA')?.updated_time === updated_time ? answers[SAVE]?.(call) : refusal(400, refused);
      },
    });
    const text = await editor('缺铁性贫血');
    stored.set('IDA', { content: '<p>别人写的</p>', updated_time: '2025-11-18T10:00:00', user_name: '周以宁' });
    await user.click(tool('引用'));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText(refused)).toBeVisible();
    expect(await screen.findByText(/周以宁已于 2025-11-18 10:00 修改该说明/)).toBeVisible();
    expect(text.querySelector('blockquote')).toHaveTextContent('每日检测');
    await user.click(screen.getByRole('button', { name: '放弃修改，查看最新内容' }));
    await waitFor(() => expect(text).toHaveTextContent('别人写的'));
    expect(screen.queryByText(/修改该说明/)).toBeNull();
    expect(sent(SAVE)).toHaveLength(1);
  });
});

describe('leaving and deleting', () => {
  test('unsaved edits ask before another diagnosis is opened', async () => {
    const { user, address } = await show('/?diagnosis_id=IDA', textServer().answers);
    const text = await editor('缺铁性贫血');
    await user.click(tool('标题'));
    await user.click(screen.getByRole('button', { name: '急性肾损伤' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: QUESTION })).getByRole('button', { name: '继续编辑' }),
    );
    expect(address()).toBe('?diagnosis_id=IDA');
    expect(text.querySelector('h3')).toHaveTextContent('每日检测');
    await user.click(screen.getByRole('button', { name: '急性肾损伤' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: QUESTION })).getByRole('button', { name: '放弃修改' }),
    );
    expect(await editor('急性肾损伤')).toHaveTextContent('');
    // Searching changes no address.
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '肾' } });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('deleting asks, then the text is gone', async () => {
    const { user, sent } = await show('/?diagnosis_id=IDA', textServer().answers);
    const text = await editor('缺铁性贫血');
    const ask = async (answer: string) => {
      await user.click(screen.getByRole('button', { name: '删除' }));
      const question = await screen.findByRole('alertdialog', { name: '确认删除「缺铁性贫血」的本院说明？' });
      await user.click(within(question).getByRole('button', { name: answer }));
    };
    await ask('取消');
    expect(sent(DELETE)).toHaveLength(0);
    await ask('删除');
    expect(await screen.findByText('本院说明已删除')).toBeInTheDocument();
    expect(sent(DELETE).map((call) => call.path)).toEqual(['/api/v2/custom_texts/IDA/delete']);
    await waitFor(() => expect(text).toHaveTextContent(''));
    expect(screen.getByText(/尚未编写/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
    await waitFor(() => expect(names()).toContain('血液缺铁性贫血'));
    expect(sent(READ)).toHaveLength(1);
  });
});
