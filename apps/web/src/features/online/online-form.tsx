import { CATALOGUE, type CatalogueItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { ClipboardPaste, Link2 } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../kit/lib/clipboard.ts';
import { PickList } from '../../kit/overlay/pick-list.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { FieldError } from '../../kit/ui/form-field.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { VisuallyHidden } from '../../kit/ui/visually-hidden.tsx';
import { draftFragment, EMPTY_DRAFT, type OnlineDraft, type OnlineRow, rowOf, withRows } from './online-draft.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { ageError, catalogueRange, type ShownRow } from './online-reading.ts';
import { OnlineTableRow } from './online-rows.tsx';
import { SAMPLES } from './online-samples.ts';
import { UnreadLines } from './unread-lines.tsx';
import styles from './online.module.css';

const MOST_FOUND = 30;

const labelOf = ({ name, shortName, specimen }: CatalogueItem) =>
  `${name}${shortName === name ? '' : `（${shortName}）`}\u3000${specimen}`;

/** Items whose name, short name or alias holds the text; those that begin with it first. */
function findItems(text: string): string[] {
  const wanted = text.trim().toLowerCase();
  const names = ({ name, shortName, code, englishName, aliases }: CatalogueItem) =>
    [name, shortName, code, englishName, ...aliases].map((each) => each.toLowerCase());
  const found = CATALOGUE.filter((item) => names(item).some((name) => name.includes(wanted)));
  const rank = (item: CatalogueItem) =>
    names(item).some((name) => name === wanted) ? 0 : names(item).some((name) => name.startsWith(wanted)) ? 1 : 2;
  return found
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MOST_FOUND)
    .map(labelOf);
}

async function copyLink(draft: OnlineDraft): Promise<void> {
  const { origin, pathname } = window.location;
  if (await copyText(`${origin}${pathname}#${draftFragment(draft)}`)) notice.success('链接已复制，打开即见同样的输入');
  else notice.error('复制失败，请选中文字后复制');
}

interface OnlineFormProps {
  draft: OnlineDraft;
  rows: readonly ShownRow[];
  /** Rows that carry what is marked beside the table. */
  marked: readonly string[];
  onDraft: (draft: OnlineDraft) => void;
}

