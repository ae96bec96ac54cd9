import { usePersonalSetting } from '../../parts/session/personal-settings.ts';

const SETTING = 'hidden-hints';
const NONE: readonly string[] = [];
/** Enough for every report a doctor has open these days; older ones are forgotten. */
const KEPT = 200;

const hintKey = (applicationId: string, reportId: string) => `${applicationId}:${reportId}`;

/** Hints that the user has dismissed in this browser, per application and report. No call is made. */
export function useHiddenHints(reportId: string) {
  const [hidden, setHidden] = usePersonalSetting<readonly string[]>(SETTING, NONE);
  return {
    isHidden: (applicationId: string) => hidden.includes(hintKey(applicationId, reportId)),
    hide: (applicationId: string) => setHidden([...hidden, hintKey(applicationId, reportId)].slice(-KEPT)),
  };
}
