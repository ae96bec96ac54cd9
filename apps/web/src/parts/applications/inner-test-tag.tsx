import { isUndetermined, sayOf } from '@jianwei/api-client/transport/undetermined';
import styles from './inner-test-tag.module.css';

/** 内测 for the applications in inner test, Grace (5) and pleural differentiation (6), nothing for any other. */
export function InnerTestTag({ apiType }: { apiType: number | undefined }) {
  const hasTag = apiType === 5 || apiType === 6 || isUndetermined(apiType);
  return hasTag ? <span className={styles.tag}>{sayOf(apiType, '内测')}</span> : null;
}
