import { ApiError } from '@jianwei/api-client/transport/api-error';
import type { ReactNode } from 'react';
import { QueryState, type ReadState } from '../../kit/query/query-state.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';

interface ArticleStateProps<T> {
  query: ReadState<T> & { readonly error: unknown };
  children: (data: T) => ReactNode;
}

/** An article of the knowledge base once it is there; until then the screen has a heading that is only read out. */
export function ArticleState<T>({ query, children }: ArticleStateProps<T>) {
  if (query.data !== undefined) return children(query.data);
  const isUnknown = query.error instanceof ApiError && query.error.status === 404;
  return (
    <>
      <h1 className="jw-visually-hidden">知识详情</h1>
      {isUnknown ? (
        <EmptyState title="知识库没有这一条" hint="可在医学百科中搜索" />
      ) : (
        <QueryState query={query} failed="知识未能载入" loading={<BlockSkeleton lines={8} />}>
          {children}
        </QueryState>
      )}
    </>
  );
}
