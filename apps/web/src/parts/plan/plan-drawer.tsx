import type { LabPlan, PlanLaboratory } from '@jianwei/api-client/model';
import { addPlan, editPlan, invalidateListPlans } from '@jianwei/api-client/plans/plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { focusInvalid } from '../../kit/lib/focus-invalid.ts';
import { limitText, textLength } from '../../kit/lib/limit-text.ts';
import { useDebouncedText } from '../../kit/lib/use-debounced-text.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { guardedClose } from '../../kit/overlay/confirm-store.ts';
import { Panel } from '../../kit/overlay/overlay.tsx';
import { PickList } from '../../kit/overlay/pick-list.tsx';
import { AddButton, SaveActions } from '../../kit/ui/button.tsx';
import { DraftStrip } from '../../kit/ui/draft-strip.tsx';
import { fieldAria, fieldDescription, FieldError, FormField, RequiredMark } from '../../kit/ui/form-field.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { trackPlan } from '../applications/usage.ts';
import { draftStrip, useDraft } from '../session/use-draft.ts';
import { CLOSE_QUESTION, useLeaveGuard } from '../session/use-leave-guard.ts';
import * as drafts from './plan-draft.ts';
import styles from './plan-drawer.module.css';
import { planText } from './plan-text.ts';
import { useFetchLaboratories, useOriginals, useTerms } from './use-plan-lists.ts';

interface PlanDrawerProps {
  patientId: string;
  /** The plan to edit; without it a new one is created. */
  plan?: LabPlan | undefined;
  laboratories?: readonly PlanLaboratory[] | undefined;
  onClose: () => void;
  /** After saving; the list of plans is already on its way. */
  onSaved?: (planId: string) => void;
}

const NO_DUPLICATES: ReadonlySet<number> = new Set();
const NO_PROBLEMS: ReturnType<typeof drafts.problemsOf> = {};

/**
 * Asks before the address changes or the page goes. A component, because it stands only while something is unsaved: the
 * router asks one guard, the last, and an untouched plan must not stand before the guard of the drawer beneath.
 */
function LeaveGuard() {
  useLeaveGuard(true);
  return null;
}

/** 新建方案 or 编辑方案: the name of the plan and its lab items. Mount it when it opens. */
export function PlanDrawer({ patientId, plan, laboratories = [], onClose, onSaved }: PlanDrawerProps) {
  const [start] = useState(() => drafts.draftOf(plan?.plan_name ?? '', plan?.laboratories ?? laboratories));
  const [draft, setDraft] = useState(start);
  const [isChecked, setChecked] = useState(false);
  const [duplicates, setDuplicates] = useState(NO_DUPLICATES);
  const body = useRef<HTMLDivElement>(null);
  const nameId = useId();
  const client = useQueryClient();
  const fetchLaboratories = useFetchLaboratories();
  const once = useOnce();
  const problems = isChecked ? drafts.problemsOf(draft) : NO_PROBLEMS;
  const id = plan?.plan_id ?? null;
  const unsavedText = drafts.isChanged(draft, start) ? CLOSE_QUESTION : undefined;
  const isDirty = unsavedText !== undefined;
  const form = { tool: id === null ? 'plan' : `plan ${id}`, patientId };
  const [draftOffer, settleDraft] = useDraft(form, () => (isDirty ? { id, values: draft } : null), start);

  const setItems = (items: readonly drafts.DraftItem[]) => {
    setDuplicates(NO_DUPLICATES);
    setDraft({ ...draft, items });
  };
  const setName = (text: string) => setDraft({ ...draft, planName: text });
  const removeItem = (removed: drafts.DraftItem) => {
    if (draft.items.length === 1) notice.warning('必须含有一条检验项');
    else setItems(draft.items.filter((item) => item !== removed));
  };

  const saving = useMutation({
    mutationFn: async () => {
      const input = { plan_name: draft.planName.trim(), laboratories: await fetchLaboratories(draft.items) };
      const { plan_id: planId } = plan
        ? // A plan meant for every patient stays one.
          await editPlan({ ...input, plan_id: plan.plan_id, patient_id: plan.patient_id ?? '' })
        : await addPlan({ ...input, patient_id: patientId });
      trackPlan(plan ? 'planEdited' : 'planCreated', planId, input.plan_name);
      void invalidateListPlans(client);
      notice.success('方案已保存');
      settleDraft();
      onSaved?.(planId);
      onClose();
    },
  });
  const save = () => {
    setChecked(true);
    const same = drafts.duplicatesOf(draft.items);
    if (Object.keys(drafts.problemsOf(draft)).length > 0) {
      focusInvalid(() => body.current);
    } else if (same.size > 0) {
      setDuplicates(same);
      notice.warning('已经出现重复的检验项请修改再提交');
    } else void once(saving.mutateAsync);
  };

  return (
    <Panel
      title={plan ? planText.edit : planText.create}
      width="50%"
      onClose={onClose}
      unsavedText={unsavedText}
      status="保存后可在「趋势方案」中查看趋势"
      actions={<SaveActions busy={saving.isPending} onCancel={guardedClose(onClose, unsavedText)} onSave={save} />}
    >
      {isDirty && <LeaveGuard />}
      <div ref={body}>
        <DraftStrip {...draftStrip(draftOffer, settleDraft, setDraft)} />
        <FormField id={nameId} label="方案名称" isRequired error={problems['planName']}>
          <div className={styles.planName}>
            <input
              id={nameId}
              className="jw-input"
              {...fieldAria({ id: nameId, isRequired: true, error: problems['planName'] })}
              autoComplete="off"
              data-autofocus={plan ? undefined : ''}
              placeholder="请输入方案名称"
              value={draft.planName}
              // Cutting while syllables are being put together would break the input method.
              onChange={({ target, nativeEvent }) => {
                const isComposing = (nativeEvent as InputEvent).isComposing;
                setName(isComposing ? target.value : limitText(target.value, drafts.NAME_CHARACTERS));
              }}
              onCompositionEnd={(event) => setName(limitText(event.currentTarget.value, drafts.NAME_CHARACTERS))}
            />
            <span className={`jw-small jw-ink-3 ${styles.count}`} aria-hidden="true">
              {textLength(draft.planName)} / {drafts.NAME_CHARACTERS}
            </span>
          </div>
        </FormField>
        <div className={styles.items}>
          <SectionHeading level={3} title="检验项" aside={`${draft.items.length} 项，至少保留 1 项`} />
          <div className={`jw-grid jw-gap-8 jw-table-text jw-ink-2 ${styles.columns}`} aria-hidden="true">
            {['检验名称', '标本'].map((heading) => (
              <span key={heading}>
                <RequiredMark />
                {heading}
              </span>
            ))}
          </div>
          <ul className={styles.rows}>
            {draft.items.map((item, index) => (
              <PlanItemRow
                key={item.id}
                number={index + 1}
                item={item}
                problems={problems}
                isDuplicate={duplicates.has(item.id)}
                onChange={(changed) => setItems(draft.items.map((other) => (other === item ? changed : other)))}
                onDelete={() => removeItem(item)}
              />
            ))}
          </ul>
          <AddButton className={styles.add} label="添加检验项" onClick={() => setDraft(drafts.withNewItem(draft))} />
        </div>
      </div>
    </Panel>
  );
}

