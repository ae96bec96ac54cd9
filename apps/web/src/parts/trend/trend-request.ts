import type { LaboratoryRow } from '@jianwei/api-client/model';
import type { TrendRequest } from '../report/detail-slots.ts';

/** The history trend of these rows: each item once, by its standard name and specimen. */
export function trendOfRows(title: string, rows: readonly LaboratoryRow[]): TrendRequest {
  const items = new Map(
    rows.map((row) => {
      const specimen = row.standard_specimen ?? row.original_specimen ?? '';
      const item = {
        standard_laboratory_name: row.laboratory_name,
        standard_specimen: specimen,
        children: [
          {
            original_laboratory_name: row.original_laboratory_name,
            original_specimen: row.original_specimen ?? specimen,
          },
        ],
      };
      return [`${row.laboratory_name}|${specimen}`, item] as const;
    }),
  );
  return { title, laboratories: [...items.values()] };
}
