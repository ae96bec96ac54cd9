// A plugin of oxlint for the tests. Its one rule finds assertions that hold because there was nothing to assert: those within a loop
// over a list, or about `.every()` of one, that may be empty.
import {
  eachCall,
  eachMadeCall,
  eachOwnCall,
  isEmptyList,
  isNatural,
  isZero,
  namesIn,
  propertyOf,
  speaksOf,
  unwrap,
} from './syntax.mjs';

const KEEPS_ELEMENTS = [
  'map',
  'toSorted',
  'toReversed',
  'sort',
  'reverse',
  'entries',
  'keys',
  'values',
  'with',
  'fill',
  'split',
];
const TABLE = /^[A-Z][A-Z0-9_]+$/;
const LOOPS = ['forEach', 'map', 'flatMap'];
/** Matchers of a list, or of its length, that an empty list does not pass; with `not.`, those that only an empty list passes. */
const OF_ELEMENTS = [
  'toContain',
  'toContainEqual',
  'toHaveLength',
  'toHaveCount',
  'toEqual',
  'toStrictEqual',
  'toMatchObject',
  'toHaveText',
  'toBe',
];
const OF_AMOUNT = ['toBe', 'toEqual', 'toBeGreaterThan', 'toBeGreaterThanOrEqual'];

/** What `expect` was given and which matcher judged it: of `expect(a).not.toBe(b)` a, 'toBe', [b], true. */
function assertionOf(node) {
  const { callee } = node;
  if (propertyOf(callee) === undefined) return undefined;
  let subject = unwrap(callee.object);
  let isNot = false;
  while (subject?.type === 'MemberExpression') {
    isNot ||= subject.property.name === 'not';
    subject = unwrap(subject.object);
  }
  const isExpect =
    subject?.type === 'CallExpression' &&
    (subject.callee.name === 'expect' ||
      (subject.callee.object?.name === 'expect' && ['poll', 'soft'].includes(propertyOf(subject.callee))));
  return isExpect
    ? { subject: subject.arguments[0], matcher: propertyOf(callee), given: node.arguments, isNot }
    : undefined;
}

function isExpectation(node) {
  return (
    assertionOf(node) !== undefined ||
    // A function of another file is known by its name only.
    /^(expect|assert)[A-Z]/.test(node.callee.name ?? '') ||
    (propertyOf(node.callee) === 'unreachable' && node.callee.object.name === 'expect')
  );
}

