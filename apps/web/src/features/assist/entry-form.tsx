import type { AssistItem, AssistTerms } from '@jianwei/api-client/model';
import { FileInput, X } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { focusInvalid } from '../../kit/lib/focus-invalid.ts';
import { NumberField } from '../../kit/fields/number-field.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { classNames } from '../../kit/lib/class-names.ts';
import { PickList } from '../../kit/overlay/pick-list.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { fieldDescription, FieldError } from '../../kit/ui/form-field.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { numericRules } from '../../kit/ui/numeric-text.ts';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { isEmptyDraft, ROW_FIELDS, rowField, type RowField, rowOf } from './assist-draft.ts';
import styles from './entry-form.module.css';
import { EntryRows } from './entry-rows.tsx';
import type { DiagnosticAssist } from './use-diagnostic-assist.ts';

const GENDERS = ['男', '女'] as const;

interface EntryFormProps {
  terms: AssistTerms;
  assist: DiagnosticAssist;
  onTakeOver: () => void;
  onClear: () => void;
}

/** What is known of the patient: person, results, symptoms and signs. */
export function EntryForm({ terms, assist, onTakeOver, onClear }: EntryFormProps) {
  const { draft, errors, edit, fault } = assist;
  const { source } = draft;
  const [searched, setSearched] = useState('');
  const form = useRef<HTMLDivElement>(null);
  const items = useMemo(() => findItems(terms.laboratories, searched), [terms, searched]);

  // The printed result lists every entry with its judgement; the entries themselves are then left out.
  const isTold = assist.assessed !== null && !assist.isStale;

  const add = (label: string) => {
    const item = terms.laboratories.find((one) => itemLabel(one) === label);
    if (item === undefined) return;
    const isKnown = draft.rows.some((row) => row.item.code === item.code);
    if (isKnown) fault({ ...errors, entries: `该项目已录入：${item.laboratory_name}` });
    else edit(({ rows }) => ({ rows: [...rows, rowOf(item)] }), 'entries');
    // The row is drawn after this event.
    requestAnimationFrame(() => document.getElementById(`assist-${item.code}-result`)?.focus());
  };
  // The same functions on every render: typing in one row draws no other.
  const focusSearch = useCallback(() => form.current?.querySelector<HTMLElement>('[role=combobox]')?.focus(), []);
  const editRow = useCallback(
    (code: string, field: RowField, text: string) =>
      edit(
        ({ rows }) => ({ rows: rows.map((row) => (row.item.code === code ? { ...row, [field]: text } : row)) }),
        rowField(code, field),
        'entries',
      ),
    [edit],
  );
  const removeRow = useCallback(
    (code: string) => {
      const fields = ROW_FIELDS.map((field) => rowField(code, field));
      edit(({ rows }) => ({ rows: rows.filter((row) => row.item.code !== code) }), ...fields, 'entries');
      focusSearch();
    },
    [edit, focusSearch],
  );
  const submit = async () => {
    await assist.assess();
    focusInvalid(() => form.current);
  };

  return (
    <div ref={form} className={`jw-grid ${styles.form}`}>
      <section aria-label="患者信息">
        <SectionHeading
          title="患者信息"
          aside={
            <Button size="small" icon={<FileInput size={14} />} className="jw-no-print" onClick={onTakeOver}>
              从报告带入
            </Button>
          }
        />
        {source && (
          <div className={`jw-note jw-ink-2 jw-break ${styles.source}`}>
            <p>取自报告{`\u3000${source.title}`}</p>
            <p>判读时一并考虑该患者此前 7 天内的肌酐</p>
            {source.left.length > 0 && (
              <p>
                未带入 {source.left.length} 项：{source.left.join('、')}
              </p>
            )}
          </div>
        )}
        <div className={`jw-grid jw-gap-16 ${styles.person}`}>
          <NumberField
            id="assist-age"
            label="年龄"
            value={draft.age}
            rule={numericRules.age}
            unit="岁"
            isRequired
            error={errors['age']}
            onChange={(age) => edit(() => ({ age }), 'age')}
          />
          <SelectField
            id="assist-gender"
            label="性别"
            options={GENDERS}
            value={draft.gender}
            isRequired
            error={errors['gender']}
            onChange={(gender) => edit(() => ({ gender }), 'gender')}
          />
        </div>
      </section>

      <section aria-label="检验结果" className={classNames(styles.labs, isTold && 'jw-no-print')}>
        <SectionHeading title="检验结果" aside={`${draft.rows.length} 项`} />
        <div className={`jw-no-print ${styles.picker}`}>
          <PickList
            label="添加检验项目"
            value=""
            placeholder="输入名称、缩写或代码添加检验项目"
            options={items}
            isInvalid={errors['entries'] !== undefined}
            describedBy={fieldDescription('assist-entries', errors['entries'] !== undefined, false)}
            onSearch={setSearched}
            onChange={add}
          />
          {errors['entries'] !== undefined && <FieldError id="assist-entries-error" text={errors['entries']} />}
        </div>
        <EntryRows rows={draft.rows} errors={errors} onEdit={editRow} onRemove={removeRow} onDone={focusSearch} />
      </section>

      <section aria-label="症状与体征">
        <SectionHeading title="症状与体征" aside="仅作对照，不参与计分" />
        <div className={`jw-no-print ${styles.picker}`}>
          <PickList
            label="添加症状或体征"
            value=""
            placeholder="输入症状或体征，从知识库用语中选择"
            options={terms.findings.filter((finding) => !draft.findings.includes(finding))}
            onChange={(finding) => edit(({ findings }) => ({ findings: [...findings, finding] }), 'entries')}
          />
        </div>
        {draft.findings.length > 0 && (
          <ul className={`jw-row jw-wrap jw-gap-6 ${styles.findings}`} aria-label="已选的症状与体征">
            {draft.findings.map((finding) => (
              <li key={finding} className="jw-row jw-gap-4">
                {finding}
                <IconButton
                  icon={X}
                  size={13}
                  className="jw-no-print"
                  label={`移除 ${finding}`}
                  title="移除"
                  onClick={() => edit(({ findings }) => ({ findings: findings.filter((one) => one !== finding) }))}
                />
              </li>
            ))}
          </ul>
        )}
      </section>

      <div className={`jw-no-print jw-row jw-gap-8 ${styles.actions}`}>
        <Button variant="primary" busy={assist.isPending} onClick={() => void submit()}>
          推断诊断
        </Button>
        <Button variant="text" disabled={isEmptyDraft(draft) && source === undefined} onClick={onClear}>
          清空
        </Button>
      </div>
    </div>
  );
}

/** 血红蛋白（Hb） 全血; unique, because names differ where specimens do not. */
function itemLabel({ laboratory_name: name, short_name: short, standard_specimen: specimen }: AssistItem): string {
  return `${short === name ? name : `${name}（${short}）`}\u3000${specimen}`;
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** 0: a name is the searched text, 1: a name begins with it, 2: a name contains it, Infinity: none does. */
function rank(item: AssistItem, searched: string): number {
  const names = [item.laboratory_name, item.short_name, item.code, ...item.aliases].map(fold);
  if (names.includes(searched)) return 0;
  if (names.some((name) => name.startsWith(searched))) return 1;
  return names.some((name) => name.includes(searched)) ? 2 : Infinity;
}

/** Labels of the items that a text may mean, the best first; all of them for a blank one. */
function findItems(items: readonly AssistItem[], text: string): string[] {
  const searched = fold(text);
  if (searched === '') return items.map(itemLabel);
  return items
    .map((item) => ({ item, place: rank(item, searched) }))
    .filter(({ place }) => place < Infinity)
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => itemLabel(item));
}
