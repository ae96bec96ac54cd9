import type { DeltaNote } from './delta.ts';

type Texts = { readonly [Code in DeltaNote['code']]: (note: Extract<DeltaNote, { code: Code }>) => string };

/** Month and day as a reader of this year writes it. */
function dayText(iso: string): string {
  return iso.slice(5, 10);
}

function spanText(days: number, since: string): string {
  if (days === 0) return '同日';
  return days <= 30 ? `${days} 日` : `较 ${dayText(since)} `;
}

const DELTA_TEXT: Texts = {
  rose: ({ amount, decimals, days, since }) => `${spanText(days, since)}升 ${amount.toFixed(decimals)}`,
  fell: ({ amount, decimals, days, since }) => `${spanText(days, since)}降 ${amount.toFixed(decimals)}`,
  unchanged: ({ since }) => `与 ${dayText(since)} 相同`,
  rising: ({ times }) => `连续 ${times} 次上升`,
  falling: ({ times }) => `连续 ${times} 次下降`,
  stage_changed: ({ from, to, kind, direction }) => {
    const step = kind === 'gfr' ? '期' : '级';
    return `由 ${from} ${step}${direction === 1 ? '升至' : '降至'} ${to} ${step}`;
  },
  turned_positive: ({ since }) => `较 ${dayText(since)} 转为阳性`,
  turned_negative: ({ since }) => `较 ${dayText(since)} 转为阴性`,
  grade_changed: ({ from, to }) => `由 ${from} 变为 ${to}`,
  first: () => '首次检测',
};

/** One note in words: '6 日升 0.51', '较 08-21 降 8', '连续 3 次下降', '由 A2 级变为 A3 级'. */
export function deltaText(note: DeltaNote): string {
  const write = DELTA_TEXT[note.code] as (value: DeltaNote) => string;
  return write(note);
}
