/**
 * Which step of the loop an entry records, who was told, which proposal was carried out, and the entry that it takes back
 * (0 for none); why a warning was cancelled.
 */
export const warningLoopSchema = `
ALTER TABLE warning_record ADD COLUMN step TEXT NOT NULL DEFAULT 'handled';
ALTER TABLE warning_record ADD COLUMN recipient TEXT NOT NULL DEFAULT '';
ALTER TABLE warning_record ADD COLUMN action_id TEXT NOT NULL DEFAULT '';
ALTER TABLE warning_record ADD COLUMN corrects INTEGER NOT NULL DEFAULT 0;
ALTER TABLE warning ADD COLUMN cancel_reason TEXT NOT NULL DEFAULT '';
ALTER TABLE warning ADD COLUMN cancel_text TEXT NOT NULL DEFAULT '';
`;
