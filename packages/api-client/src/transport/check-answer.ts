import { mendBody, type AnswerChecks } from './undetermined.ts';

export interface Answered {
  method: string;
  /** As requested. */
  path: string;
  /** What the body was read from. */
  json: string;
  body: unknown;
}

/**
 * Holds a success against the contract: whatever a screen could mistake is replaced by the marker, each place told once to
 * the console, without what stood there.
 *
 * @returns what hands out a copy to each caller, so that none sees what another does to its own; undefined where the body as
 * a whole is not what the contract says.
 */
export function checkAnswer(checks: AnswerChecks, { method, path, json, body }: Answered): (() => unknown) | undefined {
  const row = checks.find((one) => one.method === method && one.path.test(path));
  if (row === undefined || body === undefined) return copiesOf(json, body);
  const mended = mendBody(row.check, body);
  if (!mended.isMended) return copiesOf(json, body);
  for (const place of placesThatDiffer(JSON.parse(json) as unknown, mended.body)) warnOnce(`${row.operation}${place}`);
  return mended.body === body ? copiesOf(JSON.stringify(body), body) : undefined;
}

/** Parsing once more is the cheapest deep copy there is for a body that came as JSON. */
function copiesOf(json: string, body: unknown): () => unknown {
  let first: { body: unknown } | undefined = { body };
  return () => {
    const mine = first ?? { body: body === undefined ? undefined : (JSON.parse(json) as unknown) };
    first = undefined;
    return mine.body;
  };
}

/** Where two bodies differ, such as `/days/-/date`: which one of a list does not matter. */
function placesThatDiffer(sent: unknown, mended: unknown, place = ''): string[] {
  if (sent === mended) return [];
  const isNested = typeof sent === 'object' && typeof mended === 'object' && sent !== null && mended !== null;
  if (!isNested || Array.isArray(sent) !== Array.isArray(mended)) return [place];
  const before: Readonly<Record<string, unknown>> = { ...sent };
  return Object.entries(mended).flatMap(([key, value]) =>
    placesThatDiffer(before[key], value, `${place}/${Array.isArray(mended) ? '-' : key}`),
  );
}

const warned = new Set<string>();

function warnOnce(place: string): void {
  if (warned.has(place)) return;
  warned.add(place);
  console.warn(`An answer is not what the contract says: ${place}`);
}
