// What a run begins with: ids that belong together, and what chance alone would hardly bring about.

/** Saved records by the tag of their tool. */
const recordTables = {
  grace: 'grace_report',
  pleural: 'pleural_report',
  covid19: 'covid19_report',
  'thyroid-followup': 'thyroid_followup',
};
/** A report or two that each tool reads, by its tag. */
const toolReports = {
  'blood-gas': ['R1003-01'],
  ckd: ['R1004-01'],
  gastric: ['R1010-01', 'R1131-01'],
  'adrenal-cortex': ['R1016-01', 'R1172-06'],
  aldosteronism: ['R1015-01', 'R1181-05'],
  'thyroid-function': ['R1009-01', 'R1193-01'],
  cerebrospinal: ['R1017-01', 'R1201-03'],
};

const SHARED_REPORTS = 20;
const READY_RULES = 60;
/** Of them, those that are in use: they have a version to go back to. */
const RULES_IN_USE = 10;
const AUDITED_DAYS = 7;

/** A condition that the stored reports meet: potassium of 5.5 mmol/L and more. */
const condition = { all: [{ fact: 'lab', op: 'at_least', value: 5.5, unit: 'mmol/L', code: 'K' }] };

/** Rules whose condition was tried, ready to be switched on; some are in use, and one of these holds reports. */
async function readyRules(call, headers) {
  const outcome = { action: 'hold', level: 'attention', reason: '血钾 {血钾}，请核对', max_minutes: 120 };
  const ready = [];
  for (let number = 1; number <= READY_RULES; number += 1) {
    const body = { kind: 'audit', name: `高血钾 ${number}`, category: 'limit', condition, outcome };
    ready.push((await call('POST', '/api/v2/rules', { headers, body })).rule);
  }
  await call('POST', '/api/v2/rules/trial', { headers, body: { kind: 'audit', condition } });
  const inUse = [];
  for (const { rule_id, revision } of ready.slice(0, RULES_IN_USE)) {
    const body = { revision, ...(inUse.length === 0 && { also_stored_days: AUDITED_DAYS }) };
    inUse.push((await call('POST', `/api/v2/rules/${rule_id}/enable`, { headers, body })).rule);
  }
  const rest = ready.slice(RULES_IN_USE).map(({ rule_id, revision }) => ({ rule_id, revision }));
  return [...inUse.slice(1).map(({ rule_id, revision }) => ({ rule_id, revision, version: 1 })), ...rest];
}

/** A prompt that stored reports show. */
async function shownPrompt(call, headers, body) {
  const { rule } = await call('POST', '/api/v2/rules', { headers, body });
  await call('POST', '/api/v2/rules/trial', { headers, body: { kind: 'prompt', condition: body.condition } });
  const enabled = { revision: rule.revision, also_stored_days: AUDITED_DAYS };
  await call('POST', `/api/v2/rules/${rule.rule_id}/enable`, { headers, body: enabled });
}

/** Studies with two versions. */
async function changedStudies(call, headers) {
  const cohort = (from) => ({
    ...{ version: 1, unit: 'patient', calendar: {} },
    conditions: [{ id: 'c1', kind: 'age', from, negate: false, enabled: true }],
  });
  const studies = [];
  for (const name of ['成年人', '成年人的肌酐']) {
    const body = { name, purpose: '试验', cohort: cohort(18), variables: ['age', 'sex', 'CREA'] };
    const { project_id } = await call('POST', '/api/v2/research/projects/add', { headers, body });
    const change = { project_id, base_version: 1, cohort: cohort(60) };
    await call('POST', '/api/v2/research/projects/edit', { headers, body: change });
    studies.push({ project_id, from: 1, to: 2 });
  }
  return studies;
}

/** Links to reports, made by the account whose session no fuzzed request has, so that none of them is revoked. */
async function readerLinks(call, headers, reports) {
  const links = [];
  for (const { report_id, phone_tail } of reports) {
    const body = { report_id, days: 30, contacted: true };
    const { token } = await call('POST', '/api/v2/shares', { headers, body });
    links.push({ token, phone_tail });
  }
  return links;
}

/**
 * Ids of the seeded hospital, and groups of values that belong together, by the tag of the operations that take them.
 * @param {{ db: import('node:sqlite').DatabaseSync, call: Function, signedIn: (name: string) => object, keeperToken: string, seeds: object }} parts
 */
export async function readSeeds({ db, call, signedIn, keeperToken, seeds }) {
  const rows = (sql, ...values) =>
    db
      .prepare(sql)
      .all(...values)
      .map((row) => ({ ...row }));
  const column = (sql) => rows(sql).map((row) => Object.values(row)[0]);
  const groups = Object.fromEntries(
    Object.entries(recordTables).map(([tag, table]) => [tag, rows(`SELECT patient_id, report_id FROM ${table}`)]),
  );
  groups.replay = rows('SELECT 5 AS api_type, patient_id, report_id FROM grace_report');
  for (const [tag, reportIds] of Object.entries(toolReports)) {
    groups[tag] = reportIds.flatMap((id) => rows('SELECT patient_id, report_id FROM report WHERE report_id = ?', id));
  }
  groups.reports = rows(
    'SELECT patient_id, report_id, max(laboratory_id) AS laboratory_id FROM laboratory JOIN report USING (report_id) GROUP BY report_id LIMIT 40',
  );
  groups.rules = await readyRules(call, signedIn('audit'));
  await shownPrompt(call, signedIn('prompt'), {
    ...{ kind: 'prompt', name: '肌酐偏高', category: 'renal' },
    condition: { all: [{ fact: 'lab_flag', op: 'is', value: 'high', code: 'CREA' }] },
    outcome: {
      ...{ action: 'prompt', level: 'attention', reason: '肌酐 {肌酐的值}，请复查' },
      show: { places: ['reading', 'row'], basis: 'KDIGO', interval_days: 0, change_percent: 20 },
    },
  });
  groups.research = await changedStudies(call, { authorization: `Bearer ${keeperToken}` });
  groups.sync = rows(
    `SELECT source_id, date(max(started_at)) || 'T00:00:00+08:00' AS "from", max(started_at) AS "to" FROM sync_run GROUP BY source_id`,
  );
  groups.audit = rows("SELECT hold_id, report_id FROM audit_hold WHERE decision = '' ORDER BY held_at DESC");
  groups.prompts = rows(
    `SELECT report_id, rule_id FROM rule_hit WHERE json_extract(outcome, '$.action') = 'prompt' ORDER BY hit_time DESC, report_id LIMIT 60`,
  );
  groups.shares = await readerLinks(
    call,
    { authorization: `Bearer ${keeperToken}` },
    rows(
      `SELECT max(report_id) AS report_id, phone_tail FROM report JOIN patient_phone_tail USING (patient_id)
      GROUP BY patient_id ORDER BY patient_id LIMIT ${SHARED_REPORTS}`,
    ),
  );
  return {
    groups,
    shareTokens: groups.shares.map(({ token }) => token),
    ids: {
      entry_id: column('SELECT entry_id FROM blacklist ORDER BY entry_id'),
      patient_id: column('SELECT patient_id FROM patient ORDER BY patient_id'),
      report_id: [
        ...Object.values(seeds.SEED_GRACE_IDS),
        ...column('SELECT min(report_id) FROM report GROUP BY patient_id ORDER BY patient_id'),
      ],
    },
  };
}
