import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { NumericInput } from './numeric-input.tsx';
import { acceptNumericText, isNumericText, numericRules, settleNumericText } from './numeric-text.ts';
import type { NumericRule } from './numeric-text.ts';

function Field({ rule, start = '', emitted }: { rule: NumericRule; start?: string; emitted?: (text: string) => void }) {
  const [value, setValue] = useState(start);
  return (
    <label htmlFor="field">
      数值
      <NumericInput
        id="field"
        rule={rule}
        value={value}
        onChange={(text) => {
          emitted?.(text);
          setValue(text);
        }}
      />
    </label>
  );
}

const typed = (text: string) => fireEvent.change(screen.getByLabelText('数值'), { target: { value: text } });

describe('what a numeric field takes', () => {
  // covers A-5-14..22
  test.each([
    ['age', ['0', '67', '120'], ['1000', '67.', '6.5']],
    ['heartRate', ['96', '200'], ['1000', '96.5']],
    ['bloodPressure', ['118', '15.73', '999.99'], ['1000', '118.123']],
    ['creatinine', ['112', '0.75', '12345678901.25'], ['112.125', '123456789012']],
    ['other', ['12345678901', '1.2345'], ['123456789012', '1.23456']],
  ] as const)('%s', (kind, taken, refused) => {
    for (const text of taken) expect(isNumericText(text, numericRules[kind]), text).toBe(true);
    for (const text of refused) expect(isNumericText(text, numericRules[kind]), text).toBe(false);
  });

  // covers A-5-23
  test.each(['05', '00', '007', '00.5', '.5', '-1', '+1', '1e2', 'a'])('%s is not allowed', (text) => {
    expect(acceptNumericText('4', text, numericRules.other)).toBe('4');
  });

  test('zero, a fraction below one and a number still being typed are allowed', () => {
    for (const text of ['0', '0.5', '5.', '']) expect(acceptNumericText('4', text, numericRules.other)).toBe(text);
    expect(settleNumericText('5.')).toBe('5');
  });

  test('full-width digits and points become plain ones', () => {
    expect(acceptNumericText('', '１１８．５', numericRules.bloodPressure)).toBe('118.5');
  });
});

describe('the field on the screen', () => {
  // covers A-5-24
  test('unusable typing leaves what stood there', () => {
    render(<Field rule={numericRules.age} start="67" />);
    typed('678');
    expect(screen.getByLabelText('数值')).toHaveValue('678');
    typed('6789');
    expect(screen.getByLabelText('数值')).toHaveValue('678');
    typed('abc');
    expect(screen.getByLabelText('数值')).toHaveValue('678');
  });

  // covers A-5-25
  test('leaving it empty sets 1 for a moment and clears it', async () => {
    const emitted = vi.fn();
    render(<Field rule={numericRules.age} emitted={emitted} />);
    await act(async () => {
      fireEvent.blur(screen.getByLabelText('数值'));
      await Promise.resolve();
    });
    expect(emitted.mock.calls).toEqual([['1'], ['']]);
    expect(screen.getByLabelText('数值')).toHaveValue('');
  });

  test('a point left at the end goes when the field is left', () => {
    render(<Field rule={numericRules.bloodPressure} start="118" />);
    typed('118.');
    fireEvent.blur(screen.getByLabelText('数值'));
    expect(screen.getByLabelText('数值')).toHaveValue('118');
  });

  test('an input method is left alone until it has finished', () => {
    render(<Field rule={numericRules.age} />);
    const field = screen.getByLabelText('数值');
    fireEvent.compositionStart(field);
    typed('liu');
    expect(field).toHaveValue('liu');
    fireEvent.compositionEnd(field);
    expect(field).toHaveValue('');
  });

  test('a unit that can be chosen keeps the number', () => {
    const onUnitChange = vi.fn();
    render(
      <NumericInput
        id="pressure"
        value="118"
        onChange={() => undefined}
        unit="mmHg"
        units={['mmHg', 'kPa'] as const}
        onUnitChange={onUnitChange}
        unitLabel="血压单位"
      />,
    );
    fireEvent.change(screen.getByLabelText('血压单位'), { target: { value: 'kPa' } });
    expect(onUnitChange).toHaveBeenCalledWith('kPa');
    expect(screen.getByRole('textbox')).toHaveValue('118');
  });
});
