import { X } from 'lucide-react';
import type { AuditHold } from '@jianwei/api-client/model';
import { useSidePane } from '../../kit/lib/use-side-pane.ts';
import { FactList } from '../../kit/admin/fact-list.tsx';
import { formatDate } from '../../kit/lib/format-date.ts';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { DecideHold, type DecideHoldProps } from '../../parts/audit/decide-hold.tsx';
import { holdStateName, minutesText, personText } from '../../parts/audit/hold-words.ts';
import styles from './audit-rules.module.css';

interface HoldPaneProps {
  readonly hold: AuditHold;
  readonly onClose: () => void;
  readonly onDecided: () => void;
  readonly onDone: DecideHoldProps['onDone'];
  readonly onLater: () => void;
}

/** One held report beside the list: why it is held, and what becomes of it. */
export function HoldPane({ hold, onClose, onDecided, onDone, onLater }: HoldPaneProps) {
  const pane = useSidePane(onClose);
  const facts: readonly (readonly [string, string])[] = [
    ['患者', `${hold.patient_name} ${personText(hold)}，${hold.department}`],
    ['报告', `${hold.report_name}，${formatDate(hold.report_time, 'yyyy-MM-dd HH:mm')}`],
    ['报告号', hold.report_id],
    ['规则', `${hold.rule_id} ${hold.rule_name}，v${hold.version}`],
    ['暂缓', formatDate(hold.held_at, 'yyyy-MM-dd HH:mm')],
    ...(hold.decided_at === undefined
      ? ([['自动放行', `${formatDate(hold.until, 'yyyy-MM-dd HH:mm')}，届时标注「超时放行」`]] as const)
      : ([
          ['处理', `${holdStateName(hold)}，${hold.decided_by ?? ''} ${formatDate(hold.decided_at, 'MM-dd HH:mm')}`],
          ['等待', minutesText(hold.held_at, hold.decided_at)],
        ] as const)),
    ...(hold.comment === undefined ? [] : ([['说明', hold.comment]] as const)),
  ];
  return (
    <aside {...pane} className={`jw-sheet jw-grid jw-gap-16 ${styles.pane}`} aria-label="待审详情">
      <div className="jw-row jw-between">
        <h2 className="jw-heading">{holdStateName(hold)}</h2>
        <IconButton icon={X} label="关闭" onClick={onClose} />
      </div>
      <p className={`jw-body ${styles.reason}`}>{hold.reason}</p>
      <FactList facts={facts} />
      {hold.state === 'held' && <DecideHold hold={hold} onDecided={onDecided} onDone={onDone} onLater={onLater} />}
      {hold.state === 'held' && <p className="jw-note">检验值照常显示，危急值照常提醒；结论与诊断在放行后出现。</p>}
    </aside>
  );
}
