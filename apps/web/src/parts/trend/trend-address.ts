import type { PlanLaboratory } from '@jianwei/api-client/model';
import type { TrendRequest } from '../report/detail-slots.ts';

/** A lab item as the address holds it: standard name and specimen, then printed name and specimen of each child. */
const MIN_PARTS = 2;

const partsOf = ({ standard_laboratory_name: name, standard_specimen: specimen, children }: PlanLaboratory) => [
  name,
  specimen,
  ...(children ?? []).flatMap((child) => [child.original_laboratory_name, child.original_specimen]),
];

function laboratoryOf(parts: unknown): PlanLaboratory | undefined {
  if (!Array.isArray(parts) || parts.length < MIN_PARTS || parts.length % 2 !== 0) return undefined;
  if (!parts.every((part) => typeof part === 'string')) return undefined;
  const [name = '', specimen = '', ...printed] = parts;
  const children = printed.flatMap((original, index) =>
    index % 2 === 0 ? [{ original_laboratory_name: original, original_specimen: printed[index + 1] ?? '' }] : [],
  );
  return { standard_laboratory_name: name, standard_specimen: specimen, children };
}

function readItems(text: string): readonly PlanLaboratory[] {
  let items: unknown;
  try {
    items = JSON.parse(text);
  } catch {
    return [];
  }
  const read = Array.isArray(items) ? items.map(laboratoryOf) : [];
  // One that cannot be read would leave a curve out without a word.
  return read.every((item) => item !== undefined) ? read : [];
}

/** What an address says of an open trend: a saved plan by its id, other lab items one by one. '' where it says nothing. */
export function writeTrend(trend: TrendRequest | null): { trend: string; trend_plan: string; trend_items: string } {
  const { title = '', planId = '', laboratories = [] } = trend ?? {};
  return {
    trend: planId === '' ? title : '',
    trend_plan: planId,
    trend_items: trend === null || planId !== '' ? '' : JSON.stringify(laboratories.map(partsOf)),
  };
}

/** The trend that an address asks for; null where it asks for none, or does not say it whole. The lab items of a plan come with the plan. */
export function readTrend(query: URLSearchParams): TrendRequest | null {
  const planId = query.get('trend_plan') ?? '';
  if (planId !== '') return { title: '', laboratories: [], planId };
  const title = query.get('trend') ?? '';
  const laboratories = readItems(query.get('trend_items') ?? '');
  return title === '' || laboratories.length === 0 ? null : { title, laboratories };
}
