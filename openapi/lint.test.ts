import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder } from './support/contract.ts';

const redocly = join(createRequire(import.meta.url).resolve('@redocly/cli/package.json'), '../bin/cli.js');

interface Lint {
  totals: { errors: number; warnings: number };
  problems: { ruleId: string; message: string }[];
}

/** Lints documents with the rules of this folder; one result per document. */
function lint(...documents: string[]): Lint[] {
  const done = spawnSync(
    process.execPath,
    [redocly, 'lint', '--config', 'redocly.yaml', '--format', 'json', ...documents],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  // One JSON text directly behind the other.
  return done.stdout.split(/(?<=^\})(?=\{)/m).map((text) => JSON.parse(text) as Lint);
}

test('our document is clean: no error, no warning', () => {
  const [result] = lint('openapi.yaml');
  expect(result).toMatchObject({ totals: { errors: 0, warnings: 0 } });
});

/** What is broken in fixtures/good.yaml, and what our rules say of it then. */
const broken: readonly [rule: string, from: string, to: string, ...messages: string[]][] = [
  [
    'no-success-status',
    'name: { type: string, maxLength: 20, description: 名称 }',
    'status: { type: string, maxLength: 20, description: 名称 }',
    'The 200 body of saveJob has a top-level status: that name is reserved for the business status.',
    'The 200 body of getVersion has a top-level status: that name is reserved for the business status.',
  ],
  ['described', ', description: 名称', '', 'Property name needs a description.'],
  ['described', '      description: Without a session.\n', '', 'Operation getVersion needs a description.'],
  ['described', ' description: 任务编号,', '', 'Parameter id needs a description.'],
  [
    'described',
    '      description: 任务的名称\n',
    '',
    'Schema JobName needs a description.',
    'Schema JobName needs a description.',
  ],
  ['enum-meanings', ', x-enum-meanings: { slow: 慢 }', '', 'Enum member "slow" has no meaning in x-enum-meanings.'],
  ['enum-meanings', '[slow]', '[slow, fast]', 'Enum member "fast" has no meaning in x-enum-meanings.'],
  ['enum-meanings', '{ slow: 慢 }', '{ slow: slowly }', 'The meaning of enum member "slow" is not Chinese.'],
  ['enum-meanings', '{ slow: 慢 }', '{ slow: 慢, fast: 快 }', 'x-enum-meanings explains "fast", which is no member.'],
  ['input-limits', ' minimum: 18, maximum: 120,', '', 'Job.age has no limits.'],
  ['input-limits', '18–120 岁', '成年', 'Job.age does not say "18–120 " with its unit in its description.'],
  ['input-limits', '18–120 岁', '18–120 ', 'Job.age does not say "18–120 " with its unit in its description.'],
  [
    'input-limits',
    '年龄，18–120 岁',
    "'年龄，18–120 '",
    'Job.age does not say "18–120 " with its unit in its description.',
  ],
  ['input-limits', '18–120 岁', '18–120 。', 'Job.age does not say "18–120 " with its unit in its description.'],
  ['input-limits', '剂量，1–50 mg', '剂量', 'Job.dose does not say "1–50 mg" with its unit in its description.'],
  ['input-limits', 'maxLength: 20, ', '', 'Job.name has no maxLength.'],
  ['input-limits', 'schema: { type: string, maxLength: 40 }', 'schema: { type: string }', 'id has no maxLength.'],
  ['input-limits', 'string, maxLength: 40 }', 'string, format: uuid }', 'id has no maxLength.'],
  ['input-limits', 'string, maxLength: 40 }', "string, pattern: '^[a-z]+$' }", 'id has no maxLength.'],
  ['input-limits', 'string, maxLength: 40 }', "string, pattern: '^\\\\d{2,}$' }", 'id has no maxLength.'],
  ['input-limits', 'string, maxLength: 40 }', "string, pattern: '[a-z]{2}' }", 'id has no maxLength.'],
  ['input-limits', 'string, maxLength: 40 }', "string, pattern: '^a|b$' }", 'id has no maxLength.'],
  [
    'input-limits',
    'kind: {',
    'notes: { type: object, description: 附注, additionalProperties: { type: string } }\n            kind: {',
    'Job.notes.* has no maxLength.',
  ],
  [
    'date-forms',
    "due: { $ref: '#/components/schemas/DateTime' }",
    'due: { type: string, format: date-time, maxLength: 40, description: 期限 }',
    'A date-time is written as a reference to DateTime.',
  ],
  [
    'date-forms',
    "due: { $ref: '#/components/schemas/DateTime' }",
    'due_date: { type: string, maxLength: 10, description: 期限 }',
    'due_date is a day or a time: it refers to CalendarDate or DateTime.',
  ],
  [
    'date-forms',
    ", pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$'",
    ', maxLength: 40',
    'DateTime needs a pattern.',
  ],
  ...['400', '401', '404', '413', '500'].map((code): [string, string, string, string] => [
    'errors-listed',
    `        '${code}': { $ref: '#/components/responses/${code === '401' ? 'Unauthorized' : 'Refused'}' }\n`,
    '',
    `saveJob has to list ${code}.`,
  ]),
  [
    'errors-listed',
    "        '413':",
    "        '403': { $ref: '#/components/responses/Refused' }\n        '413':",
    'saveJob cannot answer 403.',
  ],
  [
    'errors-listed',
    '      responses:\n',
    "      responses:\n        '401': { $ref: '#/components/responses/Unauthorized' }\n        '413': { $ref: '#/components/responses/Refused' }\n",
    'getVersion cannot answer 401.',
    'getVersion cannot answer 413.',
  ],
  [
    'business-status',
    '      x-business-status: BusinessStatusBody\n',
    '',
    'saveJob may answer 200 with a business status: x-business-status names its schema.',
  ],
  [
    'business-status',
    'x-business-status: BusinessStatusBody',
    'x-business-status: Nothing',
    'x-business-status of saveJob names Nothing, which is no schema.',
  ],
  [
    'business-status',
    '      security: []\n',
    '      security: []\n      x-business-status: BusinessStatusBody\n',
    'getVersion knows no account: it has no business status.',
  ],
  ['wire-described', '  envelope: EncryptedBody\n', '', 'x-wire.envelope names the schema of a sealed body.'],
  ['wire-described', '  exempt: [/api/v2/version/*]\n', '', 'x-wire.exempt lists the paths whose bodies are plain.'],
  [
    'wire-described',
    '/api/v2/version/*]',
    '/api/v2/versions/*]',
    'x-wire.exempt names /api/v2/versions/*, which no path matches.',
  ],
];

describe('a rule finds what is broken', () => {
  const good = readFileSync(join(folder, 'fixtures/good.yaml'), 'utf8');
  const place = mkdtempSync(join(tmpdir(), 'lint-'));
  const files = ['', ...broken].map((_row, index) => join(place, `${index}.yaml`));
  const texts = [good, ...broken.map(([, from, to]) => good.replace(from, () => to))];
  files.forEach((file, index) => {
    writeFileSync(file, texts[index] ?? '');
  });
  const results = lint(...files);
  rmSync(place, { recursive: true });
  const ours = (index: number) => results[index]?.problems.filter(({ ruleId }) => ruleId.startsWith('jianwei/')) ?? [];

  test('and nothing in the good document', () => {
    expect(results).toHaveLength(broken.length + 1);
    expect(ours(0)).toEqual([]);
  });

  test.each(broken.map((row, index) => ({ rule: row[0], messages: row.slice(3), index: index + 1 })))(
    '$rule: $messages.0',
    ({ rule, messages, index }) => {
      expect(texts[index]).not.toBe(good);
      expect(ours(index).map(({ ruleId, message }) => ({ ruleId, message }))).toEqual(
        messages.map((message) => ({ ruleId: `jianwei/${rule}`, message })),
      );
    },
  );
});
