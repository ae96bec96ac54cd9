import { documentFailures } from '../answer-check.ts';
import { operationOf } from '../contract-document.ts';
import { sentence, type Answer, type Failure } from '../failure.ts';
import type { PactInteraction } from '../interactions.ts';
import { pactFailures } from '../pact-rules.ts';
import { tamperingsOf, type Kind, type Tampering } from './tamperings.ts';

/** What an interaction of one of the two pact files was answered. */
export interface Recorded {
  readonly interaction: PactInteraction;
  readonly file: 'specified' | 'proposed';
  readonly answer: Answer;
}

/** One tampering and who found it. */
export interface Outcome {
  readonly kind: Kind;
  readonly interaction: string;
  readonly place: string;
  readonly byPact: boolean;
  readonly byDocument: boolean;
  /** Both of them, as `npm run pact:verify` prints them. */
  readonly lines: readonly string[];
  /** A line tells the very place, what is expected there and what was found. */
  readonly isNamed: boolean;
}

const generic = (pointer: string) => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/-');

function outcomeOf({ interaction }: Pick<Recorded, 'interaction'>, { kind, place, answer }: Tampering): Outcome {
  const byPact = pactFailures(interaction, answer);
  const byDocument = documentFailures(interaction.operationId, answer);
  const failures: Failure[] = [...byPact, ...byDocument];
  return {
    kind,
    interaction: interaction.description,
    place,
    byPact: byPact.length > 0,
    byDocument: byDocument.length > 0,
    lines: [...new Set(failures.map(sentence))],
    isNamed: failures.some((failure) => failure.place === place || generic(failure.place) === place),
  };
}

/** Answers to what is asked of a real back end come first. */
const byFile = ({ file }: Recorded): number => Number(file === 'proposed');

/**
 * Tampers with every answer in every way. An optional property that is left out is one tampering of its operation, however
 * many interactions answer with it: one of them has to find it. A proposed one may be asked for in the second file alone; one of a
 * specified operation that no answer of the first file has, such as the other of two spellings, has to be asked for in the second, as has each
 * one of an operation that is proposed itself.
 */
export function outcomesOf(recorded: readonly Recorded[]): Outcome[] {
  const outcomes = new Map<string, Outcome>();
  /** Specified properties that a real back end was held to. */
  const held = new Set<string>();
  for (const { file, ...record } of recorded.toSorted((left, right) => byFile(left) - byFile(right))) {
    const isOurs = operationOf(record.interaction.content)?.['x-origin'] === 'proposed';
    for (const tampering of tamperingsOf(record.interaction.operationId, record.answer)) {
      const { kind, place, origin, answer } = tampering;
      const isOptional = kind.startsWith('dropped optional');
      const of = isOptional ? record.interaction.operationId : `${file} ${record.interaction.description}`;
      const key = [of, kind, place, answer.status].join('\n');
      if (isOptional && !isOurs && origin !== file && (origin === 'proposed' || held.has(key))) continue;
      if (file === 'specified') held.add(key);
      const known = outcomes.get(key);
      if (!known?.byPact) outcomes.set(key, outcomeOf(record, tampering));
    }
  }
  return [...outcomes.values()];
}

export const isCaught = ({ byPact, byDocument }: Outcome): boolean => byPact || byDocument;
