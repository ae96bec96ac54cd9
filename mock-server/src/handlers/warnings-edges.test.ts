import type { Warning, WarningPage, WarningSaved } from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const hospital = await openFileHospital();
const path = '/api/v2/warnings';
/** The potassium of 孟庆山's report of today: reported to the ward and received by nobody. */
const potassium = 'W-R1001-01-01';
let doctor: ClinicalCalls;
beforeEach(async () => {
  doctor = await ClinicalCalls.open(hospital);
});

const found = async (query: string): Promise<Warning[]> =>
  (await doctor.get<WarningPage>(`${path}?page_size=200&${query}`)).data;
const one = async (id = potassium): Promise<Warning | undefined> => (await found(`warning_id=${id}`))[0];
const sendRecord = (record: object, id = potassium, caller = doctor) =>
  caller.send('POST', `${path}/create_update`, { warning_id: id, record });

async function saved(answer: ReturnType<typeof sendRecord>): Promise<WarningSaved> {
  const { status, body, text } = await answer;
  expect(status, text).toBe(200);
  return body as WarningSaved;
}

/** A warning that the doctor writes about 顾怀远. */
async function written(content = '注意'): Promise<string> {
  const body = { patient_id: 'P1004', content };
  return (await saved(doctor.send('POST', `${path}/create_update`, body))).warning_id;
}

describe('an entry', () => {
  test('holds what was told, without the blanks around it, and nothing that was not', async () => {
    const told = await saved(sendRecord({ step: 'notified', text: ' 电话 ', recipient: ' 护士站 ' }));
    expect(told.records?.at(-1)).toMatchObject({ step: 'notified', text: '电话', recipient: '护士站' });
    const bare = await saved(sendRecord({ step: 'acknowledged' }));
    expect(bare.records?.at(-1)).toMatchObject({ step: 'acknowledged', text: '已接报' });
    for (const name of ['recipient', 'action_id', 'corrects'])
      expect(bare.records?.at(-1), name).not.toHaveProperty(name);
  });

  test('that is taken back is the one that was named; a taking back cannot be taken back', async () => {
    await saved(sendRecord({ step: 'acknowledged' }));
    const { records = [] } = await saved(sendRecord({ step: 'handled', text: '已心电监护' }));
    const back = await saved(sendRecord({ step: 'withdrawn', corrects: records.at(-1)?.record_id }));
    expect(back.state).toBe('unhandled');
    expect(back.records?.at(-1)).toMatchObject({ text: '撤销处置', corrects: records.at(-1)?.record_id });
    expect(await sendRecord({ step: 'withdrawn', corrects: back.records?.at(-1)?.record_id })).toMatchObject({
      status: 400,
      body: { message: '只能撤销本人的记录' },
    });
  });

  test('of a critical result brings its last words; taking it back brings none', async () => {
    const { records = [] } = await saved(sendRecord({ step: 'handled', text: '已心电监护' }));
    expect(await one()).toMatchObject({ content: '已心电监护', user_name: '沈若溪' });
    const colleague = await doctor.as('doctor2');
    await saved(sendRecord({ step: 'acknowledged', text: '已知悉' }, potassium, colleague));
    expect(await one()).toMatchObject({ content: '已知悉', user_name: '陆明哲' });
    await saved(sendRecord({ step: 'withdrawn', corrects: records.at(-1)?.record_id }));
    expect(await one()).toMatchObject({ content: '已知悉', user_name: '陆明哲' });
  });

  test('leaves a written warning its words and its author', async () => {
    const id = await written();
    await saved(sendRecord({ step: 'handled', text: '已联系' }, id, await doctor.as('doctor2')));
    const warning = await one(id);
    expect(warning).toMatchObject({ content: '注意', user_name: '沈若溪' });
    expect(warning?.records?.map(({ text }) => text)).toEqual(['注意', '已联系']);
  });
});

describe('a cancellation', () => {
  test('for another reason says which; a stated one needs no words and shows none', async () => {
    const cancel = (body: object) => doctor.send('POST', `${path}/cancel`, body);
    const [other, plain] = [await written(), await written('再注意')];
    expect(await cancel({ warning_id: other, reason: 'other', text: ' ' })).toMatchObject({
      status: 400,
      body: { message: '请填写取消的说明' },
    });
    expect((await cancel({ warning_id: other, reason: 'other', text: ' 家属要求 ' })).status).toBe(200);
    expect(await one(other)).toMatchObject({ cancel_reason: 'other', cancel_text: '家属要求' });
    expect((await cancel({ warning_id: plain, reason: 'duplicate' })).status).toBe(200);
    expect(await one(plain)).toMatchObject({ cancel_reason: 'duplicate' });
    expect((await one(plain))?.cancel_text ?? '').toBe('');
  });
});

test('a warning without words is refused, whether they are empty or left out', async () => {
  for (const content of [{}, { content: '' }])
    expect(await doctor.send('POST', `${path}/create_update`, { patient_id: 'P1004', ...content })).toMatchObject({
      status: 400,
      body: { message: '请填写预警内容' },
    });
});

test('is found by name, number of the report and department, in any case and with blanks around', async () => {
  const id = await written();
  const { department = '' } = (await one(id)) ?? {};
  expect(department).not.toBe('');
  for (const [keyword, wanted] of [
    [' 顾怀 ', id],
    ['r1001-01', potassium],
    [department, id],
  ] as const) {
    const ids = (await found(`keyword=${keyword}`)).map(({ warning_id: each }) => each);
    expect(ids, keyword).toContain(wanted);
  }
  expect(await found('keyword=没有这样的人')).toEqual([]);
  expect((await found('keyword= ')).length).toBe((await found('')).length);
});

test('of a report: its own warnings and those of other patients never', async () => {
  const id = await written();
  const own = await found('report_id=R1001-01');
  expect(own.map(({ warning_id: each }) => each)).toContain(potassium);
  expect(own.map(({ warning_id: each }) => each)).not.toContain(id);
  expect([...new Set(own.map(({ patient_id: patient }) => patient))]).toEqual(['P1001']);
  expect(await found('report_id=R9999-01')).toEqual([]);
});
