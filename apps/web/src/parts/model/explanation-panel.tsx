import { Panel } from '../../kit/overlay/panel.tsx';
import styles from './model-figures.module.css';
import { MODEL_EXPLANATION, MODEL_TOPIC_TITLE, type ModelTopic } from './model-texts.ts';

/** What a figure of a model means, in a drawer of 600 px. */
export function ExplanationPanel({ topic, onClose }: { topic: ModelTopic; onClose: () => void }) {
  const { terms, note } = MODEL_EXPLANATION[topic];
  return (
    <Panel open title={`${MODEL_TOPIC_TITLE[topic]}说明`} width={600} onClose={onClose}>
      <dl className={`jw-grid jw-gap-10 ${styles.terms}`}>
        {terms.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="jw-ink-2">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className={`jw-table-text jw-ink-3 ${styles.note}`}>{note}</p>
    </Panel>
  );
}
