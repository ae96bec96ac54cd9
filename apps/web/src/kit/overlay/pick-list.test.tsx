import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { PickList } from './pick-list.tsx';

const OPTIONS = ['血清', '血浆', '全血', '尿液'];

function Held({ onSearch }: { onSearch?: (text: string) => void }) {
  const [value, setValue] = useState('全血');
  return (
    <>
      <PickList
        label="标本"
        value={value}
        onChange={setValue}
        options={OPTIONS}
        placeholder="请选择标本"
        {...(onSearch && { onSearch })}
      />
      <button type="button">下一个</button>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: '标本' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('opens by a click with the chosen option marked, and takes another by a click', async () => {
  const user = userEvent.setup();
  render(<Held />);
  await user.click(field());
  expect(options()).toEqual(OPTIONS);
  expect(screen.getByRole('option', { name: '全血' })).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: '全血' }).id);
  await user.click(screen.getByRole('option', { name: '血清' }));
  expect(field()).toHaveValue('血清');
  expect(options()).toEqual([]);
});

test('typing narrows the list; arrows and Enter choose', async () => {
  const user = userEvent.setup();
  render(<Held />);
  await user.clear(field());
  await user.type(field(), '血');
  expect(options()).toEqual(['血清', '血浆', '全血']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field()).toHaveValue('血浆');
});

test('what is in no list is not taken, and Escape leaves things as they were', async () => {
  const user = userEvent.setup();
  render(<Held />);
  await user.clear(field());
  await user.type(field(), '脑脊液');
  expect(screen.getByText('没有匹配的选项')).toBeVisible();
  await user.keyboard('{Enter}{Escape}');
  expect(field()).toHaveValue('全血');
  await user.clear(field());
  await user.type(field(), '尿');
  await user.click(screen.getByRole('button', { name: '下一个' }));
  expect(field()).toHaveValue('全血');
});

test('an owner that looks options up is told what is typed', async () => {
  const onSearch = vi.fn<(text: string) => void>();
  const user = userEvent.setup();
  render(<Held onSearch={onSearch} />);
  await user.clear(field());
  await user.type(field(), 'Cr');
  expect(onSearch).toHaveBeenLastCalledWith('Cr');
  expect(options()).toEqual(OPTIONS);
  await user.keyboard('{Escape}');
  expect(onSearch).toHaveBeenLastCalledWith('');
});
