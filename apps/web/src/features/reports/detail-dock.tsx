import type { Application } from '@jianwei/api-client/model';
import { ChartLine, Layers, Microscope, Settings, Stethoscope, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { useMayOpen } from '../../parts/session/may-open.ts';
import { ApplicationIcon } from '../../parts/applications/application-icon.tsx';
import { applicationIcon, applicationName } from '../../parts/applications/application-twins.ts';
import { InnerTestTag } from '../../parts/applications/inner-test-tag.tsx';
import styles from './detail-dock.module.css';
import { applicationPanel, DOCK_ENTRIES, type DetailPanel, type DockEntry, type DockEntryId } from './detail-panel.ts';
import { HintBubble } from './hint-bubble.tsx';

const ICONS: Record<Exclude<DockEntryId, 'mine'>, LucideIcon> = {
  plans: ChartLine,
  disease: Stethoscope,
  tests: Microscope,
  triggers: Layers,
  manager: Settings,
};

/** Badge of the application set: nothing for 0, at most 99+. */
function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > 99 ? '99+' : String(count);
}

/** Reading, lab plans and their trends are for laboratory staff too; everything else here is for clinicians. */
const FOR_EVERY_READER: ReadonlySet<DockEntryId> = new Set(['plans']);

interface DetailDockProps {
  /** Whether the user runs assessments: a clinician. */
  mayAssess: boolean;
  panel: DetailPanel | null;
  onOpen: (panel: DetailPanel) => void;
  /** Applications triggered for the report. */
  triggerCount: number;
  /** My applications that can be opened, in my order. */
  applications: readonly Application[];
  isHintHidden: (applicationId: string) => boolean;
  onHideHint: (applicationId: string) => void;
}

function Entry({
  id,
  label,
  badge,
  isOpen,
  onClick,
}: {
  id: Exclude<DockEntryId, 'mine'>;
  label: string;
  badge: string;
  isOpen: boolean;
  onClick: () => void;
}) {
  const Icon = ICONS[id];
  return (
    <button type="button" className={styles.entry} aria-expanded={isOpen} onClick={onClick}>
      <span className={styles.icon}>
        <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
        {badge && (
          <span className={styles.badge} role="img" aria-label={`${badge} 个应用`}>
            {badge}
          </span>
        )}
      </span>
      {label}
    </button>
  );
}

function Chip({
  application,
  isOpen,
  isHinted,
  onClick,
  children,
}: {
  application: Application;
  isOpen: boolean;
  isHinted: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <li className={styles.chipPlace}>
      {children}
      <button
        type="button"
        className={styles.chip}
        aria-expanded={isOpen}
        data-hinted={isHinted || undefined}
        onClick={onClick}
      >
        <ApplicationIcon apiType={application.api_type} source={applicationIcon(application)} />
        {applicationName(application)}
        <InnerTestTag apiType={application.api_type} />
        {isHinted && <span className={styles.dot} role="img" aria-label="有提示" />}
      </button>
    </li>
  );
}

/** Bottom navigation of the detail page. Entries that are not for the user, or whose page the user may not open, are left out. */
export function DetailDock(props: DetailDockProps) {
  const { mayAssess, panel, onOpen, triggerCount, applications, isHintHidden, onHideHint } = props;
  const mayOpen = useMayOpen();
  const isOffered = ({ id, opens }: DockEntry) =>
    (mayAssess || FOR_EVERY_READER.has(id)) && (opens?.kind !== 'embedded' || mayOpen(opens.page));
  const hinted =
    panel === null ? applications.find((item) => item.hint && !isHintHidden(item.application_id)) : undefined;
  return (
    <nav className={`jw-on-dark jw-no-print ${styles.dock ?? ''}`} aria-label="报告工具">
      {DOCK_ENTRIES.filter(isOffered).map((entry) => {
        if (entry.id === 'mine') {
          if (applications.length === 0) return null;
          return (
            <div key={entry.id} className={`jw-row jw-grow ${styles.mine ?? ''}`}>
              <span className={styles.label}>{entry.label}</span>
              <ul className={styles.chips}>
                {applications.map((application) => {
                  const opens = applicationPanel(application);
                  return (
                    <Chip
                      key={application.application_id}
                      application={application}
                      isOpen={panel?.kind === 'assessment' && panel.apiType === application.api_type}
                      isHinted={Boolean(application.hint) && !isHintHidden(application.application_id)}
                      onClick={() => opens && onOpen(opens)}
                    >
                      {hinted === application && (
                        <HintBubble
                          text={application.hint ?? ''}
                          onOpen={() => opens && onOpen(opens)}
                          onDismiss={() => onHideHint(application.application_id)}
                        />
                      )}
                    </Chip>
                  );
                })}
              </ul>
            </div>
          );
        }
        const { opens } = entry;
        if (!opens) return null;
        return (
          <Entry
            key={entry.id}
            id={entry.id}
            label={entry.label}
            badge={entry.id === 'triggers' ? badgeText(triggerCount) : ''}
            isOpen={panel?.kind === opens.kind}
            onClick={() => onOpen(opens)}
          />
        );
      })}
    </nav>
  );
}
