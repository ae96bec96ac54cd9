import { ApiError, isRefusal } from '@jianwei/api-client/transport/api-error';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { RotateCw } from 'lucide-react';
import { usePassedFocus } from '../lib/use-kept-focus.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { BlockSkeleton } from '../ui/skeleton.tsx';
import styles from './reload.module.css';

/** Options of a call that is asked with other words: the older answer stays until the new one is there. */
export const OLDER_STAYS = { query: { placeholderData: keepPreviousData } } as const;

/** The same where the screen says itself what failed: no notice beside it. */
export const OLDER_STAYS_QUIETLY = { ...OLDER_STAYS, request: { suppress: true } } as const;

/** What a screen needs to know of a call; every TanStack query result is one. */
export interface ReadState<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  /** Why it failed, where that is known. */
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** A call with something of it otherwise. Not spread: whoever reads all of a query is drawn again whenever anything is fetched. */
export function withRead<T>(
  query: ReadState<unknown>,
  otherwise: Partial<ReadState<T>> & Pick<ReadState<T>, 'data'>,
): ReadState<T> {
  const { isError, error, refetch } = query;
  return { isError, error, refetch, ...otherwise };
}

interface QueryStateProps<T> {
  query: ReadState<T>;
  /** What could not be read, in one line; without it only the way to try again stands there. */
  failed?: string;
  /** What is said instead where there is none of it (404): loading again would find none either. */
  absent?: string | undefined;
  /** In the shape of what is awaited; grey lines unless told otherwise, so many of them. */
  loading?: ReactNode;
  lines?: number;
  /** Shown instead of the content when the answer holds nothing; `undefined` or `false` when it holds something. */
  empty?: (data: T) => ReactNode;
  /** Takes back what the call was asked with: where the server refuses that, its reason stands beside this. */
  onClear?: () => void;
  children: (data: T) => ReactNode;
}

/**
 * The four states of what is read: awaited, failed, empty, there. An older answer stays while it is read again, also when
 * that fails.
 */
export function QueryState<T>(props: QueryStateProps<T>) {
  const { query, failed, absent, loading, lines, empty, onClear, children } = props;
  const { data } = query;
  if (data !== undefined) return empty?.(data) || children(data);
  if (!query.isError) return loading || <BlockSkeleton lines={lines} />;
  if (onClear && isRefusal(query.error)) return <Refused reason={query.error.message} onClear={onClear} />;
  if (absent !== undefined && isAbsent(query.error)) return <EmptyState tone="error" title={absent} />;
  if (isToldRefusal(query.error, failed)) return <EmptyState tone="error" title={failed} />;
  return <Failed title={failed} onReload={() => void query.refetch()} />;
}

function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** A text that is the server's own reason: who reads it knows what to change, and loading again would only repeat it. */
export function isToldRefusal(error: unknown, told: string | undefined): told is string {
  return isRefusal(error) && error.message === told;
}

/** What is left of a call that failed: what it was, if the screen does not say so itself, and a way to try again. */
export function Failed({ title, onReload }: { title?: string | undefined; onReload: () => void }) {
  if (title === undefined) return <Reload onReload={onReload} />;
  return <EmptyState tone="error" title={title} action={<ReloadButton onReload={onReload} />} />;
}

/** What was asked for cannot be had: why, and a way back to everything. */
function Refused({ reason, onClear }: { reason: string; onClear: () => void }) {
  const own = useRef<HTMLButtonElement>(null);
  usePassedFocus(own, true);
  const clear = (
    <Button ref={own} onClick={onClear}>
      清除筛选
    </Button>
  );
  return <EmptyState tone="error" title={reason} action={clear} />;
}

/** Several calls that one screen needs together: their answers, or the first of them that failed. */
export function joinReads<T extends readonly unknown[]>(...queries: { [K in keyof T]: ReadState<T[K]> }): ReadState<T> {
  const failed = queries.filter(({ isError, data }) => isError && data === undefined);
  const isWhole = queries.every(({ data }) => data !== undefined);
  return {
    data: isWhole ? (queries.map(({ data }) => data) as unknown as T) : undefined,
    isError: failed.length > 0,
    error: failed[0]?.error,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}

/** Goes away once it is pressed; the keyboard stays where it was on the page. */
function ReloadButton({ icon, onReload }: { icon?: ReactNode; onReload: () => void }) {
  const own = useRef<HTMLButtonElement>(null);
  usePassedFocus(own, true);
  return (
    <Button ref={own} icon={icon} onClick={onReload}>
      重新载入
    </Button>
  );
}

/** What is left of a call that failed: no text of its own, a way to try again. */
export function Reload({ onReload }: { onReload: () => void }) {
  return (
    <div className={styles.reload}>
      <ReloadButton icon={<RotateCw size={14} />} onReload={onReload} />
    </div>
  );
}
