import { useGetSsoDemo, createDemoTicket } from '@jianwei/api-client/sso-demo/sso-demo';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import type { SsoDemo } from '@jianwei/api-client/model';
import { Copy, ExternalLink } from 'lucide-react';
import { useRef, useState } from 'react';
import { copyText } from '../../kit/lib/clipboard.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { PublicFrame } from '../../parts/public/public-frame.tsx';
import { addressParts, type DemoForm, demoAddress, ENTRANCE_PATH, ticketParts } from './demo-address.ts';
import { CODE_LANGUAGES, type CodeLanguage, demoCode } from './demo-code.ts';
import { DemoParameters } from './demo-parameters.tsx';
import { type Step, runHandshake } from './demo-handshake.ts';
import { DemoChecks, Handshake, TryFailures } from './demo-outcome.tsx';
import styles from './single-demo.module.css';

const firstForm = ({ accounts, patient_id: patientId = '', report_id: reportId = '' }: SsoDemo): DemoForm => ({
  entrance: 'single',
  user: accounts[0]?.user ?? '',
  patientId,
  reportId,
  mode: 'embedded',
  target: '/detail',
});

async function copy(text: string): Promise<void> {
  if (await copyText(text)) notice.success('复制成功');
  else notice.error('复制失败，请选中文字后复制');
}

/** Opens the address with a fresh ticket, as the other system would. */
async function openWithTicket(form: DemoForm): Promise<void> {
  const { user, patientId, reportId, mode } = form;
  const { ticket } = await createDemoTicket({
    user,
    ...(patientId && { patient_id: patientId }),
    ...(reportId && { report_id: reportId }),
    ...(mode && { mode }),
  });
  window.open(demoAddress(form, ticket), '_blank', 'noopener');
}

/** The address as it will be opened, each part told by its weight, and what each is. */
function Address({ form, ticket }: { form: DemoForm; ticket: string }) {
  const parts = addressParts(form, ticket);
  const isOpening = useRef(false);
  const open = async () => {
    if (isOpening.current) return;
    isOpening.current = true;
    await openWithTicket(form).catch(() => undefined);
    isOpening.current = false;
  };
  return (
    <TitledSection
      title="打开的地址"
      rule="none"
      aside={
        <span className="jw-row jw-wrap jw-gap-8 jw-no-print">
          <Button
            size="small"
            icon={<Copy size={14} />}
            disabled={ticket === ''}
            title={ticket === '' ? '运行握手后可复制' : '票据已用过，只供对照格式'}
            onClick={() => void copy(demoAddress(form, ticket))}
          >
            复制
          </Button>
          <Button
            size="small"
            icon={<ExternalLink size={14} />}
            title="申请新票据，在新窗口以演示账号登录本浏览器"
            onClick={() => void open()}
          >
            打开
          </Button>
        </span>
      }
    >
      <p className={`jw-break ${styles.address}`} aria-label="地址">
        {window.location.origin}
        <b>{ENTRANCE_PATH[form.entrance]}</b>
        {parts.map(({ name, value, shown = encodeURIComponent(value) }, index) => (
          <span key={name}>
            {index === 0 ? '?' : '&'}
            {name}=<b>{shown}</b>
          </span>
        ))}
      </p>
      <table className={`jw-table ${styles.parts}`} aria-label="地址的各部分">
        <thead>
          <tr>
            <th scope="col">参数</th>
            <th scope="col">取值</th>
            <th scope="col">说明</th>
          </tr>
        </thead>
        <tbody>
          {[...parts, ...ticketParts(form, parts)].map(({ name, value, shown = value, note }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td className="jw-break">{shown}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TitledSection>
  );
}

function Code({ form }: { form: DemoForm }) {
  const [language, setLanguage] = useState<CodeLanguage>('curl');
  return (
    <TitledSection
      title="服务端示例"
      aside={
        <>
          <span className="jw-print-only">{language}</span>
          <span className="jw-no-print">
            <Segmented
              label="语言"
              options={CODE_LANGUAGES.map((value) => ({ value, label: value }))}
              value={language}
              onChange={setLanguage}
            />
          </span>
        </>
      }
    >
      <pre className={`jw-print-plain ${styles.code}`} tabIndex={0} aria-label={`${language} 示例`}>
        {demoCode(language, form)}
      </pre>
    </TitledSection>
  );
}

function Demo({ demo, clockGapMs }: { demo: SsoDemo; clockGapMs: number }) {
  const [form, setForm] = useState(() => firstForm(demo));
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [ticket, setTicket] = useState('');
  const [isRunning, setRunning] = useState(false);
  const change = (edited: Partial<DemoForm>) => {
    setForm({ ...form, ...edited });
    setSteps([]);
    setTicket('');
  };
  const run = async () => {
    setRunning(true);
    setSteps([]);
    setTicket('');
    setTicket((await runHandshake(form, (step) => setSteps((before) => [...before, step]))) ?? '');
    setRunning(false);
  };
  return (
    <div className={`jw-sheet jw-print-flow ${styles.sheet}`}>
      <DemoParameters
        form={form}
        accounts={demo.accounts}
        isRunning={isRunning}
        onChange={change}
        onRun={() => void run()}
        onReset={() => change(firstForm(demo))}
      />
      <div className={`jw-stack jw-gap-16 jw-print-part ${styles.column}`}>
        <Address form={form} ticket={ticket} />
        <Code form={form} />
        <DemoChecks steps={steps} clockGapMs={clockGapMs} />
      </div>
      <div className={`jw-stack jw-gap-24 jw-print-part ${styles.column}`}>
        <Handshake steps={steps} isRunning={isRunning} />
        <TryFailures form={form} />
      </div>
    </div>
  );
}

/** 单点登录演示: an integrator builds a working address, sees the handshake run, and every way it can fail. */
export function SingleDemoPage() {
  const query = useGetSsoDemo({ request: { suppress: true }, query: { staleTime: Infinity } });
  const { error, dataUpdatedAt } = query;
  const isClosed = error instanceof ApiError && error.status === 400;
  return (
    <PublicFrame note="演示环境，只用演示账号">
      {isClosed ? (
        <section className={`jw-sheet ${styles.closed}`}>
          <h1 className="jw-title">单点登录演示</h1>
          <EmptyState title={error.message} hint="请在开放演示的环境打开，或联系信息科" />
        </section>
      ) : (
        <QueryState query={query} failed="演示未能载入" lines={8}>
          {(demo) => <Demo demo={demo} clockGapMs={dataUpdatedAt - Date.parse(demo.time)} />}
        </QueryState>
      )}
    </PublicFrame>
  );
}
