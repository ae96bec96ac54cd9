import type { ModelInfo } from '@jianwei/api-client/model';
import { PerformanceFigure, PictureFigure } from '../../parts/model/model-figures.tsx';
import { Panel } from '../../kit/overlay/panel.tsx';

/** One model of an application: how it did, its ROC curve and its SHAP picture; 700 px. */
export function ModelPanel({ model, onClose }: { model: ModelInfo; onClose: () => void }) {
  const { diagnosis_name: name, data_note: note } = model;
  const rows = [model.performances, model.performance_items].find((entries) => entries && entries.length > 0) ?? [];
  return (
    <Panel open title={name} width={700} onClose={onClose}>
      <PerformanceFigure rows={rows} dataNote={note} />
      <PictureFigure kind="roc" name={model.roc} url={model.roc_url} modelName={name} dataNote={note} />
      <PictureFigure kind="shap" name={model.shap} url={model.shap_url} modelName={name} dataNote={note} />
    </Panel>
  );
}
