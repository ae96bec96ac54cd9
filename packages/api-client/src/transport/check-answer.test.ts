import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checks } from '../generated/checks/analysis.ts';
import { createClient } from './client.test-support.ts';
import { raw, sealed } from './fake-backend.test-support.ts';
import { mendBody, UNDETERMINED, type AnswerChecks } from './undetermined.ts';

const url = '/api/v2/ai/reports/analysis/R1';
const load = () => Promise.resolve(checks);

interface Media {
  readonly examples?: Record<string, { readonly value?: unknown; readonly $ref?: string }>;
}
interface Operation {
  readonly operationId: string;
  readonly responses: Record<string, { readonly content?: Record<string, Media> }>;
}
interface Contract {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly examples: Record<string, { readonly value: unknown }> };
}

const contract = JSON.parse(
  readFileSync(new URL('../../../../openapi/dist/openapi.json', import.meta.url), 'utf8'),
) as Contract;
const operations = Object.values(contract.paths).flatMap((item) => Object.values(item));

/** The examples that the contract gives of an operation's success. */
function examplesOf(operation: string): unknown[] {
  const found = operations.find(({ operationId }) => operationId === operation);
  return Object.values(found?.responses['200']?.content?.['application/json']?.examples ?? {}).map(
    ({ value, $ref = '' }) => value ?? contract.components.examples[$ref.split('/').at(-1) ?? '']?.value,
  );
}

const folder = new URL('../generated/checks/', import.meta.url);
const modules = readdirSync(folder).map(
  (file) => import(new URL(file, folder).href) as Promise<{ checks: AnswerChecks }>,
);
const rows = (await Promise.all(modules)).flatMap((module) => module.checks);
const report = () => structuredClone(examplesOf('getReportAnalysis')[0]) as Record<string, unknown>;

afterEach(() => vi.restoreAllMocks());

describe('a condition of a rule', () => {
  it('is a tree of its own: numbers, words and lists pass as they are', () => {
    const [detail] = examplesOf('getRule') as { draft: { condition: { all: { value: unknown }[] } } }[];
    const values = [5.5, '2+', true, [3.5, 5.3], ['急诊科']];
    const condition = { all: values.map((value) => ({ fact: 'lab', op: 'at_least', value })) };
    const body = { ...structuredClone(detail), draft: { ...detail?.draft, condition } };
    const found = rows.find(({ operation }) => operation === 'getRule');
    if (found === undefined) throw new Error('the rules have no checks');
    expect(mendBody(found.check, structuredClone(body))).toEqual({ body, isMended: false });
  });
});

describe('what may be a text or a list of texts', () => {
  const mended = (contents: unknown) => {
    const [detail] = examplesOf('getDiagnosisKnowledge') as object[];
    const hint = { application_id: 'app-ckd', application_name: 'CKD 分期' };
    const body = structuredClone({ ...detail, hints: [{ ...hint, hint_contents: contents }] });
    const found = rows.find(({ operation }) => operation === 'getDiagnosisKnowledge');
    if (found === undefined) throw new Error('the knowledge has no checks');
    const { body: made, isMended } = mendBody(found.check, body);
    return [(made as { hints: { hint_contents: unknown }[] }).hints[0]?.hint_contents, isMended];
  };

  it.each([['甲'], [['甲', '乙']], [[]]])('passes as either: %j', (contents) => {
    expect(mended(contents)).toEqual([contents, false]);
  });

  // A screen that trims each text of the list ended at one that is none.
  it.each<[unknown, unknown]>([
    [5, UNDETERMINED],
    [
      ['甲', null, 5],
      ['甲', UNDETERMINED, UNDETERMINED],
    ],
    [[['甲']], [UNDETERMINED]],
  ])('%j says what cannot be determined in its place', (contents, expected) => {
    expect(mended(contents)).toEqual([expected, true]);
  });
});

