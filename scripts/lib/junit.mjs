import { existsSync, readFileSync } from 'node:fs';

const casesOf = (file) => readFileSync(file, 'utf8').match(/<testcase\b[^>]*?(?:\/>|>[\s\S]*?<\/testcase>)/g) ?? [];
const isFailed = (testCase) => /<(failure|error)\b/.test(testCase);

/** Test cases of one JUnit file: a failed or errored case is failed, a skipped one skipped. */
function countJunit(file) {
  const cases = casesOf(file);
  const failed = cases.filter(isFailed).length;
  const skipped = cases.filter((testCase) => /<skipped\b/.test(testCase)).length;
  return { passed: cases.length - failed - skipped, failed, skipped };
}

/**
 * Counts a finished stage: the test cases of its reports, or itself as one test where it has none. A stage that failed
 * without a failed case, or whose report is missing, is one failure.
 * @param {string[] | undefined} files absolute paths of its JUnit reports
 * @param {number} code exit code
 */
export function countStage(files, code) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const file of files ?? []) {
    const counted = existsSync(file) ? countJunit(file) : { passed: 0, failed: 1, skipped: 0 };
    for (const key of Object.keys(total)) total[key] += counted[key];
  }
  if (!files) total[code === 0 ? 'passed' : 'failed'] += 1;
  else if (code !== 0 && total.failed === 0) total.failed += 1;
  return total;
}

const ENTITIES = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&', '#10': '\n', '#xA': '\n' };
const plain = (text) => text.replace(/&(#?\w+);/g, (all, name) => ENTITIES[name] ?? all);
const attribute = (tag, name) => plain(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/**
 * The failed cases of a stage's reports, each as file > name: the first line of what it met. It says what is to be mended where all
 * else a stage printed is cut.
 * @param {string[] | undefined} files absolute paths of its JUnit reports; one that is missing holds none
 */
export function failuresOf(files) {
  return (files ?? [])
    .filter((file) => existsSync(file))
    .flatMap(casesOf)
    .filter(isFailed)
    .map((testCase) => {
      const [, failure] = /<((?:failure|error)\b[^>]*)>/.exec(testCase);
      const message = attribute(failure, 'message').split('\n', 1)[0];
      return `${attribute(testCase, 'classname')} > ${attribute(testCase, 'name')}: ${message}`;
    });
}
