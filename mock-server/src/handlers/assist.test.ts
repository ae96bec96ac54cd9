import type { AssistInput, AssistLaboratory, AssistResult, AssistTerms, ReportData } from '@jianwei/api-client/model';
import { REVIEW_NOTE_TEXT } from '@jianwei/clinical-rules/core/wording';
import { describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { FINDING_NAMES, mentionsOf } from '../hospital/knowledge/findings.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const hospital = await openFileHospital();
const calls = await ClinicalCalls.open(hospital);

const path = '/api/v2/assist/diagnoses';

function row(code: string, result: string, unit = '', more: Partial<AssistLaboratory> = {}): AssistLaboratory {
  return { key: code, code, result, unit, ...more };
}

/** A woman of 32 with what a test enters. */
async function assess(laboratories: AssistLaboratory[], more: Partial<AssistInput> = {}): Promise<AssistResult> {
  const body: AssistInput = { age: 32, gender: '女', laboratories, findings: [], ...more };
  const answer = await calls.send('POST', path, body);
  expect(answer.status, answer.text.slice(0, 200)).toBe(200);
  return answer.body as AssistResult;
}

const anaemia = row('HGB', '85', 'g/L');

// covers B-2.4-01
describe('diagnoses of entered results', () => {
  // Ferritin < 30 ng/mL supports iron deficiency (WHO 2020, as the rule base cites it).
  test.each([
    ['29.9', true],
    ['30', false],
    ['30.1', false],
  ])('ferritin %s ng/mL beside anaemia: iron deficiency %s', async (ferritin, isShown) => {
    const { diagnoses } = await assess([anaemia, row('FER', ferritin, 'ng/mL')]);
    expect(diagnoses.some(({ diagnosis_id: id }) => id === 'IDA')).toBe(isShown);
  });

  test('come with score and its limits, contributions, graph, source and what is still missing', async () => {
    const { diagnoses, laboratories, invalid } = await assess([anaemia, row('FER', '6', 'ng/mL')]);
    expect(invalid).toEqual([]);
    const [first] = diagnoses;
    expect(first).toMatchObject({
      diagnosis_id: 'IDA',
      system_name: '血液',
      score: 4,
      reliable: 1,
      amber_from: 3,
      red_from: 6,
      evidences: ['HGB', 'FER'],
      citations: ['血液病诊断及疗效标准；WHO 2020（铁蛋白）'],
    });
    expect(first?.contributions.map(({ label, value, points }) => [label, value, points])).toEqual([
      ['血红蛋白', '85 g/L', 1],
      ['铁蛋白', '6 ng/mL', 3],
    ]);
    expect(first?.graph.nodes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['缺铁性贫血', '贫血', '铁缺乏', '血红蛋白', '铁蛋白']),
    );
    expect(first?.missing_laboratories).toContain('转铁蛋白饱和度');
    expect(first?.review_notes).toContain(REVIEW_NOTE_TEXT.weights_ours);
    expect(laboratories).toMatchObject([
      { laboratory_id: 'HGB', abnormal_type: -1, range_source: 'catalogue' },
      { laboratory_id: 'FER', abnormal_type: -1 },
    ]);
  });

  test('the interval entered with a result decides before the catalogue', async () => {
    const own = await assess([row('HGB', '118', 'g/L', { reference_interval: '120-160' }), row('FER', '10', 'ng/mL')]);
    expect(own.laboratories[0]).toMatchObject({ abnormal_type: -1, range_source: 'report' });
    expect(own.diagnoses.map((found) => found.diagnosis_id)).toContain('IDA');
    const catalogue = await assess([row('HGB', '118', 'g/L'), row('FER', '10', 'ng/mL')]);
    expect(catalogue.laboratories[0]).toMatchObject({ state: 'normal' });
    expect(catalogue.diagnoses.map((found) => found.diagnosis_id)).not.toContain('IDA');
  });

  test('another unit changes nothing', async () => {
    const mass = await assess([row('HGB', '8.5', 'g/dL'), row('FER', '6', 'μg/L')]);
    expect(mass.diagnoses[0]).toMatchObject({ diagnosis_id: 'IDA', score: 4, reliable: 1 });
  });

  test('words count for qualitative items', async () => {
    const { diagnoses } = await assess([row('HBSAG', '阳性')]);
    expect(diagnoses.map((found) => found.diagnosis_id)).toEqual(['HBV']);
    expect((await assess([row('HBSAG', '阴性')])).diagnoses).toEqual([]);
  });

  test('what removes a diagnosis is said', async () => {
    const { excluded } = await assess([anaemia, row('MCV', '70', 'fL'), row('FER', '100', 'ng/mL')]);
    expect(excluded).toContainEqual({ diagnosis_id: 'IDA', diagnosis_name: '缺铁性贫血', laboratory_name: '铁蛋白' });
  });

  test('what could not be interpreted is listed with the reason', async () => {
    const child = await assess([row('K', '4.0', 'mmol/L')], { age: 10 });
    expect(child.uninterpreted).toEqual([
      { laboratory_id: 'K', laboratory_name: '钾', reason: '报告未提供儿童参考区间，未判为正常' },
    ]);
    const lone = await assess([row('CL', '120', 'mmol/L')]);
    expect(lone.uninterpreted).toEqual([
      { laboratory_id: 'CL', laboratory_name: '氯', reason: '结果异常，但没有被任何诊断用作依据' },
    ]);
  });

  test('results taken over from a report give its own diagnoses', async () => {
    const { laboratories: items } = await calls.get<AssistTerms>('/api/v2/assist/terms');
    const codes = new Set(items.map(({ code }) => code));
    const page = await calls.list('page_size=60');
    expect(page.data.length).toBeGreaterThan(30);
    let compared = 0;
    for (const { report_id: reportId } of page.data) {
      const report = await calls.get<ReportData>(`/api/v2/ai/reports/analysis/${reportId}`);
      const rows = report.laboratories.filter(({ code }) => codes.has(code ?? ''));
      const unique = rows.filter(({ code }, index) => rows.findIndex((other) => other.code === code) === index);
      const item = page.data.find((entry) => entry.report_id === reportId);
      const answer = await assess(
        unique.map((one) =>
          row(one.code ?? '', one.original_result, one.original_units, {
            key: one.laboratory_id,
            reference_interval: one.range_source === 'catalogue' ? '' : (one.original_reference_interval ?? ''),
          }),
        ),
        { age: item?.patient_age ?? 0, gender: item?.patient_gender ?? '女', report_id: reportId },
      );
      if (answer.invalid.length > 0 || unique.length === 0) continue;
      compared += 1;
      const brief = ({
        diagnosis_id: id,
        score,
        reliable,
      }: {
        diagnosis_id: string;
        score: number;
        reliable: number;
      }) => [id, score, reliable];
      expect([reportId, answer.diagnoses.map(brief)]).toEqual([reportId, report.suggestion_diagnosis.map(brief)]);
      // A limit that only holds the first time is judged beside the same history in both places.
      const limits = (all: AssistResult['laboratories']) =>
        all.map(({ laboratory_id: id, critical }) => [id, critical]);
      expect(limits(answer.laboratories)).toEqual(limits(unique));
    }
    expect(compared).toBeGreaterThan(40);
  });

  test('earlier creatinine counts only for the report it is asked with', async () => {
    const reports = (await calls.list('page_size=200&keyword=急性肾损伤')).data;
    const found = reports.find(({ diagnoses }) => diagnoses.some(({ diagnosis_id: id }) => id === 'AKI'));
    const creatinine = (await calls.analysis(found?.report_id ?? '')).laboratories.find(({ code }) => code === 'CREA');
    const entered = [row('CREA', creatinine?.original_result ?? '', creatinine?.original_units)];
    const person = { age: found?.patient_age ?? 0, gender: found?.patient_gender ?? '男' } as const;
    const ids = (result: AssistResult) => result.diagnoses.map(({ diagnosis_id: id }) => id);
    expect(ids(await assess(entered, { ...person, report_id: found?.report_id ?? '' }))).toContain('AKI');
    expect(ids(await assess(entered, person))).not.toContain('AKI');
  });
});

