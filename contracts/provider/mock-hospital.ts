import { createServer } from 'node:http';
import { createHospital } from '@jianwei/mock-server/app';
import { developmentKey } from '@jianwei/wire-cipher/development-key';
import { startContractProxy, type ContractProxyOptions } from './contract-proxy.ts';
import { listen } from './listen.ts';
import { STAFF, type Staff } from './staff.ts';
import { mockStates, type MockCall, type StateValues } from './mock-states.ts';

/** The accounts behind the example tokens of the pacts. */
const accounts: Readonly<Record<string, string>> = STAFF;

interface StateChange {
  readonly state: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly action: 'setup' | 'teardown';
}

/** The mock hospital, the proxy in front of it and its provider states, each on a free port. */
export async function startProvider(wire: 'encrypted' | 'plain', passing?: ContractProxyOptions['passing']) {
  const hospital = await createHospital({
    state: 'memory',
    clock: '2025-11-18T10:30:00+08:00',
    wire,
    // The states speak plainly whatever the wire of the interactions.
    allowPlain: true,
  });
  const target = await hospital.app.listen({ port: 0, host: '127.0.0.1' });
  let world: string | undefined;
  const tokens = new Map<string, Promise<string>>();

  const call: MockCall = async (method, path, { body, isSignedIn = true, as = 'doctor' } = {}) => {
    const answer = await fetch(`${target}${path}`, {
      method,
      headers: {
        'x-wire': 'plain',
        ...(world === undefined ? {} : { 'x-mock-world': world }),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(isSignedIn ? { authorization: `Bearer ${await tokenOf(STAFF[as])}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return answer.json();
  };

  /** A token counts in its own world; one is enough for each. */
  function tokenOf(account: string): Promise<string> {
    const body = { user_name: account, password: 'jianwei-demo' };
    const token =
      tokens.get(account) ??
      call('POST', '/api/v2/users/operation_users/login', { body, isSignedIn: false }).then(
        (answer) => (answer as { token: string }).token,
      );
    tokens.set(account, token);
    return token;
  }
  const callerToken = () => tokenOf('doctor');

  const handlers: Readonly<Record<string, (parameters: never) => Promise<StateValues | undefined>>> = mockStates(call);
  /** An interaction without a state asks for the state ''. */
  async function changeState({ state, params = {}, action }: StateChange): Promise<StateValues> {
    if (state === '' || action !== 'setup') return {};
    const handler = handlers[state];
    if (!handler) throw new Error(`no such state: ${state}`);
    return (await handler(params as never)) ?? {};
  }
  const states = await listen(
    createServer((request, reply) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        changeState(JSON.parse(Buffer.concat(chunks).toString()) as StateChange)
          .then((values) => reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(values)))
          // Not 500, which the verifier takes for a passing fault: it would ask again and again.
          .catch((error: unknown) => reply.writeHead(400).end(String(error)));
      });
    }),
  );

  const proxy = await startContractProxy({
    target,
    wire,
    key: developmentKey,
    ...(passing && { passing }),
    headersFor: async ({ authorization = '' }) => {
      const account = accounts[authorization.replace('Bearer ', '')];
      return {
        ...(world === undefined ? {} : { 'x-mock-world': world }),
        ...(account === undefined ? {} : { authorization: `Bearer ${await tokenOf(account)}` }),
      };
    },
  });

  return {
    /** Where Pact's verifier asks. */
    providerBaseUrl: proxy.address,
    providerStatesSetupUrl: states.address,
    /** The hospital itself. */
    target,
    callerToken,
    staffToken: (name: Staff) => tokenOf(STAFF[name]),
    /** A fresh world; the next interaction runs in it. */
    renew: () => {
      if (world !== undefined) hospital.worlds.drop(world);
      world = hospital.worlds.create({}).id;
      tokens.clear();
    },
    /** Plans a fault of an operation in the current world. */
    plan: (fault: object) => call('POST', '/__mock/faults', { body: fault }),
    close: async () => {
      await Promise.all([proxy.close(), states.close()]);
      await hospital.close();
    },
  };
}
