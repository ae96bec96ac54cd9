import { expect, test } from 'vitest';
import { run } from './workplace.mjs';

const ask = ['-e', "console.log(require('node:os').getPriority())"];
const priorityOf = async (options) =>
  Number((await run(process.execPath, ask, { capture: true, detached: true, ...options })).output);

test.runIf(process.platform !== 'win32')(
  'a patient child leaves the processor to others, and no other child does',
  async () => {
    const usual = await priorityOf({});
    expect(await priorityOf({ isPatient: true })).toBe(Math.min(19, usual + 10));
    expect(await priorityOf({})).toBe(usual);
  },
);
