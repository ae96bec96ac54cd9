import { readFileSync } from 'node:fs';

/** The rules of one place of a body; `variants` of a list, each with the rules of its own. */
export interface Matchers {
  readonly matchers: readonly {
    readonly match: string;
    readonly regex?: string;
    readonly min?: number;
    readonly variants?: readonly { readonly index: number; readonly rules: Readonly<Record<string, Matchers>> }[];
  }[];
}

/** As much of a pact file as this folder reads. */
export interface PactFile {
  readonly consumer: { readonly name: string };
  readonly provider: { readonly name: string };
  readonly interactions: readonly {
    readonly description: string;
    readonly providerStates?: readonly { readonly name: string; readonly params?: Readonly<Record<string, unknown>> }[];
    readonly request: { readonly method: string; readonly path: string };
    readonly response: {
      readonly status: number;
      readonly body?: { readonly content: unknown; readonly contentType?: string };
      readonly matchingRules?: { readonly body?: Readonly<Record<string, Matchers>> };
    };
  }[];
}

/** One interaction of a pact file, as a pact of its own: so each one passes or fails by name. */
export interface PactInteraction {
  readonly operationId: string;
  /** `<operationId>: <what is asked>` */
  readonly description: string;
  readonly pact: PactFile;
  readonly content: PactFile['interactions'][number];
}

export const pactFiles = {
  specified: new URL('../pacts/jianwei-web-jianwei-backend.json', import.meta.url),
  proposed: new URL('../pacts/jianwei-web-jianwei-backend-proposed.json', import.meta.url),
};

/** @throws when the file is missing or no JSON. */
export const readPact = (file: URL | string): PactFile => JSON.parse(readFileSync(file, 'utf8')) as PactFile;

/** Each interaction of a pact. */
export const interactionsOf = (pact: PactFile): PactInteraction[] =>
  pact.interactions.map((interaction) => ({
    operationId: interaction.description.split(':')[0] ?? '',
    description: interaction.description,
    pact: { ...pact, interactions: [interaction] },
    content: interaction,
  }));

/** @throws when the file is missing or no JSON. */
export const readInteractions = (file: URL | string): PactInteraction[] => interactionsOf(readPact(file));
