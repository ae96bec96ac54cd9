import { describe, expect, test } from 'vitest';
import type { CreatedShare, ReportData, RuleDetail, SharedReport } from '@jianwei/api-client/model';
import { K, openRules } from './rule-calls.test-support.ts';

const { as, get, post, importCsv, imported } = await openRules();

const change = { ...K, fact: 'delta', op: 'rise_at_least', value: 0.1, within: { days: 30 }, of: 'last' };

interface Written {
  readonly places: readonly string[];
  readonly name?: string;
  readonly lay_text?: string;
  readonly condition?: object;
}

/** A prompt in use with these places. */
async function prompt({ places, name = '血钾偏高', lay_text: lay, condition = { all: [K] } }: Written) {
  const author = await as('prompt');
  const show = { places, interval_days: 0, change_percent: 20, ...(lay === undefined ? {} : { lay_text: lay }) };
  const outcome = { action: 'prompt', level: 'attention', reason: `${name}，请复查`, show };
  const body = { kind: 'prompt', name, category: 'renal', condition, outcome };
  const { body: detail } = await post<RuleDetail>('/rules', body, author);
  const { rule_id: id, revision } = detail.rule;
  await post('/rules/trial', { kind: 'prompt', condition, show, from: '2025-11-18' }, author);
  expect((await post(`/rules/${id}/enable`, { revision }, author)).status).toBe(200);
}

const line = (day: string, value: string) =>
  `p1,林一,男,1960-02-03,2025-11-${day} 08:00,钾,血清,${value},mmol/L,3.5-5.3,,`;

const told = ({ findings }: NonNullable<ReportData['reading']>) =>
  findings.filter(({ kind }) => kind === 'prompt').map(({ title }) => title);

describe('on paper', () => {
  test('a prompt for the screen alone is in no part of the reading, one for paper is', async () => {
    await prompt({ places: ['reading', 'row'] });
    await prompt({ places: ['reading', 'print'], name: '请复查血钾' });
    await importCsv(line('18', '5.6'));
    const { data } = await imported();
    expect(told(data.reading as NonNullable<ReportData['reading']>)).toEqual(['血钾偏高', '请复查血钾']);
    expect(told(data.print_reading as NonNullable<ReportData['reading']>)).toEqual(['请复查血钾']);
    expect(JSON.stringify(data.print_reading)).not.toContain('血钾偏高，请复查');
  });

  test('nothing differs where every prompt is to be printed, or stands beside a row', async () => {
    await prompt({ places: ['reading', 'print'] });
    await importCsv(line('18', '5.6'));
    expect((await imported()).data).not.toHaveProperty('print_reading');
  });
});

describe('for residents', () => {
  const lay = '您的血钾为 {血钾的值}，请按医师的意见复查。';
  const read = async (more: object = {}): Promise<SharedReport['lay']> => {
    const { report } = await imported();
    const asked = { report_id: report.report_id, audience: 'citizen', contacted: true, ...more };
    const { body } = await post<CreatedShare>('/shares', asked, await as('doctor'));
    return (await post<SharedReport>('/shared_reports/read', { token: body.token })).body.lay;
  };

  test('their own words are said, filled with the value; those of other places are not', async () => {
    await prompt({ places: ['reading', 'citizen'], lay_text: lay });
    await prompt({ places: ['reading'], name: '请复查血钾' });
    await importCsv(line('18', '5.6'));
    expect((await read())?.notes).toEqual([{ rule_id: 'SP-019', text: '您的血钾为 5.6 mmol/L，请按医师的意见复查。' }]);
  });

  test('nothing is said where the report has none', async () => {
    await importCsv(line('18', '5.6'));
    expect(await read()).not.toHaveProperty('notes');
  });

  test('what speaks of an earlier result waits for the second step', async () => {
    const condition = { all: [K, change] };
    await prompt({ places: ['citizen'], lay_text: '这次比上次 {血钾变化}，请按医师的意见复查。', condition });
    await importCsv(line('10', '5.5'));
    await importCsv(line('18', '5.8'));
    const author = await as('prompt');
    const hits = await get<{ total_elements: number }>('/rules/SP-019/hits', author);
    expect(hits.total_elements).toBe(1);
    expect(await read()).not.toHaveProperty('notes');
  });

  test('what rests on a result that the link does not show is not said', async () => {
    const PSA = { fact: 'tested', op: 'is', value: true, code: 'PSA' };
    await prompt({ places: ['citizen'], lay_text: '请带这份报告给泌尿科医师看。', condition: { all: [PSA] } });
    await importCsv(line('18', '4.1'), 'p1,林一,男,1960-02-03,2025-11-18 08:00,PSA,血清,5.1,ng/mL,0-4,,');
    const hits = await get<{ total_elements: number }>('/rules/SP-019/hits', await as('prompt'));
    expect(hits.total_elements).toBe(1);
    expect(await read()).not.toHaveProperty('notes');
    expect((await read({ include_sensitive: true }))?.notes).toHaveLength(1);
  });
});
