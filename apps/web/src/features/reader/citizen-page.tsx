import type { LayGroup, LayReport, SharedReport } from '@jianwei/api-client/model';
import { isUndetermined } from '@jianwei/api-client/transport/undetermined';
import { FileText, List, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { ClinicianLink } from './h5-page.tsx';
import { LayItemCard, LayValue } from './lay-item.tsx';
import { LayNotes } from './lay-notes.tsx';
import { heldText, isPressing, LEVELS, levelText, unreadText } from './lay-words.ts';
import { CallableSentence } from './phone-link.tsx';
import { KeepButtons, ReaderFrame } from './reader-frame.tsx';
import { ReaderStates } from './reader-states.tsx';
import { useSharedReport } from './use-shared-report.ts';
import { VerifyForm } from './verify-form.tsx';
import { VisitQuestions } from './visit-questions.tsx';
import styles from './reader.module.css';

/** The four steps of advice, the present one filled, and whom to call. */
function AdviceScale({ lay, phone }: { lay: LayReport; phone: string }) {
  const { level, sentence } = lay.advice;
  return (
    <section aria-label="建议的程度">
      <ol className={styles.levels}>
        {LEVELS.map(([each, label]) => (
          <li
            key={each}
            aria-current={each === level ? 'step' : undefined}
            data-pressing={isPressing(each) || undefined}
          >
            {label.slice(0, 2)}
            <wbr />
            {label.slice(2)}
          </li>
        ))}
      </ol>
      {isUndetermined(level) && <p className={styles.sentence}>建议的程度：{levelText(level)}</p>}
      <p className={styles.sentence}>
        <CallableSentence sentence={sentence} phone={phone} />
      </p>
    </section>
  );
}

function Group({ group, onlyAttention }: { group: LayGroup; onlyAttention: boolean }) {
  const wanted = group.items.filter(({ rank }) => rank !== undefined);
  const within = group.items.filter(({ rank }) => rank === undefined);
  if (onlyAttention && wanted.length === 0) return null;
  return (
    <section className={styles.section} aria-label={group.title}>
      <h2 className={styles.heading}>
        {group.title}
        <span className={styles.aside}>
          {group.attention === 0
            ? `${group.items.length} 项都不需留意`
            : `${group.items.length} 项中 ${group.attention} 项需留意`}
        </span>
      </h2>
      {wanted.map((item) => (
        <LayItemCard key={item.laboratory_id} item={item} isWhole />
      ))}
      {!onlyAttention && within.length > 0 && (
        <details className={`jw-print-open ${styles.within}`}>
          <summary>{within.length} 项在参考区间内或没有判定</summary>
          <ul>
            {within.map((item) => (
              <li key={item.laboratory_id}>
                <span className={styles.row}>
                  <span>{item.plain_name}</span>
                  <LayValue item={item} />
                </span>
                <p className={styles.aside}>{item.meaning}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

type Tab = 'summary' | 'all';

function Tabs({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  const press = (to: Tab) => {
    onTab(to);
    window.scrollTo({ top: 0 });
  };
  return (
    <nav className={styles.tabs} aria-label="页面">
      <button type="button" aria-current={tab === 'summary' ? 'page' : undefined} onClick={() => press('summary')}>
        <FileText size={20} aria-hidden="true" />
        概要
      </button>
      <button type="button" aria-current={tab === 'all' ? 'page' : undefined} onClick={() => press('all')}>
        <List size={20} aria-hidden="true" />
        全部结果
      </button>
      <a href="/citizen-chat-phone">
        <MessageSquareText size={20} aria-hidden="true" />
        问一问
      </a>
    </nav>
  );
}

/** Groups of the summary: the rest stands under 全部结果. */
const FIRST_GROUPS = 3;

function Opened({ report, lay, isNew }: { report: SharedReport; lay: LayReport; isNew: boolean }) {
  const [tab, setTab] = useState<Tab>('summary');
  const held = heldText(report);
  const unread = unreadText(lay);
  const isSummary = tab === 'summary';
  return (
    <ReaderFrame report={report} title={lay.headline} takesFocus={isNew} foot={<Tabs tab={tab} onTab={setTab} />}>
      {isSummary && <AdviceScale lay={lay} phone={report.department_phone} />}
      {lay.groups.slice(0, isSummary ? FIRST_GROUPS : undefined).map((group) => (
        <Group key={group.title} group={group} onlyAttention={isSummary} />
      ))}
      {isSummary && <p className={styles.within}>{lay.in_range_count} 项在参考区间内</p>}
      {unread !== '' && <p className={styles.held}>{unread}</p>}
      {isSummary && <LayNotes lay={lay} />}
      {held !== '' && <p className={styles.held}>{held}</p>}
      {isSummary && <VisitQuestions questions={lay.questions} />}
      <KeepButtons report={report} />
      <p className={styles.review}>{lay.review}</p>
    </ReaderFrame>
  );
}

/** 居民端报告解读: after the second step all results in plain words, what changed, what to ask. */
export function CitizenPage() {
  const { state, token, reload } = useSharedReport();
  const [isNew, setNew] = useState(false);
  const verified = () => {
    setNew(true);
    reload();
  };
  return (
    <ReaderStates state={state} reload={reload}>
      {(report, isVerified) => {
        if (report.lay === undefined) return <ClinicianLink report={report} />;
        if (isVerified) return <Opened report={report} lay={report.lay} isNew={isNew} />;
        return (
          <ReaderFrame title="先核对一下是您本人">
            <VerifyForm token={token} report={report} onVerified={verified} />
            <p className={`jw-no-print ${styles.more}`}>
              <a href="/h5">不核对，先看简要结果</a>
            </p>
          </ReaderFrame>
        );
      }}
    </ReaderStates>
  );
}
