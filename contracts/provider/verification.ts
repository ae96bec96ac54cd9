import { documentFailures } from './answer-check.ts';
import type { ContractProxyOptions, PlainAnswer } from './contract-proxy.ts';
import { sentence, type Answer } from './failure.ts';
import type { PactInteraction } from './interactions.ts';
import { pactFailures } from './pact-rules.ts';
import type { Verifier } from './verifier.ts';

function read({ status, contentType, content }: PlainAnswer): Answer {
  const isJson = contentType.startsWith('application/json');
  try {
    return { status, contentType, body: isJson ? (JSON.parse(content.toString()) as unknown) : undefined };
  } catch {
    return { status, contentType: `${contentType} that cannot be read`, body: undefined };
  }
}

export interface Verdict {
  /** In short lines; none when the interaction passes. */
  readonly failures: readonly string[];
  /** What was answered; undefined when the call did not come that far. */
  readonly answer?: Answer;
}

/** Verifies interactions one at a time, by Pact's verifier and by the OpenAPI document. */
export interface Verification {
  /** For the proxy through which the verifier asks. */
  readonly passing: NonNullable<ContractProxyOptions['passing']>;
  verify(interaction: PactInteraction, addresses: Parameters<Verifier['verify']>[1]): Promise<Verdict>;
}

/** @param change what a tampering does to each answer before it is looked at */
export function createVerification(verifier: Verifier, change = (plain: PlainAnswer) => plain): Verification {
  const answers: Answer[] = [];
  return {
    passing: (plain) => {
      const changed = change(plain);
      answers.push(read(changed));
      return changed;
    },
    async verify(interaction, addresses) {
      answers.length = 0;
      const byVerifier = await verifier.verify(interaction, addresses);
      const answer = answers.at(-1);
      if (!answer) return { failures: byVerifier };
      // Of a list the verifier says only that an element is not there; our own account names the field.
      const byPact = byVerifier.length > 0 ? pactFailures(interaction, answer).map(sentence) : [];
      const byDocument = documentFailures(interaction.operationId, answer).map(sentence);
      const lines = [...(byPact.length > 0 ? byPact : byVerifier), ...byDocument];
      return { failures: [...new Set(lines)], answer };
    },
  };
}
