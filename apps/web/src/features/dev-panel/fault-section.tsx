import { useId, useState } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { Select } from '../../kit/ui/select.tsx';
import styles from './dev-panel.module.css';
import { type FaultPlan, isLatency, latencyOf, mockControl, type PlannedFault } from './mock-control.ts';
import { PanelSection, type Run, usePanelData } from './panel-section.tsx';

const LATENCIES_MS = [0, 200, 1000, 3000, 10_000];

/** What each kind of fault needs to be told. */
const KINDS = [
  { kind: 'http', label: 'HTTP 状态', number: 'status', start: 500 },
  { kind: 'business', label: '业务状态', number: 'status', start: 1001 },
  { kind: 'delay', label: '延迟（毫秒）', number: 'ms', start: 3000 },
  { kind: 'drop', label: '断开连接', number: null, start: 0 },
  { kind: 'garble', label: '乱码', number: null, start: 0 },
] as const;

const WHEN = { next: '下一次', all: '每一次' };

function faultText({ operationId, when, effect }: PlannedFault): string {
  const kind = KINDS.find((one) => one.kind === effect.kind)?.label ?? effect.kind;
  const number = effect.status ?? effect.ms;
  const time = typeof when === 'number' ? `第 ${when} 次` : WHEN[when];
  return [operationId, number === undefined ? kind : `${kind} ${number}`, time].join('　');
}

/** Latency of all calls, and faults of single operations. */
export function FaultSection({ run }: { run: Run }) {
  const [faults, reload] = usePanelData(mockControl.faults);
  const latency = latencyOf(faults);
  const change = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      await reload();
    });

  async function setLatency(ms: number): Promise<void> {
    for (const fault of faults.filter(isLatency)) await mockControl.removeFault(fault.id);
    if (ms > 0) await mockControl.planFault({ operationId: '*', kind: 'delay', ms, when: 'all' });
  }

  return (
    <>
      <PanelSection title="延迟">
        <Select
          aria-label="每次调用的延迟"
          value={latency}
          onChange={({ target }) => change(() => setLatency(Number(target.value)))}
        >
          {[...new Set([...LATENCIES_MS, latency])].map((ms) => (
            <option key={ms} value={ms}>
              {ms === 0 ? '无' : `${ms} 毫秒`}
            </option>
          ))}
        </Select>
      </PanelSection>
      <PanelSection title="故障">
        <FaultForm onPlan={(plan) => change(() => mockControl.planFault(plan))} />
        <ul aria-label="已安排的故障" className={styles.list}>
          {faults
            .filter((fault) => !isLatency(fault))
            .map((fault) => (
              <li key={fault.id} className="jw-row jw-wrap jw-gap-6">
                <span className="jw-grow jw-break">{faultText(fault)}</span>
                <Button
                  size="small"
                  variant="text"
                  aria-label={`取消 ${faultText(fault)}`}
                  onClick={() => change(() => mockControl.removeFault(fault.id))}
                >
                  取消
                </Button>
              </li>
            ))}
        </ul>
        <Button size="small" onClick={() => change(mockControl.clearFaults)}>
          清除全部
        </Button>
      </PanelSection>
    </>
  );
}

function FaultForm({ onPlan }: { onPlan: (plan: FaultPlan) => void }) {
  const [operations] = usePanelData(mockControl.operations);
  const [kind, setKind] = useState<(typeof KINDS)[number]>(KINDS[0]);
  const [number, setNumber] = useState<number>(KINDS[0].start);
  const listId = useId();

  function chooseKind(name: string): void {
    const chosen = KINDS.find((one) => one.kind === name) ?? KINDS[0];
    setKind(chosen);
    setNumber(chosen.start);
  }

  return (
    <form
      className={`jw-row jw-wrap jw-gap-6 ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        onPlan({
          operationId: typed.get('operation') as string,
          kind: kind.kind,
          when: typed.get('when') === 'all' ? 'all' : 'next',
          ...(kind.number !== null && { [kind.number]: number }),
        });
      }}
    >
      <input name="operation" className="jw-input" aria-label="操作" list={listId} defaultValue="*" />
      <datalist id={listId}>
        <option value="*" />
        {operations.map((operation) => (
          <option key={operation.operationId} value={operation.operationId} />
        ))}
      </datalist>
      <Select aria-label="故障种类" value={kind.kind} onChange={({ target }) => chooseKind(target.value)}>
        {KINDS.map((one) => (
          <option key={one.kind} value={one.kind}>
            {one.label}
          </option>
        ))}
      </Select>
      {kind.number !== null && (
        <input
          className="jw-input"
          type="number"
          aria-label="数值"
          value={number}
          onChange={({ target }) => setNumber(Number(target.value))}
        />
      )}
      <Select name="when" aria-label="何时">
        <option value="next">{WHEN.next}</option>
        <option value="all">{WHEN.all}</option>
      </Select>
      <Button size="small" type="submit">
        安排
      </Button>
    </form>
  );
}