interface PlanItemRowProps {
  number: number;
  item: drafts.DraftItem;
  problems: ReturnType<typeof drafts.problemsOf>;
  isDuplicate: boolean;
  onChange: (item: drafts.DraftItem) => void;
  onDelete: () => void;
}

/** One lab item of a plan: name, specimen, and the original items of the hospital that it stands for. */
function PlanItemRow({ number, item, problems, isDuplicate, onChange, onDelete }: PlanItemRowProps) {
  const [searched, setSearched] = useState('');
  const [, onSearch] = useDebouncedText(searched, setSearched);
  const names = useTerms('name', searched);
  const specimens = useTerms('specimen', item.name);
  const originals = useOriginals(item);
  const fields = [
    { field: 'name', text: '检验名称', list: { ...names, onSearch } },
    { field: 'specimen', text: '标本', list: { ...specimens, disabled: item.name === '' } },
  ] as const;
  return (
    <li className={`jw-grid ${styles.row}`} aria-label={`检验项 ${number}`}>
      <span className={`jw-ink-3 ${styles.number}`} aria-hidden="true">
        {number}
      </span>
      {fields.map(({ field, text, list }) => {
        const id = `plan-item-${item.id}-${field}`;
        const problem = problems[`${item.id}-${field}`];
        return (
          <div key={field} className={styles[field]}>
            <PickList
              label={`第 ${number} 项${text}`}
              placeholder={`请选择${text}`}
              value={item[field]}
              isInvalid={problem !== undefined || isDuplicate}
              describedBy={fieldDescription(id, problem !== undefined, false)}
              onChange={(chosen) => onChange(drafts.withChoice(item, field, chosen))}
              {...list}
            />
            {problem !== undefined && <FieldError id={`${id}-error`} text={problem} />}
          </div>
        );
      })}
      <IconButton icon={Trash2} label={`删除第 ${number} 项`} onClick={onDelete} />
      {originals.length > 0 && (
        <div className={`jw-row jw-baseline jw-gap-6 jw-table-text jw-ink-3 ${styles.originals}`}>
          <span className="jw-fixed">对应原始项目</span>
          <ul className={`jw-row jw-wrap ${styles.names}`} aria-label={`第 ${number} 项对应原始项目`}>
            {originals.map(({ original_laboratory_name: name, original_specimen: specimen }) => (
              <li key={`${name}|${specimen}`} className="jw-note jw-ink-2">
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}
