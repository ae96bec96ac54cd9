import { existsSync, readFileSync } from 'node:fs';

/** Test cases of one JUnit file: a failed or errored case is failed, a skipped one skipped. */
function countJunit(file) {
  const cases = readFileSync(file, 'utf8').match(/<testcase\b[^>]*?(?:\/>|>[\s\S]*?<\/testcase>)/g) ?? [];
  const failed = cases.filter((testCase) => /<(failure|error)\b/.test(testCase)).length;
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
