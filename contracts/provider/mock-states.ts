import type { ProviderState } from './provider-states.ts';

/** Values that a state hands to its interaction, by the names the pact uses for them. */
export type StateValues = Readonly<Record<string, string>>;

type Handlers = {
  [State in ProviderState as State[0]]: (parameters: State[1]) => Promise<StateValues | undefined>;
};

/** One call of the doctor (or of nobody, before the login) in plain bodies. @throws when it is refused */
export type MockCall = (
  method: 'GET' | 'POST',
  path: string,
  options?: { readonly body?: object; readonly isSignedIn?: boolean },
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
  return {
    'an account that may sign in': isSeeded,
    'an account that is blacklisted': isSeeded,
    'an account that is suspended': isSeeded,
    'a session that has ended': isSeeded,
    'a patient with an outside number': isSeeded,
    'no patient': isSeeded,
    'a lab report': isSeeded,
    'a lab report with an abnormal result': isSeeded,
    'a lab report that suggests a diagnosis': isSeeded,
    'a lab report that triggers an application': isSeeded,
    'a critical lab report that the caller has not read': isSeeded,
    'no lab report': isSeeded,
    'no diagnosis': isSeeded,
    'an application': isSeeded,
    'no application': isSeeded,
    'an application image': isSeeded,
    'a model with charts': isSeeded,
    'no image': isSeeded,
    'a laboratory term': isSeeded,
    'a valid licence': isSeeded,
    'a patient with cardiac results': isSeeded,
    'a Grace report of the caller': isSeeded,
    'a Grace report of another doctor': isSeeded,
    'no Grace report': isSeeded,
    'a verification code was just sent to a phone': async ({ phone }) => {
      // Refused when one was sent a moment ago, which will do as well.
      await call('GET', `/api/v2/users/operation_users/codes?phone=${phone}`, { isSignedIn: false }).catch(() => null);
      const { data } = (await call('GET', '/__mock/journal')) as { data: JournalEntry[] };
      const sent = data.findLast((entry) => entry.kind === 'code' && entry.phone === phone);
      return { code: sent?.code ?? '' };
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
    'an application among those of the caller': ({ application_id: id }) =>
      done(
        call('POST', '/api/v2/application/doctor', { body: { my_applications: [{ application_id: id, sort: 1 }] } }),
      ),
  };
}
