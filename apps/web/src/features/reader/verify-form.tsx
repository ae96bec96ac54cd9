import { verifySharedReader } from '@jianwei/api-client/shares/shares';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import { useState, type SubmitEvent } from 'react';
import { keepReaderKey } from './reader-link.ts';
import styles from './reader.module.css';

const FOUR_DIGITS = /^\d{4}$/;
const NOT_FOUR = '请输入手机号后 4 位';

/** The second step: the last digits of the telephone that the hospital has. What was typed stays when it is refused. */
export function VerifyForm({ token, onVerified }: { token: string; onVerified: () => void }) {
  const [tail, setTail] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  const send = async () => {
    setBusy(true);
    setProblem('');
    try {
      const { reader_key: key } = await verifySharedReader({ token, phone_tail: tail }, { suppress: true });
      keepReaderKey(key);
      onVerified();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : '暂时不能核对，请稍后再试');
    }
    setBusy(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (FOUR_DIGITS.test(tail)) void send();
    else setProblem(NOT_FOUR);
  };

  return (
    <form className={styles.verify} onSubmit={submit} noValidate>
      <label htmlFor="phone-tail">登记手机号的后 4 位</label>
      <input
        id="phone-tail"
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={tail}
        aria-invalid={problem !== ''}
        aria-describedby="phone-tail-problem"
        onChange={(event) => setTail(event.target.value)}
      />
      <p id="phone-tail-problem" className={styles.problem} role="alert">
        {problem}
      </p>
      <button type="submit" className={`${styles.button} ${styles.primary}`} disabled={isBusy}>
        {isBusy ? '核对中' : '核对'}
      </button>
      <p className={styles.aside}>核对后可看上次的结果、可能的原因和带给医师的问题，30 分钟内有效。</p>
    </form>
  );
}
