import { Activity, ArrowRight, FlaskConical, Search, Stethoscope, User } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useOverlay } from '../../kit/overlay/use-overlay.ts';
import { Kbd } from '../../kit/ui/kbd.tsx';
import type { CommandAction } from '../../parts/command/command-store.ts';
import { takeTyped } from '../../parts/command/typed-ahead.ts';
import type { RecentPatient } from '../../parts/command/recent-patients.ts';
import { AbnormalValue } from '../../parts/lab/abnormal-value.tsx';
import { pointMark } from '../../parts/lab/course-row.ts';
import { Sparkline } from '../../parts/lab/sparkline.tsx';
import { actionRows, type CommandRow, foundRows, isChoosing, type Kind, pickRows, recentRows } from './command-rows.ts';
import styles from './command-box.module.css';
import { useCommandSearch } from './use-command-search.ts';

const KIND_FACTS: Readonly<Record<Kind, { title: string; Icon: typeof Search }>> = {
  item: { title: '本患者项目', Icon: Activity },
  patient: { title: '患者', Icon: User },
  tool: { title: '工具', Icon: FlaskConical },
  disease: { title: '疾病', Icon: Stethoscope },
  action: { title: '页面与动作', Icon: ArrowRight },
};

export interface CommandBoxProps {
  /** The report on screen; its patient's items are found. */
  reportId?: string | undefined;
  /** Name of its patient, beside the heading of the items. */
  patientName?: string | undefined;
  actions: readonly CommandAction[];
  recent: readonly RecentPatient[];
  /** The server is asked too; else pages and actions are all there is. */
  isSearched: boolean;
  /** Opens what the server found; false where this account has no way there. */
  canOpen: (row: CommandRow) => boolean;
  onOpen: (row: CommandRow) => void;
  /** Looks for the text in the list of all reports; absent for who has no list. */
  onSearchAll?: ((text: string) => void) | undefined;
  onClose: () => void;
}

