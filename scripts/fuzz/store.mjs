// What the store must still hold after a run.

/** Sources send results and mappings read them: a row that came from a source may be read anew, and its report is named after its rows. */
const TABLES = {
  patient: {
    sql: 'SELECT patient_id AS id, patient.* FROM patient',
    mayChange: () => [],
    mayCome: (row) => row.department === '外院导入',
  },
  report: {
    sql: `SELECT report_id AS id, report.*, EXISTS (SELECT 1 FROM source_row JOIN laboratory USING (laboratory_id)
      WHERE laboratory.report_id = report.report_id) AS is_sent FROM report`,
    mayChange: (row) => (row.is_sent === 1 ? ['report_name', 'is_sent'] : []),
    mayCome: (row) => row.run_id !== null,
  },
  laboratory: {
    sql: `SELECT laboratory_id AS id, laboratory.*, run_id, source_row.laboratory_id IS NOT NULL AS is_sent FROM laboratory
      JOIN report USING (report_id) LEFT JOIN source_row USING (laboratory_id)`,
    mayChange: (row) =>
      row.is_sent === 1
        ? ['code', 'name', 'specimen', 'result', 'unit', 'range_text', 'group_name', 'error', 'source_text', 'is_sent']
        : [],
    mayCome: (row) => row.run_id !== null,
  },
};

const clinicalRows = (db) =>
  Object.fromEntries(
    Object.entries(TABLES).map(([table, { sql }]) => [
      table,
      new Map(
        db
          .prepare(sql)
          .all()
          .map((row) => [row.id, { ...row }]),
      ),
    ]),
  );

/** What happened to clinical rows that no source can have brought about, table by table. */
function damageOf(before, now) {
  const problems = [];
  for (const [table, { mayChange, mayCome }] of Object.entries(TABLES)) {
    const gone = [...before[table].keys()].filter((id) => !now[table].has(id));
    const changed = [...before[table]].filter(([id, row]) => {
      const after = now[table].get(id);
      const free = mayChange(row);
      return after !== undefined && Object.keys(row).some((key) => row[key] !== after[key] && !free.includes(key));
    });
    const strange = [...now[table]].filter(([id, row]) => !before[table].has(id) && !mayCome(row));
    if (gone.length > 0) problems.push(`${gone.length} rows of ${table} are gone: ${gone[0]}`);
    if (changed.length > 0) {
      const [[id, row]] = changed;
      problems.push(
        `${changed.length} rows of ${table} changed: ${JSON.stringify(row)} / ${JSON.stringify(now[table].get(id))}`,
      );
    }
    if (strange.length > 0) problems.push(`${strange.length} rows of ${table} came from nowhere: ${strange[0][0]}`);
  }
  return problems;
}

/**
 * Remembers the clinical rows and saves one assessment; the function it answers says what of it is no longer so.
 */
export async function watchStore({ worlds, call, keeperToken }, { seeds }) {
  const before = worlds.map(({ db }) => clinicalRows(db));
  const headers = { authorization: `Bearer ${keeperToken}` };
  const patientId = Object.values(seeds.SEED_PATIENT_IDS)[1];
  const body = {
    patient_id: patientId,
    cardiac_arrest: false,
    st_down: true,
    cardiac_enzymes_high: true,
    age: 67,
    heart_rate: 96,
    blood_pressure: 118,
    serum_creatinine: 112,
    kill_ip_rank: 2,
    evidences: [{ name: '肌钙蛋白I', specimen: '血清', result: '860', unit: 'ng/L', reference: '≤ 34' }],
  };
  const { report_id: reportId } = await call('POST', `/api/v2/model/grace/${patientId}`, { headers, body });
  const read = () => call('GET', `/api/v2/model/grace/${reportId}`, { headers });
  const saved = JSON.stringify(await read());

  return async () => {
    const problems = [];
    for (const [index, { db, id }] of worlds.entries()) {
      const integrity = db.prepare('PRAGMA integrity_check').all();
      if (integrity.length !== 1 || integrity[0].integrity_check !== 'ok') problems.push(`${id}: integrity_check`);
      const orphans = db.prepare('PRAGMA foreign_key_check').all();
      if (orphans.length > 0)
        problems.push(`${id}: ${orphans.length} rows point nowhere: ${JSON.stringify(orphans[0])}`);
      if (db.isTransaction) problems.push(`${id}: a transaction was left open`);
      problems.push(...damageOf(before[index], clinicalRows(db)).map((problem) => `${id}: ${problem}`));
    }
    try {
      const now = JSON.stringify(await read());
      if (now !== saved) problems.push(`the saved assessment ${reportId} reads differently: ${saved} / ${now}`);
    } catch (error) {
      problems.push(`the saved assessment ${reportId} cannot be read: ${error.message}`);
    }
    return problems;
  };
}
