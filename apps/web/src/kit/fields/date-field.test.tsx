import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { DateField } from './date-field.tsx';
import { DateTimeField } from './date-time-field.tsx';

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

function HeldTime({ start = '', onTime }: { start?: number | string; onTime: (time: number | string) => void }) {
  const [time, setTime] = useState(start);
  return (
    <DateTimeField
      id="time"
      label="时间"
      value={time}
      onChange={(next) => {
        setTime(next);
        onTime(next);
      }}
    />
  );
}

describe('with a time of day', () => {
  const time = () => screen.getByRole('textbox', { name: '时间' });
  const local = (text: string) => new Date(text).getTime();

  test('yyyy-MM-dd HH:mm is shown and typed; the owner has the text until it is a time', async () => {
    const onTime = vi.fn();
    const user = userEvent.setup();
    render(<HeldTime start={local('2025-11-18T07:05')} onTime={onTime} />);
    expect(time()).toHaveValue('2025-11-18 07:05');
    await user.type(time(), '{Backspace}6');
    expect(onTime.mock.calls).toEqual([['2025-11-18 07:0'], [local('2025-11-18T07:06')]]);
    await user.clear(time());
    expect(onTime).toHaveBeenLastCalledWith('');
  });

  test.each([
    ['2025/1/8 7:05', '2025-01-08 07:05'],
    ['2025.01.08 23：59', '2025-01-08 23:59'],
  ])('%s is completed when the field is left', async (typed, left) => {
    const user = userEvent.setup();
    render(<HeldTime onTime={vi.fn()} />);
    await user.type(time(), typed);
    expect(time()).toHaveValue(typed);
    await user.tab();
    expect(time()).toHaveValue(left);
    expect(time()).toBeValid();
  });

  test.each(['2025-02-30 07:00', '2025-11-18 24:00', '2025-11-18 7:5', '2025-11-18', '07:00'])(
    '%s is no time: it stays, and is named once the field is left',
    async (typed) => {
      const user = userEvent.setup();
      render(<HeldTime onTime={vi.fn()} />);
      await user.type(time(), typed);
      expect(time()).toBeValid();
      await user.tab();
      expect(time()).toHaveValue(typed);
      expect(time()).toBeInvalid();
      expect(time()).toHaveAccessibleDescription('请按 yyyy-MM-dd HH:mm 填写');
    },
  );

  test('the picker offers what is past, and what is picked is shown', async () => {
    const { container } = render(<HeldTime onTime={vi.fn()} />);
    const picker = container.querySelector<HTMLInputElement>('input[type="datetime-local"]');
    if (picker === null) throw new Error('no picker');
    const showPicker = vi.fn();
    picker.showPicker = showPicker;
    await userEvent.setup().click(screen.getByRole('button', { name: '选择时间' }));
    expect(showPicker).toHaveBeenCalledOnce();
    expect(picker.max).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
    fireEvent.change(picker, { target: { value: '2025-11-17T07:00' } });
    expect(time()).toHaveValue('2025-11-17 07:00');
  });
});
