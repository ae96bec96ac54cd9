import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../contract/refusal.ts';
import { listPatients } from '../store/clinical-patients.ts';
import { Query } from '../store/sql.ts';
import type { WorldState } from '../store/world-state.ts';
import type { Worlds } from '../store/worlds.ts';
import {
  modes,
  otherHospitalPage,
  targets,
  type Choice,
  type ListedAccount,
  type OtherHospitalPage,
} from './other-hospital-page.ts';
import { issueFor, sealedQuery } from './tickets.ts';
import type { Wire } from './wire.ts';

export interface OtherHospitalParts {
  readonly worlds: Worlds;
  readonly wire: Wire;
  /** Origin of the web app, unless the page is told another one. */
  readonly webAddress: string;
}

const ACCOUNTS = new Query<ListedAccount>('SELECT user_name, nickname, role, state FROM account ORDER BY user_id');

/** Only an http origin: the address goes into a frame and a link. */
function originOf(text: string | null, otherwise: string): string {
  if (text === null || !URL.canParse(text)) return otherwise;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.origin : otherwise;
}

function choiceOf(form: URLSearchParams, webAddress: string): Choice {
  const one = <Value extends string>(name: string, list: readonly (readonly [Value, string])[]): Value | '' => {
    const value = form.get(name) ?? list[0]?.[0];
    return list.find(([known]) => known === value)?.[0] ?? '';
  };
  return {
    account: form.get('account') ?? 'doctor',
    patient: form.get('patient') ?? '',
    mode: one('mode', modes),
    target: one('target', targets),
    web: originOf(form.get('web'), webAddress),
  };
}

/**
 * `/__mock/other-hospital[?world=ID]`: simulates another hospital system in the browser. It lists the patients, issues a ticket for
 * one of its users and opens the product in a frame, or shows the link with the sealed query. Guarded like every control call.
 */
export function installOtherHospital(scope: FastifyInstance, { worlds, wire, webAddress }: OtherHospitalParts): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    done(null, new URLSearchParams(text.toString()));
  });

  const worldOf = (query: unknown): WorldState => {
    const { world: id } = query as { readonly world?: string };
    const world = id === undefined ? worlds.default : worlds.get(id);
    if (!world) throw new Refusal(`没有这个世界：${String(id)}`, 404);
    return world;
  };

  const show = (reply: FastifyReply, world: WorldState, choice: Choice, more: Partial<OtherHospitalPage> = {}) => {
    const policy = `default-src 'none'; style-src 'unsafe-inline'; frame-src ${choice.web}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
    // Not no-referrer: a form of such a page is sent without its origin, which the control surface asks for.
    void reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8');
    return otherHospitalPage({ accounts: ACCOUNTS.all(world), patients: listPatients(world), choice, ...more });
  };

  scope.get('/__mock/other-hospital', (request, reply) =>
    show(reply, worldOf(request.query), choiceOf(new URLSearchParams(), webAddress)),
  );

  scope.post('/__mock/other-hospital', (request, reply) => {
    const world = worldOf(request.query);
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const choice = choiceOf(form, webAddress);
    const { account, patient, mode, target } = choice;
    const issued = issueFor(world, { user_name: account, patient_id: patient, ...(mode === '' ? {} : { mode }) });
    if (issued === undefined) return show(reply, world, choice, { problem: `没有这个账号：${account}` });
    if (target !== '') issued.query.set('redirect', target);
    return form.get('do') === 'link'
      ? show(reply, world, choice, { link: `${choice.web}/?encrypt=${sealedQuery(wire, issued.query)}` })
      : show(reply, world, choice, { frame: `${choice.web}/plugin-login?${issued.query.toString()}` });
  });
}
