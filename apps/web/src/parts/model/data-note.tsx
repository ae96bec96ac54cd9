import styles from './model-figures.module.css';

/** What stands beside every figure of a model, such as 演示数据; nothing where there is nothing to say. */
export function DataNote({ text }: { text: string | undefined }) {
  return text ? <span className={`jw-note jw-ink-2 ${styles.mark}`}>{text}</span> : null;
}