/** 填入检验结果: person, rows, samples, pasted text. */
export function OnlineForm({ draft, rows, marked, onDraft }: OnlineFormProps) {
  const [searched, setSearched] = useState('');
  const [unread, setUnread] = useState<readonly string[]>([]);
  const [chosenLine, setChosenLine] = useState<string>();
  const [isPasting, setPasting] = useState(false);
  const sample = SAMPLES.find((each) => each.draft.rows === draft.rows)?.name ?? '';
  const wrongAge = ageError(draft.age);
  const isEmpty = draftFragment(draft) === '';

  const edit = (code: string, change: Partial<OnlineRow>) =>
    onDraft({ ...draft, rows: draft.rows.map((row) => (row.code === code ? { ...row, ...change } : row)) });
  const remove = (code: string) => onDraft({ ...draft, rows: draft.rows.filter((row) => row.code !== code) });
  const focusResult = (code: string) =>
    // The row is drawn after this event.
    requestAnimationFrame(() => document.getElementById(`online-${code}`)?.focus());
  const add = (label: string) => {
    const item = CATALOGUE.find((each) => labelOf(each) === label);
    if (item === undefined) return;
    if (!draft.rows.some(({ code }) => code === item.code))
      onDraft({ ...draft, rows: withRows(draft.rows, [rowOf(item.code)]) });
    setUnread(unread.filter((line) => line !== chosenLine));
    setChosenLine(undefined);
    focusResult(item.code);
  };
  const focusPicker = () => document.querySelector<HTMLElement>(`.${styles.picker} [role=combobox]`)?.focus();
  const choose = (line: string) => {
    setChosenLine(line);
    focusPicker();
  };
  const forget = () => {
    setUnread([]);
    focusPicker();
  };
  const clear = () => {
    setUnread([]);
    onDraft(EMPTY_DRAFT);
  };

  return (
    <section aria-label="填入检验结果" className={`jw-sheet jw-print-part ${styles.form}`}>
      <div className="jw-row jw-wrap jw-between jw-gap-12">
        <div className="jw-row jw-baseline jw-gap-12">
          <h1 className="jw-title">填入检验结果</h1>
          <span className="jw-small jw-ink-3">改动后即时更新</span>
        </div>
        <div className="jw-row jw-wrap jw-gap-8 jw-no-print">
          <Button icon={<ClipboardPaste size={15} />} onClick={() => setPasting(true)}>
            粘贴报告文字
          </Button>
          <Button icon={<Link2 size={15} />} disabled={draft.rows.length === 0} onClick={() => void copyLink(draft)}>
            复制链接
          </Button>
          <Button variant="text" disabled={isEmpty && unread.length === 0} onClick={clear}>
            清空
          </Button>
        </div>
      </div>
      <div className={`jw-row jw-wrap jw-start jw-gap-16 ${styles.person}`}>
        <label className={`jw-stack ${styles.sample}`}>
          <span className="jw-small jw-ink-2">样例</span>
          <Select
            value={sample}
            onChange={({ target }) => {
              onDraft(SAMPLES.find(({ name }) => name === target.value)?.draft ?? EMPTY_DRAFT);
            }}
          >
            <option value="">不用样例</option>
            {SAMPLES.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </label>
        <div className="jw-stack">
          <span className="jw-small jw-ink-2">性别</span>
          <Segmented
            label="性别"
            options={[
              { value: '男', label: '男' },
              { value: '女', label: '女' },
            ]}
            value={draft.sex === '' ? undefined : draft.sex}
            onChange={(sex) => onDraft({ ...draft, sex })}
          />
        </div>
        <label className={`jw-stack ${styles.age}`}>
          <span className="jw-small jw-ink-2">年龄（岁）</span>
          <input
            className="jw-input"
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            aria-invalid={wrongAge !== undefined}
            aria-describedby={wrongAge === undefined ? undefined : 'online-age-error'}
            value={draft.age}
            onChange={({ target }) => onDraft({ ...draft, age: target.value.trim() })}
          />
          {wrongAge !== undefined && <FieldError id="online-age-error" text={wrongAge} />}
        </label>
        <p className={`jw-small jw-ink-3 ${styles.told}`}>
          参考区间按{draft.age === '' || wrongAge !== undefined ? '成人' : `${draft.age} 岁`}
          {draft.sex}取自检验目录，可在表中改写
        </p>
      </div>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label="检验结果，可左右滚动">
        <table className={`jw-table ${styles.table}`} aria-label="检验结果">
          <thead>
            <tr>
              <th scope="col">检验项目</th>
              <th scope="col" className={styles.specimen}>
                标本
              </th>
              <th scope="col">结果</th>
              <th scope="col">单位</th>
              <th scope="col">区间标尺</th>
              <th scope="col">参考区间</th>
              <th scope="col">
                <VisuallyHidden>移除</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((shown) => (
              <OnlineTableRow
                key={shown.row.code}
                shown={shown}
                range={catalogueRange(draft, shown)}
                isMarked={marked.includes(shown.row.code)}
                onEdit={edit}
                onRemove={remove}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className={`jw-no-print ${styles.picker}`}>
        <PickList
          label="添加检验项目"
          value=""
          placeholder="输入项目名或缩写，如 Cr、ALT、血红蛋白"
          options={findItems(searched)}
          onSearch={setSearched}
          onChange={add}
        />
      </div>
      <UnreadLines lines={unread} onChoose={choose} onForget={forget} />
      {isPasting && (
        <PasteDialog
          onClose={() => setPasting(false)}
          onRead={(pasted) => {
            setUnread([...new Set(pasted.unread)]);
            if (pasted.rows.length > 0) onDraft({ ...draft, rows: withRows(draft.rows, pasted.rows) });
            setPasting(false);
          }}
        />
      )}
    </section>
  );
}
