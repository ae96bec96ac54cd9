// States of what the project proposes: a back end that is held to the specification alone does without them.

const condition = { all: [{ fact: 'tested', op: 'is', value: true, code: 'AMH' }] };
const outcome = { action: 'hold', level: 'attention', reason: '请核对', max_minutes: 60 };

/** A prompt on stored reports with a high creatinine. */
const highCreatinine = { all: [{ fact: 'lab_flag', op: 'is', value: 'high', code: 'CREA' }] };
const show = { places: ['reading', 'row'], basis: 'KDIGO', interval_days: 0, change_percent: 20 };
const prompt = {
  kind: 'prompt',
  name: '肌酐偏高',
  category: 'renal',
  condition: highCreatinine,
  outcome: { action: 'prompt', level: 'attention', reason: '肌酐 {肌酐的值}，请复查', show },
};

const STRATEGY = '/api/v2/push/strategy';
const APPLICATIONS = '/api/v2/application/manage';

/** @param {ReturnType<typeof import('./calls.mjs').createCalls>} calls */
export function proposedStates({ as }) {
  const share = ({ report_id }, audience = 'clinician') =>
    as('doctor', 'POST', '/api/v2/shares', { report_id, audience, contacted: true });
  const openApplication = (application_id) =>
    as('doctor', 'POST', '/api/v2/embed/actions', { action_id: 44, extra_data: JSON.stringify({ application_id }) });

  /** A rule with a draft that was tried: the revision that its next change is to name. */
  const draftRule = async ({ rule_id: id }) => {
    const { name, category, priority, revision } = (await as('audit', 'GET', `/api/v2/rules/${id}`)).rule;
    const draft = { name, category, priority, revision, condition, outcome };
    await as('audit', 'POST', `/api/v2/rules/${id}`, draft);
    await as('audit', 'POST', '/api/v2/rules/trial', { kind: 'audit', condition });
    return revision + 1;
  };

  return {
    'a printed Grace report': async ({ report_id }) => {
      const { code } = await as('doctor', 'POST', '/api/v2/papers', { api_type: 5, record_id: report_id });
      return { paper_path: `/api/v2/papers/${code}` };
    },
    'an action of the caller': () => openApplication('A4'),
    'an application that was opened': ({ application_id }) => openApplication(application_id),
    'an account whose department was changed': async ({ user_id, department }) => {
      const path = `/api/v2/users/accounts/${user_id}`;
      const { revision } = (await as('account', 'GET', path)).account;
      await as('account', 'POST', path, { revision, department });
      const changes = await as('account', 'GET', `/api/v2/changes?object_type=account&object_id=${user_id}`);
      const { change_id } = changes.data[0];
      return { undo_path: `/api/v2/changes/${change_id}/undo`, entry_path: `/api/v2/logs/change/${change_id}` };
    },
    'an application of the caller that the hospital stopped': async ({ application_id }) => {
      await as('doctor', 'POST', '/api/v2/application/doctor', { my_applications: [{ application_id, sort: 1 }] });
      const { data } = await as('account', 'GET', APPLICATIONS);
      const { revision } = data.find((application) => application.application_id === application_id);
      const stopped = { revision, enabled: false, inner_test: true };
      return as('account', 'POST', `${APPLICATIONS}/${application_id}`, stopped);
    },
    'a report with a prompt': async () => {
      const known = await as('prompt', 'GET', '/api/v2/rules?kind=prompt&q=SP-019');
      if (known.total_elements > 0) return;
      const made = (await as('prompt', 'POST', '/api/v2/rules', prompt)).rule;
      await as('prompt', 'POST', '/api/v2/rules/trial', { kind: 'prompt', condition: highCreatinine });
      const enable = { revision: made.revision, also_stored_days: 90 };
      await as('prompt', 'POST', `/api/v2/rules/${made.rule_id}/enable`, enable);
    },
    'a trial that ran': async () =>
      void (await as('audit', 'POST', '/api/v2/rules/trial', { kind: 'audit', condition })),
    'a rule with a draft that was tried': async (params) => void (await draftRule(params)),
    'a report that a rule holds': async (params) => {
      const body = { revision: await draftRule(params), also_stored_days: 30 };
      await as('audit', 'POST', `/api/v2/rules/${params.rule_id}/enable`, body);
    },
    'a draft of the push strategy that was tried': async () => {
      const { draft, revision } = await as('prompt', 'GET', STRATEGY);
      await as('prompt', 'POST', STRATEGY, { revision, strategy: { lines: draft.lines.slice(1) } });
      await as('prompt', 'POST', `${STRATEGY}/trial`, { revision: revision + 1 });
    },
    'a trial of the push strategy as it stands': async () => void (await as('prompt', 'POST', `${STRATEGY}/trial`, {})),
    'a share of a lab report by the caller': async (params) => ({ token: (await share(params)).token }),
    'a share of a lab report for the patient': async (params) => ({ token: (await share(params, 'citizen')).token }),
    'a share of a lab report that was revoked': async (params) => {
      const { share_id, token } = await share(params);
      await as('doctor', 'POST', `/api/v2/shares/${share_id}/revoke`);
      return { token };
    },
    'a lab report with feedback of the caller': ({ report_id: id }) =>
      as('doctor', 'POST', `/api/v2/ai/reports/${id}/feedback`, { kind: 'inaccurate', content: '痛风依据不足' }),
  };
}
