/** What a numeric field takes: at most so many digits before the point and so many after it. */
export interface NumericRule {
  integerDigits: number;
  decimals: number;
}

/** One rule per kind of field; a field without a kind of its own takes `other`. */
export const numericRules = {
  age: { integerDigits: 3, decimals: 0 },
  heartRate: { integerDigits: 3, decimals: 0 },
  bloodPressure: { integerDigits: 3, decimals: 2 },
  creatinine: { integerDigits: 11, decimals: 2 },
  other: { integerDigits: 11, decimals: 4 },
} as const satisfies Record<string, NumericRule>;

const FULL_WIDTH_ZERO = 0xff10;

/** Chinese input methods type full-width digits and points; both become plain ones. */
function toHalfWidth(text: string): string {
  return text
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - FULL_WIDTH_ZERO))
    .replace(/[．。]/g, '.')
    .trim();
}

/**
 * Is this text one that may stand in the field while it is being typed? Empty text and a trailing point may ('5.');
 * signs, a leading point and leading zeros may not ('05', '00', '.5').
 */
export function isNumericText(text: string, rule: NumericRule): boolean {
  if (text === '') return true;
  const fraction = rule.decimals > 0 ? `(\\.\\d{0,${rule.decimals}})?` : '';
  const whole = rule.integerDigits > 1 ? `0|[1-9]\\d{0,${rule.integerDigits - 1}}` : '\\d';
  return new RegExp(`^(${whole})${fraction}$`).test(text);
}

/** The text that stands after somebody typed `next` over `previous`: an unusable text leaves the previous one. */
export function acceptNumericText(previous: string, next: string, rule: NumericRule): string {
  const text = toHalfWidth(next);
  return isNumericText(text, rule) ? text : previous;
}

/** The text that stands after the field is left: '5.' becomes '5'. */
export function settleNumericText(text: string): string {
  return text.endsWith('.') ? text.slice(0, -1) : text;
}
