import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { Check, ChevronRight, Circle, CircleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../kit/lib/class-names.ts';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import type { DemoForm } from './demo-address.ts';
import { FAILURES, runFailure, type Step, type Told } from './demo-handshake.ts';
import styles from './single-demo.module.css';

const STEPS = ['申请票据', '换取会话', '核对权限', '打开页面'];

/** 握手过程: four steps with their time and what was really answered. */
export function Handshake({ steps, isRunning }: { steps: readonly Step[]; isRunning: boolean }) {
  const total = steps.reduce((sum, { ms }) => sum + ms, 0);
  return (
    <TitledSection title="握手过程" rule="none" aside={steps.length > 0 && `共 ${total} ms`}>
      <ol className={styles.steps} aria-live="polite" aria-busy={isRunning}>
        {STEPS.map((title, index) => {
          const step = steps[index];
          const Mark = step === undefined ? Circle : step.isDone ? Check : X;
          return (
            <li key={title} className={styles.step} data-state={step && (step.isDone ? 'done' : 'failed')}>
              <span className={`jw-print-fill ${styles.mark}`}>
                <Mark size={13} strokeWidth={2.4} />
              </span>
              <div>
                <p className="jw-row jw-between">
                  <b>{title}</b>
                  <span className="jw-note">{step === undefined ? '未运行' : `${step.ms} ms`}</span>
                </p>
                {step && <p className="jw-small jw-ink-2">{step.who}</p>}
                {step && step.call === undefined && <p className="jw-small">{step.answer}</p>}
                {step?.call !== undefined && (
                  <pre className={styles.answer}>
                    {step.call}
                    {'\n'}
                    {step.answer}
                  </pre>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </TitledSection>
  );
}

/** 试一试失败: each button runs the failure and shows what the entry page says. */
export function TryFailures({ form }: { form: DemoForm }) {
  const [tried, setTried] = useState<{ readonly name: string; readonly told: Told | undefined }>();
  const tryOut = async (name: string, run: (typeof FAILURES)[number]['run']) => {
    setTried({ name, told: undefined });
    const told = await runFailure(run, form);
    setTried((now) => (now?.name === name ? { name, told } : now));
  };
  return (
    <TitledSection
      title="试一试失败"
      aside={tried?.name ?? '看到真实的提示'}
      className={tried === undefined ? 'jw-no-print' : undefined}
    >
      <div className={`jw-no-print ${styles.failures}`}>
        {FAILURES.map(({ name, run }) => (
          <button
            key={name}
            type="button"
            className="jw-button"
            aria-pressed={tried?.name === name}
            onClick={() => void tryOut(name, run)}
          >
            {name}
            <ChevronRight size={14} />
          </button>
        ))}
      </div>
      {tried && tried.told === undefined && <BlockSkeleton lines={2} />}
      {tried?.told && (
        <div role="alert" className={styles.told}>
          <CircleAlert size={17} />
          <div>
            <b>{tried.told.title}</b>
            {tried.told.lines.map((line) => (
              <p key={line} className="jw-small jw-ink-2">
                {line}
              </p>
            ))}
          </div>
        </div>
      )}
    </TitledSection>
  );
}

/** A ticket lives a minute: half of it may be lost to a wrong clock. */
const CLOCK_LIMIT_MS = 30_000;

interface CheckLine {
  readonly text: string;
  readonly isOk: boolean;
}

function checkLines(steps: readonly Step[], clockGapMs: number): CheckLine[] {
  const gap = (Math.abs(clockGapMs) / 1000).toFixed(1);
  const isDone = (title: string) => steps.some((step) => step.title === title && step.isDone);
  const step = (title: string, ok: string, open: string) => ({ text: isDone(title) ? ok : open, isOk: isDone(title) });
  return [
    Number.isNaN(clockGapMs)
      ? { text: `时钟${UNDETERMINED}`, isOk: false }
      : { text: `时钟相差 ${gap} 秒`, isOk: Math.abs(clockGapMs) <= CLOCK_LIMIT_MS },
    { text: '来源可以调用接口', isOk: true },
    window.isSecureContext
      ? { text: '连接受保护', isOk: true }
      : { text: '连接未加密，正式接入请用 https', isOk: false },
    step('换取会话', '账号已对应', '账号待运行握手核对'),
    step('打开页面', '页面可以打开', '页面待运行握手核对'),
    { text: '可框入的来源由 FRAME_ANCESTORS 设置', isOk: false },
    { text: '无退出回调，退出后须带新票据打开', isOk: false },
  ];
}

/** 接入检查: what holds already, and what is left to do. */
export function DemoChecks({ steps, clockGapMs }: { steps: readonly Step[]; clockGapMs: number }) {
  const lines = checkLines(steps, clockGapMs);
  const passed = lines.filter(({ isOk }) => isOk).length;
  return (
    <TitledSection title="接入检查" aside={`通过 ${passed}，待办 ${lines.length - passed}`}>
      <ul className={`jw-fields ${styles.checks}`}>
        {lines.map(({ text, isOk }) => (
          <li key={text} className={classNames('jw-row jw-gap-8 jw-small', !isOk && 'jw-ink-2')}>
            {isOk ? <Check size={15} aria-label="通过" /> : <Circle size={13} aria-label="待办" />}
            {text}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
