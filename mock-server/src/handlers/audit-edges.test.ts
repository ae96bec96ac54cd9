import type { AuditHold, AuditHoldPage, ChangePage, ReleasedReportPage } from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { openRules, potassium } from './rule-calls.test-support.ts';

const { as, get, status, post, inUse, importCsv, holds } = await openRules();

const COLLATOR = new Intl.Collator('zh-CN', { numeric: true });
const NOW = '2025-11-18T10:30:00+08:00';
const minutes = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 60_000;

/** The whole queue, as it is asked for. */
async function all(query: string): Promise<AuditHold[]> {
  const { data, total_elements: total } = await holds(`${query}&page_size=200`);
  const rest = Array.from({ length: Math.ceil(total / 200) - 1 }, (_, index) =>
    holds(`${query}&page_size=200&page=${index + 1}`),
  );
  const rows = [...data, ...(await Promise.all(rest)).flatMap((page) => page.data)];
  expect(rows).toHaveLength(total);
  return rows;
}

const ids = (rows: readonly AuditHold[]) => rows.map(({ hold_id: id }) => id);

describe('the queue in the order of', () => {
  const COLUMNS: Readonly<Record<string, (hold: AuditHold) => string | number>> = {
    held_at: (hold) => hold.held_at,
    patient_name: (hold) => hold.patient_name,
    department: (hold) => hold.department,
    rule_id: (hold) => hold.rule_id,
    reason: (hold) => hold.reason,
    until: (hold) => hold.until,
    state: (hold) => hold.state,
    decided_by: (hold) => hold.decided_by ?? '',
    // Who waits, waits until now; what ran out waited until then.
    took: (hold) => minutes(hold.held_at, hold.decided_at ?? (hold.state === 'held' ? NOW : hold.until)),
  };

  test.each(Object.keys(COLUMNS))('%s, up and down; equal ones stand by their number', async (column) => {
    const valueOf = COLUMNS[column] as (hold: AuditHold) => string | number;
    for (const direction of [1, -1]) {
      const rows = await all(`sort=${direction === 1 ? '' : '-'}${column}`);
      expect(rows.length).toBeGreaterThan(400);
      const inOrder = rows.toSorted((left, right) => {
        const [a, b] = [valueOf(left), valueOf(right)];
        // What nobody decided has no name, and stands last either way.
        if ((a === '') !== (b === '')) return a === '' ? 1 : -1;
        const difference = typeof a === 'number' ? a - Number(b) : COLLATOR.compare(a, String(b));
        return direction * difference || (left.hold_id < right.hold_id ? -1 : 1);
      });
      expect(ids(rows)).toEqual(ids(inOrder));
    }
  });
});

describe('a line of the queue', () => {
  test('of a report that waits tells its patient, its rule and its time, and nobody who decided', async () => {
    expect((await holds('state=held')).data).toEqual([
      {
        hold_id: 'HS0236',
        rule_id: 'AR-008',
        rule_name: '直接胆红素高于总胆红素',
        version: 1,
        report_id: 'R1570-01',
        report_name: '肝功能',
        report_time: '2025-11-17T16:40:00+08:00',
        patient_name: '娄*坤',
        patient_gender: '男',
        patient_age: 58,
        department: '神经内科',
        reason: '直接胆红素与总胆红素之比 1.2，不可能高于 1',
        held_at: '2025-11-18T09:52:00+08:00',
        until: '2025-11-18T11:52:00+08:00',
        state: 'held',
      },
    ]);
  });

  test('of one that ran out has no decision either; a decided one has', async () => {
    const [timedOut] = (await holds('report_id=R1571-01')).data;
    expect(timedOut).toMatchObject({ patient_name: '郎*华', patient_gender: '女', version: 2, state: 'timed_out' });
    for (const part of ['decided_at', 'decided_by', 'comment']) expect(timedOut).not.toHaveProperty(part);
    const [released] = (await holds('report_id=R1572-01')).data;
    expect(released).toMatchObject({ state: 'release', decided_by: '秦晓彤', decided_at: '2025-11-17T15:59:00+08:00' });
  });
});

