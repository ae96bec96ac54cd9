/**
 * Query parameters as they are sent: undefined, null and '' are dropped; 0 and false stay (page 0!). A list repeats its
 * name, its empty entries dropped likewise. Bodies are never filtered: an emptied field could not be sent otherwise.
 */
export function queryOf(params: object | undefined): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params ?? {})) {
    for (const entry of Array.isArray(value) ? (value as unknown[]) : [value as unknown]) {
      if (entry !== undefined && entry !== null && entry !== '') query.append(name, textOf(entry));
    }
  }
  return query;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  // Numbers and booleans read as they are written; the contract has no other kind of parameter.
  return JSON.stringify(value);
}