describe('an answer that is not what the contract says', () => {
  it('has the marker at each wrong value, is otherwise what was sent, and each place is told once, without its value', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { backend, get } = createClient();
    const row = (more: object) => ({
      laboratory_id: 'K',
      laboratory_name: '钾',
      original_laboratory_name: 'K',
      ...more,
    });
    const laboratories = [
      row({ original_result: '5.6', abnormal: true, state: 'probably', abnormal_type: 2, decimals: '2' }),
      row({ original_result: null, state: 'abnormal', abnormal_type: 1 }),
    ];
    const body = { ...report(), laboratories, report_time: 'yesterday', categories: {} };
    backend.answer(sealed(body), sealed(body));
    const expected = {
      ...body,
      laboratories: [
        row({
          original_result: '5.6',
          abnormal: true,
          state: UNDETERMINED,
          abnormal_type: UNDETERMINED,
          decimals: UNDETERMINED,
        }),
        row({ original_result: UNDETERMINED, abnormal: UNDETERMINED, state: 'abnormal', abnormal_type: 1 }),
      ],
      report_time: UNDETERMINED,
      // A list of one thing that cannot be determined, with all that such a thing must have.
      categories: [{ name: UNDETERMINED, evidences: [UNDETERMINED], sub_diagnosis: expect.any(Array) as unknown }],
    };
    const [first, second] = await Promise.all([get(url, { checks: load }), get(url, { checks: load })]);
    expect(first).toMatchObject(expected);
    // Nothing is added to a row of which some values are wrong.
    expect((first as typeof expected).laboratories).toEqual(expected.laboratories);
    expect(second).toEqual(first);
    expect(second).not.toBe(first);
    const told = warn.mock.calls.map(([text]) => String(text));
    for (const field of ['state', 'abnormal_type', 'decimals', 'original_result', 'abnormal']) {
      const place = `getReportAnalysis/laboratories/-/${field}`;
      expect(told.filter((text) => text.endsWith(place))).toHaveLength(1);
    }
    await get(`${url}?again`, { checks: load });
    expect(warn.mock.calls).toHaveLength(told.length);
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/probably|yesterday/);
  });

  it.each([[[]], ['text'], [null], [7]])('as a whole (%j) fails the call with a message', async (body) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { backend, get, failureOf, asked } = createClient();
    backend.answer(sealed(body));
    expect(await failureOf(get(url, { checks: load }))).toMatchObject({ kind: 'cipher', status: 200 });
    expect(asked).toEqual(['notify 网络错误，请稍后再试！']);
  });

  it('is not handed out unchecked where the check cannot be loaded', async () => {
    const { backend, get, failureOf } = createClient();
    backend.answer(sealed(report()));
    const failure = await failureOf(get(url, { checks: () => Promise.reject(new TypeError('no chunk')) }));
    expect(failure.kind).toBe('network');
  });

  it('of an error keeps the message of the server', async () => {
    const { backend, get, failureOf } = createClient();
    backend.answer(raw(JSON.stringify({ status: 1, message: '报告不存在' }), 404));
    const failure = await failureOf(get(url, { checks: load }));
    expect(failure.status).toBe(404);
  });
});

describe('the generated checks', () => {
  it.each(rows.map((row) => [row.operation, row] as const))('%s: nothing in its examples is mended', (_name, row) => {
    const examples = examplesOf(row.operation);
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(mendBody(row.check, structuredClone(example)).isMended).toBe(false);
  });

  it('mend whatever stands anywhere: what comes out has the shape that screens read, and is mended no further', () => {
    const junk = fc.constantFrom<unknown>(null, 'x-unknown', 987_654, -1.5, true, [], {}, [[1]], { a: 1 }, undefined);
    const places = fc.array(fc.tuple(fc.nat(10_000), junk), { minLength: 1, maxLength: 3 });
    const one = fc.constantFrom(...rows);
    fc.assert(
      fc.property(one, places, ({ check, operation }, changes) => {
        const holder: Holder = { body: structuredClone(examplesOf(operation)[0]) };
        for (const [number, value] of changes) {
          const slots = slotsOf(holder);
          const [parent, key] = slots[number % slots.length] ?? [holder, 'body'];
          parent[key] = structuredClone(value);
        }
        const sent = JSON.parse(JSON.stringify(holder)) as { body?: unknown };
        const once = mendBody(check, sent.body).body;
        const twice = mendBody(check, structuredClone(once)).body;
        expect(twice).toEqual(once);
      }),
      { numRuns: 500, seed: 15 },
    );
  });
});

type Holder = Record<string, unknown>;

/** Every place of a body where a value lies, as what holds it and under which key. */
function slotsOf(parent: object): [Holder, string][] {
  return Object.entries(parent).flatMap(([key, value]: [string, unknown]): [Holder, string][] => [
    [parent as Holder, key],
    ...(typeof value === 'object' && value !== null ? slotsOf(value) : []),
  ]);
}
