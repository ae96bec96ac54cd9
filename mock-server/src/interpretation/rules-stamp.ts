import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INFERENCE_VERSION } from '@jianwei/clinical-rules/lab-inference/rule-base';

const RULES = join(import.meta.dirname, '../../../packages/clinical-rules');
const DIGITS = 12;

let known: string | undefined;

/**
 * The version of the rule base with a digest of the rules' sources and tables: what was kept by other rules is not taken for what these say,
 * also where nobody gave the change a number. Read once, when it is first needed.
 */
export function rulesStamp(): string {
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for (const folder of ['src', 'tables']) {
    const files = readdirSync(join(RULES, folder), { recursive: true, encoding: 'utf8', withFileTypes: true });
    const paths = files
      .filter((file) => file.isFile() && !/\.test(-support)?\.ts$/.test(file.name))
      .map(({ parentPath, name }) => join(parentPath, name));
    for (const path of paths.toSorted()) hash.update(readFileSync(path));
  }
  known = `${INFERENCE_VERSION} ${hash.digest('hex').slice(0, DIGITS)}`;
  return known;
}
