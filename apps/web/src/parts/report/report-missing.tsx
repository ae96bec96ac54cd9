import { Link } from 'react-router-dom';

import { useMayOpen } from '../session/may-open.ts';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import styles from './report-missing.module.css';

interface ReportMissingProps {
  reportId: string;
}

/** The address names no report, or one that does not exist. */
export function ReportMissing({ reportId }: ReportMissingProps) {
  const mayOpen = useMayOpen();
  const hint = reportId === '' ? '地址中没有报告编号' : `报告编号 ${reportId}，可能已撤回或地址有误`;
  return (
    <div className={styles.message}>
      <h1 className="jw-visually-hidden" tabIndex={-1}>
        报告不存在
      </h1>
      <EmptyState
        title="报告不存在"
        hint={hint}
        {...(mayOpen('/excellent')
          ? { action: <Link to="/excellent">返回报告列表</Link> }
          : mayOpen('/') && { action: <Link to="/">返回首页</Link> })}
      />
    </div>
  );
}

interface ReportFailedProps {
  message: string;
  onReload: () => void;
}

/** The report could not be read; what was asked for stays in the address. */
export function ReportFailed({ message, onReload }: ReportFailedProps) {
  return (
    <div className={styles.message}>
      <EmptyState
        tone="error"
        title="报告未能载入"
        hint={message}
        action={<Button onClick={onReload}>重新载入</Button>}
      />
    </div>
  );
}
