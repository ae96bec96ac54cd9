import type { LayItem } from '@jianwei/api-client/model';
import type { LayReport } from '@jianwei/clinical-rules/lay/lay';
import { wireLayItem } from '../interpretation/wire-lay.ts';

/** The report that the reader asks about. */
export interface OwnReport {
  readonly lay: LayReport;
  /** The second step was taken: what was before may be told. */
  readonly isVerified: boolean;
}

/** Results of the report, those that need attention first. */
export function itemsOf({ lay, isVerified }: OwnReport): { readonly code: string; readonly item: LayItem }[] {
  return lay.groups
    .flatMap(({ items }) => items)
    .toSorted((a, b) => (a.rank ?? 1e6) - (b.rank ?? 1e6))
    .map((item) => ({ code: item.code, item: wireLayItem(item, isVerified) }));
}

/** The reader's own result of an item, or null. */
export function ownItem(own: OwnReport, code: string): LayItem | null {
  return itemsOf(own).find((each) => each.code === code)?.item ?? null;
}
