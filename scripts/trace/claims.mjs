// Which test claims which requirement, read from the sources of the tests.
import { parseAst } from 'rolldown/parseAst';

const TEST_NAMES = ['test', 'it', 'describe'];
/** Tests of `contracts/consumer`: an interaction that is agreed on, or a call that is refused. */
const INTERACTIONS = ['agree', 'refuse'];
const NOT_RUN = ['skip', 'todo', 'skipIf', 'runIf', 'fails'];

/** The files that a runner of tests reads, by the settings of each room. */
const RUN = [
  /^openapi\/[^/]+\.test\.ts$/,
  /^(packages\/[^/]+|mock-server)\/src\/.+\.test\.ts$/,
  /^apps\/web\/(src|test)\/.+\.test\.tsx?$/,
  /^contracts\/(consumer\/.+\.pact|provider\/.+)\.test\.ts$/,
  /^e2e\/specs\/.+\.spec\.ts$/,
];

/** Folders whose tests read the contract, or the client against a stand-in made from it: no code of the product answers there. */
const CONTRACT_ONLY = [/^openapi\//, /^contracts\/consumer\//];

/** 'A-2.3-01..03, B-4-02' -> ['A-2.3-01', 'A-2.3-02', 'A-2.3-03', 'B-4-02'] */
export function expandIds(text) {
  return text
    .split(/[,\s]+/)
    .filter(Boolean)
    .flatMap((part) => {
      const [, prefix, from, to] = /^(.+-)(\d+)(?:\.\.(\d+))?$/.exec(part) ?? [];
      if (!prefix) return [part];
      return Array.from(
        { length: Number(to ?? from) - Number(from) + 1 },
        (_, step) => `${prefix}${String(Number(from) + step).padStart(from.length, '0')}`,
      );
    });
}

/** The names of a call such as `test.each(rows)(title, …)`: ['test', 'each']. */
function namesOf(callee) {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'MemberExpression') return [...namesOf(callee.object), callee.property.name];
  if (callee.type === 'CallExpression') return namesOf(callee.callee);
  return callee.type === 'TaggedTemplateExpression' ? namesOf(callee.tag) : [];
}

/** What a test is called: its first text. */
function titleOf(node) {
  if (node?.type === 'Literal') return String(node.value);
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('…');
  if (node?.type !== 'CallExpression') return '';
  const [first] = node.arguments;
  const named = first?.properties?.find(({ key }) => key?.name === 'when');
  return titleOf(named?.value ?? first);
}

/** Whether a call asks not to be run: by its name, by its options, or by a table without rows. */
function isNotRun(node, names) {
  const rows = node.callee.type === 'CallExpression' ? node.callee.arguments[0] : undefined;
  const options = node.arguments
    .filter(({ type }) => type === 'ObjectExpression')
    .flatMap(({ properties }) => properties);
  return (
    names.some((name) => NOT_RUN.includes(name)) ||
    options.some(({ key, value }) => NOT_RUN.includes(key?.name) && value.value !== false) ||
    (rows?.type === 'ArrayExpression' && rows.elements.length === 0)
  );
}

function someCall(node) {
  if (Array.isArray(node)) return node.some(someCall);
  if (!node || typeof node !== 'object') return false;
  return node.type === 'CallExpression' || Object.values(node).some(someCall);
}

/** Whether a test is written down that calls nothing at all. */
const isIdle = ({ arguments: given }) => {
  const callback = given.findLast(({ type }) => /Function/.test(type));
  return callback !== undefined && !someCall(callback.body);
};

/** The calls of a file that make a test or a group of them; what stands in a group that is not run is not run either. */
function testCalls(node, found = [], isInRun = true) {
  if (Array.isArray(node)) for (const each of node) testCalls(each, found, isInRun);
  else if (node && typeof node === 'object') {
    const names = node.type === 'CallExpression' ? namesOf(node.callee) : [];
    const [first = ''] = names;
    const isTest =
      TEST_NAMES.includes(first.replace(/^x/, '')) && ['Literal', 'TemplateLiteral'].includes(node.arguments[0]?.type);
    let isRun = isInRun;
    if (isTest || (INTERACTIONS.includes(first) && names.length === 1)) {
      isRun &&= !first.startsWith('x') && !(isTest && isNotRun(node, names));
      found.push({ start: node.start, title: titleOf(node), isRun, isIdle: isTest && isIdle(node) });
    }
    for (const value of Object.values(node)) if (value && typeof value === 'object') testCalls(value, found, isRun);
  }
  return found;
}

/** Why a claim proves nothing. */
function faultOf(file, below) {
  if (!RUN.some((pattern) => pattern.test(file))) return 'no runner of tests reads this file';
  if (below === undefined) return 'no test stands below';
  if (!below.isRun) return 'the test below is not run';
  return below.isIdle ? 'the test below asserts nothing' : undefined;
}

/**
 * The claims of one test file: `// covers` stands above a test, a group of tests or a loop around them.
 * @param {string} file its path from the root of the checkout
 * @param {string} text
 * @returns {{ id: string, where: string, title: string, isBehaviour: boolean, fault?: string }[]}
 */
export function readClaims(file, text) {
  const comments = [...text.matchAll(/^[ \t]*\/\/ covers (.+)$/gm)];
  if (comments.length === 0) return [];
  const tests = testCalls(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' })).toSorted(
    (a, b) => a.start - b.start,
  );
  const isBehaviour = !CONTRACT_ONLY.some((folder) => folder.test(file));
  return comments.flatMap(({ index, 1: ids }) => {
    const below = tests.find(({ start }) => start > index);
    const fault = faultOf(file, below);
    const where = `${file}:${text.slice(0, index).split('\n').length}`;
    return expandIds(ids).map((id) => ({ id, where, title: below?.title ?? '', isBehaviour, fault }));
  });
}
