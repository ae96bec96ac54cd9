/**
 * Lint rules of this contract.
 *
 * no-success-status: a success body must not have a top-level `status`. The transport reads that name as the business
 * status of an error (1001 and 1002 are the blacklist), on any HTTP code, so an entity that carried it would be taken for one.
 */

/** Whether a schema, with everything it is composed of, has a top-level property `status`. */
function hasStatus(schema, from, ctx, seen) {
  const { node, location } = ctx.resolve(schema, from);
  if (node === undefined || seen.has(node)) return false;
  seen.add(node);
  const base = location?.source.absoluteRef ?? from;
  if (node.properties && Object.hasOwn(node.properties, 'status')) return true;
  return ['allOf', 'anyOf', 'oneOf'].some((key) => node[key]?.some((part) => hasStatus(part, base, ctx, seen)));
}

function noSuccessStatus() {
  return {
    Operation(operation, ctx) {
      const here = ctx.location.source.absoluteRef;
      for (const [code, reference] of Object.entries(operation.responses ?? {})) {
        if (!code.startsWith('2')) continue;
        const { node: response, location } = ctx.resolve(reference, here);
        const from = location?.source.absoluteRef ?? here;
        for (const media of Object.values(response?.content ?? {})) {
          if (media.schema && hasStatus(media.schema, from, ctx, new Set())) {
            ctx.report({
              message: `The ${code} body of ${operation.operationId} has a top-level status: that name is reserved for the business status.`,
              location: ctx.location.child(['responses', code]),
            });
          }
        }
      }
    },
  };
}

export default function jianweiRules() {
  return { id: 'jianwei', rules: { oas3: { 'no-success-status': noSuccessStatus } } };
}
