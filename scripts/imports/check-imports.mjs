import { testFiles } from '../lib/test-files.mjs';
import { readImports } from './read-imports.mjs';
import { folders, rules } from './rules.mjs';

const said = { static: 'imports', type: 'imports a type of', dynamic: 'imports by import()' };

/** @param {import('./rules.mjs').Rule} rule */
function breaks(rule, { from, to, kind }) {
  const match = new RegExp(rule.from).exec(from);
  if (!match || testFiles.test(from) || (rule.kinds && !rule.kinds.includes(kind))) return false;
  if (rule.to && !new RegExp(rule.to).test(to)) return false;
  return !rule.except || !new RegExp(rule.except.replaceAll('$1', match[1])).test(to);
}

/** The groups of files that reach each other (Tarjan), each file in one group. */
function circles(graph) {
  const order = new Map();
  const low = new Map();
  const stack = [];
  const groups = [];
  const visit = (file) => {
    order.set(file, order.size);
    low.set(file, order.get(file));
    stack.push(file);
    for (const { to } of graph.get(file) ?? []) {
      if (!order.has(to)) visit(to);
      if (stack.includes(to)) low.set(file, Math.min(low.get(file), low.get(to)));
    }
    if (low.get(file) === order.get(file)) groups.push(stack.splice(stack.indexOf(file)));
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return groups.filter(([file, second]) => second ?? graph.get(file)?.some(({ to }) => to === file));
}

/** The shortest way from the first file of a circle back to it. */
function shortestWay(graph, group) {
  const [start] = group;
  const ways = [[]];
  const seen = new Set();
  for (const way of ways) {
    for (const step of graph.get(way.at(-1)?.to ?? start) ?? []) {
      if (step.to === start) return [...way, step];
      if (!group.includes(step.to) || seen.has(step.to)) continue;
      seen.add(step.to);
      ways.push([...way, step]);
    }
  }
  return [];
}

/**
 * What breaks the import rules below `root`, one message each; an empty list when all hold.
 * @param {string} root
 */
export function checkImports(root) {
  const { imports, lost } = readImports(root, folders);
  const graph = Map.groupBy(imports, ({ from }) => from);
  return [
    ...lost.map(({ from, line, specifier }) => `lost: ${from}:${line} imports '${specifier}', which is not there`),
    ...imports.flatMap((one) =>
      rules
        .filter((rule) => breaks(rule, one))
        .map(({ name, why }) => `${name}: ${one.from}:${one.line} ${said[one.kind]} ${one.to} (${why})`),
    ),
    ...circles(graph).map((group) => {
      const way = shortestWay(graph, group);
      const steps = way.map(({ to, kind }) => `  ${said[kind]} ${to}`);
      return `circle of ${group.length} files: ${[way[0]?.from, ...steps].join('\n')}`;
    }),
  ];
}
