import styles from './inner-test-tag.module.css';

/** Applications still in inner test: Grace (5) and pleural differentiation (6). */
const INNER_TEST_API_TYPES: ReadonlySet<number> = new Set([5, 6]);

function isInnerTest(apiType: number | undefined): boolean {
  return apiType !== undefined && INNER_TEST_API_TYPES.has(apiType);
}

/** 内测 for the api_types in inner test, nothing for any other. */
export function InnerTestTag({ apiType }: { apiType: number | undefined }) {
  return isInnerTest(apiType) ? <span className={styles.tag}>内测</span> : null;
}
