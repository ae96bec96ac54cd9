import { useVerifyPaper } from '@jianwei/api-client/papers/papers';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import { type CodeProblem, groupedCode, readPaperCode } from '@jianwei/clinical-rules/paper/paper-code';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Failed } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { withoutReload } from '../../kit/ui/form-field.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { VerifiedPaperView } from './verified-paper.tsx';
import styles from './paper-check.module.css';

/** Room for a code with what parts its groups. */
const LONGEST = 60;
/** Statuses with which the server says itself what is wrong with a code. */
const SAID = new Set([400, 404, 429]);

/** Said before anything is sent. */
const PROBLEMS: Record<CodeProblem, string> = {
  length: '核验码共 16 位，请补全或删去多余的字符',
  character: '核验码只有数字和字母（没有字母 U），请核对',
  check: '核验码有误，可能抄错一位或前后颠倒，请对照纸面核对',
};

interface CodeFormProps {
  /** The code of the address, as it stands there. */
  asked: string;
  isBusy: boolean;
  /** What the server said of the code. */
  refusal: string | undefined;
  onCheck: (code: string) => void;
}

function CodeForm({ asked, isBusy, refusal, onCheck }: CodeFormProps) {
  const [typed, setTyped] = useState(asked);
  // A code that came by the address was asked for already.
  const [isJudged, setJudged] = useState(asked !== '');
  const read = readPaperCode(typed);
  const problem = 'problem' in read ? PROBLEMS[read.problem] : refusal;
  const submit = withoutReload(() => {
    setJudged(true);
    if ('code' in read) onCheck(groupedCode(read.code));
    else document.getElementById('paper-code')?.focus();
  });
  return (
    <form className={`jw-row jw-wrap jw-start jw-gap-12 jw-no-print ${styles.form}`} noValidate onSubmit={submit}>
      <div className={styles.code}>
        <TextField
          id="paper-code"
          label="核验码"
          value={typed}
          limit={LONGEST}
          error={isJudged ? problem : undefined}
          note="大小写、空格和连字符都可以"
          onChange={(next) => {
            setTyped(next);
            setJudged(false);
          }}
        />
      </div>
      <Button type="submit" variant="primary" busy={isBusy} className={styles.check}>
        核验
      </Button>
    </form>
  );
}

/** Takes the code of a printed assessment and says whether it counts. The address holds the code that was asked for. */
export function PaperCheck() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('code') ?? '';
  const read = readPaperCode(asked);
  const code = 'code' in read ? groupedCode(read.code) : '';
  const paper = useVerifyPaper(code, { query: { enabled: code !== '' }, request: { suppress: true } });
  const { data, error, isFetching, isError, refetch } = paper;
  const refusal = error instanceof ApiError && SAID.has(error.status ?? 0) ? error.message : undefined;
  const check = (next: string) => {
    if (next === code) void refetch();
    // What is typed on the trial stands behind the # and stays.
    else void navigate({ search: `?code=${next}`, hash });
  };
  return (
    <>
      <CodeForm
        key={asked}
        asked={asked}
        isBusy={isFetching}
        refusal={isFetching ? undefined : refusal}
        onCheck={check}
      />
      {code !== '' && isFetching && data === undefined && <BlockSkeleton lines={4} />}
      {isError && refusal === undefined && !isFetching && (
        <Failed title="暂时不能核验，请稍后再试" onReload={() => void refetch()} />
      )}
      {data && !isError && <VerifiedPaperView code={code} paper={data} />}
    </>
  );
}
