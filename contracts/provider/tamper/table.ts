import { isCaught, type Outcome } from './outcome.ts';
import { isAsked, kinds } from './tamperings.ts';

const row = (cells: readonly (string | number)[]) =>
  `${String(cells[0]).padEnd(48)}${cells
    .slice(1)
    .map((cell) => String(cell).padStart(14))
    .join('')}`;

/** Kind × caught of all, by which of the two; then every tampering that was missed although a screen reads the place. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = kinds.map((kind) => {
    const all = outcomes.filter((outcome) => outcome.kind === kind);
    const caught = all.filter(isCaught).length;
    const share = all.length === 0 ? '-' : `${Math.floor((100 * caught) / all.length)} %`;
    const byPact = all.filter((outcome) => outcome.byPact).length;
    const byDocument = all.filter((outcome) => outcome.byDocument).length;
    return row([kind, `${caught}/${all.length}`, share, byPact, byDocument]);
  });
  const missed = missedOf(outcomes).map(
    ({ kind, interaction, place }) => `MISSED ${interaction}\n  ${kind} at ${place}`,
  );
  return [row(['one thing changed', 'caught/all', 'share', 'by the pact', 'by OpenAPI']), ...rows, ...missed].join(
    '\n',
  );
}

/** What was not caught, or caught in words that do not name the place, where a screen reads it. */
export const missedOf = (outcomes: readonly Outcome[]): Outcome[] =>
  outcomes.filter((outcome) => isAsked(outcome.kind) && !(isCaught(outcome) && outcome.isNamed));
