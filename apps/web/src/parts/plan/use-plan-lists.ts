import {
  getListOriginalLaboratoriesQueryOptions,
  useListLaboratoryTerms,
  useListOriginalLaboratories,
} from '@jianwei/api-client/lookups/lookups';
import type { OriginalLaboratory, PlanLaboratory } from '@jianwei/api-client/model';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { DraftItem } from './plan-draft.ts';

/** Pick lists show one page of this size. */
const PAGE = { page: 0, page_size: 200 } as const;
/** Wire values of the parameter `type`. */
const TYPES = { name: 1, specimen: 2 } as const;
/** Names, specimens and original items change rarely, in milliseconds. */
const FRESH = { staleTime: 300_000 };

/** What a row may choose: lab names that contain the text, or the specimens in which the lab item is measured. */
export function useTerms(field: keyof typeof TYPES, text: string) {
  const { data, isFetching } = useListLaboratoryTerms(
    { ...PAGE, standard_laboratory_name: text, type: TYPES[field] },
    { query: { ...FRESH, ...(field === 'name' ? { placeholderData: keepPreviousData } : { enabled: text !== '' }) } },
  );
  return { options: data?.data ?? [], isLoading: isFetching };
}

const pairOf = ({ name, specimen }: DraftItem) => ({
  standard_laboratory_name: name.trim(),
  standard_specimen: specimen.trim(),
});

/** Original items of this hospital behind a row: as listed now, else as they were saved. */
export function useOriginals(item: DraftItem): readonly OriginalLaboratory[] {
  const isComplete = item.name !== '' && item.specimen !== '';
  const { data } = useListOriginalLaboratories(pairOf(item), { query: { enabled: isComplete, ...FRESH } });
  return data?.labs ?? item.children;
}

/** What is sent of the rows, each with its original items; a row whose list does not come keeps what it has. */
export function useFetchLaboratories() {
  const client = useQueryClient();
  return (items: readonly DraftItem[]): Promise<PlanLaboratory[]> =>
    Promise.all(
      items.map(async (item) => {
        const query = getListOriginalLaboratoriesQueryOptions(pairOf(item), { query: FRESH });
        const { labs } = await client.query(query).catch(() => ({ labs: item.children }));
        return { ...pairOf(item), children: [...labs] };
      }),
    );
}
