import type { ManagedApplication } from '@jianwei/api-client/model';
import { addressState, choicePart, textPart } from '../../kit/lib/address.ts';

/** Stands for every department. */
export const WHOLE_HOSPITAL = '全院';

/** What the list keeps in its address. */
export const FILTERS = addressState({
  q: textPart(),
  state: choicePart(['', 'enabled', 'stopped']),
  open: textPart(),
  /** The application whose opens are shown. */
  opens: textPart(),
});
export type AppFilters = typeof FILTERS.initial;

/** The applications that pass, in their order; the keyword is looked for in name, description, disease and systems. */
export function filtered(applications: readonly ManagedApplication[], { q, state }: AppFilters): ManagedApplication[] {
  const keyword = q.trim().toLowerCase();
  return applications.filter(
    ({ name, application_desc: text, disease = '', systems, enabled }) =>
      [name, text, disease, ...systems].join('\n').toLowerCase().includes(keyword) &&
      (state === '' || enabled === (state === 'enabled')),
  );
}

const thousands = new Intl.NumberFormat('zh-CN');

/** A count as texts write it: 1,246. */
export const countText = (count: number): string => thousands.format(count);

/** Who would miss an application: 87 位医师的我的应用中有它，近 30 日打开 1,246 次. Undefined where nobody would. */
export function missedText({ doctor_count: doctors, recent_opens: opens }: ManagedApplication): string | undefined {
  if (doctors === 0 && opens === 0) return undefined;
  const parts = [doctors > 0 && `${countText(doctors)} 位医师的我的应用中有它`, `近 30 日打开 ${countText(opens)} 次`];
  return parts.filter(Boolean).join('，');
}
