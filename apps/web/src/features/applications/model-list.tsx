import type { ModelInfo } from '@jianwei/api-client/model';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import styles from './model-list.module.css';
import { ModelPanel } from './model-panel.tsx';

/** The models behind an application; each opens its figures. Nothing for applications without models. */
export function ModelList({ models, level = 4 }: { models: readonly ModelInfo[]; level?: 3 | 4 }) {
  const Title = level === 3 ? 'h3' : 'h4';
  const [opened, setOpened] = useState<ModelInfo | null>(null);
  if (models.length === 0) return null;
  return (
    <section>
      <Title id="application-models" className={`jw-body ${styles.title ?? ''}`}>
        模型明细
      </Title>
      <ul aria-labelledby="application-models">
        {models.map((model) => (
          <li key={model.diagnosis_id}>
            <button type="button" className={`jw-row jw-gap-12 ${styles.entry ?? ''}`} onClick={() => setOpened(model)}>
              <span>{model.diagnosis_name}</span>
              {model.data_note !== undefined && <span className="jw-note">{model.data_note}</span>}
              <ChevronRight className="jw-end jw-ink-3" size={15} strokeWidth={1.6} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {opened && <ModelPanel model={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}