/** One field that leads anywhere: items of the patient, patients, tools, diseases, pages and actions. */
export function CommandBox(props: CommandBoxProps) {
  const { reportId, patientName, actions, recent, isSearched, canOpen, onOpen, onSearchAll, onClose } = props;
  const [typed, setTyped] = useState('');
  // While a word is composed its letters are no text yet.
  const [isComposing, setComposing] = useState(false);
  const [settled, setSettled] = useState('');
  // Enter was pressed before the answer to what is typed was there.
  const [isEntered, setEntered] = useState(false);
  const [place, setPlace] = useState({ at: 0, hasMoved: false });
  const listId = useId();
  const ref = useOverlay({ open: true, kind: 'modal', onClose });
  const { text, items, isAnswered, isFailed } = useCommandSearch(settled, reportId, isSearched);

  const own = text === '' ? [...recentRows(recent), ...foundRows(items)] : foundRows(items);
  const found = pickRows([...own.filter(canOpen), ...actionRows(actions, text)]);
  const isNothing = text !== '' && isAnswered && !isFailed && found.length === 0;
  const searchAll: CommandRow[] =
    onSearchAll && text !== '' && (isNothing || isFailed)
      ? [{ kind: 'action', id: 'all-reports', title: '在全部报告中搜索', note: `“${text}”`, valueText: '' }]
      : [];
  const rows = [...found, ...searchAll].slice(-9);
  const at = Math.min(place.at, Math.max(0, rows.length - 1));

  const choose = (row: CommandRow | undefined) => {
    if (row === undefined) return;
    // The page that is led to takes the focus: the box is gone first.
    onClose();
    if (row.action) row.action.run();
    else if (row.id === 'all-reports') onSearchAll?.(text);
    else onOpen(row);
  };
  const change = (value: string, composing: boolean) => {
    setTyped(value);
    setEntered(false);
    setPlace({ at: 0, hasMoved: false });
    if (!composing) setSettled(value);
  };
  const takeOver = useEffectEvent(() => {
    const ahead = takeTyped();
    if (ahead.text === '') return;
    change(ahead.text, false);
    setEntered(ahead.isEntered);
  });
  // The field has the focus by now; what was typed before stands in it before the next key comes.
  useEffect(() => queueMicrotask(() => flushSync(() => takeOver())), []);
  const chooseFirst = useEffectEvent(() => choose(rows[0]));
  useEffect(() => {
    if (isEntered && isAnswered && settled === typed) chooseFirst();
  }, [isEntered, isAnswered, settled, typed]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const digit = /^Digit[1-9]$/.test(event.code) && event.altKey ? event.code.slice(-1) : event.key;
    if (step !== 0) {
      event.preventDefault();
      setPlace({ at: (at + step + rows.length) % Math.max(1, rows.length), hasMoved: true });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // Rows of an older text are not what was meant: the answer is waited for.
      if (isAnswered) choose(rows[at]);
      else setEntered(true);
    } else if (/^[1-9]$/.test(digit) && !event.ctrlKey && !event.metaKey) {
      if (!event.altKey && !isChoosing(typed, place.hasMoved)) return;
      if (rows[Number(digit) - 1] === undefined) return;
      event.preventDefault();
      choose(rows[Number(digit) - 1]);
    }
  };

  return createPortal(
    <div className={`jw-layer ${styles.layer}`}>
      <div className="jw-mask" onClick={onClose} />
      <div
        ref={ref}
        role="dialog"
        aria-modal="true"
        aria-label="命令"
        tabIndex={-1}
        className={`jw-dialog ${styles.box}`}
      >
        <div className={`jw-row jw-gap-12 ${styles.head}`}>
          <Search size={18} />
          <input
            type="text"
            role="combobox"
            data-autofocus
            className={styles.input}
            aria-label={isSearched ? '项目、患者、工具、疾病或页面' : '页面'}
            aria-expanded={rows.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={rows.length > 0 ? `${listId}-${at}` : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            placeholder={isSearched ? '项目、患者、工具、疾病，或其拼音首字母' : '页面，或其拼音首字母'}
            value={typed}
            onChange={(event) => change(event.target.value, isComposing)}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={(event) => {
              setComposing(false);
              change(event.currentTarget.value, false);
            }}
            onKeyDown={onKeyDown}
          />
          <span className="jw-note jw-nowrap">
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> 选　<Kbd>Enter</Kbd> 打开　<Kbd>Esc</Kbd> 关
          </span>
        </div>
        <div id={listId} role="listbox" aria-label="结果" className={styles.list} aria-busy={!isAnswered}>
          {rows.map((row, index) => (
            <Row
              key={`${row.kind}-${row.id}`}
              row={row}
              id={`${listId}-${index}`}
              number={index + 1}
              heading={row.kind === rows[index - 1]?.kind ? undefined : headingOf(row, reportId, patientName)}
              isMarked={index === at}
              onMark={() => setPlace({ at: index, hasMoved: place.hasMoved })}
              onChoose={() => choose(row)}
            />
          ))}
        </div>
        <p role="status" className={`jw-ink-2 ${styles.status}`}>
          {isNothing && `没有找到“${text}”`}
          {isFailed && text !== '' && '检索暂不可用'}
        </p>
      </div>
    </div>,
    document.body,
  );
}

/** Without a report open items are those of the catalogue, nobody's own. */
const headingOf = ({ kind }: CommandRow, reportId: string | undefined, patientName = '') => {
  if (kind !== 'item') return KIND_FACTS[kind].title;
  return reportId === undefined ? '检验项目' : [KIND_FACTS.item.title, patientName].filter(Boolean).join('\u3000');
};

interface RowProps {
  row: CommandRow;
  id: string;
  number: number;
  /** Above the first of its kind. */
  heading: string | undefined;
  isMarked: boolean;
  onMark: () => void;
  onChoose: () => void;
}

function Row({ row, id, number, heading, isMarked, onMark, onChoose }: RowProps) {
  const { Icon } = KIND_FACTS[row.kind];
  return (
    <>
      {heading !== undefined && (
        <div className={`jw-note ${styles.heading}`} role="presentation">
          {heading}
        </div>
      )}
      <div
        id={id}
        role="option"
        aria-selected={isMarked}
        className={`jw-row jw-gap-12 ${styles.row}`}
        onMouseMove={onMark}
        onClick={onChoose}
      >
        <Kbd>{String(number)}</Kbd>
        <Icon size={16} />
        <b className="jw-nowrap">{row.title}</b>
        <span className={`jw-small jw-ink-3 jw-grow ${styles.note}`}>{row.note}</span>
        <RowEnd row={row} />
      </div>
    </>
  );
}

const TYPES = { high: 1, low: -1, 'critical-high': 1, 'critical-low': -1 } as const;

/** Value and year of an item, time and state of a patient, the key of an action. */
function RowEnd({ row }: { row: CommandRow }) {
  const { item, action, valueText } = row;
  if (action?.key !== undefined) return <Kbd>{action.key}</Kbd>;
  if (row.kind !== 'item' || item === undefined)
    return <span className="jw-small jw-ink-3 jw-nowrap">{valueText}</span>;
  const mark = pointMark(item.value_state);
  const { course, range_low: low, range_high: high } = item;
  const until = (course?.points.at(-1)?.[0] ?? 0) * 1000;
  return (
    <>
      {course && course.points.length > 1 && <Sparkline course={course} band={{ low, high }} until={until} />}
      <span className={styles.value}>
        <AbnormalValue
          value={valueText}
          abnormalType={mark in TYPES ? TYPES[mark as keyof typeof TYPES] : undefined}
          critical={mark === 'critical-high' ? 'high' : mark === 'critical-low' ? 'low' : undefined}
        />
        {mark === 'suspect' && ' 可疑'}
        {mark === 'unjudged' && ' 无法判定'}
      </span>
    </>
  );
}