describe('the queue narrowed', () => {
  test('to a state: what waits, what is over, what people decided, and where they agreed with the rule', async () => {
    const whole = await all('sort=held_at');
    const of = (...states: string[]) => ids(whole.filter(({ state }) => states.includes(state)));
    const people = ['release', 'rechecked', 'corrected', 'returned'];
    for (const [state, expected] of [
      ['held', of('held')],
      ['decided', of(...people, 'timed_out')],
      ['judged', of(...people)],
      ['agreed', of('rechecked', 'corrected', 'returned')],
    ] as const) {
      expect(expected).not.toHaveLength(0);
      expect([state, ids(await all(`state=${state}`))]).toEqual([state, expected]);
    }
    expect((await holds('state=decided')).held).toBe(1);
  });

  test.each([
    ['report_id=R1043-54', ({ report_id: id }: AuditHold) => id === 'R1043-54'],
    ['rule_id=AR-011', ({ rule_id: id }: AuditHold) => id === 'AR-011'],
    ['department=骨科', ({ department }: AuditHold) => department === '骨科'],
  ])('by %s to those alone', async (query, isMeant) => {
    const expected = ids((await all('sort=held_at')).filter(isMeant));
    expect(expected).not.toHaveLength(0);
    expect(ids(await all(encodeURI(query)))).toEqual(expected);
  });

  test.each([
    ['the number of its report, small', 'r1570-01', 1],
    ['the name of its report, with blanks about it', ' 肝功能 ', 1],
    ['the whole name of its patient', '娄秉坤', 1],
    ['the first letters of that name', 'LBK', 1],
    ['its rule', 'ar-008', 1],
    ['the name of its rule', '高于总胆', 1],
    ['its reason', '不可能高于', 1],
    ['its department', '神经内', 1],
    ['the department of others', '肾内科', 0],
    ['letters that begin no name', 'bk', 0],
    ['the masked name', '娄*坤', 0],
  ])('by %s', async (_what, q, found) => {
    expect((await holds(`state=held&q=${encodeURIComponent(q)}`)).total_elements).toBe(found);
  });

  test('offers every department of the queue once, in order, whatever it is narrowed to', async () => {
    const whole = await all('sort=held_at');
    const departments = [...new Set(whole.map(({ department }) => department))].toSorted();
    expect((await holds('state=held')).departments).toEqual(departments);
    expect(departments).not.toContain('');
  });
});

