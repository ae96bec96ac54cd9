import styles from './fact-list.module.css';

/** Facts of a pane: what is asked, and beside it what holds. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={`jw-table-text ${styles.facts}`}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="jw-ink-3">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
