import { optional, record, text } from '@jianwei/clinical-rules/tables/shapes';
import type { Read } from '@jianwei/clinical-rules/tables/shapes';

/** A row that the notation of rows cannot carry: no code, several words, or a reason why it could not be cleaned. */
export const SPECIAL_ROW = record({
  name: text,
  result: text,
  /** Absent where the report prints none. */
  code: optional(text),
  unit: optional(text),
  range: optional(text),
  specimen: optional(text),
  /** Heading of the report under which the row stands. */
  group: optional(text),
  /** Why the row could not be cleaned; such a row is listed apart and never judged. */
  error: optional(text),
});
export type SeedSpecialRow = Read<typeof SPECIAL_ROW>;
