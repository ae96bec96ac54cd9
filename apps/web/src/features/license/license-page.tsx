import {
  invalidateGetLicense,
  useActivateLicense,
  useGetLicense,
  useGetLicenseIdentifier,
  useVerifyLicense,
} from '@jianwei/api-client/license/license';
import type { LicenseVerification } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../kit/lib/clipboard.ts';
import { Button } from '../../kit/ui/button.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import styles from './license-page.module.css';
import { STATE_TEXT, verificationText } from './license-text.ts';

async function copyIdentifier(identifier: string) {
  if (await copyText(identifier)) notice.success('复制成功');
}

/** 许可证管理: what holds now, the identifier to apply with, and a code to verify and activate. */
export function LicensePage() {
  const client = useQueryClient();
  const licence = useGetLicense();
  const identifier = useGetLicenseIdentifier().data?.identifier;
  const verify = useVerifyLicense();
  const activate = useActivateLicense();
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [verified, setVerified] = useState<LicenseVerification | null>(null);
  const isBusy = verify.isPending || activate.isPending;

  /** Runs with the code as typed; an empty one is asked for, a refusal leaves it in the field. */
  async function withCode(work: (activationCode: string) => Promise<void>) {
    const typed = code.trim();
    setError(typed === '' ? '请输入激活码' : '');
    if (typed === '' || isBusy) return;
    try {
      await work(typed);
    } catch {
      // The transport has told.
    }
  }
  const onVerify = () =>
    withCode(async (activation_code) => {
      setVerified(await verify.mutateAsync({ data: { activation_code } }));
    });
  const onActivate = () =>
    withCode(async (activation_code) => {
      await activate.mutateAsync({ data: { activation_code } });
      setCode('');
      setVerified(null);
      notice.success('许可证已激活');
      await invalidateGetLicense(client);
    });

  return (
    <section className={`jw-sheet ${styles.sheet}`}>
      <SectionHeading title="当前许可证" />
      <QueryState query={licence} failed="许可证信息未能载入" loading={<BlockSkeleton lines={2} />}>
        {({ state, limit }) => (
          <p className={`jw-row jw-baseline jw-gap-16 ${styles.state}`} data-state={state}>
            <b className="jw-title">{STATE_TEXT[state]}</b>
            {limit !== undefined && state !== 0 && <span className="jw-ink-2">剩余 {limit} 天</span>}
          </p>
        )}
      </QueryState>
      <SectionHeading title="机器标识" />
      <p className={`jw-row jw-gap-8 jw-break ${styles.identifier}`}>
        <code>{identifier ?? '—'}</code>
        {identifier !== undefined && (
          <button
            type="button"
            className="jw-icon-button"
            aria-label="复制机器标识"
            title="复制机器标识"
            onClick={() => void copyIdentifier(identifier)}
          >
            <Copy size={15} strokeWidth={1.6} aria-hidden />
          </button>
        )}
      </p>
      <p className={`jw-table-text jw-ink-3 ${styles.hint}`}>申请许可证时请提供机器标识。</p>
      <SectionHeading title="激活" />
      <form
        className={`jw-grid jw-gap-6 ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          void onActivate();
        }}
      >
        <label htmlFor="activation-code">激活码</label>
        <input
          id="activation-code"
          className="jw-input"
          value={code}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={error !== '' || undefined}
          aria-describedby={error === '' ? undefined : 'activation-code-error'}
          onChange={(event) => {
            setCode(event.target.value);
            setVerified(null);
            setError('');
          }}
        />
        {error !== '' && (
          <p id="activation-code-error" className="jw-table-text jw-ink-high">
            {error}
          </p>
        )}
        {verified && (
          <p role="status" className={`jw-table-text ${verified.valid ? 'jw-ink-ok' : 'jw-ink-high'}`}>
            {verificationText(verified)}
          </p>
        )}
        <div className={`jw-row jw-gap-8 ${styles.buttons}`}>
          <Button busy={verify.isPending} onClick={() => void onVerify()}>
            校验
          </Button>
          <Button type="submit" variant="primary" busy={activate.isPending}>
            激活
          </Button>
        </div>
      </form>
    </section>
  );
}
