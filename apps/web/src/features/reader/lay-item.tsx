import type { LayItem } from '@jianwei/api-client/model';
import { unitText } from '../../parts/lab/lab-text.ts';
import { LayRuler } from './lay-ruler.tsx';
import { directionOf, plainDate } from './lay-words.ts';
import styles from './lay.module.css';

/** Name and value of one result. */
export function LayValue({ item }: { item: LayItem }) {
  const { mark, word } = directionOf(item);
  return (
    <span className={styles.value} data-direction={item.direction}>
      <b>{item.value}</b>
      {item.rank !== undefined && (
        <span className={styles.mark}>
          {mark === '' ? word : <span aria-hidden="true">{mark}</span>}
          {mark !== '' && <span className="jw-visually-hidden">{word}</span>}
        </span>
      )}
      <span className={styles.unit}>{unitText(item.unit)}</span>
    </span>
  );
}

function Folded({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details className={`jw-print-open ${styles.fold}`}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** One result in plain words. `isWhole`: with what was before, causes and what to do. */
export function LayItemCard({ item, isWhole }: { item: LayItem; isWhole: boolean }) {
  const { previous, common_causes: causes, next_step: next } = item;
  return (
    <article className={`jw-print-whole ${styles.item}`} aria-label={item.plain_name}>
      <header className={styles.head}>
        <h3 className={styles.name}>{item.plain_name}</h3>
        <LayValue item={item} />
      </header>
      <LayRuler item={item} />
      {isWhole && previous !== undefined && (
        <p className={styles.previous}>
          <span className={styles.dot} aria-hidden="true" />
          上次 {previous.value}（{plainDate(previous.time)}），
          {previous.change}
        </p>
      )}
      <p className={styles.meaning}>{item.meaning}</p>
      {isWhole && item.rank !== undefined && (
        <div className={styles.folds}>
          {causes.length > 0 && (
            <Folded title="可能的原因">
              <ul className="jw-dotted">
                {causes.map((cause) => (
                  <li key={cause}>{cause}</li>
                ))}
              </ul>
            </Folded>
          )}
          {next !== '' && (
            <Folded title="可以怎么做">
              <p>{next}</p>
            </Folded>
          )}
        </div>
      )}
    </article>
  );
}
