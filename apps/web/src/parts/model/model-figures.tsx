import type { Performance } from '@jianwei/api-client/model';
import { Info } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { DataNote } from './data-note.tsx';
import { ExplanationPanel } from './explanation-panel.tsx';
import styles from './model-figures.module.css';
import { modelImageAddress, type ModelImage } from './model-image.ts';
import { MODEL_TOPIC_TITLE, type ModelTopic } from './model-texts.ts';

interface FigureProps {
  topic: ModelTopic;
  aside?: ReactNode;
  children: ReactNode;
}

/** A figure of a model under its heading, with the icon that explains it. */
function Figure({ topic, aside, children }: FigureProps) {
  const [isExplained, setExplained] = useState(false);
  const title = MODEL_TOPIC_TITLE[topic];
  return (
    <section className={styles.figure} data-section={topic}>
      <SectionHeading
        level={3}
        title={title}
        aside={
          <span className="jw-row jw-gap-8">
            {aside}
            <button
              type="button"
              className="jw-icon-button jw-no-print"
              aria-label={`${title}说明`}
              title={`${title}说明`}
              onClick={() => setExplained(true)}
            >
              <Info size={15} strokeWidth={1.6} aria-hidden />
            </button>
          </span>
        }
      />
      {children}
      {isExplained && <ExplanationPanel topic={topic} onClose={() => setExplained(false)} />}
    </section>
  );
}

const MINUS = '\u2212';

/** Test minus training in as many decimals as they are given; a dash where one of them is no number, or both are counts. */
function difference({ train_value: train, test_value: test }: Performance): string {
  const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text.trim());
  if (!isNumber(train) || !isNumber(test)) return '—';
  const decimals = Math.max(...[train, test].map((text) => text.trim().split('.')[1]?.length ?? 0));
  if (decimals === 0 && Math.min(Number(train), Number(test)) > 1) return '—';
  const value = Number(test) - Number(train);
  const text = Math.abs(value).toFixed(decimals);
  return Number(text) === 0 ? text : `${value < 0 ? MINUS : '+'}${text}`;
}

interface PerformanceFigureProps {
  rows: readonly Performance[];
  /** What stands beside every figure, such as 演示数据. */
  dataNote?: string | undefined;
}

/** How the model did on the data it was made from, and on data it had not seen. */
export function PerformanceFigure({ rows, dataNote }: PerformanceFigureProps) {
  return (
    <Figure topic="performance" aside={<DataNote text={dataNote} />}>
      {rows.length === 0 ? (
        <EmptyState title="暂无数据" />
      ) : (
        <table className={`jw-table ${styles.performance}`}>
          <caption className="jw-visually-hidden">模型性能</caption>
          <thead>
            <tr>
              <th scope="col">指标</th>
              <th scope="col">训练集</th>
              <th scope="col">测试集</th>
              <th scope="col">差值</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{row.train_value}</td>
                <td>
                  <b>{row.test_value}</b>
                </td>
                <td className="jw-ink-3">{difference(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Figure>
  );
}

interface PictureFigureProps {
  kind: ModelImage;
  name: string | undefined;
  url?: string | undefined;
  /** Whose picture it is. */
  modelName: string;
  dataNote?: string | undefined;
}

/** The ROC curve or the SHAP picture of a model, drawn by the back end. */
export function PictureFigure({ kind, name, url, modelName, dataNote }: PictureFigureProps) {
  const [hasFailed, setFailed] = useState(false);
  const address = modelImageAddress(kind, name, url);
  return (
    <Figure topic={kind} aside={<DataNote text={dataNote} />}>
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
