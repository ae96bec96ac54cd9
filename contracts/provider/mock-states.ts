import { writeLicenceCode } from '@jianwei/mock-server/hospital/licence-code';
import type { ProviderState } from './provider-states.ts';
import type { Staff } from './staff.ts';

/** Values that a state hands to its interaction, by the names the pact uses for them. */
export type StateValues = Readonly<Record<string, string>>;

type Handlers = {
  [State in ProviderState as State[0]]: (parameters: State[1]) => Promise<StateValues | undefined>;
};

/** One call of the doctor (of somebody else with `as`, or of nobody, before the login) in plain bodies. @throws when it is refused */
export type MockCall = (
  method: 'GET' | 'POST',
  path: string,
  options?: { readonly body?: object; readonly isSignedIn?: boolean; readonly as?: Staff },
) => Promise<unknown>;

interface JournalEntry {
  readonly kind: string;
  readonly phone?: string;
  readonly code?: string;
}

/** Brings the states about in the mock hospital, where the caller of each interaction is its doctor. */
export function mockStates(call: MockCall): Handlers {
  const isSeeded = () => Promise.resolve(undefined);
  const done = async (work: Promise<unknown>) => {
    await work;
    return undefined;
  };
  const issueTicket = async (context: object) => {
    const { ticket } = (await call('POST', '/__mock/tickets', { body: context })) as { ticket: string };
    return ticket;
  };
  const share = (reportId: string, audience: 'citizen' | 'clinician' = 'clinician') =>
    call('POST', '/api/v2/shares', { body: { report_id: reportId, audience, contacted: true } }) as Promise<{
      share_id: string;
      token: string;
    }>;
  /** A rule gets a draft that holds reports with one rare item, and the draft is tried. Answers the body of what comes next. */
  const draftRule = async (id: string) => {
    const path = `/api/v2/rules/${id}`;
    const condition = { all: [{ fact: 'tested', op: 'is', value: true, code: 'AMH' }] };
    const outcome = { action: 'hold', level: 'attention', reason: '请核对', max_minutes: 60 };
    const { rule } = (await call('GET', path, { as: 'audit' })) as {
      rule: Record<'name' | 'category', string> & Record<'priority' | 'revision', number>;
    };
    const { name, category, priority, revision } = rule;
    await call('POST', path, { as: 'audit', body: { name, category, priority, revision, condition, outcome } });
    await call('POST', '/api/v2/rules/trial', { as: 'audit', body: { kind: 'audit', condition } });
    return { revision: revision + 1 };
  };
  const tryOnce = () => {
    const condition = { all: [{ fact: 'tested', op: 'is', value: true, code: 'AMH' }] };
    return call('POST', '/api/v2/rules/trial', { as: 'audit', body: { kind: 'audit', condition } });
  };
  /** A prompt on stored reports with a high creatinine. */
  const promptOnce = async () => {
    const condition = { all: [{ fact: 'lab_flag', op: 'is', value: 'high', code: 'CREA' }] };
    const show = { places: ['reading', 'row'], basis: 'KDIGO', interval_days: 0, change_percent: 20 };
    const outcome = { action: 'prompt', level: 'attention', reason: '肌酐 {肌酐的值}，请复查', show };
    const rule = { kind: 'prompt', name: '肌酐偏高', category: 'renal', condition, outcome };
    const as = 'laboratory';
    const known = (await call('GET', '/api/v2/rules?kind=prompt&q=SP-019', { as })) as { total_elements: number };
    if (known.total_elements > 0) return known;
    const { rule: made } = (await call('POST', '/api/v2/rules', { as, body: rule })) as {
      rule: { readonly rule_id: string; readonly revision: number };
    };
    await call('POST', '/api/v2/rules/trial', { as, body: { kind: 'prompt', condition } });
    const body = { revision: made.revision, also_stored_days: 90 };
    return call('POST', `/api/v2/rules/${made.rule_id}/enable`, { as, body });
  };
  return {
    'an account that may sign in': isSeeded,
    'an account that is blacklisted': isSeeded,
    'an account that is suspended': isSeeded,
    'an entry of the blacklist that holds': isSeeded,
    'an entry of the blacklist that is over': isSeeded,
    'no entry of the blacklist': isSeeded,
    'an item of a source that waits for a mapping': isSeeded,
    'an item of a source that will not be mapped': isSeeded,
    'no item of a source': isSeeded,
    'a source of reports': isSeeded,
    'no source of reports': isSeeded,
    'a run with refused rows': isSeeded,
    'a run without rows that may be tried again': isSeeded,
    'no run': isSeeded,
    'use by several departments': isSeeded,
    'results of at least ten people': isSeeded,
    'a research project of the caller': isSeeded,
    'a research project of another account': isSeeded,
    'no research project': isSeeded,
    'an export of research that waits': isSeeded,
    'a request of near questions that waits': isSeeded,
    'no request of near questions': isSeeded,
    'an export of research that may be downloaded': isSeeded,
    'an export of research that was refused': isSeeded,
    'no export of research': isSeeded,
    'a session that has ended': isSeeded,
    'a patient with an outside number': isSeeded,
    'no patient': isSeeded,
    'a lab report': isSeeded,
    'a lab report with an abnormal result': isSeeded,
    'a lab report with a result beyond the measuring range': isSeeded,
    'a lab report that suggests a diagnosis': isSeeded,
    'a lab report that triggers an application': isSeeded,
    'a critical lab report that the caller has not read': isSeeded,
    'no lab report': isSeeded,
    'no trial': isSeeded,
    'a diagnosis whose hint has several texts': isSeeded,
    'no diagnosis': isSeeded,
    'a keyword of the knowledge base': isSeeded,
    'knowledge of a laboratory': isSeeded,
    'no knowledge of a laboratory': isSeeded,
    'a lab report with the inputs of a risk model': isSeeded,
    'a lab report without the inputs of a risk model': isSeeded,
    'an application': isSeeded,
    'an application with a risk model': isSeeded,
    'no application': isSeeded,
    'an application image': isSeeded,
    'a model with charts': isSeeded,
    'no image': isSeeded,
    'a laboratory term': isSeeded,
    'a valid licence': isSeeded,
    'a guideline file': isSeeded,
    'no guideline file': isSeeded,
    'a plan of the caller': isSeeded,
    'a plan of another doctor': isSeeded,
    'no plan': isSeeded,
    'no share': isSeeded,
    'a diagnosis with a text of the hospital': isSeeded,
    'a diagnosis without a text of the hospital': isSeeded,
    'a lab report that the caller has read and must act on today': isSeeded,
    'an account of a clinician': isSeeded,
    'an application that the hospital manages': isSeeded,
    'an account that is locked': isSeeded,
    'no account': isSeeded,
    'a rule in use': isSeeded,
    'a rule that acted on reports': isSeeded,
    'a lab report that a rule acted on': isSeeded,
    'no rule': isSeeded,
    'a held report that was decided': isSeeded,
    'no report whose conclusion is held': isSeeded,
    'an open warning of a critical result': isSeeded,
    'no warning': isSeeded,
    'a blood gas report': isSeeded,
    'a blood gas report read as chronic': isSeeded,
    'no blood gas report': isSeeded,
    'a patient with cardiac results': isSeeded,
    'a Grace report of the caller': isSeeded,
    'a Grace report of another doctor': isSeeded,
    'no Grace report': isSeeded,
    'a patient with thyroid follow-ups': isSeeded,
    'a thyroid follow-up that another doctor changed': isSeeded,
    'no thyroid follow-up': isSeeded,
    'a patient with COVID-19 records': isSeeded,
    'no COVID-19 record': isSeeded,
    'a patient with kidney results': isSeeded,
    'a patient with gastric serology': isSeeded,
    'a patient with a pleural effusion': isSeeded,
    'a pleural report of the caller': isSeeded,
    'a pleural report of another doctor': isSeeded,
    'no pleural report': isSeeded,
    'a patient with cortisol results': isSeeded,
    'added results that a later lab report overtook': isSeeded,
    'a patient with aldosterone and renin': isSeeded,
    'a pregnant patient with thyroid hormones': isSeeded,
    'thyroid hormones of a man': isSeeded,
    'a patient with cerebrospinal fluid results': isSeeded,
    'a verification code was just sent to a phone': async ({ phone }) => {
      // Refused when one was sent a moment ago, which will do as well.
      await call('GET', `/api/v2/users/operation_users/codes?phone=${phone}`, { isSignedIn: false }).catch(() => null);
      const { data } = (await call('GET', '/__mock/journal')) as { data: JournalEntry[] };
      const sent = data.findLast((entry) => entry.kind === 'code' && entry.phone === phone);
      return { code: sent?.code ?? '' };
    },
    // The days are those of the mock hospital's clock, which stands at 2025-11-18.
    'a licence code for 365 days': () =>
      Promise.resolve({ activation_code: writeLicenceCode({ kind: 'valid', endsOn: '2026-11-18' }) }),
    'a licence code that has expired': () =>
      Promise.resolve({ activation_code: writeLicenceCode({ kind: 'valid', endsOn: '2025-11-17' }) }),
    'a one-time ticket of another hospital system': async (context) => ({ ticket: await issueTicket(context) }),
    'a one-time ticket that was used': async (context) => {
      const ticket = await issueTicket(context);
      await call('POST', '/api/v2/users/session/embed', { body: { ticket }, isSignedIn: false });
      return { ticket };
    },
    'a share of a lab report by the caller': async ({ report_id }) => ({ token: (await share(report_id)).token }),
    'a share of a lab report for the patient': async ({ report_id }) => ({
      token: (await share(report_id, 'citizen')).token,
    }),
    'a share of a lab report that was revoked': async ({ report_id }) => {
      const { share_id: id, token } = await share(report_id);
      await call('POST', `/api/v2/shares/${id}/revoke`);
      return { token };
    },
    'a printed Grace report': async ({ report_id }) => {
      const body = { api_type: 5, record_id: report_id };
      const { code } = (await call('POST', '/api/v2/papers', { body })) as { code: string };
      return { paper_path: `/api/v2/papers/${code}` };
    },
    'a lab report among the favourites': ({ report_id: id }) => done(call('GET', `/api/v2/ai/reports/collect/${id}`)),
    'a lab report that is no favourite': ({ report_id: id }) =>
      done(call('GET', `/api/v2/ai/reports/collect/${id}/cancel`)),
    'a lab report with feedback of the caller': ({ report_id: id }) =>
      done(
        call('POST', `/api/v2/ai/reports/${id}/feedback`, { body: { kind: 'inaccurate', content: '痛风依据不足' } }),
      ),
    'a tagged lab report': ({ report_id: id }) =>
      done(
        call('POST', '/api/v2/reports/disease/tagging', {
          body: { report_id: id, diagnosis_id: 'CKD', tag: 'correct' },
        }),
      ),
    'an action of the caller': () =>
      done(call('POST', '/api/v2/embed/actions', { body: { action_id: 44, extra_data: '{"application_id":"A4"}' } })),
    'an account whose department was changed': async ({ user_id: id, department }) => {
      const path = `/api/v2/users/accounts/${id}`;
      const { account } = (await call('GET', path, { as: 'account' })) as { account: { revision: number } };
      await call('POST', path, { as: 'account', body: { revision: account.revision, department } });
      const { data } = (await call('GET', `/api/v2/changes?object_type=account&object_id=${id}`, {
        as: 'account',
      })) as {
        data: { change_id: number }[];
      };
      const change = String(data[0]?.change_id);
      return { undo_path: `/api/v2/changes/${change}/undo`, entry_path: `/api/v2/logs/change/${change}` };
    },
    'an application of the caller that the hospital stopped': async ({ application_id: id }) => {
      await call('POST', '/api/v2/application/doctor', {
        body: { my_applications: [{ application_id: id, sort: 1 }] },
      });
      const body = { revision: 1, enabled: false, inner_test: true };
      return done(call('POST', `/api/v2/application/manage/${id}`, { as: 'account', body }));
    },
    'a report that was shown before a correction': isSeeded,
    'a report that nobody was shown': isSeeded,
    'a model with versions': isSeeded,
    'no model': isSeeded,
    'an application that was opened': ({ application_id: id }) =>
      done(
        call('POST', '/api/v2/embed/actions', {
          body: { action_id: 44, extra_data: JSON.stringify({ application_id: id }) },
        }),
      ),
    'a rule with a draft that was tried': ({ rule_id: id }) => done(draftRule(id)),
    'a draft of the push strategy that was tried': async () => {
      const path = '/api/v2/push/strategy';
      const { draft, revision } = (await call('GET', path, { as: 'laboratory' })) as {
        draft: { lines: object[] };
        revision: number;
      };
      const strategy = { lines: draft.lines.slice(1) };
      await call('POST', path, { as: 'laboratory', body: { revision, strategy } });
      return done(call('POST', `${path}/trial`, { as: 'laboratory', body: { revision: revision + 1 } }));
    },
    'a trial of the push strategy as it stands': () =>
      done(call('POST', '/api/v2/push/strategy/trial', { as: 'laboratory', body: {} })),
    'a trial that ran': () => done(tryOnce()),
    'a report with a prompt': () => done(promptOnce()),
    'a report that a rule holds': async ({ rule_id: id }) => {
      const body = { ...(await draftRule(id)), also_stored_days: 30 };
      return done(call('POST', `/api/v2/rules/${id}/enable`, { as: 'audit', body }));
    },
    'an application among those of the caller': ({ application_id: id }) =>
      done(
        call('POST', '/api/v2/application/doctor', { body: { my_applications: [{ application_id: id, sort: 1 }] } }),
      ),
  };
}