describe('entries that must be put right', () => {
  test.each([
    ['a number that is none', row('HGB', '八十五', 'g/L'), 'result', '请输入数值，可带 <、>、≤、≥'],
    ['a blank result', row('HGB', ' ', 'g/L'), 'result', '请输入结果'],
    ['a number below zero', row('HGB', '-85', 'g/L'), 'result', '结果不能为负数'],
    ['a number for a word', row('HBSAG', '5.2'), 'result', '请输入定性结果，如 阴性、阳性、2+'],
    ['no unit', row('HGB', '85'), 'unit', '请输入单位，如 g/L'],
    ['an unknown unit', row('HGB', '85', '克每升'), 'unit', '单位无法识别'],
    ['a unit of another kind', row('HGB', '85', 'mmHg'), 'unit', '单位不能换算为 g/L'],
    [
      'an interval upside down',
      row('HGB', '85', 'g/L', { reference_interval: '150-115' }),
      'reference_interval',
      '参考区间有误，未采用',
    ],
    ['an item that is not there', row('NOPE', '1'), 'code', '项目不在目录中'],
  ])('%s', async (_what, entered, field, message) => {
    const answer = await assess([entered, row('FER', '6', 'ng/mL')]);
    expect(answer.invalid).toEqual([{ key: entered.key, field, message }]);
    expect(answer.diagnoses).toEqual([]);
  });

  test('an item entered twice', async () => {
    const answer = await assess([anaemia, row('HGB', '90', 'g/L', { key: 'again' })]);
    expect(answer.invalid).toEqual([{ key: 'again', field: 'code', message: '该项目已录入' }]);
  });

  test('base excess may be negative, bounds may be entered', async () => {
    const answer = await assess([row('BE', '-5', 'mmol/L'), row('FER', '<10', 'ng/mL')]);
    expect(answer.invalid).toEqual([]);
  });

  test('nothing entered, an unknown finding and an unknown report are refused in words', async () => {
    const body = { age: 32, gender: '女', laboratories: [], findings: [] };
    expect(await calls.send('POST', path, body)).toMatchObject({
      status: 400,
      body: { message: '请录入检验结果或临床表现' },
    });
    expect(await calls.send('POST', path, { ...body, findings: ['心情不好'] })).toMatchObject({
      status: 400,
      body: { message: '知识库未收录该表现：心情不好' },
    });
    expect(await calls.send('POST', path, { ...body, laboratories: [anaemia], report_id: 'R0000-00' })).toMatchObject({
      status: 404,
    });
  });

  test('only clinicians of roles 1 and 4 ask', async () => {
    for (const [account, status] of [
      ['lab', 200],
      ['prompt', 400],
      ['ops', 400],
    ] as const) {
      const other = await calls.as(account);
      expect((await other.send('GET', '/api/v2/assist/terms')).status).toBe(status);
    }
  });
});