const rule = {
  create(context) {
    const { sourceCode } = context;
    const textOf = (node) =>
      sourceCode
        .getText(unwrap(node))
        .replaceAll('?.', '.')
        .replaceAll(/\bawait\s|\s/g, '');

    function definitionOf(identifier) {
      let scope = sourceCode.getScope(identifier);
      while (scope) {
        const variable = scope.set.get(identifier.name);
        if (variable) return variable.defs[0];
        scope = scope.upper;
      }
      return undefined;
    }

    /** The function of this file that an identifier names. */
    function functionOf(identifier) {
      const definition = identifier.type === 'Identifier' ? definitionOf(identifier) : undefined;
      const node = definition?.type === 'Variable' ? unwrap(definition.node.init) : definition?.node;
      return /Function/.test(node?.type) && definition.type !== 'Parameter' ? node : undefined;
    }

    /** Whether code asserts, itself or by a function of this file. */
    function hasExpectation(node, seen = []) {
      let found = false;
      eachCall(node, (call) => {
        if (found) return;
        const called = functionOf(call.callee);
        found =
          isExpectation(call) || (called && !seen.includes(called) && hasExpectation(called.body, [...seen, called]));
      });
      return found;
    }

    /** Whether the list has an element by what is written in this file. */
    function isFilled(listNode) {
      const node = unwrap(listNode);
      if (!node) return false;
      if (node.type === 'ArrayExpression')
        return node.elements.some((each) => (each?.type === 'SpreadElement' ? isFilled(each.argument) : each));
      if (node.type === 'ObjectExpression')
        return node.properties.some((each) => (each.type === 'SpreadElement' ? isFilled(each.argument) : true));
      if (node.type === 'Literal') return typeof node.value === 'string' && node.value !== '';
      if (node.type === 'TemplateLiteral') return true;
      if (node.type === 'ConditionalExpression') return isFilled(node.consequent) && isFilled(node.alternate);
      if (node.type === 'NewExpression' && ['Set', 'Map'].includes(node.callee.name))
        return isFilled(node.arguments[0]);
      if (node.type === 'MemberExpression') return isFilledMember(node);
      if (node.type === 'CallExpression') return isFilledCall(node);
      if (node.type !== 'Identifier') return false;
      const definition = definitionOf(node);
      // Tables of the product in capitals are constants that other tests hold.
      if (definition?.type === 'ImportBinding') return TABLE.test(node.name);
      if (definition?.type === 'Parameter') return isRowOfTable(definition.node);
      if (definition?.type !== 'Variable') return false;
      const declarator = definition.node;
      if (declarator.id.type !== 'Identifier') return isLoopVariable(declarator);
      return declarator.init ? isFilled(declarator.init) : isLoopVariable(declarator);
    }

    /** A property of an object that is written down here, or of a constant in capitals. */
    function isFilledMember({ object, property }) {
      const owner = unwrap(object);
      if (owner.type === 'MemberExpression') return isFilledMember(owner);
      if (owner.type !== 'Identifier') return false;
      const definition = definitionOf(owner);
      if (definition?.type === 'ImportBinding') return TABLE.test(owner.name);
      const written = definition?.type === 'Variable' ? unwrap(definition.node.init) : undefined;
      const found =
        written?.type === 'ObjectExpression' && written.properties.find(({ key }) => key?.name === property.name);
      return found ? isFilled(found.value) : false;
    }

    function isFilledCall({ callee, arguments: given }) {
      const name = propertyOf(callee);
      if (callee.object?.name === 'Object' && ['keys', 'values', 'entries'].includes(name)) return isFilled(given[0]);
      if (callee.object?.name === 'Promise' && name === 'all') return isFilled(given[0]);
      if (callee.object?.name === 'Array' && name === 'from')
        return given[0]?.type === 'ObjectExpression' ? isLong(given[0]) : isFilled(given[0]);
      if (callee.name === 'Array') return isCount(given[0]);
      return KEEPS_ELEMENTS.includes(name) && isFilled(callee.object);
    }

    /** A number that is written down here, or a constant in capitals. */
    function isCount(node) {
      if (node?.type === 'Literal') return typeof node.value === 'number' && node.value > 0;
      if (node?.type === 'BinaryExpression') return [node.left, node.right].every(isCount) && node.operator !== '-';
      if (node?.type !== 'Identifier') return false;
      const definition = definitionOf(node);
      return definition?.type === 'ImportBinding'
        ? TABLE.test(node.name)
        : definition?.type === 'Variable' && isCount(unwrap(definition.node.init));
    }

    /** `{ length: 3 }` */
    const isLong = ({ properties }) => properties.some(({ key, value }) => key?.name === 'length' && isCount(value));

    /** `for (const [name, list] of [['a', [1]]])`: a row that was written down. */
    function isLoopVariable(declarator) {
      const loop = declarator.parent?.parent;
      return loop?.type === 'ForOfStatement' && loop.left === declarator.parent && isFilled(loop.right);
    }

    /** A parameter of what `test.each(table)` calls. */
    function isRowOfTable(callback) {
      const call = callback.parent;
      return (
        call?.type === 'CallExpression' && ['each', 'for'].includes(propertyOf(call.callee.callee ?? call.callee.tag))
      );
    }

    /** Whether an assertion about the list fails where the list is empty. */
    function provesElements(call, listText) {
      const assertion = assertionOf(call);
      // A property of fast-check draws another case where there is none; too many of those fail.
      const isDrawn = call.callee.object?.name === 'fc' && propertyOf(call.callee) === 'pre';
      if (isDrawn) return speaksOf(textOf(call.arguments[0]), `${listText}.length>0`);
      if (!assertion?.subject) return false;
      const { subject, matcher, given, isNot } = assertion;
      const text = textOf(subject);
      if (!speaksOf(text, listText) || /\.every\(/.test(text)) return false;
      if (isNot)
        return (
          ['toEqual', 'toHaveLength', 'toBe', 'toHaveCount'].includes(matcher) &&
          (isZero(given[0]) || isEmptyList(given[0]) || given[0]?.value === '')
        );
      if (/\.(length|size)$/.test(text))
        return OF_AMOUNT.includes(matcher) && (matcher === 'toBeGreaterThan' ? isNatural(given[0]) : !isZero(given[0]));
      return (
        OF_ELEMENTS.includes(matcher) &&
        given.length > 0 &&
        !isZero(given[0]) &&
        !isEmptyList(given[0]) &&
        given[0].value !== false
      );
    }

    /** Whether a statement before, in this function or around it, has asserted that there are elements. */
    function isProven(node, listText) {
      let isFound = false;
      for (let child = node, parent = node.parent; parent && !isFound; child = parent, parent = parent.parent) {
        const before = Array.isArray(parent.body) ? parent.body.slice(0, parent.body.indexOf(child)) : [];
        for (const statement of before) {
          if (!/Statement$|Declaration$/.test(statement.type) || isTestCall(statement)) continue;
          eachMadeCall(statement, (call) => (isFound ||= provesElements(call, listText)));
        }
      }
      return isFound;
    }

    const isTestCall = ({ expression }) =>
      expression?.type === 'CallExpression' &&
      /^(test|it|describe|beforeEach|afterEach|beforeAll|afterAll)\b/.test(sourceCode.getText(expression.callee));

    function check(node, list) {
      if (isFilled(list)) return;
      const listText = textOf(list).replace(/\?\?\[\]$/, '');
      if (isProven(node, listText)) return;
      context.report({ node: list, message: `${listText} may be empty: assert its length before` });
    }

    return {
      ForOfStatement(node) {
        if (hasExpectation(node.body)) check(node, node.right);
      },
      ForInStatement(node) {
        if (hasExpectation(node.body)) check(node, node.right);
      },
      ForStatement(node) {
        const end = unwrap(node.test?.right);
        if (propertyOf(end) === 'length' && hasExpectation(node.body)) check(node, end.object);
      },
      CallExpression(node) {
        const name = propertyOf(node.callee);
        if (LOOPS.includes(name) && node.arguments[0]?.body && hasExpectation(node.arguments[0].body))
          check(node, node.callee.object);
        const assertion = assertionOf(node);
        if (!assertion) return;
        const visit = ({ callee }) => {
          if (propertyOf(callee) === 'every') check(node, callee.object);
        };
        eachCall(assertion.subject, visit);
        // What a name in it was made of counts too.
        const named = namesIn(assertion.subject).map((name) => definitionOf(name)?.node.init);
        for (const made of new Set(named)) eachOwnCall(made, visit);
      },
    };
  },
};

export default { meta: { name: 'assertions' }, rules: { 'no-empty-loop': rule } };
