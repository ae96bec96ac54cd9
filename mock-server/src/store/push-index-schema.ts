/**
 * Whether a line told a person of a patient is asked of each person whom each report of an import is told: by all three at once,
 * or a line that tells twenty has the tellings of the other nineteen read each time.
 */
export const pushIndexSchema = `
DROP INDEX push_delivery_patient;
CREATE INDEX push_delivery_told ON push_delivery (patient_id, line_id, user_id, due_at);
`;
