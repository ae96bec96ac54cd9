/** Lab plans: which items an account follows together. `patient_id` is '' for a plan that is meant for every patient. */
export const plansSchema = `
CREATE TABLE lab_plan (
  plan_id      TEXT PRIMARY KEY,
  user_id      TEXT NOT NULL,
  patient_id   TEXT NOT NULL,
  plan_name    TEXT NOT NULL,
  laboratories TEXT NOT NULL,
  created_time TEXT NOT NULL,
  updated_time TEXT NOT NULL
) STRICT;
CREATE INDEX lab_plan_by_user ON lab_plan (user_id, created_time);
`;
