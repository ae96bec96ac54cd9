// Provider states as a back-end team would serve them, here for the mock hospital:
//   node contracts/examples/provider-states.mjs http://127.0.0.1:4010 4030
// Each state is brought about by calls of the back end itself; what the test data holds already needs no row.
import { createServer } from 'node:http';
import { createCalls } from './calls.mjs';
import { proposedStates } from './proposed-states.mjs'; // Only for --include-proposed.

const [backend = 'http://127.0.0.1:4010', port = '4030'] = process.argv.slice(2);
const { call, as } = createCalls(backend);
const ticket = async (params) => ({ ticket: (await call('POST', '/__mock/tickets', params)).ticket });
const codeSentTo = async (phone) => {
  await call('GET', `/api/v2/users/operation_users/codes?phone=${phone}`).catch(() => 'sent a moment ago');
  return (await call('GET', '/__mock/journal')).data.findLast((sent) => sent.kind === 'code' && sent.phone === phone);
};

/** State → what brings it about; values that the interaction needs are answered by their names. */
const states = {
  'a verification code was just sent to a phone': async ({ phone }) => ({ code: (await codeSentTo(phone)).code }),
  'a one-time ticket of another hospital system': ticket,
  'a one-time ticket that was used': async (params) => {
    const issued = await ticket(params);
    return call('POST', '/api/v2/users/session/embed', issued).then(() => issued);
  },
  'a lab report among the favourites': ({ report_id: id }) => as('doctor', 'GET', `/api/v2/ai/reports/collect/${id}`),
  'a lab report that is no favourite': ({ report_id: id }) =>
    as('doctor', 'GET', `/api/v2/ai/reports/collect/${id}/cancel`),
  'a tagged lab report': ({ report_id }) =>
    as('doctor', 'POST', '/api/v2/reports/disease/tagging', { report_id, diagnosis_id: 'CKD', tag: 'correct' }),
  'an application among those of the caller': ({ application_id }) =>
    as('doctor', 'POST', '/api/v2/application/doctor', { my_applications: [{ application_id, sort: 1 }] }),
  'a licence code for 365 days': () => ({ activation_code: 'JW1-V-20261118-E3F786B7E1F3' }),
  'a licence code that has expired': () => ({ activation_code: 'JW1-V-20251117-EC96CC640ADB' }),
  ...proposedStates({ call, as }),
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
