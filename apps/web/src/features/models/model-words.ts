import type { ModelCounted, ModelState } from '@jianwei/api-client/model';
import { sayOf, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { addressOf, addressState, choicePart, dayPart, pagePart, textPart } from '../../kit/lib/address.ts';

export const STATES: Readonly<Record<ModelState, string>> = { in_use: '启用', shadow: '旁路', off: '停用' };
export const stateText = (state: ModelState) => sayOf(state, STATES[state]);

/** What the list keeps in its address. */
export const FILTERS = addressState({
  q: textPart(),
  state: choicePart(['', 'in_use', 'shadow', 'off']),
  sort: textPart((text) =>
    /^-?(name|version|population|auc|given|incomplete|drift|feedback|state)$/.test(text) ? text : '',
  ),
});

/** The numbers of the last 30 days that open their reports. */
export const COUNTED: Readonly<Record<ModelCounted, string>> = {
  given: '给出',
  incomplete: '特征不全',
  computed: '旁路计算',
  feedback: '反馈不符',
};
const COUNTED_PART = choicePart(['', 'given', 'incomplete', 'computed', 'feedback'] as const);

/** What the page of one model keeps in its address. */
export const DETAIL = addressState({
  artifact_id: textPart(),
  version: textPart(),
  at: dayPart(),
  page: pagePart(),
  counted: COUNTED_PART,
  /** A period of the time line instead of the last 30 days: its version and its start. */
  of: textPart(),
  since: textPart((text) => (Number.isNaN(Date.parse(text)) ? '' : text)),
  /** The candidate is compared report by report. */
  compare: choicePart(['', 'yes'] as const),
});

interface Opened {
  readonly counted?: ModelCounted;
  /** An input, with the reports that hold it. */
  readonly feature?: string;
}

/** The page of a version, with the reports behind one of its numbers where that is named. */
export const detailAddress = (artifactId: string, version: string, { counted, feature }: Opened = {}) =>
  addressOf('/ai-platform-detail', { artifact_id: artifactId, version, counted, feature });

/** A share as statistics print it: 0.850. */
export const shareText = (share: number | undefined, decimals = 3): string =>
  typeof share === 'number' ? share.toFixed(decimals) : sayOf(share, '—');
export const rangeText = (low: number, high: number): string => `${shareText(low)}–${shareText(high)}`;

/** Which part of the reports lacked a feature: 12.6%. */
export function incompleteText({ asked, given }: { readonly asked: number; readonly given: number }): string {
  if (typeof asked !== 'number' || typeof given !== 'number') return UNDETERMINED;
  return asked === 0 ? '—' : `${(((asked - given) / asked) * 100).toFixed(1)}%`;
}

/** A value of a feature, two decimals at most. */
export const valueText = (value: number | undefined): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : shareText(value);
