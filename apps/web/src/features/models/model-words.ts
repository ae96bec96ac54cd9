import type { ModelState } from '@jianwei/api-client/model';
import { sayOf, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { addressState, choicePart, pagePart, textPart } from '../../kit/lib/address.ts';

export const STATES: Readonly<Record<ModelState, string>> = { in_use: '启用', shadow: '旁路', off: '停用' };
export const stateText = (state: ModelState) => sayOf(state, STATES[state]);

/** What the list keeps in its address. */
export const FILTERS = addressState({
  q: textPart(),
  state: choicePart(['', 'in_use', 'shadow', 'off']),
  sort: textPart((text) => (/^-?(version|auc|given|incomplete|drift|feedback)$/.test(text) ? text : '')),
});

/** What the page of one model keeps in its address. */
export const DETAIL = addressState({
  artifact_id: textPart(),
  version: textPart(),
  at: textPart((text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')),
  page: pagePart(),
});

export const detailAddress = (artifactId: string, version: string) =>
  `/ai-platform-detail?artifact_id=${encodeURIComponent(artifactId)}&version=${encodeURIComponent(version)}`;

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