describe('a decision', () => {
  const decide = async (body: object, account = 'audit') => {
    await inUse();
    await importCsv(potassium('6.4'));
    const [hold] = (await holds()).data;
    const path = `/audit/holds/${hold?.hold_id ?? ''}/decide`;
    return { path, hold, answer: await post<AuditHold>(path, body, await as(account)) };
  };

  test.each([
    ['release', '放行'],
    ['rechecked', '复检'],
    ['corrected', '更正'],
    ['returned', '退回'],
  ])('%s is kept with who made it, when and why, stands in the log and is made once', async (decision, word) => {
    const { path, hold, answer } = await decide({ decision, comment: ' 已电话核对 ' }, 'prompt');
    const made = { state: decision, decided_at: NOW, decided_by: '秦晓彤', comment: '已电话核对' };
    expect(answer).toEqual({ status: 200, body: { ...hold, ...made } });
    expect((await holds(`report_id=${hold?.report_id ?? ''}`)).data).toEqual([answer.body]);
    const { data } = await get<ChangePage>('/changes?object_type=hold');
    expect(data).toMatchObject([
      {
        action: word,
        user_name: '秦晓彤',
        object_id: hold?.hold_id,
        object_name: `${hold?.report_id ?? ''} ${hold?.report_name ?? ''}`,
        summary: `审核由 暂缓 改为 ${word}，说明由 空 改为 已电话核对`,
      },
    ]);
    expect(await post(path, { decision: 'release' })).toMatchObject({
      status: 400,
      body: { message: `该报告已由秦晓彤${word}` },
    });
  });

  test('needs no comment unless the report is sent back, for which blanks are none', async () => {
    const { path, answer } = await decide({ decision: 'returned', comment: '  ' });
    expect(answer).toMatchObject({ status: 400, body: { message: '退回须写明原因' } });
    const released = await post<AuditHold>(path, { decision: 'release', comment: ' ' });
    expect(released.status).toBe(200);
    expect(released.body).not.toHaveProperty('comment');
    expect((await get<ChangePage>('/changes?object_type=hold')).data[0]?.summary).toBe('审核由 暂缓 改为 放行');
  });

  test('on what is not there is refused in words', async () => {
    expect(await post('/audit/holds/HS9999/decide', { decision: 'release' })).toEqual({
      status: 404,
      body: { status: 404, message: '没有这份待审报告' },
    });
  });

  test('that let the conclusion out is taken back by nobody; one that sent it back by those who decide', async () => {
    const { path } = await decide({ decision: 'returned', comment: '请重采' });
    const last = async (account: string) => {
      const [change] = (await get<ChangePage>('/changes?object_type=hold', await as(account))).data;
      return change;
    };
    expect(await last('lab')).toBeUndefined();
    expect(await last('prompt')).toMatchObject({ can_undo: true });
    const undo = async (account: string) =>
      post(`/changes/${(await last('audit'))?.change_id ?? 0}/undo`, {}, await as(account));
    expect((await undo('lab')).body.message).toBe('没有这条修改记录');
    expect((await undo('prompt')).status).toBe(200);
    expect((await post(path, { decision: 'rechecked' })).status).toBe(200);
    expect(await last('prompt')).toMatchObject({ action: '复检', can_undo: false });
    expect((await undo('prompt')).body.message).toBe('这次修改不能撤销');
  });
});

describe('what came free', () => {
  test('is told with its report and who let it out; clinicians and the laboratory read the name, others its ends', async () => {
    await inUse();
    await importCsv('p1,林一二,男,1960-02-03,2025-11-18 08:00,钾,血清,6.4,mmol/L,3.5-5.3,,');
    const [hold] = (await holds()).data;
    const path = `/ai/reports/analysis/${hold?.report_id ?? ''}`;
    for (const account of ['doctor', 'lab', 'prompt']) expect(await status(path, await as(account))).toBe(200);
    await post(`/audit/holds/${hold?.hold_id ?? ''}/decide`, { decision: 'rechecked' });
    const told = async (account: string, query = '') =>
      get<ReleasedReportPage>(`/audit/released${query}`, await as(account));
    const row = {
      report_id: hold?.report_id,
      report_name: hold?.report_name,
      report_time: '2025-11-18T08:00:00+08:00',
      department: hold?.department,
      state: 'rechecked',
      released_at: NOW,
      released_by: '梁思齐',
    };
    for (const [account, name] of [
      ['doctor', '林一二'],
      ['lab', '林一二'],
      ['prompt', '林*二'],
    ] as const)
      expect((await told(account)).data).toEqual([{ ...row, patient_name: name }]);
    expect(await told('doctor', '?page=1&page_size=5')).toEqual({ page: 1, page_size: 5, total_elements: 1, data: [] });
  });
});

test('the queue comes page by page, those that wait longest first', async () => {
  const whole = await all('sort=held_at');
  const page: AuditHoldPage = await holds('page=2&page_size=7');
  expect(page).toMatchObject({ page: 2, page_size: 7, total_elements: whole.length, held: 1 });
  expect(ids(page.data)).toEqual(ids(whole).slice(14, 21));
});
