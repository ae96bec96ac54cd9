import type { ResearchCatalogue, ResearchGroups, ResearchProjectDetail } from '@jianwei/api-client/model';
import { useGetResearchCatalogue } from '@jianwei/api-client/research/research';
import { useState } from 'react';
import { PickList } from '../../../kit/overlay/pick-list.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { GroupConditionDialog } from './group-condition-dialog.tsx';

interface GroupBarProps {
  detail: ResearchProjectDetail;
  groups: ResearchGroups;
  onGroups: (groups: ResearchGroups) => void;
}

type Choice = 'none' | 'sex' | 'rest' | 'diagnosis' | 'other' | `v${number}`;

function choiceOf({ kind, condition, version }: ResearchGroups): Choice {
  if (kind === 'version') return `v${version ?? 0}`;
  if (kind === 'condition')
    return condition?.kind === 'sex' ? 'sex' : condition?.kind === 'diagnosis' ? 'diagnosis' : 'other';
  return kind === 'rest' ? 'rest' : 'none';
}

const SEX: ResearchGroups = {
  kind: 'condition',
  condition: { id: 'group', kind: 'sex', values: [1], negate: false, enabled: true },
  labels: ['男', '女'],
};

function byDiagnosis({ diagnosis_id: id, name }: ResearchCatalogue['diagnoses'][number]): ResearchGroups {
  return {
    kind: 'condition',
    condition: { id: 'group', kind: 'diagnosis', diagnosis_id: id, reliability_min: 1, negate: false, enabled: true },
    labels: [name, `无${name}`].map((label) => label.slice(0, 40)),
  };
}

/** How the cohort is divided in two: by sex, by a diagnosis, by a condition, against the rest, or against another version. */
export function GroupBar({ detail, groups, onGroups }: GroupBarProps) {
  const catalogue = useGetResearchCatalogue({ request: { suppress: true } });
  const [isWriting, setWriting] = useState(false);
  const choice = choiceOf(groups);
  const versions = detail.versions.filter(({ version }) => version !== detail.version);
  const choose = (next: string): void => {
    const [first] = catalogue.data?.diagnoses ?? [];
    if (next === 'none' || next === 'rest') onGroups({ kind: next });
    else if (next === 'write') setWriting(true);
    else if (next === 'sex') onGroups(SEX);
    else if (next === 'diagnosis' && first) onGroups(byDiagnosis(first));
    else if (next.startsWith('v'))
      onGroups({ kind: 'version', project_id: detail.project.project_id, version: Number(next.slice(1)) });
  };
  return (
    <span className="jw-row jw-wrap jw-gap-8 jw-table-text jw-no-print">
      <label htmlFor="group-choice" className="jw-ink-3">
        分组
      </label>
      <Select id="group-choice" value={choice} onChange={({ target }) => choose(target.value)}>
        <option value="none">不分组</option>
        <option value="sex">男与女</option>
        <option value="diagnosis" disabled={catalogue.data === undefined}>
          按诊断
        </option>
        <option value="rest">本队列与其余的人</option>
        {versions.map(({ version }) => (
          <option key={version} value={`v${version}`}>
            与 V{version}
          </option>
        ))}
        {choice === 'other' && <option value="other">{groups.labels?.[0] ?? '按条件'}</option>}
        <option value="write" disabled={catalogue.data === undefined}>
          按条件…
        </option>
      </Select>
      {choice === 'other' && (
        <Button size="small" variant="text" aria-label="改分组条件" onClick={() => setWriting(true)}>
          改
        </Button>
      )}
      {isWriting && catalogue.data && (
        <GroupConditionDialog
          detail={detail}
          groups={choice === 'other' ? groups : { kind: 'none' }}
          catalogue={catalogue.data}
          onGroups={onGroups}
          onClose={() => setWriting(false)}
        />
      )}
      {choice === 'diagnosis' && catalogue.data && (
        <PickList
          label="按哪个诊断分组"
          placeholder="诊断"
          value={groups.labels?.[0] ?? ''}
          options={catalogue.data.diagnoses.map(({ name }) => name)}
          onChange={(name) => {
            const found = catalogue.data.diagnoses.find((each) => each.name === name);
            if (found) onGroups(byDiagnosis(found));
          }}
        />
      )}
    </span>
  );
}
