import type { AssistTerms } from '@jianwei/api-client/model';
import { FileInput, X } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { classNames } from '../../kit/lib/class-names.ts';
import { Button } from '../../kit/ui/button.tsx';
import { FieldError, fieldDescription, FormField } from '../../kit/ui/form-field.tsx';
import { NumericInput } from '../../kit/ui/numeric-input.tsx';
import { numericRules } from '../../kit/ui/numeric-text.ts';
import { PickList } from '../../kit/overlay/pick-list.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { EMPTY_DRAFT, isEmptyDraft, rowField, rowOf, type Draft, type RowField } from './assist-draft.ts';
import styles from './entry-form.module.css';
import { EntryRows } from './entry-rows.tsx';
import { findItems, itemLabel } from './item-search.ts';
import type { DiagnosticAssist } from './use-diagnostic-assist.ts';

interface EntryFormProps {
  terms: AssistTerms;
  assist: DiagnosticAssist;
  onTakeOver: () => void;
  onClear: () => void;
}

/** What is known of the patient: person, results, symptoms and signs. */
export function EntryForm({ terms, assist, onTakeOver, onClear }: EntryFormProps) {
  const { draft, errors, edit, fault } = assist;
  const [searched, setSearched] = useState('');
  const itemPlace = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const items = useMemo(() => findItems(terms.laboratories, searched), [terms, searched]);
  const open = terms.findings.filter((finding) => !draft.findings.includes(finding));

  // The printed result lists every entry with its judgement; the entries themselves are then left out.
  const isTold = assist.assessed !== null && !assist.isStale;

  const focusSearch = useCallback(() => itemPlace.current?.querySelector('input')?.focus(), []);
  const focusRow = (key: string) =>
    // The row is drawn after this event.
    requestAnimationFrame(() => document.getElementById(`assist-${key}-result`)?.focus());

  const add = (label: string) => {
    const item = terms.laboratories.find((one) => itemLabel(one) === label);
    if (item === undefined) return;
    const known = draft.rows.find((row) => row.item.code === item.code);
    if (known) fault({ ...errors, entries: `该项目已录入：${item.laboratory_name}` });
    else edit({ rows: [...draft.rows, rowOf(item)] }, 'entries');
    focusRow(known?.key ?? item.code);
  };
  // The same functions on every render: typing in one row draws no other.
  const editRow = useCallback(
    (key: string, field: RowField, text: string) =>
      edit(
        ({ rows }) => ({ rows: rows.map((row) => (row.key === key ? { ...row, [field]: text } : row)) }),
        rowField(key, field),
        'entries',
      ),
    [edit],
  );
  const removeRow = useCallback(
    (key: string) => {
      const fields = (['code', 'result', 'unit', 'range'] as const).map((field) => rowField(key, field));
      edit(({ rows }) => ({ rows: rows.filter((row) => row.key !== key) }), ...fields, 'entries');
      focusSearch();
    },
    [edit, focusSearch],
  );

  const faultOf = (field: string) => ({
    isInvalid: errors[field] !== undefined,
    describedBy: fieldDescription(`assist-${field}`, errors[field] !== undefined, false),
  });
  const gender = faultOf('gender');

  const submit = async () => {
    await assist.assess();
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  return (
    <div ref={form} className={styles.form}>
      <section aria-label="患者信息">
        <SectionHeading
          title="患者信息"
          aside={
            <Button
              size="small"
              icon={<FileInput size={14} strokeWidth={1.6} aria-hidden />}
              className="jw-no-print"
              onClick={onTakeOver}
            >
              从报告带入
            </Button>
          }
        />
        {draft.source && <Source source={draft.source} />}
        <div className={`jw-grid jw-gap-16 ${styles.person ?? ''}`}>
          <FormField id="assist-age" label="年龄" isRequired error={errors['age']}>
            <NumericInput
              id="assist-age"
              value={draft.age}
              rule={numericRules.age}
              unit="岁"
              isRequired
              {...faultOf('age')}
              onChange={(age) => edit({ age }, 'age')}
            />
          </FormField>
          <FormField id="assist-gender" label="性别" isRequired error={errors['gender']}>
            <Select
              id="assist-gender"
              className={styles.gender}
              value={draft.gender}
              aria-required
              aria-invalid={gender.isInvalid}
              aria-describedby={gender.describedBy}
              onChange={(event) => edit({ gender: event.target.value as Draft['gender'] }, 'gender')}
            >
              <option value="">请选择</option>
              <option value="男">男</option>
              <option value="女">女</option>
            </Select>
          </FormField>
        </div>
      </section>

      <section aria-label="检验结果" className={classNames(styles.labs, isTold && 'jw-no-print')}>
        <SectionHeading title="检验结果" aside={`${draft.rows.length} 项`} />
        <div ref={itemPlace} className={`jw-no-print ${styles.picker ?? ''}`}>
          <PickList
            label="添加检验项目"
            value=""
            placeholder="输入名称、缩写或代码添加检验项目"
            options={items}
            {...faultOf('entries')}
            onSearch={setSearched}
            onChange={add}
          />
          {errors['entries'] !== undefined && <FieldError id="assist-entries-error" text={errors['entries']} />}
        </div>
        <EntryRows rows={draft.rows} errors={errors} onEdit={editRow} onRemove={removeRow} onDone={focusSearch} />
      </section>

      <section aria-label="症状与体征">
        <SectionHeading title="症状与体征" aside="仅作对照，不参与计分" />
        <div className={`jw-no-print ${styles.picker ?? ''}`}>
          <PickList
            label="添加症状或体征"
            value=""
            placeholder="输入症状或体征，从知识库用语中选择"
            options={open}
            onChange={(finding) => edit({ findings: [...draft.findings, finding] }, 'entries')}
          />
        </div>
        {draft.findings.length > 0 && (
          <ul className={`jw-row jw-wrap jw-gap-6 ${styles.findings ?? ''}`} aria-label="已选的症状与体征">
            {draft.findings.map((finding) => (
              <li key={finding} className="jw-row jw-gap-4">
                {finding}
                <button
                  type="button"
                  className="jw-icon-button jw-no-print"
                  aria-label={`移除 ${finding}`}
                  onClick={() => edit({ findings: draft.findings.filter((one) => one !== finding) })}
                >
                  <X size={13} strokeWidth={1.8} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>

      <div className={`jw-no-print jw-row jw-gap-8 ${styles.actions ?? ''}`}>
        <Button variant="primary" busy={assist.isPending} onClick={() => void submit()}>
          推断诊断
        </Button>
        <Button variant="text" disabled={isEmptyDraft(draft) && draft.source === EMPTY_DRAFT.source} onClick={onClear}>
          清空
        </Button>
      </div>
    </div>
  );
}

function Source({ source }: { source: NonNullable<Draft['source']> }) {
  return (
    <div className={`jw-note jw-ink-2 ${styles.source ?? ''}`}>
      <p>
        取自报告{'\u3000'}
        {source.title}
      </p>
      <p>判读时一并考虑该患者此前 7 天内的肌酐</p>
      {source.left.length > 0 && (
        <p>
          未带入 {source.left.length} 项：{source.left.join('、')}
        </p>
      )}
    </div>
  );
}
