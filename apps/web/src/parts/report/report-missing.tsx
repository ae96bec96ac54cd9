import { Link } from 'react-router-dom';
import { useMayOpen } from '../session/may-open.ts';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import type { ReportReading } from './use-report.ts';

const WAYS_BACK = [
  { to: '/excellent', label: '返回报告列表' },
  { to: '/', label: '返回首页' },
];
const LOW = { paddingTop: '12vh' };

interface ReportUnreadProps {
  reportId: string;
  reading: ReportReading;
  onReload: () => void;
}

/**
 * Why there is no report: the address names none, or one that does not exist, or it could not be read; then what was asked
 * for stays in the address.
 */
export function ReportUnread({ reportId, reading, onReload }: ReportUnreadProps) {
  const mayOpen = useMayOpen();
  if (reading.status === 'failed') {
    const reload = <Button onClick={onReload}>重新载入</Button>;
    return (
      <div style={LOW}>
        <EmptyState tone="error" title="报告未能载入" hint={reading.message} action={reload} />
      </div>
    );
  }
  const title = reportId === '' ? '没有找到报告' : `没有找到报告 ${reportId}`;
  const back = WAYS_BACK.find(({ to }) => mayOpen(to));
  return (
    <div style={LOW}>
      <h1 className="jw-visually-hidden" tabIndex={-1}>
        {title}
      </h1>
      <EmptyState
        title={title}
        hint={reportId === '' ? '地址中没有报告编号' : `报告编号 ${reportId}，可能已撤回或地址有误`}
        action={back && <Link to={back.to}>{back.label}</Link>}
      />
    </div>
  );
}
