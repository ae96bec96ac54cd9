// Which calls of the specification no browser test has seen answered.

/** Usage events that the specification numbers: plans created and edited, an application's detail and its tool. */
const ACTIONS = [10, 41, 44, 51];

/** The names in files of journals, one a line. */
export const namesIn = (texts) => new Set(texts.flatMap((text) => text.split('\n').filter((line) => line !== '')));

/**
 * @param {object} document the bundled OpenAPI document
 * @param {ReadonlySet<string>} seen operations that were answered, usage events as `trackAction 41`
 * @param {ReadonlyMap<string, string>} reasons why no screen makes a call, by operation
 * @returns {{ of: number, missing: string[] }} how many calls must be seen, and which of them were not
 */
export function unseenCalls(document, seen, reasons) {
  const specified = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .filter((operation) => operation['x-origin'] === 'specified' && !reasons.has(operation.operationId))
    .map(({ operationId }) => operationId);
  const wanted = specified.flatMap((name) =>
    name === 'trackAction' ? ACTIONS.map((action) => `${name} ${action}`) : [name],
  );
  return { of: wanted.length, missing: wanted.filter((name) => !seen.has(name)) };
}
