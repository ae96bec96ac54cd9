import type { ReactNode } from 'react';

interface FactsProps {
  facts: readonly (readonly [term: string, fact: ReactNode])[];
  className: string | undefined;
}

/** What is known, one line each; a fact that is not known is left out. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={className}>
      {facts.map(
        ([term, fact]) =>
          fact && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
