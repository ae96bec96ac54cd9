import type { Application } from '@jianwei/api-client/model';
import {
  ChartLine,
  Layers,
  Microscope,
  Plus,
  Settings,
  Stethoscope,
  TriangleAlert,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useAddApplication } from '../../parts/applications/my-applications.ts';
import { useHasFixedApplications } from '../../parts/applications/use-doctor-applications.ts';
import { useKeptFocus } from '../../kit/lib/use-kept-focus.ts';
import { useRef } from 'react';
import {
  ApplicationIcon,
  applicationName,
  ApplicationTags,
  unavailableText,
} from '../../parts/applications/application.tsx';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { usePersonalSetting } from '../../parts/session/personal-settings.ts';
import styles from './detail-dock.module.css';
import type { DetailPanel } from './detail-state.ts';

interface DockEntry {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly opens: DetailPanel;
}

// Reading, lab plans and their trends are for laboratory staff too; everything else here is for clinicians.
const PLANS: DockEntry = { label: '趋势方案', Icon: ChartLine, opens: { kind: 'plans' } };
const DISEASE: DockEntry = { label: '查疾病', Icon: Stethoscope, opens: { kind: 'disease' } };
const TESTS: DockEntry = { label: '懂检验', Icon: Microscope, opens: { kind: 'embedded', page: '/data' } };
const TRIGGERS: DockEntry = { label: '应用集', Icon: Layers, opens: { kind: 'triggers' } };
const MANAGER: DockEntry = { label: '应用管理', Icon: Settings, opens: { kind: 'manager' } };

interface PanelProps {
  panel: DetailPanel | null;
  onOpen: (panel: DetailPanel) => void;
}

interface DetailDockProps extends PanelProps {
  reportId: string;
  mayAssess: boolean;
  triggerCount: number;
  /** My applications that can be opened, in my order. */
  applications: readonly Application[];
  /** What the report triggered beside them. */
  triggered: readonly Application[];
  /** Ids of all that the report calls for, mine or not. */
  calledIds: ReadonlySet<string>;
  /** Ids of my applications, in my order. */
  myIds: readonly string[];
}

/** Bottom navigation of the detail page. Entries that are not for the user, or whose page the user may not open, are left out. */
export function DetailDock(props: DetailDockProps) {
  const { reportId, mayAssess, triggerCount, applications, triggered, calledIds, myIds, panel, onOpen } = props;
  const mayOpen = useMayOpen();
  // A tool that was added to mine leaves its place among the triggered ones.
  const dock = useRef<HTMLElement>(null);
  useKeptFocus(dock);
  const entry = ({ label, Icon, opens }: DockEntry, count = 0) => {
    const badge = count > 99 ? '99+' : String(count);
    return (
      <button
        type="button"
        className={styles.entry}
        aria-expanded={panel?.kind === opens.kind}
        onClick={() => onOpen(opens)}
      >
        <span className={styles.icon}>
          <Icon size={20} />
          {count > 0 && (
            <span className={styles.badge} role="img" aria-label={`${badge} 个应用`}>
              {badge}
            </span>
          )}
        </span>
        {label}
      </button>
    );
  };
  return (
    <nav
      ref={dock}
      className={`jw-row jw-on-dark jw-no-print ${styles.dock}`}
      aria-label="报告工具"
      data-beside-overlay
    >
      {entry(PLANS)}
      {mayAssess && (
        <>
          {entry(DISEASE)}
          {mayOpen('/data') && entry(TESTS)}
          {entry(TRIGGERS, triggerCount)}
          {triggered.length > 0 && <Triggered triggered={triggered} myIds={myIds} panel={panel} onOpen={onOpen} />}
          {applications.length > 0 && (
            <MyApplications
              reportId={reportId}
              applications={applications}
              calledIds={calledIds}
              panel={panel}
              onOpen={onOpen}
            />
          )}
          {entry(MANAGER)}
        </>
      )}
    </nav>
  );
}

/** More triggered tools than these stand behind 「另 n」. */
const MOST_TRIGGERED = 4;

