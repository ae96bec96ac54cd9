// Prints what /demo shows as JSON: the build of the web app puts it into the page (apps/web/vite/demo-answers.ts).
import { createHospital } from '../../mock-server/src/app.ts';

/** What /demo shows: answers of the mock hospital about one synthetic patient, taken when the page is built. */
const REPORT = 'R1004-01';
const PATIENT = 'P1004';
const CLOCK = '2025-11-18T10:30:00+08:00';

/** Names of the seeded patient and how the demo calls them. */
const RENAMED = { 顾怀远: '演示患者', ZY25110437: 'YS00000001' };

/** Pictures of models are asked for by the browser itself: the demo shows none. */
const PICTURES = new Set(['roc', 'shap']);

const withoutPictures = (text) => JSON.parse(text, (name, value) => (PICTURES.has(name) ? undefined : value));

const nameless = (text) => Object.entries(RENAMED).reduce((all, [name, other]) => all.replaceAll(name, other), text);

/** Asks the mock hospital for everything that the stops of the demo show. */
async function recordAnswers() {
  const hospital = await createHospital({ state: 'memory', clock: CLOCK, wire: 'plain', docs: false });
  try {
    const login = await hospital.app.inject({
      method: 'POST',
      url: '/api/v2/users/operation_users/login',
      payload: { user_name: 'doctor', password: 'jianwei-demo' },
    });
    const session = login.json();
    const answers = {};
    const ask = async (url) => {
      const headers = { authorization: `Bearer ${session.token}` };
      const answer = await hospital.app.inject({ method: 'GET', url, headers });
      if (answer.statusCode !== 200) throw new Error(`${url} is answered ${answer.statusCode}`);
      answers[url] = withoutPictures(nameless(answer.payload));
      return answer.json();
    };
    const ofPatient = `patient_id=${PATIENT}`;
    const analysis = await ask(`/api/v2/ai/reports/analysis/${REPORT}`);
    const timeLine = await ask(`/api/v2/ai/reports/patient/time_line?${ofPatient}`);
    const reports = timeLine.days.flatMap((day) => day.reports.map(({ report_id: id }) => id));
    const diagnoses = [...analysis.suggestion_diagnosis, ...(analysis.reading?.findings ?? [])].flatMap(
      ({ diagnosis_id: id }) => id ?? [],
    );
    const codes = analysis.laboratories.flatMap(({ code }) => code ?? []);
    const urls = [
      ...reports.map((id) => `/api/v2/ai/reports/analysis/${id}`),
      ...reports.flatMap((id) => [
        `/api/v2/warnings?report_id=${id}&page=0&page_size=200`,
        `/api/v2/ai/reports/${id}/applications`,
        `/api/v2/application/doctor?${ofPatient}&report_id=${id}`,
      ]),
      ...[...new Set([...diagnoses, 'CKD'])].map(
        (id) => `/api/v2/knowledge/diagnosis/knowledge?report_id=${REPORT}&${ofPatient}&diagnosis_id=${id}`,
      ),
      '/api/v2/warnings?progress=open&page=0&page_size=5',
      `/api/v2/model/ckd/${PATIENT}/history`,
      `/api/v2/model/ckd/${REPORT}`,
      `/api/v2/plan?${ofPatient}`,
      ...codes.map((code) => `/api/v2/patients/${PATIENT}/courses?codes=${encodeURIComponent(code)}`),
    ];
    for (const url of urls) if (!(url in answers)) await ask(url);
    return { session: { ...session, token: 'demo' }, answers };
  } finally {
    await hospital.close();
  }
}

console.log(JSON.stringify(await recordAnswers()));
