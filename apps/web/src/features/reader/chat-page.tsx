import { askSharedReport } from '@jianwei/api-client/shares/shares';
import type { LayAnswer, SharedReport } from '@jianwei/api-client/model';
import { ApiError, isRefusal } from '@jianwei/api-client/transport/api-error';
import { ArrowUp, ChevronLeft, ShieldCheck } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { AnswerCard } from './chat-answer.tsx';
import { demoText, FOOTER, plainDate } from './lay-words.ts';
import { maskNumbers } from './mask-numbers.ts';
import { LargeButton, useLargeType } from './reader-frame.tsx';
import { keepReaderKey, readerKey } from './reader-link.ts';
import { ReaderStates } from './reader-states.tsx';
import { useSharedReport } from './use-shared-report.ts';
import readerStyles from './reader.module.css';
import styles from './chat.module.css';

const LONGEST = 200;

interface Turn {
  readonly id: number;
  readonly question: string;
  readonly isMasked: boolean;
  /** Absent while it is asked. */
  readonly answer?: LayAnswer;
  readonly problem?: string;
}

async function ask(token: string, question: string, key = readerKey()): Promise<Pick<Turn, 'answer' | 'problem'>> {
  try {
    const body = { token, question, ...(key === '' ? {} : { reader_key: key }) };
    return { answer: await askSharedReport(body, { suppress: true }) };
  } catch (error) {
    // The half hour of the second step may be over: what needs no key is answered without it.
    if (key !== '' && isRefusal(error)) {
      const without = await ask(token, question, '');
      if (without.answer !== undefined) keepReaderKey('');
      return without;
    }
    return { problem: error instanceof ApiError ? error.message : '没有发出去，请稍后再试' };
  }
}

function Composer({ onAsk }: { onAsk: (question: string) => void }) {
  const [typed, setTyped] = useState('');
  const problemId = useId();
  const isTooLong = typed.length > LONGEST;
  const submit = (event: SubmitEvent | KeyboardEvent) => {
    event.preventDefault();
    if (typed.trim() === '' || isTooLong) return;
    onAsk(typed.trim());
    setTyped('');
  };
  return (
    <form className={`jw-no-print ${styles.composer}`} onSubmit={submit}>
      <textarea
        className={styles.field}
        rows={1}
        enterKeyHint="send"
        aria-label="问题"
        placeholder="如：肌酐高怎么办"
        value={typed}
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? problemId : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // Who chooses a character with Enter is still typing.
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
        }}
      />
      <button type="submit" className={styles.send} aria-label="发送" disabled={typed.trim() === '' || isTooLong}>
        <ArrowUp size={22} aria-hidden="true" />
      </button>
      {isTooLong && (
        <p id={problemId} className={readerStyles.problem} role="alert">
          请控制在 {LONGEST} 字以内
        </p>
      )}
    </form>
  );
}

function Chat({ report, token }: { report: SharedReport; token: string }) {
  const [isLarge, toggle] = useLargeType();
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  /** The newest question goes to the top: what is answered is read from its beginning. */
  const last = useRef<HTMLDivElement>(null);
  const isEmergency = turns.at(-1)?.answer?.kind === 'emergency';
  useEffect(() => {
    last.current?.scrollIntoView({ block: 'start' });
  }, [turns]);
  useEffect(() => {
    // A suggestion goes when it is pressed, and 发送 cannot be pressed again: the keyboard goes on at what was asked.
    const hasField = document.activeElement instanceof HTMLTextAreaElement;
    if (!hasField) last.current?.focus({ preventScroll: true });
  }, [turns.length]);
  useEffect(() => {
    if (!isEmergency) return;
    // Whom to call stands on the screen however long the question was, and no keyboard of the phone lies over it.
    last.current?.focus({ preventScroll: true });
    last.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'start' });
  }, [isEmergency, turns.length]);
  const onAsk = (typed: string) => {
    const { text, isMasked } = maskNumbers(typed);
    const id = turns.length;
    setTurns((before) => [...before, { id, question: text, isMasked }]);
    void ask(token, text).then((result) =>
      setTurns((before) => before.map((turn) => (turn.id === id ? { ...turn, ...result } : turn))),
    );
  };
  return (
    <div className={`jw-print-page ${readerStyles.reader} ${styles.chat}`} data-large={isLarge || undefined}>
      <header className={`jw-on-dark jw-print-head jw-print-plain ${styles.top}`}>
        <a
          className={`jw-no-print ${styles.back}`}
          href={readerKey() === '' ? '/h5' : '/citizen-phone'}
          aria-label="返回报告"
        >
          <ChevronLeft size={24} aria-hidden="true" />
        </a>
        <h1>问一问</h1>
        <LargeButton isLarge={isLarge} onToggle={toggle} />
        <p className="jw-print-plain">
          <ShieldCheck size={16} aria-hidden="true" />
          只用检微知识库和您 {plainDate(report.report_time)}的报告回答
          {demoText(report.demo) && `　${demoText(report.demo)}`}
        </p>
      </header>
      <main className={styles.turns} aria-live="polite">
        {turns.length === 0 && (
          <section className={styles.answer}>
            <p>可以问报告里的项目，例如：</p>
            <div className={styles.chips}>
              {['哪些指标高', '肌酐高怎么办', '抽血前要空腹吗'].map((each) => (
                <button key={each} type="button" className={styles.chip} onClick={() => onAsk(each)}>
                  {each}
                </button>
              ))}
            </div>
            <p className={styles.source}>
              身体不舒服时不要等回复，请就医或拨打 <a href="tel:120">120</a>。
            </p>
          </section>
        )}
        {turns.map((turn, index) => (
          <div
            key={turn.id}
            ref={index === turns.length - 1 ? last : undefined}
            tabIndex={-1}
            className={`jw-print-whole ${styles.turn}`}
          >
            <p className={styles.question}>{turn.question}</p>
            {turn.isMasked && <p className={styles.masked}>已隐去号码</p>}
            {turn.problem !== undefined && (
              <div className={styles.answer}>
                <p role="alert">{turn.problem}</p>
                <button type="button" className={`jw-no-print ${styles.chip}`} onClick={() => onAsk(turn.question)}>
                  再问一次
                </button>
              </div>
            )}
            {turn.answer && (
              <AnswerCard answer={turn.answer} question={turn.question} token={token} report={report} onAsk={onAsk} />
            )}
            {turn.answer === undefined && turn.problem === undefined && <p className={styles.waiting}>正在查找</p>}
          </div>
        ))}
      </main>
      <footer className={`jw-print-foot ${styles.foot}`}>
        <Composer onAsk={onAsk} />
        <p className={readerStyles.footer}>回答取自知识库原文。{FOOTER}</p>
      </footer>
    </div>
  );
}

/** 居民端智能问答: a quoted passage, or an honest no; an emergency goes before everything. */
export function ChatPage() {
  const { state, token, reload } = useSharedReport();
  return (
    <ReaderStates state={state} reload={reload}>
      {(report) => <Chat report={report} token={token} />}
    </ReaderStates>
  );
}
