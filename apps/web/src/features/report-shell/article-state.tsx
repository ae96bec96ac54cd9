import { ApiError } from '@jianwei/api-client/transport/api-error';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { BlockSkeleton } from '../../shared/ui/skeleton.tsx';

/** In place of an article: it is on its way, unknown, or could not be read. */
export function ArticleState({ error, onReload }: { error: unknown; onReload: () => void }) {
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <>
      <h1 className="jw-visually-hidden">知识详情</h1>
      {error === null && <BlockSkeleton lines={8} />}
      {error !== null && isUnknown && <EmptyState title="知识库没有这一条" hint="可在医学百科中搜索" />}
      {error !== null && !isUnknown && (
        <EmptyState tone="error" title="知识未能载入" action={<Button onClick={onReload}>重新载入</Button>} />
      )}
    </>
  );
}
