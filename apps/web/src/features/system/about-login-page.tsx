import { PublicFrame } from '../../parts/public/public-frame.tsx';
import { AboutContent } from './about-content.tsx';
import styles from './help-pages.module.css';

/** 关于我们 before the login: the same, without what holds of the licence. */
export function AboutLoginPage() {
  return (
    <PublicFrame>
      <section className={`jw-sheet ${styles.sheet} ${styles.alone}`}>
        <h1 className="jw-title">关于我们</h1>
        <AboutContent />
      </section>
    </PublicFrame>
  );
}
