import { useGetApplication } from '@jianwei/api-client/applications/applications';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import type { ApplicationDialogSlotProps } from '../../parts/report/detail-slots.ts';
import { trackApplication } from '../../parts/applications/usage.ts';
import { applicationName } from '../../parts/applications/application-twins.ts';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import styles from './application-dialog.module.css';
import { ApplicationFacts } from './application-facts.tsx';
import { useDetailAddress } from './store-addresses.ts';

interface ApplicationTabProps {
  applicationId: string;
  /** Called once the application and its name are there. */
  onShown: (applicationId: string, name: string) => void;
}

function ApplicationTab({ applicationId, onShown }: ApplicationTabProps) {
  const query = useGetApplication(applicationId, { query: { staleTime: 300_000 } });
  const name = query.data && applicationName(query.data);
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    if (name !== undefined) shown(applicationId, name);
  }, [applicationId, name]);
  const addressOf = useDetailAddress();
  return (
    <QueryState query={query} loading={<BlockSkeleton lines={5} />}>
      {(data) => <ApplicationFacts application={data} address={addressOf(data.application_id)} />}
    </QueryState>
  );
}

function TabName({ applicationId }: { applicationId: string }) {
  const { data } = useGetApplication(applicationId, { query: { staleTime: 300_000 } });
  return data ? applicationName(data) : '应用';
}

const tabElementId = (id: string) => `application-tab-${id}`;

function focusTab(id: string) {
  document.getElementById(tabElementId(id))?.focus();
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Sends one usage event for each opened tab, however often the reader comes back to it; a tab that was closed counts again. */
function useTracking(reportId: string) {
  const reported = useRef(new Set<string>());
  return {
    shown: (applicationId: string, name: string) => {
      if (reported.current.has(applicationId)) return;
      reported.current.add(applicationId);
      trackApplication('applicationDetail', { reportId, applicationId, applicationName: name });
    },
    closed: (applicationId: string) => reported.current.delete(applicationId),
  };
}

/** 应用详情: one closable tab per application that was opened. */
export function ApplicationDialog(props: ApplicationDialogSlotProps) {
  const { reportId, applicationIds, selectedId, onSelect, onCloseTab, onClose } = props;
  const tracking = useTracking(reportId);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const next = step === undefined ? undefined : applicationIds[applicationIds.indexOf(selectedId) + step];
    if (next === undefined) return;
    onSelect(next);
    focusTab(next);
  };
  const close = (id: string) => {
    tracking.closed(id);
    onCloseTab(id);
    // The button that had the focus goes; the first tab that remains is selected.
    const first = applicationIds.find((other) => other !== id);
    if (first !== undefined) focusTab(first);
  };
  return (
    <Dialog open title="应用详情" width="60%" onClose={onClose}>
      {/* A tablist owns tabs only: the close buttons stand behind it and are ordered next to their tabs. */}
      <div className={`jw-row jw-wrap ${styles.tabs ?? ''}`}>
        <div className={styles.tabList} role="tablist" aria-label="打开的应用" onKeyDown={move}>
          {applicationIds.map((id, index) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={tabElementId(id)}
              className={styles.tab}
              style={{ order: 2 * index }}
              aria-selected={id === selectedId}
              aria-controls={`application-panel-${id}`}
              tabIndex={id === selectedId ? 0 : -1}
              onClick={() => onSelect(id)}
            >
              <TabName applicationId={id} />
            </button>
          ))}
        </div>
        {applicationIds.map((id, index) => (
          <button
            key={id}
            type="button"
            className={`jw-icon-button ${styles.close ?? ''}`}
            style={{ order: 2 * index + 1 }}
            data-selected={id === selectedId || undefined}
            aria-label="关闭标签页"
            aria-describedby={tabElementId(id)}
            onClick={() => close(id)}
          >
            <X size={13} strokeWidth={1.6} aria-hidden="true" />
          </button>
        ))}
      </div>
      <div
        key={selectedId}
        role="tabpanel"
        id={`application-panel-${selectedId}`}
        aria-labelledby={tabElementId(selectedId)}
        className={styles.panel}
      >
        <ApplicationTab applicationId={selectedId} onShown={tracking.shown} />
      </div>
    </Dialog>
  );
}
