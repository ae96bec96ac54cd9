import styles from './kbd.module.css';

/** A key as it is named beside what it does. Decoration: the control itself says it in `aria-keyshortcuts`. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {children}
    </kbd>
  );
}
