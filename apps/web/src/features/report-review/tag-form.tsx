import { useFoundKnowledge } from '../../parts/knowledge/knowledge-search.ts';
import type { ReportData, TaggingMark, TagSubject } from '@jianwei/api-client/model';
import { useState } from 'react';
import { TextField } from '../../kit/fields/text-field.tsx';
import { PickList } from '../../kit/overlay/pick-list.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { useLeaveGuard } from '../../parts/session/use-leave-guard.ts';
import { filterResults } from '../../parts/report/result-filter.ts';

/** Characters of a comment; its length is checked before it is sent, so that nothing that was typed is cut. */
const MOST_WORDS = 500;

export const MARKS: Readonly<Record<TaggingMark, string>> = { correct: '符合', wrong: '不符', missing: '漏' };
const SUBJECTS: Readonly<Record<TagSubject, string>> = { disease: '诊断', laboratory: '检验行' };

export interface NewTag {
  readonly subject: TagSubject;
  readonly targetId: string;
  readonly targetName: string;
  readonly tag: TaggingMark;
  readonly comment: string;
}

interface Target {
  readonly id: string;
  readonly name: string;
}

/** What may be marked: what the report suspects or holds; what it misses is looked up. */
function targetsOf(report: ReportData, subject: TagSubject): readonly Target[] {
  return subject === 'disease'
    ? report.suggestion_diagnosis.map(({ diagnosis_id: id, diagnosis_name: name }) => ({ id, name }))
    : filterResults(report, 'all').map((row) => ({
        id: row.laboratory_id,
        name: `${row.laboratory_name} ${row.original_result}`,
      }));
}

interface TagFormProps {
  readonly report: ReportData;
  readonly isBusy: boolean;
  /** Settles true where it was saved: only then the form is emptied. */
  readonly onSave: (tag: NewTag) => Promise<boolean>;
}

/** One mark: 符合, 不符 or 漏, on what, and why. */
export function TagForm({ report, isBusy, onSave }: TagFormProps) {
  const [subject, setSubject] = useState<TagSubject>('disease');
  const [tag, setTag] = useState<TaggingMark>('wrong');
  const [target, setTarget] = useState('');
  const [comment, setComment] = useState('');
  const [keyword, setKeyword] = useState('');
  const [error, setError] = useState<'target' | 'comment'>();
  const isLookedUp = subject === 'disease' && tag === 'missing';
  const found = useFoundKnowledge(isLookedUp ? keyword : '');
  const listed = isLookedUp
    ? (found.data?.diagnoses ?? []).map(({ diagnosis_id: id, diagnosis_name: name }) => ({ id, name }))
    : targetsOf(report, subject);
  const [chosen, setChosen] = useState<Target>();
  const options = listed.map(({ name }) => name);
  const missing = `请选择${MARKS[tag] === '漏' ? '遗漏' : MARKS[tag]}的${SUBJECTS[subject]}`;
  useLeaveGuard(comment !== '', '标注尚未保存，确定放弃吗？');
  const reset = () => {
    setTarget('');
    setChosen(undefined);
    setError(undefined);
  };
  const save = async () => {
    if (chosen === undefined) {
      setError('target');
      return;
    }
    if (Array.from(comment).length > MOST_WORDS) {
      setError('comment');
      return;
    }
    const isSaved = await onSave({ subject, tag, targetId: chosen.id, targetName: chosen.name, comment });
    if (!isSaved) return;
    reset();
    setComment('');
  };
  return (
    <div className="jw-grid jw-gap-12">
      <div className="jw-row jw-wrap jw-gap-12">
        <Segmented<TagSubject>
          label="标注对象"
          options={Object.entries(SUBJECTS).map(([value, label]) => ({ value: value as TagSubject, label }))}
          value={subject}
          onChange={(value) => {
            setSubject(value);
            reset();
          }}
        />
        <Segmented<TaggingMark>
          label="标注"
          options={Object.entries(MARKS).map(([value, label]) => ({ value: value as TaggingMark, label }))}
          value={tag}
          onChange={(value) => {
            setTag(value);
            reset();
          }}
        />
      </div>
      <PickList
        label={SUBJECTS[subject]}
        value={target}
        options={options}
        placeholder={isLookedUp ? '输入诊断名称查找' : '请选择'}
        isInvalid={error === 'target'}
        describedBy="tag-target-error"
        {...(isLookedUp && { onSearch: setKeyword, isLoading: found.isFetching })}
        onChange={(name) => {
          setTarget(name);
          setChosen(listed.find((each) => each.name === name));
          setError(undefined);
        }}
      />
      <p id="tag-target-error" className="jw-small jw-ink-high" role="alert" hidden={error !== 'target'}>
        {missing}
      </p>
      <TextField
        id="tag-comment"
        label="说明"
        rows={2}
        value={comment}
        error={error === 'comment' ? `说明不能超过 ${MOST_WORDS} 字` : undefined}
        onChange={(text) => {
          setComment(text);
          setError(undefined);
        }}
      />
      <div>
        <Button variant="primary" busy={isBusy} onClick={() => void save()}>
          保存标注
        </Button>
      </div>
    </div>
  );
}
