/** Which patients are of the seed; those of an older state file are not known to be. */
export const demoPatientSchema = `
ALTER TABLE patient ADD COLUMN is_demo INTEGER NOT NULL DEFAULT 0;
`;
