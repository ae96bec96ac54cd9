import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, stop } from './workplace.mjs';

function git(args, input) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, input, maxBuffer: 2 ** 30 });
  if (status !== 0) stop(`git ${args[0]} failed: ${stderr}`);
  return stdout;
}

const paths = (listed) => listed.toString().split('\0').filter(Boolean);

/** The texts behind `git cat-file --batch`, which answers "<id> blob <bytes>", a line break, the bytes, a line break. */
function readBlobs(ref, names) {
  const answer = git(['cat-file', '--batch'], names.map((name) => `${ref}:${name}\n`).join(''));
  let at = 0;
  return names.map((name) => {
    const headEnd = answer.indexOf('\n', at);
    const bytes = Number(answer.toString('utf8', at, headEnd).split(' ').at(-1));
    at = headEnd + 1 + bytes + 1;
    return [name, answer.toString('utf8', headEnd + 1, at - 1)];
  });
}

/**
 * The text of every file below the given folders, by path: of a commit, or as the files stand now.
 * @param {string | undefined} ref
 * @param {string[]} [folders]
 * @returns {Map<string, string>}
 */
export function readTree(ref, folders = ['.']) {
  if (ref) return new Map(readBlobs(ref, paths(git(['ls-tree', '-rz', '--name-only', ref, '--', ...folders]))));
  const listed = paths(git(['ls-files', '-coz', '--exclude-standard', '--', ...folders]));
  const there = [...new Set(listed)].filter((name) => existsSync(join(root, name)));
  return new Map(there.map((name) => [name, readFileSync(join(root, name), 'utf8')]));
}

/** The commit that the command line names with --at, if it does. */
export function askedRef() {
  const at = process.argv.indexOf('--at');
  return at === -1 ? undefined : (process.argv[at + 1] ?? stop('Usage: -- --at <commit>'));
}
