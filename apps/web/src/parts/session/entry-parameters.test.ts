import { expect, test, vi } from 'vitest';
import { openEncrypted, readEntry } from './entry-parameters.ts';

const isReportPath = (path: string): boolean => path === '/report-detail';
const read = (query: string) => readEntry(new URLSearchParams(query), isReportPath);

test('the three names of a patient id, the ticket, the report and the mode', () => {
  expect(read('ticket=T1&PatId=Z1&report_id=R1&mode=patch')).toEqual({
    ticket: 'T1',
    patientId: 'Z1',
    reportId: 'R1',
    mode: 'patch',
  });
  expect(read('id=P1')).toEqual({ patientId: 'P1' });
  expect(read('patient_id=%20P2%20&mode=window&ticket=')).toEqual({ patientId: 'P2' });
});

test('user ids, names and tokens are not looked at', () => {
  expect(read('user_id=u-doctor&user_name=doctor&token=T')).toEqual({});
});

test.each(['https://evil.example/', '//evil.example/x', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)'])(
  'a redirect to another site (%s) is dropped',
  (target) => {
    expect(read(`redirect=${encodeURIComponent(target)}`)).toEqual({});
  },
);

test('what names a person is taken out of the redirect', () => {
  const redirect =
    '/report-detail?id=P1&patient_id=P1&PatId=P1&user_id=u&user_name=n&token=t&ticket=T&encrypt=e&tab=all#a';
  expect(read(`redirect=${encodeURIComponent(redirect)}`)).toEqual({ redirect: '/report-detail?tab=all#a' });
  expect(read(`redirect=${encodeURIComponent('/appstore-detail?id=app-grace')}`)).toEqual({
    redirect: '/appstore-detail?id=app-grace',
  });
});

test('a sealed query is a query or a JSON object, unknown names dropped, address-safe base64 put right', async () => {
  const decrypt = vi.fn(() => Promise.resolve('{"ticket":"T2","mode":"patch","token":"stolen"}'));
  expect(String(await openEncrypted('v1.a+b-c_d e', decrypt))).toBe('ticket=T2&mode=patch');
  expect(decrypt).toHaveBeenCalledWith('v1.a+b+c/d+e');
  await expect(openEncrypted('x', () => Promise.resolve('{broken'))).rejects.toThrow(SyntaxError);
});

test('what is not there is not in the answer either', () => {
  expect(read('mode=embedded')).toStrictEqual({ mode: 'embedded' });
  expect(read('ticket=T1')).toStrictEqual({ ticket: 'T1' });
});

test('an id that is no patient’s stays in a redirect, what names a person goes from any path', () => {
  const redirect = '/appstore-detail?id=app-grace&patient_id=P1&PatId=P1&token=t&ticket=T&user_id=u';
  expect(read(`redirect=${encodeURIComponent(redirect)}`)).toStrictEqual({ redirect: '/appstore-detail?id=app-grace' });
});

test('a sealed text may begin with white space, and names report and redirect', async () => {
  const json = ' {"ticket":"T2","report_id":"R1","redirect":"/data","PatId":7}';
  const query = await openEncrypted('v1.x', () => Promise.resolve(json));
  expect(Object.fromEntries(query)).toEqual({ PatId: '7', ticket: 'T2', report_id: 'R1', redirect: '/data' });
});
