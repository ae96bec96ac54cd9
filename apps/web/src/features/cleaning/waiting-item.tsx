import {
  previewCleaningItem,
  useDismissCleaningItems,
  useGetCleaningItem,
  useMapCleaningItems,
} from '@jianwei/api-client/cleaning/cleaning';
import type { CleaningDetail, CleaningOutcome, CleaningTry } from '@jianwei/api-client/model';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Radio } from '../../kit/fields/radio.tsx';
import { useOnce } from '../../kit/lib/use-once.ts';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import type { Done } from '../../parts/admin/undo-strip.tsx';
import { useSingleKey } from '../../parts/session/single-keys.ts';
import { ConversionFields } from './conversion-fields.tsx';
import { choiceOf, mineText, problemOf, type Choice } from './choice.ts';
import { DismissField } from './dismiss-field.tsx';
import { Distribution } from './distribution.tsx';
import { PreviewPart } from './preview-part.tsx';
import { SpellingChoice } from './spelling-choice.tsx';
import { SuggestionTable } from './suggestion-table.tsx';
import { ValueList } from './value-list.tsx';
import { useDecidedMeanwhile } from './use-decided-meanwhile.tsx';
import styles from './cleaning.module.css';

interface WaitingItemProps {
  readonly detail: CleaningDetail;
  readonly onLater: () => void;
  readonly onDone: (done: Done) => void;
}

/** An item that waits: suggestions with their evidence, what a choice would do, and the decision. */
export function WaitingItem({ detail, onLater, onDone }: WaitingItemProps) {
  const { item } = detail;
  const { item_id: itemId, state } = item;
  const once = useOnce();
  const map = useMapCleaningItems();
  const dismiss = useDismissCleaningItems();
  const [q, setQ] = useState('');
  const found = useGetCleaningItem(itemId, { q }, { query: { enabled: q !== '', ...OLDER_STAYS.query } });
  // Until the first answer to a search stands, the likeliest stay: an empty table would say that nothing was found.
  const suggestions = q === '' || found.data === undefined ? detail.suggestions : found.data.suggestions;
  const [choice, setChoice] = useState<Choice>(() => choiceOf(detail.suggestions[0]));
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const [isReread, setReread] = useState(true);
  const [isDismissing, setDismissing] = useState(false);
  const ids = item.spellings.map(({ item_id: id }) => id).filter((id) => !leftOut.includes(id));
  const chosen = [...suggestions, ...detail.suggestions].find(({ code }) => code === choice.code);
  const problem = problemOf(choice, state, chosen);
  const decision: CleaningTry = { ...problem.decision, item_ids: ids };
  const preview = useQuery({
    queryKey: ['cleaning-preview', itemId, decision],
    queryFn: () => previewCleaningItem(itemId, decision, { suppress: true }),
    enabled: problem.text === undefined && ids.length > 0,
    ...OLDER_STAYS.query,
  });
  const meanwhile = useDecidedMeanwhile(item);
  /** Tells which spellings stayed as they were, and of the item itself what was decided meanwhile; answers the others. */
  const judged = async (
    outcomes: readonly CleaningOutcome[],
    left: string,
    mine: string,
    again: () => Promise<void>,
  ) => {
    const failed = outcomes.filter(({ is_done: isDone }) => !isDone);
    const own = failed.find(({ item_id: id }) => id === itemId);
    const why = (own ?? failed[0])?.message ?? '';
    if (failed.length > 0) notice.error(`${failed.length} 种写法${left}：${why}`);
    if (own) await meanwhile.look(why, mine, again);
    return outcomes.filter(({ is_done: isDone }) => isDone);
  };
  const tell = (text: string, outcomes: readonly CleaningOutcome[]) => {
    if (outcomes.length > 0) onDone({ text, changeIds: outcomes.flatMap(({ change_id: id }) => id ?? []) });
  };
  const decide = async (of: readonly number[]) => {
    const { data } = await map.mutateAsync({ data: { ...problem.decision, item_ids: [...of], reread: isReread } });
    const mapped = await judged(data, '未映射', mineText(choice, chosen), () => decide([itemId]));
    const read = mapped.reduce((sum, outcome) => sum + outcome.read, 0);
    tell(`已映射「${item.name}」，${isReread ? `${read} 条结果已读出` : '只用于今后'}`, mapped);
  };
  const approve = () => {
    if (problem.text === undefined) void once(() => decide(ids));
    else notice.error(problem.text);
  };
  const dismissNow = async (reason: string, of: readonly number[]) => {
    const { data } = await dismiss.mutateAsync({ data: { item_ids: [...of], reason } });
    const again = () => dismissNow(reason, [itemId]);
    tell(`「${item.name}」不映射：${reason}`, await judged(data, '未处理', `不映射：${reason}`, again));
  };
  const keyA = useSingleKey('a', approve);
  const keyS = useSingleKey('s', onLater);
  const keyX = useSingleKey('x', () => setDismissing(true));
  const withKey = (label: string, key: string | undefined) => (key === undefined ? label : `${label} ${key}`);

  return (
    <>
      <div className={`jw-grid jw-gap-16 ${styles.body}`}>
        {meanwhile.notice}
        {item.spellings.length > 1 && (
          <SpellingChoice spellings={item.spellings} leftOut={leftOut} onChange={setLeftOut} />
        )}
        {state !== 'no_value' && (
          <>
            <SuggestionTable
              suggestions={suggestions}
              code={choice.code}
              q={q}
              isFailed={q !== '' && found.isError}
              onSearch={setQ}
              onChoose={(suggestion) => setChoice(choiceOf(suggestion))}
            />
            <Distribution
              detail={detail}
              chosen={chosen}
              others={suggestions.filter(({ code }) => code !== choice.code)}
            />
          </>
        )}
        <ConversionFields choice={choice} state={state} chosen={chosen} unit={item.unit} onChange={setChoice} />
        {problem.text === undefined ? (
          <PreviewPart query={preview} isConverted={choice.factor !== ''} />
        ) : (
          <>
            <p className="jw-note">{problem.text}</p>
            <ValueList values={detail.values} unit={item.unit} />
          </>
        )}
        {isDismissing && (
          <DismissField
            isBusy={dismiss.isPending}
            onCancel={() => setDismissing(false)}
            onDismiss={(reason) => void once(() => dismissNow(reason, ids))}
          />
        )}
      </div>
      <footer className={`jw-row jw-wrap jw-between jw-gap-8 ${styles.foot}`}>
        <span className="jw-row jw-gap-16" role="radiogroup" aria-label="范围">
          {[true, false].map((value) => (
            <label key={String(value)} className="jw-row jw-gap-6 jw-nowrap jw-table-text">
              <Radio name="cleaning-range" checked={isReread === value} onChange={() => setReread(value)} />
              {value ? `今后导入，并重读已存 ${item.reports} 份报告` : '只用于今后'}
            </label>
          ))}
        </span>
        <span className="jw-row jw-gap-8">
          <Button variant="text" aria-keyshortcuts={keyX} onClick={() => setDismissing(true)}>
            {withKey('不映射', keyX)}
          </Button>
          <Button aria-keyshortcuts={keyS} onClick={onLater}>
            {withKey('稍后', keyS)}
          </Button>
          <Button variant="primary" busy={map.isPending} aria-keyshortcuts={keyA} onClick={approve}>
            {withKey('批准映射', keyA)}
          </Button>
        </span>
      </footer>
    </>
  );
}
