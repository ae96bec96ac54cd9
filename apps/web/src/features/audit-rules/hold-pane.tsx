import { invalidateListAuditHolds, useDecideAuditHold } from '@jianwei/api-client/audit/audit';
import type { AuditHold, HoldDecisionDecision } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FactList } from '../../kit/admin/fact-list.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { formatDate } from '../../kit/lib/format-date.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { Button } from '../../kit/ui/button.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { useSingleKey } from '../../parts/session/single-keys.ts';
import { useSession } from '../../parts/session/session-store.ts';
import { DECISIONS, holdStateName, minutesText, personText } from './audit-words.ts';
import styles from './audit-rules.module.css';

/** Who decides; who only reads sees the same without its buttons. */
const DECIDERS: readonly number[] = [7, 9];
const MOST_WORDS = 200;

interface HoldPaneProps {
  readonly hold: AuditHold;
  readonly onClose: () => void;
  readonly onDecided: () => void;
}

/** One held report beside the list: why it is held, and what becomes of it. */
export function HoldPane({ hold, onClose, onDecided }: HoldPaneProps) {
  const pane = useRef<HTMLElement>(null);
  useEffect(() => pane.current?.focus(), []);
  const role = useSession()?.role ?? 0;
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
    <aside
      ref={pane}
      tabIndex={-1}
      className={`jw-sheet jw-grid jw-gap-16 ${styles.pane}`}
      aria-label="待审详情"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="jw-row jw-between">
        <h2 className="jw-heading">{holdStateName(hold)}</h2>
        <IconButton icon={X} label="关闭" onClick={onClose} />
      </div>
      <p className={`jw-body ${styles.reason}`}>{hold.reason}</p>
      <FactList facts={facts} />
      {hold.state === 'held' && DECIDERS.includes(role) && <Decide hold={hold} onDecided={onDecided} />}
      {hold.state === 'held' && <p className="jw-note">检验值照常显示，危急值照常提醒；结论与诊断在放行后出现。</p>}
    </aside>
  );
}

/** 放行 (A), 已复检一致, 已更正, or 退回 with words; the next report opens by itself. */
function Decide({ hold, onDecided }: Pick<HoldPaneProps, 'hold' | 'onDecided'>) {
  const client = useQueryClient();
  const decide = useDecideAuditHold();
  const once = useOnce();
  const [comment, setComment] = useState('');
  const [error, setError] = useState<string>();
  const submit = (decision: HoldDecisionDecision, label: string) => {
    if (decision === 'returned' && comment.trim() === '') {
      setError('退回须写明原因');
      return;
    }
    void once(async () => {
      await decide.mutateAsync({ holdId: hold.hold_id, data: { decision, comment } });
      notice.success(`${hold.report_id} ${label}`);
      onDecided();
      await invalidateListAuditHolds(client);
    });
  };
  const shortcut = useSingleKey('a', () => submit('release', '放行'));
  return (
    <div className="jw-grid jw-gap-12">
      <TextField
        id="hold-comment"
        label="说明"
        note="退回时必填"
        rows={2}
        limit={MOST_WORDS}
        value={comment}
        error={error}
        onChange={(text) => {
          setComment(text);
          setError(undefined);
        }}
      />
      <div className="jw-row jw-wrap jw-gap-8">
        {DECISIONS.map(({ value, label, key }) => (
          <Button
            key={value}
            variant={value === 'release' ? 'primary' : value === 'returned' ? 'danger' : 'default'}
            busy={decide.isPending}
            aria-keyshortcuts={key === undefined ? undefined : shortcut}
            onClick={() => submit(value, label)}
          >
            {key === undefined || shortcut === undefined ? label : `${label}（${shortcut}）`}
          </Button>
        ))}
      </div>
    </div>
  );
}
