import type { LaboratoryRow } from '@jianwei/api-client/model';

import { labState } from './lab-text.ts';

/** Rows of one group in the order of the report, with the figures of its heading. */
export interface LabGroup {
  name: string;
  rows: LaboratoryRow[];
  abnormalCount: number;
}

const UNGROUPED = '其他项目';

/** Rows by group_name, groups in the order in which the report first names them. */
export function groupLabRows(rows: readonly LaboratoryRow[]): LabGroup[] {
  const groups = Map.groupBy(rows, (row) => row.group_name ?? UNGROUPED);
  return [...groups].map(([name, members]) => ({
    name,
    rows: members,
    abnormalCount: members.filter((row) => labState(row) === 'abnormal').length,
  }));
}
