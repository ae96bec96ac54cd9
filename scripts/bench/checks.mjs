// What checking each answer costs: the bytes of the checks, and the time for a long report.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { root } from '../lib/workplace.mjs';
import { median } from './load.mjs';

const CHECKS = join(root, 'packages/api-client/src/generated/checks');
const ROWS = 2000;
const ROUNDS = 50;

/** Brotli bytes of some modules as one chunk, minified, and what runs: their exports. */
async function chunkOf(files, folder) {
  const name = `${basename(files[0], '.ts')}-${files.length}`;
  const code = files.map((file) => `export * from ${JSON.stringify(join(CHECKS, file))};`).join('\n');
  const entry = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? id : null),
    load: (id) => (id === 'entry' ? code : null),
  };
  const bundle = await rolldown({ input: 'entry', plugins: [entry], logLevel: 'silent' });
  const file = join(folder, `${name}.mjs`);
  await bundle.write({ file, minify: true });
  return { file, bytes: brotliCompressSync(readFileSync(file)).length };
}

/** The example report of the contract with many rows: each a copy of one of its own. */
function longReport() {
  const { components, paths } = JSON.parse(readFileSync(join(root, 'openapi/dist/openapi.json'), 'utf8'));
  const media = paths['/api/v2/ai/reports/analysis/{report_id}'].get.responses[200].content['application/json'];
  const [first] = Object.values(media.examples);
  const report = first.value ?? components.examples[first.$ref.split('/').at(-1)].value;
  const rows = Array.from({ length: ROWS }, (_, place) => ({
    ...report.laboratories[place % report.laboratories.length],
    laboratory_id: `row-${place}`,
  }));
  return JSON.stringify({ ...report, laboratories: rows });
}

/** Milliseconds of reading the text of a report of 2,000 rows, and of checking it then, compiled as a browser gets it. */
async function timeOf(file, json) {
  const { checks } = await import(pathToFileURL(file).href);
  const { check } = checks.find(({ operation }) => operation === 'getReportAnalysis');
  const times = { parse: [], check: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    const body = JSON.parse(json);
    const parsed = performance.now();
    check(body, { parentData: { body }, parentDataProperty: 'body' });
    times.check.push(performance.now() - parsed);
    times.parse.push(parsed - start);
  }
  return { parse: median(times.parse), check: median(times.check) };
}

/** Brotli bytes of the checks by tag and of all, and milliseconds for a long report. */
export async function measureChecks() {
  const folder = mkdtempSync(join(tmpdir(), 'checks-'));
  try {
    const files = readdirSync(CHECKS).toSorted();
    const chunks = {};
    for (const file of files) chunks[basename(file, '.ts')] = await chunkOf([file], folder);
    const bytes = Object.fromEntries(Object.entries(chunks).map(([tag, chunk]) => [tag, chunk.bytes]));
    return { bytes, rows: ROWS, ...(await timeOf(chunks.analysis.file, longReport())) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
