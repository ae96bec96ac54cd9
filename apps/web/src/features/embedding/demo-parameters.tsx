import type { DemoAccount } from '@jianwei/api-client/model';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { type DemoForm, type DemoMode, TARGETS } from './demo-address.ts';
import styles from './single-demo.module.css';

const LONGEST_ID = 200;

const ENTRANCES = [
  { value: 'single', label: '单点登录' },
  { value: 'plugin', label: '插件登录' },
] as const;

/** The word of a segment, since an empty value chooses nothing. */
const MODES: readonly { readonly value: string; readonly label: string; readonly mode: DemoMode }[] = [
  { value: 'whole', label: '整页', mode: '' },
  { value: 'embedded', label: '嵌入', mode: 'embedded' },
  { value: 'patch', label: '贴片', mode: 'patch' },
];

interface DemoParametersProps {
  form: DemoForm;
  accounts: readonly DemoAccount[];
  isRunning: boolean;
  onChange: (edited: Partial<DemoForm>) => void;
  onRun: () => void;
  onReset: () => void;
}

/** A choice whose segments stay on the screen: paper has its word. */
function Chosen({ label, children }: { label: string | undefined; children: ReactNode }) {
  return (
    <>
      <p className="jw-print-only">{label}</p>
      <div className="jw-no-print">{children}</div>
    </>
  );
}

/** 参数: who comes from where, for whom, and what shall open. */
export function DemoParameters({ form, accounts, isRunning, onChange, onRun, onReset }: DemoParametersProps) {
  const mode = MODES.find((each) => each.mode === form.mode);
  return (
    <div className={`jw-stack jw-gap-16 jw-print-part ${styles.column}`}>
      <div>
        <h1 className={`jw-song ${styles.title}`}>单点登录演示</h1>
        <p className="jw-small jw-ink-3">五分钟接入：填参数，看地址，跑一遍握手</p>
      </div>
      <div className={styles.field}>
        <span className="jw-small jw-ink-2">入口</span>
        <Chosen label={ENTRANCES.find(({ value }) => value === form.entrance)?.label}>
          <Segmented
            label="入口"
            options={ENTRANCES}
            value={form.entrance}
            onChange={(entrance) => onChange({ entrance })}
          />
        </Chosen>
      </div>
      <label className={styles.field}>
        <span className="jw-small jw-ink-2">演示账号</span>
        <Select value={form.user} onChange={({ target }) => onChange({ user: target.value })}>
          {accounts.map(({ user, name, department }) => (
            <option key={user} value={user}>
              {[name, user, department].join('\u3000')}
            </option>
          ))}
        </Select>
      </label>
      <TextField
        id="demo-patient"
        label="患者编号 PatId（可不填）"
        limit={LONGEST_ID}
        value={form.patientId}
        note="有报告编号时随票据传递，不出现在单点登录的地址里"
        onChange={(patientId) => onChange({ patientId: patientId.trim() })}
      />
      <TextField
        id="demo-report"
        label="报告编号 report_id（可不填）"
        limit={LONGEST_ID}
        value={form.reportId}
        onChange={(reportId) => onChange({ reportId: reportId.trim() })}
      />
      <div className={styles.field}>
        <span className="jw-small jw-ink-2">嵌入方式</span>
        <Chosen label={mode?.label}>
          <Segmented
            label="嵌入方式"
            options={MODES}
            value={mode?.value}
            onChange={(chosen) => onChange({ mode: MODES.find(({ value }) => value === chosen)?.mode ?? '' })}
          />
        </Chosen>
        <p className="jw-note">嵌入与贴片不显示页头和菜单</p>
      </div>
      <label className={styles.field}>
        <span className="jw-small jw-ink-2">登录后打开</span>
        <Select value={form.target} onChange={({ target }) => onChange({ target: target.value })}>
          {Object.entries(TARGETS).map(([path, name]) => (
            <option key={path} value={path}>
              {name}
              {'\u3000'}
              {path}
            </option>
          ))}
        </Select>
        <span className="jw-note">只能选允许范围内的页面</span>
      </label>
      <div className="jw-row jw-gap-8 jw-no-print">
        <Button
          variant="primary"
          className="jw-grow"
          icon={<Play size={14} />}
          busy={isRunning}
          disabled={form.user === ''}
          onClick={onRun}
        >
          运行握手
        </Button>
        <Button onClick={onReset}>还原</Button>
      </div>
      <p className={`jw-note ${styles.foot}`}>票据由医院系统服务端申请，浏览器里没有密钥。</p>
    </div>
  );
}
