import type { Performance } from '@jianwei/api-client/model';
import { Info } from 'lucide-react';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useAddressLayer } from '../../kit/lib/address-layer.ts';
import { appConfig } from '../../kit/lib/app-config.ts';
import { signedText } from '../../kit/lib/format-number.ts';
import { Panel } from '../../kit/overlay/overlay.tsx';
import { Table } from '../../kit/table/table.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import styles from './model-figures.module.css';
import { MODEL_EXPLANATION, MODEL_TOPIC_TITLE, type ModelTopic } from './model-texts.ts';

/** What stands beside every figure of a model, such as 演示数据; nothing where there is nothing to say. */
export function DataNote({ text }: { text: string | undefined }) {
  return text ? <span className={`jw-note jw-ink-2 jw-nowrap jw-fixed ${styles.mark}`}>{text}</span> : null;
}

interface FigureProps {
  topic: ModelTopic;
  /** Where the figure stands, such as the drawer of a diagnosis: a reload opens its explanation again, and no other's. */
  place: string;
  /** What stands beside every figure, such as 演示数据. */
  dataNote: string | undefined;
  children: ReactNode;
}

/** A figure of a model under its heading, with the icon that explains it in a drawer of 600 px. */
function Figure({ topic, place, dataNote, children }: FigureProps) {
  const title = MODEL_TOPIC_TITLE[topic];
  return (
    <section className={styles.figure} data-section={topic}>
      <SectionHeading
        level={3}
        title={title}
        aside={
          <span className="jw-row jw-gap-8">
            <DataNote text={dataNote} />
            <Explanation topic={topic} place={place} />
          </span>
        }
      />
      {children}
    </section>
  );
}

/** The icon that explains a figure, and the drawer of 600 px. */
function Explanation({ topic, place }: Pick<FigureProps, 'topic' | 'place'>) {
  const [explained, explain] = useAddressLayer('explain');
  // After a reload the drawer that the figure stands in opens first: this one lies over it.
  const [isPlaced, setPlaced] = useState(false);
  useEffect(() => startTransition(() => setPlaced(true)), []);
  const own = `${topic} ${place}`;
  const title = `${MODEL_TOPIC_TITLE[topic]}说明`;
  const { terms, note } = MODEL_EXPLANATION[topic];
  return (
    <>
      <IconButton icon={Info} className="jw-no-print" label={title} onClick={() => explain(own)} />
      {isPlaced && explained === own && (
        <Panel title={title} width={600} onClose={() => explain('')}>
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
      )}
    </>
  );
}

/** Test minus training in as many decimals as they are given; a dash where one of them is no number, or both are counts. */
function difference({ train_value: train, test_value: test }: Performance): string {
  const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text.trim());
  if (!isNumber(train) || !isNumber(test)) return '—';
  const decimals = Math.max(...[train, test].map((text) => text.trim().split('.')[1]?.length ?? 0));
  if (decimals === 0 && Math.min(Number(train), Number(test)) > 1) return '—';
  return signedText(Number(test) - Number(train), decimals);
}

interface PerformanceFigureProps {
  rows: Performance[];
  /** As of a figure. */
  place: string;
  dataNote?: string | undefined;
}

/** How the model did on the data it was made from, and on data it had not seen. */
export function PerformanceFigure({ rows, place, dataNote }: PerformanceFigureProps) {
  return (
    <Figure topic="performance" place={place} dataNote={dataNote}>
      {rows.length === 0 ? (
        <EmptyState title="暂无数据" />
      ) : (
        <Table
          caption="模型性能"
          columns={[
            { header: '指标', isRowHeader: true, cell: (row) => row.name },
            { header: '训练集', align: 'end', cell: (row) => row.train_value },
            { header: '测试集', align: 'end', cell: (row) => <b>{row.test_value}</b> },
            { header: '差值', align: 'end', className: 'jw-ink-3', cell: difference },
          ]}
          rows={rows}
          rowKey={({ name }) => name}
        />
      )}
    </Figure>
  );
}

interface PictureFigureProps {
  kind: 'roc' | 'shap';
  name: string | undefined;
  url?: string | undefined;
  modelName: string;
  /** As of a figure. */
  place: string;
  dataNote?: string | undefined;
}

/**
 * Address of a model's picture: the one the answer gives, else by its name under the back end's image addresses; null
 * where there is neither.
 */
function addressOf({ kind, name = '', url = '' }: PictureFigureProps): string | null {
  const { backendServer } = appConfig();
  if (url !== '') return /^(https?:|data:image)/.test(url) ? url : backendServer + url;
  return name === '' ? null : `${backendServer}/api/v2/images/${kind}/${encodeURIComponent(name)}`;
}

/** The ROC curve or the SHAP picture of a model, drawn by the back end. */
export function PictureFigure(props: PictureFigureProps) {
  const { kind, modelName, place, dataNote } = props;
  const [hasFailed, setFailed] = useState(false);
  const address = addressOf(props);
  return (
    <Figure topic={kind} place={place} dataNote={dataNote}>
      {address === null || hasFailed ? (
        <EmptyState title={hasFailed ? '图片未能载入' : '暂无数据'} />
      ) : (
        <img
          className={styles.picture}
          src={address}
          alt={`${modelName}的${MODEL_TOPIC_TITLE[kind]}`}
          onError={() => setFailed(true)}
        />
      )}
    </Figure>
  );
}
