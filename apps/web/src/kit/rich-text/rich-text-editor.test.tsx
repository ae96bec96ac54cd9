import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { NoticeHost } from '../ui/notice.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';

const onChange = vi.fn<(html: string) => void>();

function Held({ start, isReadOnly = false }: { start: string; isReadOnly?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <RichTextEditor
        label="内容"
        value={value}
        isReadOnly={isReadOnly}
        onChange={(html) => {
          onChange(html);
          setValue(html);
        }}
      />
      <button type="button" onClick={() => setValue('<p>另一段</p>')}>
        换一段
      </button>
      <NoticeHost />
    </>
  );
}

async function open(start: string, isReadOnly = false) {
  onChange.mockClear();
  await act(async () => {
    render(<Held start={start} isReadOnly={isReadOnly} />);
    await import('./rich-text-surface.tsx');
  });
  const text = await screen.findByRole('textbox', { name: '内容' });
  return { user: userEvent.setup(), text };
}

const image = (bytes: number, type = 'image/png') => new File([new Uint8Array(bytes)], '图.png', { type });

test('shows the text and what is done to it as HTML', async () => {
  const { user, text } = await open('<p>说明</p>');
  expect(text).toHaveTextContent('说明');
  await user.click(screen.getByRole('button', { name: '有序列表' }));
  expect(onChange).toHaveBeenLastCalledWith('<ol><li><p>说明</p></li></ol>');
  expect(screen.getByRole('button', { name: '有序列表' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect(onChange).toHaveBeenLastCalledWith('<p>说明</p>');
  expect(screen.getByRole('button', { name: '撤销' })).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['标题', '<h3>说明</h3>'],
  ['无序列表', '<ul><li><p>说明</p></li></ul>'],
  ['引用', '<blockquote><p>说明</p></blockquote>'],
])('%s', async (name, html) => {
  const { user } = await open('<p>说明</p>');
  await user.click(screen.getByRole('button', { name }));
  expect(onChange).toHaveBeenLastCalledWith(html);
});

// covers A-1-19, A-2.13-01, A-5-74
test('a chosen image below the limit becomes part of the text', async () => {
  const { user } = await open('<p>说明</p>');
  await user.upload(screen.getByLabelText('选择图片'), image(1_048_575));
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(onChange.mock.lastCall?.[0]).toContain('<img src="data:image/png;base64,AAAA');
  expect(onChange.mock.lastCall?.[0]).toContain('alt="图.png"');
});

// covers A-5-73, A-8-08
test('one of 1048576 bytes is refused with an error', async () => {
  const { user } = await open('<p>说明</p>');
  await user.upload(screen.getByLabelText('选择图片'), image(1_048_576));
  expect(await screen.findByRole('alert')).toHaveTextContent('上传图片必须小于1M');
  expect(onChange).not.toHaveBeenCalled();
});

test('a pasted file is inserted or refused in the same way', async () => {
  const { text } = await open('<p>说明</p>');
  fireEvent.paste(text, { clipboardData: { files: [image(3, 'application/pdf')], getData: () => '' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('只能上传图片文件');
  fireEvent.paste(text, { clipboardData: { files: [image(3)], getData: () => '' } });
  await waitFor(() => expect(onChange.mock.lastCall?.[0]).toContain('data:image/png;base64,AAAA'));
});

test('a text from outside replaces what is written, without a change being told', async () => {
  const { user, text } = await open('<p>说明</p>');
  await user.click(screen.getByRole('button', { name: '换一段' }));
  await waitFor(() => expect(text).toHaveTextContent('另一段'));
  expect(onChange).not.toHaveBeenCalled();
});

test('read-only it has no tools and cannot be edited', async () => {
  const { text } = await open('<p>说明</p>', true);
  expect(text).toHaveAttribute('contenteditable', 'false');
  expect(screen.queryByRole('toolbar')).toBeNull();
});
