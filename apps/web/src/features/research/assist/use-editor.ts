import { EMPTY_COHORT, readCohort } from '@jianwei/clinical-rules/cohort/cohort';
import type { ResearchProjectDetail } from '@jianwei/api-client/model';
import { useEffect, useReducer, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../../parts/session/drafts.ts';
import { useSession } from '../../../parts/session/session-store.ts';
import { cohortOf } from '../../../parts/research/cohort-wire.ts';
import { type Editing, editorReducer, NOTHING, startEditing } from './editor-state.ts';

/** The definition that a link carries; undefined where it holds none. */
export function linkedCohort(text: string | null): Editing | undefined {
  if (text === null) return undefined;
  try {
    const { cohort, extra } = JSON.parse(text) as { cohort?: unknown; extra?: unknown };
    if (typeof cohort !== 'object' || cohort === null) return undefined;
    const codes = Array.isArray(extra) ? extra.filter((each) => typeof each === 'string') : [];
    return { cohort: readCohort(cohort), extra: codes };
  } catch {
    return undefined;
  }
}

/** A link holds the definition only: no counts, no people. */
export function linkOf({ cohort, extra }: Editing): string {
  return new URLSearchParams({ cohort: JSON.stringify({ cohort, extra }) }).toString();
}

function editingOf(project: ResearchProjectDetail | undefined): Editing {
  if (project === undefined) return NOTHING;
  const own = ['age', 'sex', 'department'];
  return { cohort: cohortOf(project.definition), extra: project.variables.filter((code) => !own.includes(code)) };
}

/**
 * What is being built, its steps back, and its draft in this window. It begins with what a link carries, else with the version
 * of the project, else with nothing; a draft of earlier is offered, never taken by itself.
 */
export function useEditor(project: ResearchProjectDetail | undefined, linked: Editing | undefined) {
  const [start] = useState(() => editingOf(project));
  const [state, act] = useReducer(editorReducer, startEditing(start, linked ?? start));
  const userId = useSession()?.user_id ?? '';
  const tool = `cohort-${project?.project.project_id ?? 'new'}`;
  const [offer, setOffer] = useState(() => {
    const draft = linked === undefined ? readDraft({ userId, patientId: '', tool }) : null;
    const held = draft === null ? undefined : linkedCohort(JSON.stringify(draft.values));
    return draft === null || held === undefined ? null : { at: draft.at, held };
  });
  const { now, saved } = state;
  const isDirty = now !== saved && JSON.stringify(now) !== JSON.stringify(saved);
  useEffect(() => {
    // At once: who leaves in the same second loses nothing.
    if (isDirty) keepDraft({ userId, patientId: '', tool }, now);
  }, [now, isDirty, userId, tool]);
  const settle = (): void => {
    dropDraft({ userId, patientId: '', tool });
    setOffer(null);
  };
  return {
    now,
    isDirty,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    undo: () => act({ do: 'undo' }),
    redo: () => act({ do: 'redo' }),
    change: (to: (now: Editing) => Editing) => act({ do: 'change', to }),
    clear: () => act({ do: 'change', to: () => ({ cohort: EMPTY_COHORT, extra: [] }) }),
    settle,
    draft: {
      offer,
      onRestore: () => {
        if (offer) act({ do: 'change', to: () => offer.held });
        setOffer(null);
      },
      onDiscard: settle,
    },
  };
}
