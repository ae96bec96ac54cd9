import { isTrue, isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
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
import { classNames } from '../../kit/lib/class-names.ts';
import { copyText } from '../../kit/lib/clipboard.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { Button } from '../../kit/ui/button.tsx';
import { withoutReload } from '../../kit/ui/form-field.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { licenceWords } from '../../parts/session/licence-words.ts';
import styles from './license-page.module.css';

function verificationText({ valid, limit, reason }: LicenseVerification): string {
  if (isUndetermined(valid)) return UNDETERMINED;
  if (!valid) return `激活码无效：${reason ?? '请核对后重新输入'}`;
  return limit === undefined ? '激活码有效' : `激活码有效，激活后可使用 ${limit} 天`;
}

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
  const once = useOnce();

  /** Runs with the code as typed; an empty one is asked for, a refusal leaves it in the field. */
  const withCode = (work: (input: { data: { activation_code: string } }) => Promise<void>) => {
    const typed = code.trim();
    setError(typed === '' ? '请输入激活码' : '');
    if (typed !== '') void once(() => work({ data: { activation_code: typed } }));
  };
  const onVerify = () => withCode(async (input) => setVerified(await verify.mutateAsync(input)));
  const onActivate = () =>
    withCode(async (input) => {
      await activate.mutateAsync(input);
      setCode('');
      setVerified(null);
      notice.success('许可证已激活');
      await invalidateGetLicense(client);
    });

  return (
    <section className={`jw-sheet ${styles.sheet}`}>
      <SectionHeading title="当前许可证" rule="none" />
      <QueryState query={licence} failed="许可证信息未能载入" lines={2}>
        {(read) => {
          const { text, ink, left } = licenceWords(read);
          return (
            <p className={`jw-row jw-baseline jw-gap-16 ${styles.state}`}>
              <b className={classNames('jw-title', ink)}>{text}</b>
              {left !== undefined && <span className="jw-ink-2">{left}</span>}
            </p>
          );
        }}
      </QueryState>
      <SectionHeading title="机器标识" />
      <p className={`jw-row jw-gap-8 jw-break ${styles.identifier}`}>
        <code>{identifier ?? '—'}</code>
        {identifier !== undefined && (
          <IconButton icon={Copy} label="复制机器标识" onClick={() => void copyIdentifier(identifier)} />
        )}
      </p>
      <p className={`jw-small jw-ink-3 ${styles.hint}`}>申请许可证时请提供机器标识。</p>
      <SectionHeading title="激活" />
      <form className={`jw-grid jw-gap-6 ${styles.form}`} onSubmit={withoutReload(onActivate)}>
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
          <p role="status" className={`jw-table-text ${isTrue(verified.valid) ? 'jw-ink-ok' : 'jw-ink-high'}`}>
            {verificationText(verified)}
          </p>
        )}
        <div className={`jw-row jw-gap-8 ${styles.buttons}`}>
          <Button busy={verify.isPending} onClick={onVerify}>
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
