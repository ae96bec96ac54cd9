import type { InterpretabilityLoss } from '@jianwei/api-client/model';
import { findItem, findItemByName } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { UndeterminedReason } from '@jianwei/clinical-rules/flags/flag';
import type { JudgedReport } from '@jianwei/clinical-rules/record/judged';
import type { PrintedRow } from '@jianwei/clinical-rules/record/printed';

export type LossReason = InterpretabilityLoss['reason'];

/** A row that was not judged. What the source's row says of an unread one goes before `reason`. */
export interface Loss {
  readonly laboratoryId: string;
  /** Code of the item, or its name where the catalogue has none. */
  readonly item: string;
  readonly group: string;
  readonly reason: LossReason;
}

/** Where rows stand that the catalogue has no item for. */
export const NO_GROUP = '未收录';

/** What is to be repaired, by the reason that the rules give. */
const REASONS: Readonly<Record<UndeterminedReason, LossReason>> = {
  no_result: 'no_value',
  text_result: 'no_value',
  beyond_measuring: 'no_value',
  kind_mismatch: 'no_value',
  trace: 'no_value',
  no_range: 'no_range',
  range_unreadable: 'no_range',
  range_inverted: 'no_range',
  range_of_other_sex: 'no_range',
  range_of_adults: 'no_range',
  sex_unknown: 'person',
  not_this_sex: 'person',
  not_adult: 'person',
  child_interval: 'person',
  birth_invalid: 'person',
  time_invalid: 'other',
  unit_missing: 'no_unit',
  unit_unknown: 'no_unit',
  unit_mismatch: 'no_unit',
  comparator: 'uncertain',
  straddles: 'uncertain',
  implausible: 'uncertain',
};

function groupOf({ code, name, specimen }: PrintedRow): string {
  return (findItem(code) ?? findItemByName(name, specimen))?.group ?? NO_GROUP;
}

/** How many rows of a report, read or not, stand in each group of the catalogue. */
export function groupCounts({ rows, failed }: JudgedReport): (readonly [string, number])[] {
  const groups = [...rows.map(({ item }) => item?.group ?? NO_GROUP), ...failed.map(groupOf)];
  return [...Map.groupBy(groups, (group) => group)].map(([group, all]) => [group, all.length] as const);
}

/** Every row of a report that was not judged: undetermined, or not read at all. */
export function lossesOf({ rows, failed }: JudgedReport): Loss[] {
  const undetermined = rows.flatMap(({ printed, item, flag }): Loss[] => {
    if (flag.state !== 'undetermined') return [];
    const reason = item === undefined ? 'no_item' : REASONS[flag.reason];
    const { laboratory_id: laboratoryId, name } = printed;
    return [{ laboratoryId, item: item?.code ?? name, group: item?.group ?? NO_GROUP, reason }];
  });
  const unread = failed.map((row): Loss => {
    const { laboratory_id: laboratoryId, name } = row;
    return { laboratoryId, item: name, group: groupOf(row), reason: 'other' };
  });
  return [...undetermined, ...unread];
}
