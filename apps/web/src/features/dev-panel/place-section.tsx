import { useId, useState } from 'react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { pageNavigator } from '../../kit/lib/page-navigator.ts';
import { useSession } from '../../parts/session/session-store.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { currentWorld, mockControl } from './mock-control.ts';
import { PanelSection, type Run } from './panel-section.tsx';

/** The accounts of the seeded hospital that may sign in, and those it refuses. */
export const ACCOUNTS = {
  doctor: '临床科室',
  doctor2: '临床科室',
  lab: '检验科，全部栏目',
  'lab-plain': '检验科',
  account: '账号管理员',
  log: '日志管理员',
  ops: '运维管理员',
  prompt: '智慧注解系统管理员',
  research: '科研管理员',
  audit: '检验审核管理员',
  info: '信息管理员',
  applicant: '专病测评管理员',
  locked: '已锁定',
  blacklisted: '黑名单',
  suspended: '已停用',
};

/** Seeded accounts have the user id `u-` and their name. */
const accountOf = (userId: string | undefined): string => userId?.replace(/^u-/, '') ?? '';

/** Sessions live in their world: whoever changes it signs in again, and everything fetched before is dropped. */
async function startAgain(account: string): Promise<void> {
  if (account !== '') await mockControl.signIn(account);
  pageNavigator.assign('/');
}

/** Who is signed in. */
export function AccountSection({ run }: { run: Run }) {
  const account = accountOf(useSession()?.user_id);
  return (
    <PanelSection title="账号">
      <Select aria-label="切换账号" value={account} onChange={({ target }) => run(() => startAgain(target.value))}>
        {account === '' && <option value="">未登录</option>}
        {Object.entries(ACCOUNTS).map(([name, label]) => (
          <option key={name} value={name}>
            {`${name}（${label}）`}
          </option>
        ))}
      </Select>
    </PanelSection>
  );
}

const WORLD_ACTIONS = [
  { label: '新建', act: mockControl.newWorld, isForOwn: false },
  { label: '重置', act: mockControl.resetWorld, isForOwn: false },
  { label: '删除', act: mockControl.deleteWorld, isForOwn: true },
  { label: '回到默认世界', act: mockControl.leaveWorld, isForOwn: true },
];

/** Which copy of the hospital this browser works in. */
export function WorldSection({ run }: { run: Run }) {
  const account = accountOf(useSession()?.user_id);
  const world = currentWorld();
  const change = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      await startAgain(account);
    });
  return (
    <PanelSection title="世界">
      <p className="jw-ink-2 jw-break">{world ?? '默认世界'}</p>
      <div className="jw-row jw-wrap jw-gap-6">
        {WORLD_ACTIONS.map(({ label, act, isForOwn }) => (
          <Button key={label} size="small" disabled={isForOwn && world === undefined} onClick={() => change(act)}>
            {label}
          </Button>
        ))}
      </div>
    </PanelSection>
  );
}

/** The time of the hospital; the browser keeps its own. */
export function ClockSection({ run }: { run: Run }) {
  const [wanted, setWanted] = useState('');
  const [now, setNow] = useState<string>();
  const id = useId();
  const set = (time: string | null) => run(async () => setNow(await mockControl.setClock(time)));
  return (
    <PanelSection title="时钟">
      <div className="jw-row jw-wrap jw-gap-6">
        <label htmlFor={id}>医院时间</label>
        <input
          id={id}
          type="datetime-local"
          className="jw-input"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <Button size="small" disabled={wanted === ''} onClick={() => set(new Date(wanted).toISOString())}>
          设定
        </Button>
        <Button size="small" onClick={() => set(null)}>
          跟随真实时间
        </Button>
      </div>
      {now !== undefined && (
        <p className="jw-ink-2 jw-break" role="status">
          现在 {formatDate(now, 'yyyy-MM-dd HH:mm')}
        </p>
      )}
    </PanelSection>
  );
}
