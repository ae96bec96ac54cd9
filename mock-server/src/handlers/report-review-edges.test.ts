import type {
  ReportData,
  ReportPage,
  ReportPrompt,
  ReportRules,
  ReportTagList,
  RulePage,
} from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { openRules } from './rule-calls.test-support.ts';

const { as, get, post } = await openRules();

const CKD = 'R1004-01';
/** Its creatinine, printed as 肌酐（酶法）. */
const CREATININE = `${CKD}-01`;

const rulesOf = async (id: string) => get<ReportRules>(`/reports/${id}/rules`, await as('prompt'));

describe('the rules of a report', () => {
  test('are told whole where the conclusion is held back, which only what rules ask may see', async () => {
    const department = { path: '1', text: '科室不属于外院导入', actual: '神经内科', result: 'true' };
    expect(await rulesOf('R1570-01')).toEqual({
      fired: [
        {
          rule_id: 'AR-008',
          name: '直接胆红素高于总胆红素',
          version: 1,
          action: '暂缓解读，转人工审核',
          text: '直接胆红素与总胆红素之比 1.2，不可能高于 1',
          sentence: '直接胆红素与总胆红素之比 > 1，科室不属于外院导入',
          leaves: [{ path: '0', text: '直接胆红素与总胆红素之比 > 1', actual: '1.2', result: 'true' }, department],
        },
      ],
      missed: [
        {
          rule_id: 'AR-010',
          name: '肝功能缺少白蛋白',
          version: 1,
          sentence: '已检丙氨酸氨基转移酶，已检天门冬氨酸氨基转移酶，未检白蛋白，科室不属于外院导入',
          leaves: [
            { path: '0', text: '已检丙氨酸氨基转移酶', actual: '已检', result: 'true' },
            { path: '1', text: '已检天门冬氨酸氨基转移酶', actual: '已检', result: 'true' },
            { path: '2', text: '未检白蛋白', actual: '已检', result: 'false' },
            { ...department, path: '3' },
          ],
          failed: '2',
          failed_text: '未检白蛋白',
        },
      ],
    });
  });

  test('are those of then: the version that acted, not the one in use now', async () => {
    const { fired } = await rulesOf('R1043-54');
    expect(fired.map(({ rule_id: id, version, sentence }) => [id, version, sentence])).toEqual([
      ['AR-004', 1, '血红蛋白 < 90 g/L，科室不属于外院导入'],
      ['AR-012', 1, '电解质异常 ≥ 2 项，科室不属于外院导入'],
    ]);
    const missed = await rulesOf(CKD);
    expect(missed.missed.find(({ rule_id: id }) => id === 'AR-004')).toMatchObject({
      version: 2,
      sentence: '血红蛋白 < 70 g/L，科室不属于外院导入',
    });
    expect((await rulesOf('R1414-02')).fired.map(({ rule_id: id, action }) => [id, action])).toEqual([
      ['AR-006', '暂缓解读，转人工审核'],
      ['SP-003', '提示'],
    ]);
  });

  test.each([CKD, 'R1043-54', 'R1414-02'])(
    'that %s missed by one value: five at most, none that acted, those with most values first, then by priority',
    async (report) => {
      const lists = await Promise.all(
        ['audit', 'prompt'].map(async (kind) => get<RulePage>(`/rules?kind=${kind}&page_size=100`, await as(kind))),
      );
      const rules = new Map(lists.flatMap(({ data }) => data).map((rule) => [rule.rule_id, rule] as const));
      const { fired, missed } = await rulesOf(report);
      expect(missed).toHaveLength(5);
      for (const { rule_id: id, version, failed, leaves } of missed) {
        expect(fired.map(({ rule_id: acted }) => acted)).not.toContain(id);
        expect(rules.get(id)).toMatchObject({ state: 'in_use', version });
        expect(leaves.find(({ path }) => path === failed)?.result).toBe('false');
      }
      const keys = missed.map(({ rule_id: id, leaves }) => [
        -leaves.filter(({ result }) => result === 'true').length,
        rules.get(id)?.priority ?? 0,
      ]);
      expect(keys).toEqual(keys.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
    },
  );
});

describe('marks on a report', () => {
  const tag = (path: string, body: object, account: string) =>
    as(account).then((headers) => post(`/reports/${path}/tagging`, { tag: 'wrong', comment: '', ...body }, headers));
  const tags = async (report: string, account = 'prompt') =>
    (await get<ReportTagList>(`/reports/${report}/tags`, await as(account))).data;

  test('name the diagnosis and the row, say what was meant and whose they are', async () => {
    await tag('disease', { report_id: CKD, diagnosis_id: 'DM', tag: 'missing', comment: '应提示' }, 'lab');
    await tag('laboratory', { report_id: CKD, laboratory_id: CREATININE, tag: 'correct' }, 'prompt');
    const time = '2025-11-18T10:30:00+08:00';
    const ofDiagnosis = {
      subject: 'disease',
      target_id: 'DM',
      target_name: '糖尿病',
      tag: 'missing',
      comment: '应提示',
      user_name: '周以宁',
      time,
    };
    const ofRow = {
      subject: 'laboratory',
      target_id: CREATININE,
      target_name: '肌酐',
      tag: 'correct',
      comment: '',
      user_name: '秦晓彤',
      time,
    };
    expect(await tags(CKD)).toEqual([
      { ...ofDiagnosis, mine: false },
      { ...ofRow, mine: true },
    ]);
    expect(await tags(CKD, 'lab')).toEqual([
      { ...ofDiagnosis, mine: true },
      { ...ofRow, mine: false },
    ]);
    // What another account set stays; what is not there is taken away without a fault.
    const target = { subject: 'laboratory', target_id: CREATININE };
    const remove = async (account: string) =>
      (await post<ReportTagList>(`/reports/${CKD}/tags/remove`, target, await as(account))).body.data;
    expect(await remove('lab')).toHaveLength(2);
    expect(await remove('prompt')).toEqual([{ ...ofDiagnosis, mine: false }]);
    expect(await remove('prompt')).toHaveLength(1);
    expect(await tags('R1004-02')).toEqual([]);
  });

  test('name a row that could not be read as it is printed', async () => {
    const list = await get<ReportPage>('/reports?has_unread=true&page_size=1', await as('lab'));
    const report = list.data[0]?.report_id ?? '';
    const data = await get<ReportData>(`/ai/reports/analysis/${report}`, await as('doctor'));
    expect(data.clean_failed_laboratories).not.toHaveLength(0);
    const all = [...data.laboratories, ...data.clean_failed_laboratories];
    expect(all).not.toHaveLength(0);
    for (const { laboratory_id: id } of all)
      expect((await tag('laboratory', { report_id: report, laboratory_id: id }, 'lab')).status).toBe(200);
    const names = new Map((await tags(report)).map(({ target_id: id, target_name: name }) => [id, name]));
    const expected = all.map(({ laboratory_id: id, laboratory_name: name }) => [id, name] as const);
    expect(names).toEqual(new Map(expected));
  });
});

describe('an answer on a prompt', () => {
  const REPORT = 'R1414-02';
  const answer = async (body: object, rule = 'SP-003', report = REPORT) =>
    post<ReportPrompt & { message?: string }>(`/reports/${report}/prompts/${rule}/feedback`, body, await as('doctor'));
  const read = async () =>
    (await get<ReportData>(`/ai/reports/analysis/${REPORT}`, await as('doctor'))).prompts?.find(
      ({ rule_id: id }) => id === 'SP-003',
    );

  test('is kept without the blanks about it, read again with the prompt, and replaced by the next', async () => {
    const said = await answer({ useful: false, comment: ' 已看涂片 ' });
    expect(said.body).toMatchObject({ rule_id: 'SP-003', version: 1, useful: false, comment: '已看涂片' });
    expect(await read()).toEqual(said.body);
    const again = await answer({ useful: true, comment: '  ' });
    expect(again.body).toMatchObject({ rule_id: 'SP-003', useful: true });
    expect(again.body).not.toHaveProperty('comment');
    expect(await read()).toEqual(again.body);
    const bare = await answer({ useful: false });
    expect(bare.body).toMatchObject({ rule_id: 'SP-003', useful: false });
    expect(bare.body).not.toHaveProperty('comment');
  });

  test.each([
    ['SP-003', CKD],
    ['SP-003', 'R9999-01'],
    ['AR-006', REPORT],
    ['SP-999', REPORT],
  ])('%s on %s is refused: the report has no such prompt', async (rule, report) => {
    expect(await answer({ useful: true }, rule, report)).toEqual({
      status: 404,
      body: { status: 404, message: '这份报告上没有这条提示' },
    });
  });
});
