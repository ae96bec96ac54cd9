import type { LayItem } from '@jianwei/api-client/model';
import type { LayReport } from '@jianwei/clinical-rules/lay/lay';
import { wireLayItem } from '../interpretation/wire-lay.ts';

/** The report that the reader asks about. */
export interface OwnReport {
  readonly lay: LayReport;
  /** The second step was taken: what was before may be told. */
  readonly isVerified: boolean;
}

function ranked({ lay }: OwnReport) {
  return lay.groups.flatMap(({ items }) => items).toSorted((a, b) => (a.rank ?? 1e6) - (b.rank ?? 1e6));
}

/** Results of the report, those that need attention first. */
export function itemsOf(own: OwnReport): LayItem[] {
  return ranked(own).map((item) => wireLayItem(item, own.isVerified));
}

/** Results that are off, the most urgent first, by the catalogue's codes. */
export function offOf(own: OwnReport) {
  return ranked(own).filter(({ direction }) => ['high', 'low', 'positive'].includes(direction));
}

/** The reader's own result of an item, or null. */
export function ownItem(own: OwnReport, code: string): LayItem | null {
  const found = ranked(own).find((item) => item.code === code);
  return found === undefined ? null : wireLayItem(found, own.isVerified);
}
