import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { DEMO_FRAME } from '../../kit/lib/page-frame.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { PublicFrame } from '../../parts/public/public-frame.tsx';
import { showStop } from './demo-link.ts';
import styles from './demo-page.module.css';
import { laidOnPaper } from './demo-paper.ts';
import { STOPS } from './demo-stops.ts';

interface GuideProps {
  /** The stop that is shown; undefined once the visitor goes on alone. */
  place: number | undefined;
  onGo: (place: number) => void;
  onSkip: () => void;
  onRestart: () => void;
}

/** The words of the tour beside its report. */
function Guide({ place, onGo, onSkip, onRestart }: GuideProps) {
  const stop = place === undefined ? undefined : STOPS[place];
  const next = (place ?? 0) + 1;
  return (
    <section aria-label="导览" className={`jw-row jw-wrap jw-gap-16 jw-sheet jw-no-print ${styles.guide}`}>
      <h1 className={`jw-song ${styles.title}`}>产品演示</h1>
      <div role="status" className={styles.words}>
        {stop === undefined ? (
          <p>
            请自由浏览。所作的改动只留在这个页面里；要填自己的结果，请到<Link to="/online">在线体验</Link>。
          </p>
        ) : (
          <p>
            <b>
              {next}／{STOPS.length} {stop.title}
            </b>
            {'\u3000'}
            {stop.text}
          </p>
        )}
      </div>
      <span className="jw-row jw-wrap jw-gap-8">
        {place !== undefined && (
          <>
            <Button disabled={place === 0} onClick={() => onGo(place - 1)}>
              上一步
            </Button>
            {next < STOPS.length ? (
              <Button variant="primary" onClick={() => onGo(next)}>
                下一步
              </Button>
            ) : (
              <Button variant="primary" onClick={onSkip}>
                完成
              </Button>
            )}
            {next < STOPS.length && (
              <Button variant="text" onClick={onSkip}>
                跳过
              </Button>
            )}
          </>
        )}
        <Button onClick={onRestart}>重新开始</Button>
      </span>
    </section>
  );
}

/** 产品演示: the real report of a patient that does not exist, on recorded answers, with a tour of four stops. */
export function DemoPage() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [place, setPlace] = useState<number | undefined>(0);
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let takeAway = (): void => undefined;
    const lay = (): void => {
      const shown = frame.current?.contentDocument;
      if (shown && paper.current) takeAway = laidOnPaper(shown, paper.current);
    };
    const clear = (): void => takeAway();
    window.addEventListener('beforeprint', lay);
    window.addEventListener('afterprint', clear);
    return () => {
      window.removeEventListener('beforeprint', lay);
      window.removeEventListener('afterprint', clear);
      clear();
    };
  }, []);
  /** A new frame forgets what was changed in the one before. */
  const [run, setRun] = useState(0);
  const go = (next: number) => {
    setPlace(next);
    const stop = STOPS[next];
    if (stop !== undefined && frame.current?.contentWindow) showStop(frame.current.contentWindow, stop.address);
  };
  const restart = () => {
    setPlace(0);
    setRun(run + 1);
  };
  return (
    <PublicFrame note="演示数据">
      <div className={`jw-stack jw-gap-12 jw-print-flow ${styles.page}`}>
        <Guide place={place} onGo={go} onSkip={() => setPlace(undefined)} onRestart={restart} />
        <iframe
          key={run}
          ref={frame}
          name={DEMO_FRAME}
          src="/demo"
          title="演示报告（演示数据）"
          className={`jw-sheet jw-no-print ${styles.frame}`}
        />
        <div ref={paper} className="jw-print-only" />
      </div>
    </PublicFrame>
  );
}
