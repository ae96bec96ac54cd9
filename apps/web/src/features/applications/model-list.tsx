import type { ModelInfo } from '@jianwei/api-client/model';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Panel } from '../../kit/overlay/panel.tsx';
import { PerformanceFigure, PictureFigure } from '../../parts/model/model-figures.tsx';
import styles from './application-facts.module.css';

interface ModelListProps {
  models: readonly ModelInfo[] | undefined;
  titleAs: 'h3' | 'h4';
}

/** The models behind an application; each opens its figures. Nothing for applications without models. */
export function ModelList({ models = [], titleAs: Title }: ModelListProps) {
  const [opened, setOpened] = useState<ModelInfo | null>(null);
  if (models.length === 0) return null;
  return (
    <section>
      <Title id="application-models" className={`jw-body ${styles.models}`}>
        模型明细
      </Title>
      <ul aria-labelledby="application-models">
        {models.map((model) => (
          <li key={model.diagnosis_id}>
            <button type="button" className={`jw-row jw-gap-12 ${styles.model}`} onClick={() => setOpened(model)}>
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

/** One model of an application: how it did, its ROC curve and its SHAP picture; 700 px. */
function ModelPanel({ model, onClose }: { model: ModelInfo; onClose: () => void }) {
  const { diagnosis_name: name, data_note: note, performances, performance_items: items } = model;
  const picture = { modelName: name, dataNote: note };
  return (
    <Panel open title={name} width={700} onClose={onClose}>
      <PerformanceFigure rows={performances?.length ? performances : (items ?? [])} dataNote={note} />
      <PictureFigure kind="roc" name={model.roc} url={model.roc_url} {...picture} />
      <PictureFigure kind="shap" name={model.shap} url={model.shap_url} {...picture} />
    </Panel>
  );
}
