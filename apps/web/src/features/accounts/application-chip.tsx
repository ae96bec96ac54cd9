import { useGetApplication } from '@jianwei/api-client/applications/applications';
import { FilterChips } from '../../parts/admin/filter-chips.tsx';

interface ApplicationChipProps {
  readonly id: string;
  readonly onClear: () => void;
}

/** The application that brought the reader here, which the list does not offer by itself. */
export function ApplicationChip({ id, onClear }: ApplicationChipProps) {
  const { data } = useGetApplication(id, { request: { suppress: true } });
  return <FilterChips chips={[{ text: `我的应用中有 ${data?.name ?? id}`, clear: id }]} onClear={onClear} />;
}
