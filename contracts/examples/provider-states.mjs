// Provider states as a back-end team would serve them, here for the mock hospital:
//   node contracts/examples/provider-states.mjs http://127.0.0.1:4010 4030
// Each state is brought about by calls of the back end itself; what the test data holds already needs no row.
import { createServer } from 'node:http';

const [backend = 'http://127.0.0.1:4010', port = '4030'] = process.argv.slice(2);

async function call(method, path, body, token) {
  const headers = { 'x-wire': 'plain', ...(body && { 'content-type': 'application/json' }) };
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await fetch(backend + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
  return answer.json();
}
const account = { user_name: 'doctor', password: 'jianwei-demo' };
/** One call of 'the caller', the account whose token the verification is given. */
const asCaller = async (method, path, body) =>
  call(method, path, body, (await call('POST', '/api/v2/users/operation_users/login', account)).token);
const ticket = async (params) => ({ ticket: (await call('POST', '/__mock/tickets', params)).ticket });
const share = ({ report_id }, audience = 'clinician') =>
  asCaller('POST', '/api/v2/shares', { report_id, audience, contacted: true });
const codeSentTo = async (phone) => {
  await call('GET', `/api/v2/users/operation_users/codes?phone=${phone}`).catch(() => 'sent a moment ago');
  const { data } = await call('GET', '/__mock/journal');
  return data.findLast((entry) => entry.kind === 'code' && entry.phone === phone);
};

const asAuditor = async (method, path, body) => {
  const { token } = await call('POST', '/api/v2/users/operation_users/login', { ...account, user_name: 'audit' });
  return call(method, path, body, token);
};
const condition = { all: [{ fact: 'tested', op: 'is', value: true, code: 'AMH' }] };
const outcome = { action: 'hold', level: 'attention', reason: '请核对', max_minutes: 60 };
/** A rule with a draft that was tried: the revision that its next change is to name. */
const draftRule = async ({ rule_id: id }) => {
  const { name, category, priority, revision } = (await asAuditor('GET', `/api/v2/rules/${id}`)).rule;
  await asAuditor('POST', `/api/v2/rules/${id}`, { name, category, priority, revision, condition, outcome });
  await asAuditor('POST', '/api/v2/rules/trial', { kind: 'audit', condition });
  return revision + 1;
};

/** A prompt on stored reports with a high creatinine. */
const promptOnce = async () => {
  const login = { ...account, user_name: 'prompt' };
  const { token } = await call('POST', '/api/v2/users/operation_users/login', login);
  const known = await call('GET', '/api/v2/rules?kind=prompt&q=SP-019', undefined, token);
  if (known.total_elements > 0) return;
  const high = { all: [{ fact: 'lab_flag', op: 'is', value: 'high', code: 'CREA' }] };
  const show = { places: ['reading', 'row'], basis: 'KDIGO', interval_days: 0, change_percent: 20 };
  const said = { action: 'prompt', level: 'attention', reason: '肌酐 {肌酐的值}，请复查', show };
  const rule = { kind: 'prompt', name: '肌酐偏高', category: 'renal', condition: high, outcome: said };
  const made = (await call('POST', '/api/v2/rules', rule, token)).rule;
  await call('POST', '/api/v2/rules/trial', { kind: 'prompt', condition: high }, token);
  const enable = { revision: made.revision, also_stored_days: 90 };
  await call('POST', `/api/v2/rules/${made.rule_id}/enable`, enable, token);
};

/** State → what brings it about; values that the interaction needs are answered by their names. */
const states = {
  'a verification code was just sent to a phone': async ({ phone }) => ({ code: (await codeSentTo(phone)).code }),
  'a one-time ticket of another hospital system': ticket,
  'a one-time ticket that was used': async (params) => {
    const issued = await ticket(params);
    await call('POST', '/api/v2/users/session/embed', issued);
    return issued;
  },
  'a printed Grace report': async ({ report_id }) => {
    const { code } = await asCaller('POST', '/api/v2/papers', { api_type: 5, record_id: report_id });
    return { paper_path: `/api/v2/papers/${code}` };
  },
  'an action of the caller': () =>
    asCaller('POST', '/api/v2/embed/actions', { action_id: 44, extra_data: '{"application_id":"A4"}' }),
  'an account whose department was changed': async ({ user_id, department }) => {
    const path = `/api/v2/users/accounts/${user_id}`;
    const { token } = await call('POST', '/api/v2/users/operation_users/login', { ...account, user_name: 'account' });
    const { revision } = (await call('GET', path, undefined, token)).account;
    await call('POST', path, { revision, department }, token);
    const { data } = await call('GET', `/api/v2/changes?object_type=account&object_id=${user_id}`, undefined, token);
    const { change_id } = data[0];
    return { undo_path: `/api/v2/changes/${change_id}/undo`, entry_path: `/api/v2/logs/change/${change_id}` };
  },
  'an application of the caller that the hospital stopped': async ({ application_id }) => {
    await asCaller('POST', '/api/v2/application/doctor', { my_applications: [{ application_id, sort: 1 }] });
    const path = '/api/v2/application/manage';
    const { token } = await call('POST', '/api/v2/users/operation_users/login', { ...account, user_name: 'account' });
    const { data } = await call('GET', path, undefined, token);
    const { revision } = data.find((application) => application.application_id === application_id);
    return call('POST', `${path}/${application_id}`, { revision, enabled: false, inner_test: true }, token);
  },
  'an application that was opened': ({ application_id }) =>
    asCaller('POST', '/api/v2/embed/actions', { action_id: 44, extra_data: JSON.stringify({ application_id }) }),
  'a report with a prompt': promptOnce,
  'a trial that ran': async () => void (await asAuditor('POST', '/api/v2/rules/trial', { kind: 'audit', condition })),
  'a rule with a draft that was tried': async (params) => void (await draftRule(params)),
  'a draft of the push strategy that was tried': async () => {
    const path = '/api/v2/push/strategy';
    const { token } = await call('POST', '/api/v2/users/operation_users/login', { ...account, user_name: 'prompt' });
    const { draft, revision } = await call('GET', path, undefined, token);
    await call('POST', path, { revision, strategy: { lines: draft.lines.slice(1) } }, token);
    await call('POST', `${path}/trial`, { revision: revision + 1 }, token);
  },
  'a trial of the push strategy as it stands': async () => {
    const { token } = await call('POST', '/api/v2/users/operation_users/login', { ...account, user_name: 'prompt' });
    await call('POST', '/api/v2/push/strategy/trial', {}, token);
  },
  'a report that a rule holds': async (params) => {
    const body = { revision: await draftRule(params), also_stored_days: 30 };
    await asAuditor('POST', `/api/v2/rules/${params.rule_id}/enable`, body);
  },
  'a share of a lab report by the caller': async (params) => ({ token: (await share(params)).token }),
  'a share of a lab report for the patient': async (params) => ({ token: (await share(params, 'citizen')).token }),
  'a share of a lab report that was revoked': async (params) => {
    const { share_id, token } = await share(params);
    await asCaller('POST', `/api/v2/shares/${share_id}/revoke`);
    return { token };
  },
  'a lab report among the favourites': ({ report_id }) => asCaller('GET', `/api/v2/ai/reports/collect/${report_id}`),
  'a lab report that is no favourite': ({ report_id }) =>
    asCaller('GET', `/api/v2/ai/reports/collect/${report_id}/cancel`),
  'a lab report with feedback of the caller': ({ report_id: id }) =>
    asCaller('POST', `/api/v2/ai/reports/${id}/feedback`, { kind: 'inaccurate', content: '痛风依据不足' }),
  'a tagged lab report': ({ report_id }) =>
    asCaller('POST', '/api/v2/reports/disease/tagging', { report_id, diagnosis_id: 'CKD', tag: 'correct' }),
  'an application among those of the caller': ({ application_id }) =>
    asCaller('POST', '/api/v2/application/doctor', { my_applications: [{ application_id, sort: 1 }] }),
  'a licence code for 365 days': () => ({ activation_code: 'JW1-V-20261118-E3F786B7E1F3' }),
  'a licence code that has expired': () => ({ activation_code: 'JW1-V-20251117-EC96CC640ADB' }),
};

const server = createServer(async (request, reply) => {
  try {
    const { state, params, action } = JSON.parse(Buffer.concat(await request.toArray()).toString());
    const values = action === 'setup' ? await states[state]?.(params) : {};
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(values ?? {}));
  } catch (error) {
    reply.writeHead(400).end(String(error)); // Not 500, which the verifier takes for a passing fault.
  }
});
server.listen(Number(port), '127.0.0.1', () => {
  console.log(`provider states of ${backend} on http://127.0.0.1:${server.address().port}`);
});
