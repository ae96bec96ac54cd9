import { useSearchParams } from 'react-router-dom';
import { DiseaseLookup } from './disease-lookup.tsx';
import { readDiseaseState, writeDiseaseState } from './disease-state.ts';
import styles from './lookup.module.css';

/** 查疾病: the disease systems and what is known of their diseases; the choice lives in the address. */
export function DiseaseMenuPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <section className={`jw-sheet ${styles.sheet ?? ''}`} aria-label="疾病知识库">
      <DiseaseLookup
        state={readDiseaseState(query)}
        onChange={(state, isTyping = false) => setQuery(writeDiseaseState(state), { replace: isTyping })}
      />
    </section>
  );
}
