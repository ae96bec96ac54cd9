/** What accounts answered to findings of reports, answer by answer; nothing is overwritten. */
export const findingAnswersSchema = `
CREATE TABLE finding_answer (
  answer_id   INTEGER PRIMARY KEY,
  report_id   TEXT NOT NULL,
  finding_id  TEXT NOT NULL,
  user_id     TEXT NOT NULL,
  answer      TEXT NOT NULL,
  content     TEXT NOT NULL,
  answer_time TEXT NOT NULL
) STRICT;
`;
