import {
  getListOriginalLaboratoriesQueryOptions,
  useListLaboratoryTerms,
  useListOriginalLaboratories,
} from '@jianwei/api-client/lookups/lookups';
import type { OriginalLaboratory } from '@jianwei/api-client/model';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { DraftItem } from './plan-draft.ts';

/** Pick lists show one page of this size. */
const PAGE = { page: 0, page_size: 200 } as const;
/** Wire values of the parameter `type`. */
const NAMES = 1;
const SPECIMENS = 2;
/** Names, specimens and original items change rarely, in milliseconds. */
const FRESH_MS = 300_000;

/** Lab names that contain the text. */
export function useLaboratoryNames(text: string) {
  const { data, isFetching } = useListLaboratoryTerms(
    { ...PAGE, standard_laboratory_name: text, type: NAMES },
    { query: { staleTime: FRESH_MS, placeholderData: keepPreviousData } },
  );
  return { names: data?.data ?? [], isLoading: isFetching };
}

/** Specimens in which the lab item is measured. */
export function useSpecimens(name: string) {
  const { data, isFetching } = useListLaboratoryTerms(
    { ...PAGE, standard_laboratory_name: name, type: SPECIMENS },
    { query: { enabled: name !== '', staleTime: FRESH_MS } },
  );
  return { specimens: data?.data ?? [], isLoading: isFetching };
}

const pairOf = ({ name, specimen }: DraftItem) => ({ standard_laboratory_name: name, standard_specimen: specimen });

/** Original items of this hospital behind a row: as listed now, else as they were saved. */
export function useOriginals(item: DraftItem): readonly OriginalLaboratory[] {
  const isComplete = item.name !== '' && item.specimen !== '';
  const { data } = useListOriginalLaboratories(pairOf(item), { query: { enabled: isComplete, staleTime: FRESH_MS } });
  return data?.labs ?? item.children;
}

/** Original items of every row before a plan is saved; a row whose list does not come keeps what it has. */
export function useFetchOriginals() {
  const client = useQueryClient();
  return async (items: readonly DraftItem[]): Promise<ReadonlyMap<number, readonly OriginalLaboratory[]>> =>
    new Map(
      await Promise.all(
        items.map(async (item) => {
          const query = getListOriginalLaboratoriesQueryOptions(pairOf(item), { query: { staleTime: FRESH_MS } });
          const found = await client.query(query).then(
            ({ labs }) => labs,
            () => item.children,
          );
          return [item.id, found] as const;
        }),
      ),
    );
}
