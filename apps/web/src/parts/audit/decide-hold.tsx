import { invalidateListAuditHolds, useDecideAuditHold } from '@jianwei/api-client/audit/audit';
import { isRefusal } from '@jianwei/api-client/transport/api-error';
import type { AuditHold, HoldDecisionDecision } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../kit/fields/text-field.tsx';
import { useOnce } from '../../kit/lib/use-once.ts';
import { Button } from '../../kit/ui/button.tsx';
import { lastUndoable } from '../admin/last-undoable.ts';
import type { Done } from '../admin/undo-strip.tsx';
import { useSingleKey } from '../session/single-keys.ts';
import { useLeaveGuard } from '../session/use-leave-guard.ts';
import { useSession } from '../session/session-store.ts';
import { DECISIONS } from './hold-words.ts';

/** Who decides; who only reads sees the same without its buttons. */
const DECIDERS: readonly number[] = [7, 9];
const MOST_WORDS = 200;

export interface DecideHoldProps {
  readonly hold: AuditHold;
  readonly onDecided: () => void;
  /** What was decided, and what takes it back: of what was sent back alone, for a conclusion that came free has been read. */
  readonly onDone: (done: Done) => void;
  /** Leaves it as it is and goes on to the next; where it stands in a queue. */
  readonly onLater?: () => void;
}

/** Why a decision was refused; what else failed was told already. */
function whyNot(error: unknown): string {
  if (!isRefusal(error)) throw error;
  return error.message;
}

/** What becomes of a held report, for those who decide it. */
export function DecideHold(props: DecideHoldProps) {
  const role = useSession()?.role ?? 0;
  return DECIDERS.includes(role) && <Decision {...props} />;
}

/** 放行 (A), 已复检一致, 已更正, or 退回 (X) with words; the next report opens by itself, or with 稍后 (S). */
function Decision({ hold, onDecided, onDone, onLater }: DecideHoldProps) {
  const client = useQueryClient();
  const decide = useDecideAuditHold();
  const once = useOnce();
  const [comment, setComment] = useState('');
  const [error, setError] = useState<string>();
  /** Somebody else, or the clock, was faster: by whom and how. What was typed stays to be read. */
  const [taken, setTaken] = useState<string>();
  const pass = useLeaveGuard(comment.trim() !== '' && taken === undefined, '说明尚未提交，确定放弃吗？');
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (taken !== undefined) next.current?.focus();
  }, [taken]);
  const submit = (decision: HoldDecisionDecision, label: string) => {
    if (decision === 'returned' && comment.trim() === '') {
      setError('退回须写明原因');
      return;
    }
    void once(async () => {
      const answer = await decide.mutateAsync({ holdId: hold.hold_id, data: { decision, comment } }).catch(whyNot);
      if (typeof answer === 'string') {
        setTaken(answer);
        await invalidateListAuditHolds(client);
        return;
      }
      const changeIds = decision === 'returned' ? await lastUndoable('hold', hold.hold_id) : [];
      onDone({ text: `${hold.report_id} ${label}`, changeIds });
      pass();
      onDecided();
      await invalidateListAuditHolds(client);
    });
  };
  const whileOpen = (key: string) => (taken === undefined ? key : undefined);
  const keys: Readonly<Partial<Record<HoldDecisionDecision, string | undefined>>> = {
    release: useSingleKey(whileOpen('a'), () => submit('release', '放行')),
    returned: useSingleKey(whileOpen('x'), () => submit('returned', '退回')),
  };
  const laterKey = useSingleKey(onLater && whileOpen('s'), () => onLater?.());
  const withKey = (label: string, key: string | undefined) => (key === undefined ? label : `${label}（${key}）`);
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
      {taken === undefined ? (
        <div className="jw-row jw-wrap jw-gap-8">
          {DECISIONS.map(({ value, label }) => (
            <Button
              key={value}
              variant={value === 'release' ? 'primary' : value === 'returned' ? 'danger' : 'default'}
              busy={decide.isPending}
              aria-keyshortcuts={keys[value]}
              onClick={() => submit(value, label)}
            >
              {withKey(label, keys[value])}
            </Button>
          ))}
          {onLater && (
            <Button variant="text" aria-keyshortcuts={laterKey} onClick={onLater}>
              {withKey('稍后', laterKey)}
            </Button>
          )}
        </div>
      ) : (
        <div className="jw-row jw-wrap jw-gap-12">
          <b className="jw-body">{taken}</b>
          <Button ref={next} onClick={onDecided}>
            继续
          </Button>
        </div>
      )}
    </div>
  );
}
