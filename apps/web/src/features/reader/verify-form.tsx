import { verifySharedReader } from '@jianwei/api-client/shares/shares';
import type { SharedReport } from '@jianwei/api-client/model';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import { useRef, useState, type SubmitEvent } from 'react';
import { PhoneLink } from './phone-link.tsx';
import { keepReaderKey } from './reader-link.ts';
import styles from './reader.module.css';

const FOUR_DIGITS = /^\d{4}$/;
const WHOLE_NUMBER = /^\d{11}$/;
const NOT_FOUR = '请输入手机号后 4 位';

/** The last four digits, also of a number that was typed as a whole, with blanks or in wide digits. */
function tailOf(typed: string): string {
  const digits = typed.normalize('NFKC').replaceAll(/[\s-]/g, '');
  return WHOLE_NUMBER.test(digits) ? digits.slice(-4) : digits;
}

interface VerifyFormProps {
  token: string;
  report: SharedReport;
  onVerified: () => void;
}

/** The second step: the last digits of the telephone that the hospital has. What was typed stays when it is refused. */
export function VerifyForm({ token, report, onVerified }: VerifyFormProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { department_name: department, department_phone: phone } = report;

  const refuse = (said: string) => {
    setProblem(said);
    field.current?.focus();
  };
  const send = async () => {
    setBusy(true);
    setProblem('');
    try {
      const { reader_key: key } = await verifySharedReader({ token, phone_tail: tailOf(typed) }, { suppress: true });
      keepReaderKey(key);
      onVerified();
    } catch (error) {
      refuse(error instanceof ApiError ? error.message : '暂时不能核对，请稍后再试');
    }
    setBusy(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (FOUR_DIGITS.test(tailOf(typed))) void send();
    else refuse(NOT_FOUR);
  };

  return (
    <form className={styles.verify} onSubmit={submit} noValidate>
      <label htmlFor="phone-tail">登记手机号的后 4 位</label>
      <input
        ref={field}
        id="phone-tail"
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        aria-invalid={problem !== ''}
        aria-describedby="phone-tail-problem"
        onChange={(event) => setTyped(event.target.value)}
      />
      <p id="phone-tail-problem" className={styles.problem} role="alert">
        {problem}
      </p>
      <button type="submit" className={`${styles.button} ${styles.primary}`} aria-disabled={isBusy}>
        {isBusy ? '核对中' : '核对'}
      </button>
      <p className={styles.aside}>核对后可看上次的结果、可能的原因和带给医师的问题，30 分钟内有效。</p>
      {phone !== '' && (
        <p className={styles.aside}>
          手机号换过或没有登记时，请联系{department} <PhoneLink phone={phone} />
        </p>
      )}
    </form>
  );
}