describe('symptoms and signs', () => {
  test('stand beside the words of the knowledge base and change neither order nor reliability', async () => {
    const labs = [anaemia, row('FER', '6', 'ng/mL'), row('PCT', '3', 'ng/mL')];
    const without = await assess(labs);
    const withFindings = await assess(labs, { findings: ['面部蝶形红斑', '异食'] });
    expect(withFindings.diagnoses).toEqual(without.diagnoses);
    expect(withFindings.findings).toEqual([
      {
        finding: '面部蝶形红斑',
        diagnoses: [{ diagnosis_id: 'SLE', diagnosis_name: '系统性红斑狼疮待排', kind: '体征', text: '面部蝶形红斑' }],
      },
      {
        finding: '异食',
        diagnoses: [{ diagnosis_id: 'IDA', diagnosis_name: '缺铁性贫血', kind: '症状', text: '可有异食' }],
      },
    ]);
    expect(withFindings.review_notes).toContain(REVIEW_NOTE_TEXT.findings_not_weighted);
    expect(without.review_notes).not.toContain(REVIEW_NOTE_TEXT.findings_not_weighted);
  });

  test('each that can be chosen is named by a diagnosis; absence names nothing', () => {
    expect(new Set(FINDING_NAMES).size).toBe(FINDING_NAMES.length);
    expect(FINDING_NAMES.filter((finding) => (mentionsOf(finding) ?? []).length === 0)).toEqual([]);
    // ITP: 脾脏一般不大.
    expect(mentionsOf('脾大')?.map(({ diagnosisId }) => diagnosisId)).not.toContain('ITP');
    expect(mentionsOf('不在词表中')).toBeUndefined();
  });
});

describe('the reading of entered results', () => {
  test('of results taken over from a report it is that of the report, word for word', async () => {
    const { data } = await calls.list('page_size=200');
    // Reports of a day are many; these hold nothing but results that can be entered again.
    const whole: ReportData[] = [];
    for (const { report_id: id } of data) {
      if (whole.length === 40) break;
      const report = await calls.analysis(id);
      const { laboratories: all, reading, patient } = report;
      const codes = all.map(({ code }) => code);
      const isPlain = all.every((one) => one.code && !one.suspect && (one.source_flag ?? '') === '');
      const isKept =
        reading?.unread.length === 0 && reading.findings.every(({ kind }) => kind !== 'prompt' && kind !== 'hold');
      if (isPlain && isKept && new Set(codes).size === codes.length && patient) whole.push(report);
    }
    expect(whole.length).toBeGreaterThanOrEqual(20);
    let compared = 0;
    for (const { report_id: id, laboratories: all, reading, patient } of whole) {
      const entered = all.map((one) =>
        row(one.code ?? '', one.original_result, one.original_units, {
          reference_interval: one.original_reference_interval ?? '',
        }),
      );
      const person = { age: patient?.age ?? 0, gender: patient?.gender ?? '男' };
      const { reading: again, invalid } = await assess(entered, { ...person, report_id: id ?? '' });
      if (invalid.length > 0) continue;
      compared += 1;
      const said = (of: typeof reading) => ({
        level: of?.level,
        headline: of?.headline.map(({ text }) => text),
        findings: of?.findings.map(({ title, text, urgency, value_text: value, change_text: change }) => ({
          title,
          text,
          urgency,
          value,
          change,
        })),
        actions: of?.actions.map(({ text }) => text),
      });
      expect([id, said(again)]).toEqual([id, said(reading)]);
    }
    expect(compared).toBeGreaterThanOrEqual(20);
  });

  test('of others it rests on age and sex alone', async () => {
    const { reading } = await assess([row('K', '6.9', 'mmol/L'), row('HGB', '85', 'g/L')]);
    expect(reading).toMatchObject({ level: 'critical', urgency: 1 });
    expect(reading?.headline[0]?.text).toBe('血钾 6.9 mmol/L，危急：立即心电图、心电监护');
  });

  test('without results there is none', async () => {
    const { reading } = await assess([], { findings: [FINDING_NAMES[0] ?? ''] });
    expect(reading).toBeUndefined();
  });
});
