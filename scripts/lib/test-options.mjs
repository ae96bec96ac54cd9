import { parseArgs } from 'node:util';

export const USAGE = `npm test -- [options]        every stage
npm run check -- [options]   the same without the browser; counts kept reports where nothing changed

  --browser-only    the stages that need Chromium, and no other
  --shard=1/2       a part of the browser tests, to split them between machines
  --without-browser the stages that need no Chromium (npm run check is this)
  --help            this text`;

/**
 * Reads the options of npm test and npm run check.
 * @param {string[]} args without those of Node
 * @returns {{ withoutBrowser: boolean, browserOnly: boolean, shard?: string, help: boolean } | { problem: string }}
 *   `problem` names what is not known or does not fit together
 */
export function readTestOptions(args) {
  const options = {
    'without-browser': { type: 'boolean', default: false },
    'browser-only': { type: 'boolean', default: false },
    shard: { type: 'string' },
    help: { type: 'boolean', default: false },
  };
  try {
    const { values } = parseArgs({ args, options });
    const [withoutBrowser, browserOnly] = [values['without-browser'], values['browser-only']];
    const { shard, help } = values;
    if (withoutBrowser && browserOnly) return { problem: '--without-browser and --browser-only leave nothing to run.' };
    const [, part, parts] = /^(\d+)\/(\d+)$/.exec(shard ?? '1/1') ?? [];
    if (part === undefined || Number(part) < 1 || Number(part) > Number(parts))
      return { problem: `--shard takes a part like 1/2, not ${shard}.` };
    return { withoutBrowser, browserOnly, help, ...(shard === undefined ? {} : { shard }) };
  } catch (error) {
    return { problem: error.message };
  }
}
