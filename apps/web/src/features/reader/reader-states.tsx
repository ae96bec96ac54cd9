import type { SharedReport } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { ReaderFrame } from './reader-frame.tsx';
import type { SharedState } from './shared-report.ts';
import styles from './reader.module.css';

function Loading() {
  return (
    <div className={styles.loading} role="status" aria-label="正在打开">
      {Array.from({ length: 5 }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}

interface ReaderStatesProps {
  state: SharedState;
  reload: () => void;
  children: (report: SharedReport, isVerified: boolean) => ReactNode;
}

/** A link that opens nothing says so, without a trace of a patient; one that does shows its report. */
export function ReaderStates({ state, reload, children }: ReaderStatesProps) {
  switch (state.kind) {
    case 'open':
      return children(state.report, state.isVerified);
    case 'loading':
      return (
        <ReaderFrame title="正在打开报告">
          <Loading />
        </ReaderFrame>
      );
    case 'no-token':
      return (
        <ReaderFrame title="报告解读">
          <EmptyState
            title="需要医院提供的链接"
            hint="请打开医院发给您的短信或消息里的链接；没有收到时，请让开单的医师为您发送。"
          />
        </ReaderFrame>
      );
    case 'refused':
      return (
        <ReaderFrame title="报告解读">
          <EmptyState
            tone="error"
            title={state.message}
            hint={state.mayRetry ? '请稍后再试；一直打不开时，请检查网络。' : '需要时请联系开单的科室。'}
            action={
              state.mayRetry && (
                <button type="button" className={styles.button} onClick={reload}>
                  重新载入
                </button>
              )
            }
          />
        </ReaderFrame>
      );
  }
}
