import { Link } from 'react-router-dom';
import { EmptyState } from '../kit/ui/empty-state.tsx';
import { mayOpen } from '../parts/session/may-open.ts';

/** A path that the account may open and that has no screen here. */
export function NotOpenPage() {
  return (
    <EmptyState
      title="该功能尚未开放"
      action={
        mayOpen('/') && (
          <Link to="/" className="jw-button jw-button-default jw-button-middle">
            返回首页
          </Link>
        )
      }
    />
  );
}
