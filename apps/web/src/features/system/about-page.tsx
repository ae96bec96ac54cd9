import { Brand } from '../../kit/ui/brand.tsx';
import { AboutContent } from './about-content.tsx';
import styles from './help-pages.module.css';

/** 关于我们: what the product is, on what it rests, and what it does not do. */
export function AboutPage() {
  return (
    <section className={`jw-sheet ${styles.sheet}`}>
      <Brand />
      <AboutContent />
    </section>
  );
}
