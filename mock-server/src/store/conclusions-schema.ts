const forget = (patient: string): string => `DELETE FROM report_conclusion WHERE patient_id = ${patient};`;
const ofReport = (row: 'NEW' | 'OLD'): string =>
  forget(`(SELECT patient_id FROM report WHERE report_id = ${row}.report_id)`);

/** When something is done to a table: whose conclusions are forgotten. */
const CHANGES: readonly (readonly [name: string, event: string, statements: readonly string[]])[] = [
  ['new_result', 'INSERT ON laboratory', [ofReport('NEW')]],
  ['changed_result', 'UPDATE ON laboratory', [ofReport('OLD'), ofReport('NEW')]],
  ['old_result', 'DELETE ON laboratory', [ofReport('OLD')]],
  ['new_report', 'INSERT ON report', [forget('NEW.patient_id')]],
  [
    'changed_report',
    'UPDATE OF patient_id, report_time, received_at ON report',
    [forget('OLD.patient_id'), forget('NEW.patient_id')],
  ],
  ['old_report', 'DELETE ON report', [forget('OLD.patient_id')]],
  ['changed_patient', 'UPDATE ON patient', [forget('OLD.patient_id')]],
];

/**
 * What the rule base concludes of a report, as rules of the laboratory ask for it. It rests on the patient and on all reports of that patient:
 * whoever writes one of these, also outside the product, takes the conclusions away, and they are worked out again (`interpretation/conclusions.ts`).
 * By the index the rows of one item are found among those of a report.
 */
export const conclusionsSchema = `
CREATE TABLE report_conclusion (
  patient_id TEXT NOT NULL,
  report_id  TEXT NOT NULL,
  -- The rules that said it: what others said is worked out anew.
  rules      TEXT NOT NULL,
  said       TEXT NOT NULL,
  PRIMARY KEY (patient_id, report_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX laboratory_by_item ON laboratory (report_id, code);
${CHANGES.map(([name, event, statements]) => `CREATE TRIGGER conclusion_${name} AFTER ${event} BEGIN ${statements.join(' ')} END;`).join('\n')}
`;
