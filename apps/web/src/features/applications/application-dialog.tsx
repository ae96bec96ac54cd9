import { useGetApplication } from '@jianwei/api-client/applications/applications';
import { X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Dialog } from '../../kit/overlay/overlay.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { applicationName } from '../../parts/applications/application.tsx';
import { trackApplication } from '../../parts/applications/usage.ts';
import type { ApplicationDialogSlotProps } from '../../parts/report/detail-slots.ts';
import styles from './application-dialog.module.css';
import { ApplicationFacts } from './application-facts.tsx';
import { useAddressIn } from './application-text.ts';

const FRESH = { query: { staleTime: 300_000 } };
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

const tabElementId = (id: string) => `application-tab-${id}`;
const focusTab = (id: string) => document.getElementById(tabElementId(id))?.focus();

function TabName({ applicationId }: { applicationId: string }) {
  const { data } = useGetApplication(applicationId, FRESH);
  return data ? applicationName(data) : '应用';
}

/** 应用详情: one closable tab per application that was opened. */
export function ApplicationDialog(props: ApplicationDialogSlotProps) {
  const { reportId, applicationIds, selectedId, onSelect, onCloseTab, onClose } = props;
  const addressOf = useAddressIn('/appstore-detail');
  const selected = useGetApplication(selectedId, FRESH);
  const name = selected.data && applicationName(selected.data);

  // One usage event for each opened tab, however often the reader comes back to it; a tab that was closed counts again.
  const reported = useRef(new Set<string>());
  useEffect(() => {
    if (name === undefined || reported.current.has(selectedId)) return;
    reported.current.add(selectedId);
    trackApplication('applicationDetail', { reportId, applicationId: selectedId, applicationName: name });
  }, [reportId, selectedId, name]);

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const next = step === undefined ? undefined : applicationIds[applicationIds.indexOf(selectedId) + step];
    if (next === undefined) return;
    onSelect(next);
    focusTab(next);
  };
  const close = (id: string) => {
    reported.current.delete(id);
    onCloseTab(id);
    // The button that had the focus goes; the first tab that remains is selected.
    const first = applicationIds.find((other) => other !== id);
    if (first !== undefined) focusTab(first);
  };
  return (
    <Dialog title="应用详情" width="60%" onClose={onClose}>
      {/* A tablist owns tabs only: the close buttons stand behind it and are ordered next to their tabs. */}
      <div className={`jw-row jw-wrap ${styles.tabs}`}>
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
          <IconButton
            key={id}
            icon={X}
            size={13}
            label="关闭标签页"
            aria-describedby={tabElementId(id)}
            className={styles.close}
            style={{ order: 2 * index + 1 }}
            data-selected={id === selectedId || undefined}
            onClick={() => close(id)}
          />
        ))}
      </div>
      <div
        key={selectedId}
        role="tabpanel"
        id={`application-panel-${selectedId}`}
        aria-labelledby={tabElementId(selectedId)}
        className={styles.panel}
      >
        <QueryState query={selected} lines={5}>
          {(data) => <ApplicationFacts application={data} address={addressOf(data.application_id)} />}
        </QueryState>
      </div>
    </Dialog>
  );
}
