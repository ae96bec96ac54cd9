// What each operation can answer by the contract, and where each answer was met. No files are read here.

/** The places where an answer can be met, in the order of the table. */
export const PLACES = ['pact', 'server', 'web', 'screen'];
const BUSINESS = ['1001', '1002'];

/**
 * Operation × outcome, as the contract lists it: `200`, each error, and the two business statuses of a call with HTTP 200.
 * @param {object} document the bundled OpenAPI document
 */
export function outcomesOf(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId, responses, ...operation }]) => {
      if (!operationId) return [];
      const outcomes = [...Object.keys(responses), ...(operation['x-business-status'] ? BUSINESS : [])];
      const takesBody = operation.requestBody !== undefined;
      return outcomes.map((outcome) => ({ operationId, method: method.toUpperCase(), path, outcome, takesBody }));
    }),
  );
}

/** Which operation a test's own answer was for: `GET /api/v2/plan` -> listPlans. Words of a path win over its parameters. */
export function operationFinder(outcomes) {
  const rows = [...new Map(outcomes.map((each) => [each.operationId, each])).values()]
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
    .map(({ operationId, method, path }) => ({
      operationId,
      pattern: new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    }));
  const known = new Set(rows.map(({ operationId }) => operationId));
  return (operation) =>
    known.has(operation) ? operation : rows.find(({ pattern }) => pattern.test(operation))?.operationId;
}

/** `operation\tstatus` lines that tests wrote -> ['listPlans 200', …] */
export function readMet(text, operationOf) {
  const lines = text.split('\n').filter(Boolean);
  return lines.flatMap((line) => {
    const [operation, status] = line.split('\t');
    const operationId = operationOf(operation);
    return operationId ? [`${operationId} ${status}`] : [];
  });
}

/** What the interactions of a pact file agree on, likewise. Each is named `operationId: what is asked`. */
export function readPact(pact) {
  return pact.interactions.map(({ description, response }) => {
    const business = String(response.body?.content?.status);
    const isBusiness = response.status === 200 && BUSINESS.includes(business);
    return `${description.split(':')[0]} ${isBusiness ? business : response.status}`;
  });
}

/**
 * A rule answers for what was not met: which outcome (`*` each), where, of which operations (`*`, `reads`, `writes` or their names,
 * separated by blanks), the reason, and the test that proves it for all of them.
 */
export function readRules(text) {
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line) => {
    const [outcome, place, operations, reason, proof] = line.split('\t');
    return { outcome, places: place.split(' '), operations: operations.split(' '), reason, proof };
  });
}

const isFor = ({ outcome, places, operations }, row, place) =>
  [row.outcome, '*'].includes(outcome) &&
  places.includes(place) &&
  operations.some((name) => ['*', row.operationId, row.takesBody ? 'writes' : 'reads'].includes(name));

/**
 * The table: of each outcome and place `met`, the rule that answers for it, or a hole.
 * @param {ReturnType<typeof outcomesOf>} outcomes
 * @param {Record<string, Set<string>>} met by place
 * @param {ReturnType<typeof readRules>} rules
 */
export function tableOf(outcomes, met, rules) {
  return outcomes.map((row) => {
    const cells = PLACES.map((place) => {
      if (met[place].has(`${row.operationId} ${row.outcome}`)) return { place, kind: 'met' };
      const rule = rules.find((each) => isFor(each, row, place));
      return rule ? { place, kind: 'rule', rule } : { place, kind: 'hole' };
    });
    return { ...row, cells };
  });
}
