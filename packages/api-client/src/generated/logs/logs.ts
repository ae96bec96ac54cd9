/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  ListLogsParams,
  LogDetail,
  LogPage,
  NotFoundResponse,
  ServerFaultResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/logs.ts';
import type { ErrorType } from '.././calls/logs.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

      type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Newest first unless another order is asked for; more than 100,000 entries are ordered by time only. bars count the same filter by hour (up to three days) or by day. With q the total stops at 10,000 (is_bounded) unless exact is asked for.
 * @summary 日志
 */
export const listLogs = (
    params?: ListLogsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LogPage>(
      {url: `/api/v2/logs`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListLogsQueryKey = (params?: ListLogsParams,) => {
    return [
    'api','v2','logs', ...(params ? [params] : [])
    ] as const;
    }


export const getListLogsQueryOptions = <TData = Awaited<ReturnType<typeof listLogs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListLogsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLogs>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLogsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLogs>>> = ({ signal }) => listLogs(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLogs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLogsQueryResult = NonNullable<Awaited<ReturnType<typeof listLogs>>>
export type ListLogsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListLogs<TData = Awaited<ReturnType<typeof listLogs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListLogsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLogs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLogs>>,
          TError,
          Awaited<ReturnType<typeof listLogs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLogs<TData = Awaited<ReturnType<typeof listLogs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListLogsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLogs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLogs>>,
          TError,
          Awaited<ReturnType<typeof listLogs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLogs<TData = Awaited<ReturnType<typeof listLogs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListLogsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLogs>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 日志
 */

export function useListLogs<TData = Awaited<ReturnType<typeof listLogs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListLogsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLogs>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLogsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListLogs} query
 */
export const invalidateListLogs = async (
 queryClient: QueryClient, params?: ListLogsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLogsQueryKey(params) }, options);

  return queryClient;
}




/**
 * id is the log id. With before and after of a change, and the data an action carried.
 * @summary 一条日志
 */
export const getLogEntry = (
    kind: 'change' | 'action' | 'visit' | 'login',
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LogDetail>(
      {url: `/api/v2/logs/${encodeURIComponent(String(kind))}/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetLogEntryQueryKey = (kind: 'change' | 'action' | 'visit' | 'login',
    id: number,) => {
    return [
    'api','v2','logs',kind,id
    ] as const;
    }


export const getGetLogEntryQueryOptions = <TData = Awaited<ReturnType<typeof getLogEntry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(kind: 'change' | 'action' | 'visit' | 'login',
    id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLogEntry>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLogEntryQueryKey(kind,id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLogEntry>>> = ({ signal }) => getLogEntry(kind,id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: kind !== null && kind !== undefined && id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLogEntry>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLogEntryQueryResult = NonNullable<Awaited<ReturnType<typeof getLogEntry>>>
export type GetLogEntryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetLogEntry<TData = Awaited<ReturnType<typeof getLogEntry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 kind: 'change' | 'action' | 'visit' | 'login',
    id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLogEntry>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLogEntry>>,
          TError,
          Awaited<ReturnType<typeof getLogEntry>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLogEntry<TData = Awaited<ReturnType<typeof getLogEntry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 kind: 'change' | 'action' | 'visit' | 'login',
    id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLogEntry>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLogEntry>>,
          TError,
          Awaited<ReturnType<typeof getLogEntry>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLogEntry<TData = Awaited<ReturnType<typeof getLogEntry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 kind: 'change' | 'action' | 'visit' | 'login',
    id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLogEntry>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 一条日志
 */

export function useGetLogEntry<TData = Awaited<ReturnType<typeof getLogEntry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 kind: 'change' | 'action' | 'visit' | 'login',
    id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLogEntry>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLogEntryQueryOptions(kind,id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetLogEntry} query
 */
export const invalidateGetLogEntry = async (
 queryClient: QueryClient, kind: 'change' | 'action' | 'visit' | 'login',
    id: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetLogEntryQueryKey(kind,id) }, options);

  return queryClient;
}




