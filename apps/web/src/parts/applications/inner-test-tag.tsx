import styles from './inner-test-tag.module.css';

/** 内测 for the applications in inner test, Grace (5) and pleural differentiation (6), nothing for any other. */
export function InnerTestTag({ apiType }: { apiType: number | undefined }) {
  return apiType === 5 || apiType === 6 ? <span className={styles.tag}>内测</span> : null;
}
