import type { TestWorld } from './hospital.ts';

/** The report of the links, and the last digits of the telephone of its patient. */
const REPORT = 'R1004-01';
const TAIL = '1689';

/** Makes a link to a report and opens it in this tab: what is read by it needs no session. */
export async function openLink(world: TestWorld, audience: 'citizen' | 'clinician', isVerified = false): Promise<void> {
  const post = async (path: string, body: object, session?: string): Promise<Record<string, string>> => {
    const headers = {
      'content-type': 'application/json',
      'x-wire': 'plain',
      ...(session === undefined ? {} : { authorization: `Bearer ${session}` }),
    };
    const answer = await world.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as Record<string, string>;
  };
  const doctor = await world.signIn('doctor');
  const share = { report_id: REPORT, audience, contacted: true };
  const { token = '' } = await post('/api/v2/shares', share, doctor.token);
  window.sessionStorage.setItem('cdss:reader-token', token);
  if (!isVerified) return;
  const { reader_key: key = '' } = await post('/api/v2/shared_reports/verify', { token, phone_tail: TAIL });
  window.sessionStorage.setItem('cdss:reader-key', key);
}
