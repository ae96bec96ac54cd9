/** The hospital's own wording, one text for each diagnosis. */
export const customTextsSchema = `
CREATE TABLE custom_text (
  diagnosis_id TEXT PRIMARY KEY,
  content      TEXT NOT NULL,
  user_id      TEXT NOT NULL,
  updated_time TEXT NOT NULL
) STRICT;
`;
