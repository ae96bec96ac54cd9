/** What an outside source says beside a result: its own flag, and whether the result is preliminary or corrected. */
export const importSchema = `
ALTER TABLE laboratory ADD COLUMN source_flag TEXT NOT NULL DEFAULT '';
ALTER TABLE laboratory ADD COLUMN source_status TEXT NOT NULL DEFAULT ''
  CHECK (source_status IN ('', 'preliminary', 'corrected'));
`;
