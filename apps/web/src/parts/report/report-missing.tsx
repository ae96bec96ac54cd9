import { Link } from 'react-router-dom';
import { useMayOpen } from '../session/may-open.ts';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';

const WAYS_BACK = [
  { to: '/excellent', label: '返回报告列表' },
  { to: '/', label: '返回首页' },
];
const LOW = { paddingTop: '12vh' };

/** The address names no report, or one that does not exist. */
export function ReportMissing({ reportId }: { reportId: string }) {
  const mayOpen = useMayOpen();
  const back = WAYS_BACK.find(({ to }) => mayOpen(to));
  return (
    <div style={LOW}>
      <h1 className="jw-visually-hidden" tabIndex={-1}>
        报告不存在
      </h1>
      <EmptyState
        title="报告不存在"
        hint={reportId === '' ? '地址中没有报告编号' : `报告编号 ${reportId}，可能已撤回或地址有误`}
        action={back && <Link to={back.to}>{back.label}</Link>}
      />
    </div>
  );
}

/** The report could not be read; what was asked for stays in the address. */
export function ReportFailed({ message, onReload }: { message: string; onReload: () => void }) {
  return (
    <div style={LOW}>
      <EmptyState
        tone="error"
        title="报告未能载入"
        hint={message}
        action={<Button onClick={onReload}>重新载入</Button>}
      />
    </div>
  );
}
