/** What doctors think of prompts on reports: one answer an account. */
export const promptFeedbackSchema = `
CREATE TABLE prompt_feedback (
  rule_id     TEXT NOT NULL,
  report_id   TEXT NOT NULL,
  user_id     TEXT NOT NULL,
  version     INTEGER NOT NULL,
  useful      INTEGER NOT NULL CHECK (useful IN (0, 1)),
  comment     TEXT NOT NULL,
  answer_time TEXT NOT NULL,
  PRIMARY KEY (rule_id, report_id, user_id)
) STRICT;
`;
