import type { SharedReport } from '@jianwei/api-client/model';
import { AArrowUp, Printer, ImageDown, Volume2 } from 'lucide-react';
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { readStored, writeStored } from '../../kit/lib/storage.ts';
import { Mark, PRODUCT_NAME } from '../../kit/ui/brand.tsx';
import { demoText, FOOTER, personLine, phrasesOf } from './lay-words.ts';
import { saveReportPicture } from './report-picture.ts';
import { canSpeak, speak, spokenReport } from './speech.ts';
import styles from './reader.module.css';

const LARGE = 'reader-large';

/** Larger type, as the reader of this device likes it. */
export function useLargeType(): readonly [isLarge: boolean, toggle: () => void] {
  const [isLarge, setLarge] = useState(() => readStored(LARGE) === '1');
  const toggle = () => {
    writeStored(LARGE, isLarge ? '0' : '1');
    setLarge(!isLarge);
  };
  return [isLarge, toggle];
}

function SpeakButton({ report }: { report: SharedReport }) {
  const [isSpeaking, setSpeaking] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  if (!canSpeak()) return null;
  const press = () => {
    if (isSpeaking) stop.current?.();
    else stop.current = speak(spokenReport(report), () => setSpeaking(false));
    setSpeaking(!isSpeaking);
  };
  return (
    <button type="button" className={styles.headButton} aria-pressed={isSpeaking} onClick={press}>
      <Volume2 size={20} aria-hidden="true" />
      {isSpeaking ? '停止' : '朗读'}
    </button>
  );
}

export function LargeButton({ isLarge, onToggle }: { isLarge: boolean; onToggle: () => void }) {
  return (
    <button type="button" className={`jw-no-print ${styles.headButton}`} aria-pressed={isLarge} onClick={onToggle}>
      <AArrowUp size={20} aria-hidden="true" />
      大字
    </button>
  );
}

/** Paper and picture; both mask the name as the page does. */
export function KeepButtons({ report }: { report: SharedReport }) {
  const [hasFailed, setFailed] = useState(false);
  const save = () => void saveReportPicture(report).then((isSaved) => setFailed(!isSaved));
  return (
    <div className={`jw-no-print ${styles.keep}`}>
      <button type="button" className={styles.button} onClick={() => window.print()}>
        <Printer size={18} aria-hidden="true" />
        打印
      </button>
      <button type="button" className={styles.button} onClick={save}>
        <ImageDown size={18} aria-hidden="true" />
        保存为图片
      </button>
      {hasFailed && <p role="alert">这个浏览器不能保存图片，请截屏或打印。</p>}
    </div>
  );
}

interface ReaderFrameProps {
  /** Absent while it loads and where it is refused: then nothing of a patient stands anywhere. */
  report?: SharedReport | undefined;
  title: string;
  /** The page has taken the place of one whose form had the focus. */
  takesFocus?: boolean;
  children: ReactNode;
  /** What stays at the lower edge. */
  foot?: ReactNode;
}

/** The page of a reader on a phone: who and what at the top, the footer that each of these pages ends with. */
export function ReaderFrame({ report, title, takesFocus = false, children, foot }: ReaderFrameProps) {
  const [isLarge, toggle] = useLargeType();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={`jw-print-page ${styles.reader}`} data-large={isLarge || undefined}>
      <header className={`jw-on-dark jw-print-head jw-print-plain ${styles.top}`}>
        <div className={styles.bar}>
          <span className={styles.brand}>
            <Mark size={26} />
            <span className="jw-song">{PRODUCT_NAME}</span>
          </span>
          <span className={`jw-no-print ${styles.actions}`}>
            <LargeButton isLarge={isLarge} onToggle={toggle} />
            {report && <SpeakButton report={report} />}
          </span>
        </div>
        {report && (
          <p className={`jw-print-plain ${styles.person}`}>
            {personLine(report).map((part) => (
              <span key={part}>{part}</span>
            ))}
            {demoText(report.demo) && <span className={styles.demo}>{demoText(report.demo)}</span>}
          </p>
        )}
        <h1 ref={heading} tabIndex={-1} aria-label={title} className={`jw-song ${styles.title}`}>
          {phrasesOf(title).map((phrase, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {phrase}
            </Fragment>
          ))}
        </h1>
      </header>
      <main className={`jw-print-page ${styles.sheet}`}>{children}</main>
      <footer className={`jw-print-foot ${styles.foot}`}>
        {foot !== undefined && <div className="jw-no-print">{foot}</div>}
        <p className={styles.footer}>{FOOTER}</p>
      </footer>
    </div>
  );
}
