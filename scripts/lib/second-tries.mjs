// A reporter of both test runners: tells which tests passed at their second try only, and what the first one met. Such a test waits for
// less than it needs, on a machine that is slower than the one it was written on: it is to be mended, not lived with.

const MARK = 'second try: ';

const firstLine = (error) => String(error?.message ?? '').split('\n', 1)[0];
const tell = (name, error) => process.stdout.write(`\n${MARK}${name}: ${firstLine(error)}\n`);

export default class SecondTries {
  /** Vitest: once a test has ended, whatever tries it took. */
  onTestCaseResult(testCase) {
    if (!testCase.diagnostic()?.flaky) return;
    tell(`${testCase.module.relativeModuleId} > ${testCase.fullName}`, testCase.result().errors?.[0]);
  }

  /** Playwright: once after each try. */
  onTestEnd(test, result) {
    if (result.status === 'passed' && result.retry > 0)
      tell(test.titlePath().filter(Boolean).join(' > '), test.results[0]?.error);
  }

  printsToStdio() {
    return false;
  }
}

/**
 * What the reporter told in the output of a stage, a line for each test.
 * @param {string} output without colours
 */
export const secondTriesIn = (output) =>
  output
    .split('\n')
    .filter((line) => line.startsWith(MARK))
    .map((line) => line.slice(MARK.length));