/** 本次触发: tools that the report asks for and that are not mine yet; each is opened, or added to mine with +. */
function Triggered(props: PanelProps & Pick<DetailDockProps, 'triggered' | 'myIds'>) {
  const { triggered, myIds, panel, onOpen } = props;
  const isFixed = useHasFixedApplications();
  const { add, isPending } = useAddApplication();
  const shown = triggered.length > MOST_TRIGGERED ? triggered.slice(0, MOST_TRIGGERED - 1) : triggered;
  return (
    <div className={`jw-row ${styles.mine}`}>
      <span className={`jw-nowrap ${styles.label}`}>本次触发</span>
      <ul aria-label="本次触发" className={`jw-gap-8 ${styles.chips}`}>
        {shown.map((application) => {
          const { application_id: id, api_type: apiType, hint } = application;
          const name = applicationName(application);
          return (
            <li key={id} className={`jw-row jw-fixed ${styles.foreign}`}>
              <button
                type="button"
                className={`jw-nowrap ${styles.chip}`}
                title={hint}
                aria-expanded={panel?.kind === 'assessment' && panel.apiType === apiType}
                onClick={() => apiType !== undefined && onOpen({ kind: 'assessment', apiType })}
              >
                <ApplicationIcon of={application} />
                {name}
                <ApplicationTags of={application} />
                <span className={styles.dot} role="img" aria-label="未加入我的应用" />
              </button>
              {!isFixed && (
                <button
                  type="button"
                  className={styles.add}
                  aria-label={`将 ${name} 加入我的应用`}
                  title="加入我的应用"
                  disabled={isPending}
                  onClick={() => void add(application, myIds)}
                >
                  <Plus size={15} />
                </button>
              )}
            </li>
          );
        })}
        {shown.length < triggered.length && (
          <li className="jw-fixed">
            <button
              type="button"
              className={`jw-nowrap ${styles.chip}`}
              onClick={() => onOpen({ kind: 'triggers' })}
            >{`另 ${triggered.length - shown.length}`}</button>
          </li>
        )}
      </ul>
    </div>
  );
}

const NONE: readonly string[] = [];
/** Enough for every report a doctor has open these days; older ones are forgotten. */
const KEPT = 200;

/** A chip for each application; the first whose hint was not dismissed says it while nothing else is open. */
function MyApplications(props: PanelProps & Pick<DetailDockProps, 'reportId' | 'applications' | 'calledIds'>) {
  const { reportId, applications, calledIds, panel, onOpen } = props;
  // Dismissed in this browser, by application and report. No call is made.
  const [hidden, setHidden] = usePersonalSetting('hidden-hints', NONE);
  const keyOf = ({ application_id: id }: Application) => `${id}:${reportId}`;
  const isHinted = (application: Application) => Boolean(application.hint) && !hidden.includes(keyOf(application));
  const hinting = panel === null ? applications.find(isHinted) : undefined;
  return (
    <div className={`jw-row jw-grow ${styles.mine}`}>
      <span className={`jw-nowrap ${styles.label}`}>我的应用</span>
      <ul aria-label="我的应用" className={`jw-gap-8 ${styles.chips}`}>
        {applications.map((application) => {
          const { api_type: apiType, hint = '' } = application;
          const open = () => apiType !== undefined && onOpen({ kind: 'assessment', apiType });
          return (
            <li key={application.application_id} className="jw-fixed">
              {application === hinting && (
                <HintBubble
                  text={hint}
                  onOpen={open}
                  onDismiss={() => setHidden([...hidden, keyOf(application)].slice(-KEPT))}
                />
              )}
              <button
                type="button"
                className={`jw-nowrap ${styles.chip}`}
                aria-expanded={panel?.kind === 'assessment' && panel.apiType === apiType}
                data-called={isHinted(application) || calledIds.has(application.application_id) || undefined}
                data-unavailable={unavailableText(application) !== undefined || undefined}
                title={unavailableText(application) && `${unavailableText(application)}，已保存的报告仍可查看`}
                onClick={open}
              >
                <ApplicationIcon of={application} />
                {applicationName(application)}
                <ApplicationTags of={application} />
                {isHinted(application) && <span className={styles.dot} role="img" aria-label="有提示" />}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Puts the middle of the element's parent, in px from the left of the window, where the style can use it. */
function followParent(element: HTMLElement | null): (() => void) | undefined {
  const parent = element?.parentElement;
  if (!element || !parent) return undefined;
  const measure = () => {
    const { left, width } = parent.getBoundingClientRect();
    element.style.setProperty('--chip-centre', `${left + width / 2}px`);
  };
  measure();
  // The row of chips scrolls by itself; its events are heard on their way down.
  window.addEventListener('resize', measure);
  window.addEventListener('scroll', measure, true);
  return () => {
    window.removeEventListener('resize', measure);
    window.removeEventListener('scroll', measure, true);
  };
}

/** One line over an application's chip: the hint, the way to the tool, and dismissal. */
function HintBubble(props: { text: string; onOpen: () => void; onDismiss: () => void }) {
  const { text, onOpen, onDismiss } = props;
  return (
    <div ref={followParent} className={`jw-row jw-gap-8 ${styles.bubble}`} role="status" data-hint>
      <TriangleAlert size={16} />
      <span className="jw-ellipsis" title={text}>
        {text}
      </span>
      <button type="button" className="jw-fixed" onClick={onOpen}>
        查看
      </button>
      <button type="button" className={`jw-fixed ${styles.dismiss}`} aria-label="不再提示" onClick={onDismiss}>
        <X size={16} />
      </button>
    </div>
  );
}
