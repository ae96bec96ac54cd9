import type { ResearchProjectDetail } from '@jianwei/api-client/model';
import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../../parts/session/drafts.ts';
import { useSession } from '../../../parts/session/session-store.ts';
import { isChanged, savedSettings, type TableSettings } from './table-settings.ts';

/** What was kept of an earlier look; whatever is not there is as it was saved. */
function keptSettings(kept: unknown, saved: TableSettings): TableSettings {
  const held = (kept ?? {}) as Partial<TableSettings>;
  return Array.isArray(held.variables) ? { ...saved, ...held } : saved;
}

/** How the table of a version is drawn, kept in this window: a reload or a look elsewhere loses neither groups nor variables. */
export function useTableSettings(detail: ResearchProjectDetail) {
  const userId = useSession()?.user_id ?? '';
  const owner = { userId, patientId: '', tool: `table-${detail.project.project_id}-${detail.version}` };
  const saved = savedSettings(detail);
  const [settings, setSettings] = useState(() => keptSettings(readDraft(owner)?.values, saved));
  return {
    settings,
    /** Something of it can be saved with the project. */
    isUnsaved: isChanged(settings, saved),
    onSettings: (next: TableSettings): void => {
      setSettings(next);
      keepDraft(owner, next);
    },
    settle: (): void => dropDraft(owner),
  };
}
