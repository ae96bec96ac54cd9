import type { LayReport, SharedReport } from '@jianwei/api-client/model';
import { CircleAlert, List, MessageSquareText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LayItemCard, LayValue } from './lay-item.tsx';
import { heldText, isPressing, levelText, unreadText } from './lay-words.ts';
import { LayNotes } from './lay-notes.tsx';
import { CallableSentence } from './phone-link.tsx';
import { KeepButtons, ReaderFrame } from './reader-frame.tsx';
import { ReaderStates } from './reader-states.tsx';
import { useSharedReport } from './use-shared-report.ts';
import styles from './reader.module.css';

/** Results that a reader should know first. */
const FIRST = 3;

/** What to do, before everything else. */
function AdviceBox({ lay, phone }: { lay: LayReport; phone: string }) {
  const { level, sentence } = lay.advice;
  return (
    <section className={styles.advice} data-pressing={isPressing(level) || undefined} aria-label="建议">
      <CircleAlert size={20} aria-hidden="true" />
      <p>
        <b>{lay.headline}</b>
        <br />
        <CallableSentence sentence={sentence} phone={phone} />
      </p>
    </section>
  );
}

/** Every result by its group, name and value. It stands below the window: asked for, it comes into it. */
function AllResults({ lay }: { lay: LayReport }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section ref={section} tabIndex={-1} className={styles.section} aria-label="全部结果" id="all">
      <h2 className={styles.heading}>全部结果</h2>
      {lay.groups.map(({ title, items }) => (
        <div key={title} className={styles.plainGroup}>
          <h3 className={styles.groupName}>{title}</h3>
          <ul>
            {items.map((item) => (
              <li key={item.laboratory_id} className={styles.row}>
                <span>{item.plain_name}</span>
                <LayValue item={item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function titleOf({ total, attention, advice }: LayReport): string {
  const phrase = levelText(advice.level);
  return attention === 0 ? `${total} 项结果，${phrase}` : `${total} 项结果中，${attention} 项偏离参考区间，${phrase}`;
}

function Opened({ report, lay }: { report: SharedReport; lay: LayReport }) {
  const [showsAll, setShowsAll] = useState(false);
  const ranked = lay.groups
    .flatMap(({ items }) => items)
    .filter(({ rank }) => rank !== undefined)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const first = ranked.slice(0, FIRST);
  const held = heldText(report);
  const unread = unreadText(lay);
  return (
    <ReaderFrame
      report={report}
      title={titleOf(lay)}
      foot={
        <nav className={styles.pair} aria-label="下一步">
          <button
            type="button"
            className={styles.button}
            aria-expanded={showsAll}
            aria-controls="all"
            onClick={() => setShowsAll(!showsAll)}
          >
            <List size={18} aria-hidden="true" />
            {showsAll ? '收起结果' : '全部结果'}
          </button>
          <a className={`${styles.button} ${styles.primary}`} href="/citizen-chat-phone">
            <MessageSquareText size={18} aria-hidden="true" />
            咨询解读
          </a>
        </nav>
      }
    >
      <AdviceBox lay={lay} phone={report.department_phone} />
      {first.length > 0 && (
        <section className={styles.section} aria-label="优先了解">
          <h2 className={styles.heading}>
            优先了解<span className={styles.aside}>{first.length} 项</span>
          </h2>
          {first.map((item) => (
            <LayItemCard key={item.laboratory_id} item={item} isWhole={false} />
          ))}
        </section>
      )}
      <LayNotes lay={lay} />
      {showsAll && <AllResults lay={lay} />}
      {unread !== '' && <p className={styles.held}>{unread}</p>}
      {held !== '' && <p className={styles.held}>{held}</p>}
      <p className={`jw-no-print ${styles.more}`}>
        <a href="/citizen-phone">核对手机号，看变化、原因和可以怎么做</a>
      </p>
      <KeepButtons report={report} />
      <p className={styles.review}>{lay.review}</p>
    </ReaderFrame>
  );
}

/** A link for a clinician has no plain words: it shows where the results lie. */
export function ClinicianLink({ report }: { report: SharedReport }) {
  return (
    <ReaderFrame report={report} title="这是给医师的链接">
      <p>医师可以在这里看检验结果。您如果是患者，请让开单的医师为您另发一个链接。</p>
      <p className={`jw-no-print ${styles.more}`}>
        <a href="/radar-detail">打开系统雷达图</a>
      </p>
    </ReaderFrame>
  );
}

/** 报告解读（移动版）: in twenty seconds what to do. */
export function H5Page() {
  const { state, reload } = useSharedReport();
  return (
    <ReaderStates state={state} reload={reload}>
      {(report) =>
        report.lay === undefined ? <ClinicianLink report={report} /> : <Opened report={report} lay={report.lay} />
      }
    </ReaderStates>
  );
}
