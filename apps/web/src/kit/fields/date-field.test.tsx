import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DateField } from './date-field.tsx';

function Held({ start = '', onDate }: { start?: string; onDate: (date: string) => void }) {
  const [date, setDate] = useState(start);
  return (
    <>
      <DateField
        label="日期"
        value={date}
        onChange={(next) => {
          setDate(next);
          onDate(next);
        }}
      />
      <button type="button">下一个</button>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: '日期' });

test('shows and takes yyyy-MM-dd, whatever the language of the browser', async () => {
  const onDate = vi.fn();
  const user = userEvent.setup();
  render(<Held start="2025-11-18" onDate={onDate} />);
  expect(field()).toHaveValue('2025-11-18');
  await user.clear(field());
  await user.type(field(), '2025-12-03');
  expect(onDate.mock.calls).toEqual([[''], ['2025-12-03']]);
});

test('a short form is completed when the field is left', async () => {
  const onDate = vi.fn();
  const user = userEvent.setup();
  render(<Held onDate={onDate} />);
  await user.type(field(), '2025/1/8');
  expect(onDate).not.toHaveBeenCalled();
  await user.tab();
  expect(onDate.mock.calls).toEqual([['2025-01-08']]);
  expect(field()).toHaveValue('2025-01-08');
});

test('what is no day of the calendar is marked, told to nobody, and gone when the field is left', async () => {
  const onDate = vi.fn();
  const user = userEvent.setup();
  render(<Held start="2025-11-18" onDate={onDate} />);
  await user.type(field(), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}02-30');
  expect(field()).toHaveValue('2025-02-30');
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  await user.click(screen.getByRole('button', { name: '下一个' }));
  expect(onDate).not.toHaveBeenCalled();
  expect(field()).toHaveValue('2025-11-18');
});

test('the button opens the picker of the browser, and what is picked is shown', async () => {
  const onDate = vi.fn();
  const showPicker = vi.fn();
  const { container } = render(<Held onDate={onDate} />);
  const picker = container.querySelector<HTMLInputElement>('input[type="date"]');
  if (picker === null) throw new Error('no picker');
  picker.showPicker = showPicker;
  await userEvent.setup().click(screen.getByRole('button', { name: '选择日期' }));
  expect(showPicker).toHaveBeenCalledOnce();
  fireEvent.change(picker, { target: { value: '2025-11-20' } });
  expect(field()).toHaveValue('2025-11-20');
  expect(onDate.mock.calls).toEqual([['2025-11-20']]);
});

test('another date of the owner replaces what was typed', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<DateField label="日期" value="" onChange={vi.fn()} />);
  await user.type(field(), '2025-11-18');
  rerender(<DateField label="日期" value="2025-11-18" onChange={vi.fn()} />);
  expect(field()).toHaveValue('2025-11-18');
  rerender(<DateField label="日期" value="" onChange={vi.fn()} />);
  expect(field()).toHaveValue('');
});
