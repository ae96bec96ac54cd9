// Reading of syntax trees for assertions.mjs.

export const unwrap = (node) => {
  if (
    [
      'TSAsExpression',
      'TSSatisfiesExpression',
      'TSNonNullExpression',
      'AwaitExpression',
      'ChainExpression',
      'ParenthesizedExpression',
    ].includes(node?.type)
  )
    return unwrap(node.expression ?? node.argument);
  return node;
};
export const propertyOf = (callee) =>
  callee?.type === 'MemberExpression' && !callee.computed ? callee.property.name : undefined;
export const isEmptyList = (node) => unwrap(node)?.type === 'ArrayExpression' && unwrap(node).elements.length === 0;
export const isZero = (node) =>
  (node?.type === 'Literal' && node.value === 0) || (node?.type === 'UnaryExpression' && node.operator === '-');
export const isNatural = (node) => node?.type !== 'UnaryExpression';
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a text speaks of a list, and not of one whose name only holds that of the list: `rows`, not `tableRows`. */
export const speaksOf = (text, listText) => new RegExp(`(?<![\\w$.])${escaped(listText)}(?![\\w$])`).test(text);

/** Calls back for every call below the node. */
export function eachCall(node, visit) {
  if (Array.isArray(node)) return node.forEach((each) => eachCall(each, visit));
  if (!node || typeof node.type !== 'string') return;
  if (node.type === 'CallExpression') visit(node);
  for (const [key, value] of Object.entries(node))
    if (key !== 'parent' && value && typeof value === 'object') eachCall(value, visit);
}

/** Calls back for every call of a statement that is surely made: none in a branch, or in a function that is only written down. */
export function eachMadeCall(node, visit) {
  if (Array.isArray(node)) return node.forEach((each) => eachMadeCall(each, visit));
  if (!node || typeof node.type !== 'string' || node.type === 'FunctionDeclaration') return;
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') return eachMadeCall(node.test, visit);
  if (node.type === 'LogicalExpression') return eachMadeCall(node.left, visit);
  if (node.type === 'VariableDeclarator' && /Function/.test(unwrap(node.init)?.type)) return;
  if (node.type === 'CallExpression') visit(node);
  for (const [key, value] of Object.entries(node))
    if (key !== 'parent' && value && typeof value === 'object') eachMadeCall(value, visit);
}

/** Calls back for every call of an expression, outside of functions in it. */
export function eachOwnCall(node, visit) {
  if (Array.isArray(node)) return node.forEach((each) => eachOwnCall(each, visit));
  if (!node || typeof node.type !== 'string' || /Function/.test(node.type)) return;
  if (node.type === 'CallExpression') visit(node);
  for (const [key, value] of Object.entries(node))
    if (key !== 'parent' && value && typeof value === 'object') eachOwnCall(value, visit);
}

/** Every name of an expression, outside of functions in it. */
export function namesIn(node, found = []) {
  if (Array.isArray(node)) for (const each of node) namesIn(each, found);
  else if (node && typeof node.type === 'string' && !/Function/.test(node.type)) {
    if (node.type === 'Identifier') found.push(node);
    for (const [key, value] of Object.entries(node))
      if (key !== 'parent' && value && typeof value === 'object') namesIn(value, found);
  }
  return found;
}
