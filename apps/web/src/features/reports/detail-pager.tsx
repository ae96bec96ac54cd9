import { ChevronDown, ChevronUp } from 'lucide-react';
import { KeyCap } from '../../kit/ui/key-cap.tsx';
import { type CommandAction, useCommandActions } from '../../parts/command/command-store.ts';
import { useSingleKey } from '../../parts/session/single-keys.ts';
import type { StreamStop } from '../../parts/worklist/stream-store.ts';
import styles from './detail-pager.module.css';
import type { DetailStream } from './detail-stream.ts';

const SPELLINGS: Readonly<Record<string, string>> = {
  上一份: 'shang yi fen',
  下一份: 'xia yi fen',
  较新的报告: 'jiao xin de bao gao',
  较早的报告: 'jiao zao de bao gao',
};

/** 下一份：蔡文昌 男 58 */
function stopText(word: string, stop: StreamStop | undefined): string {
  if (stop === undefined) return `没有${word}`;
  const { patient_name: name, patient_gender: gender, patient_age: age } = stop;
  return name === undefined ? word : `${word}：${[name, gender, age].filter((part) => part !== undefined).join(' ')}`;
}

/** What the command box offers of the pager: a way to a stop, with whose report it is. */
function stepAction(
  id: string,
  title: string,
  key: string | undefined,
  stop: StreamStop,
  run: () => void,
): CommandAction {
  const note = stopText(title, stop).slice(title.length + 1);
  return { id, title, spelling: SPELLINGS[title] ?? title, note, run, ...(key !== undefined && { key }) };
}

/** 7 / 40 between its two steps: K goes back, J goes on. */
export function DetailPager({ stream }: { stream: DetailStream }) {
  const { place, total, previous, next, tip, isOfList, arrivedCount, go } = stream;
  const [before, onward] = isOfList ? ['上一份', '下一份'] : ['较新的报告', '较早的报告'];
  const back = useSingleKey('k', () => go(previous), { isForPanels: true });
  const on = useSingleKey('j', () => go(next), { isForPanels: true });
  const isWalked = place >= 1 && total >= 2;
  useCommandActions([
    ...(isWalked && next ? [stepAction('next', onward, on, next, () => go(next))] : []),
    ...(isWalked && previous ? [stepAction('previous', before, back, previous, () => go(previous))] : []),
  ]);
  if (!isWalked) return null;
  return (
    <nav
      className={`jw-row jw-no-print jw-fixed ${styles.pager}`}
      aria-label={isOfList ? '工作单中的报告' : '该患者的报告'}
    >
      <button
        type="button"
        className="jw-row jw-gap-6 jw-bare"
        aria-label={before}
        aria-keyshortcuts={back}
        title={stopText(before, previous)}
        disabled={previous === undefined}
        onClick={() => go(previous)}
      >
        <ChevronUp size={15} />
        {back && <KeyCap>{back}</KeyCap>}
      </button>
      <span className={`jw-nowrap jw-strong ${styles.place}`} title={tip}>
        {place} / {total}
      </span>
      <button
        type="button"
        className="jw-row jw-gap-6 jw-bare"
        aria-label={onward}
        aria-keyshortcuts={on}
        title={stopText(onward, next)}
        disabled={next === undefined}
        onClick={() => go(next)}
      >
        {on && <KeyCap>{on}</KeyCap>}
        <ChevronDown size={15} />
      </button>
      {arrivedCount > 0 && (
        <p className={`jw-note jw-nowrap ${styles.arrived}`}>
          新到危急 {arrivedCount} 份{on && '，J 前往'}
        </p>
      )}
    </nav>
  );
}
