import type { ResearchProjectDetail } from '@jianwei/api-client/model';
import {
  invalidateGetResearchProject,
  invalidateListResearchProjects,
  useAddResearchProject,
  useEditResearchProject,
} from '@jianwei/api-client/research/research';
import type { Cohort } from '@jianwei/clinical-rules/cohort/cohort';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { focusInvalid } from '../../kit/lib/focus-invalid.ts';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Dialog } from '../../kit/overlay/overlay.tsx';
import { SaveActions } from '../../kit/ui/button.tsx';
import { FieldError } from '../../kit/ui/form-field.tsx';
import { CLOSE_QUESTION } from '../session/use-leave-guard.ts';
import { wireCohort } from './cohort-wire.ts';

interface SaveDialogProps {
  project: ResearchProjectDetail | undefined;
  cohort: Cohort;
  variables: readonly string[];
  onClose: () => void;
  onSaved: (projectId: string, version: number) => void;
}

const STATES = ['草稿', '进行', '结题'] as const;
const STATE_KEYS = { 草稿: 'draft', 进行: 'running', 结题: 'closed' } as const;
const STATE_WORDS: Readonly<Record<string, (typeof STATES)[number]>> = {
  draft: '草稿',
  running: '进行',
  closed: '结题',
};

/** Names the study and saves it: a new one as V1, a known one as its next version. */
export function SaveDialog({ project, cohort, variables, onClose, onSaved }: SaveDialogProps) {
  const queries = useQueryClient();
  const known = {
    name: project?.project.name ?? '',
    purpose: project?.purpose ?? '',
    ethics: project?.ethics_no ?? '',
    state: STATE_WORDS[project?.project.state ?? ''] ?? '草稿',
    note: '',
  };
  const [name, setName] = useState(known.name);
  const [purpose, setPurpose] = useState(known.purpose);
  const [ethics, setEthics] = useState(known.ethics);
  const [state, setState] = useState<(typeof STATES)[number]>(known.state);
  const [note, setNote] = useState(known.note);
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const options = { request: { suppress: true } } as const;
  const add = useAddResearchProject(options);
  const edit = useEditResearchProject(options);
  const isTyped =
    [name, purpose, ethics, state, note].join('\n') !==
    [known.name, known.purpose, known.ethics, known.state, known.note].join('\n');
  const busy = add.isPending || edit.isPending;
  const failure = add.error ?? edit.error;
  const nameError = isAsked && name.trim() === '' ? '请填写项目名称' : undefined;
  const purposeError = isAsked && purpose.trim() === '' ? '请填写研究目的' : undefined;

  const saved = ({ project_id: id, version }: { project_id: string; version: number }): void => {
    void invalidateListResearchProjects(queries);
    void invalidateGetResearchProject(queries, id);
    onSaved(id, version);
  };
  const save = (): void => {
    setAsked(true);
    if (name.trim() === '' || purpose.trim() === '') {
      focusInvalid(() => form.current);
      return;
    }
    const facts = {
      name: name.trim(),
      purpose: purpose.trim(),
      ethics_no: ethics.trim(),
      state: STATE_KEYS[state],
      cohort: wireCohort(cohort),
      variables: [...variables],
      note: note.trim(),
    };
    if (project === undefined) add.mutate({ data: facts }, { onSuccess: saved });
    else {
      const { project_id } = project.project;
      // What is saved stands on the version that was opened: another one in between is refused and named.
      edit.mutate({ data: { ...facts, project_id, base_version: project.version } }, { onSuccess: saved });
    }
  };
  return (
    <Dialog
      title={project === undefined ? '保存为科研项目' : `保存为 V${project.project.version + 1}`}
      width={472}
      onClose={onClose}
      unsavedText={() => (isTyped ? CLOSE_QUESTION : undefined)}
      actions={<SaveActions busy={busy} onCancel={onClose} onSave={save} />}
    >
      <div ref={form} className="jw-stack jw-gap-12">
        <TextField
          id="project-name"
          label="项目名称"
          isRequired
          limit={40}
          value={name}
          onChange={setName}
          error={nameError}
        />
        <TextField
          id="project-purpose"
          label="研究目的"
          isRequired
          rows={3}
          limit={500}
          value={purpose}
          onChange={setPurpose}
          error={purposeError}
        />
        <div className="jw-fields">
          <TextField
            id="project-ethics"
            label="伦理批件号"
            limit={40}
            value={ethics}
            onChange={setEthics}
            note="还没有时留空"
          />
          <SelectField
            id="project-state"
            label="状态"
            options={STATES}
            value={state}
            onChange={(next) => setState(next === '' ? '草稿' : next)}
          />
        </div>
        <TextField
          id="project-note"
          label="版本说明"
          limit={200}
          value={note}
          onChange={setNote}
          note="这一版改了什么，为什么"
        />
        {failure && <FieldError id="project-failure" text={failure.message} />}
      </div>
    </Dialog>
  );
}
