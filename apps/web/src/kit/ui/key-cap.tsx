import styles from './key-cap.module.css';

/** The key that does what stands beside it; who cannot see it hears it from the control. */
export function KeyCap({ children }: { children: string }) {
  return (
    <kbd className={styles.cap} aria-hidden="true">
      {children}
    </kbd>
  );
}
