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
  GetUsageStatisticsParams,
  ListUsageRowsParams,
  ServerFaultResponse,
  UnauthorizedResponse,
  UsageRowPage,
  UsageStatistics
} from '../model';

import { request } from '.././calls/statistics.ts';
import type { ErrorType } from '.././calls/statistics.ts';

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
 * Sums of the range and of each group of it, from the sums that are kept by day. Groups of fewer than five people are one, 其他; people are told from five on. The unfinished day is left out of the comparison.
 * @summary 使用统计
 */
export const getUsageStatistics = (
    params?: GetUsageStatisticsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<UsageStatistics>(
      {url: `/api/v2/statistics/usage`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetUsageStatisticsQueryKey = (params?: GetUsageStatisticsParams,) => {
    return [
    'api','v2','statistics','usage', ...(params ? [params] : [])
    ] as const;
    }


export const getGetUsageStatisticsQueryOptions = <TData = Awaited<ReturnType<typeof getUsageStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: GetUsageStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageStatistics>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUsageStatisticsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUsageStatistics>>> = ({ signal }) => getUsageStatistics(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUsageStatistics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUsageStatisticsQueryResult = NonNullable<Awaited<ReturnType<typeof getUsageStatistics>>>
export type GetUsageStatisticsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useGetUsageStatistics<TData = Awaited<ReturnType<typeof getUsageStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  GetUsageStatisticsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageStatistics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUsageStatistics>>,
          TError,
          Awaited<ReturnType<typeof getUsageStatistics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUsageStatistics<TData = Awaited<ReturnType<typeof getUsageStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: GetUsageStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageStatistics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUsageStatistics>>,
          TError,
          Awaited<ReturnType<typeof getUsageStatistics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUsageStatistics<TData = Awaited<ReturnType<typeof getUsageStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: GetUsageStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageStatistics>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 使用统计
 */

export function useGetUsageStatistics<TData = Awaited<ReturnType<typeof getUsageStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: GetUsageStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageStatistics>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUsageStatisticsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetUsageStatistics} query
 */
export const invalidateGetUsageStatistics = async (
 queryClient: QueryClient, params?: GetUsageStatisticsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetUsageStatisticsQueryKey(params) }, options);

  return queryClient;
}




/**
 * The sums behind every figure by day, department, what was done and application, newest day first unless another order is asked for. Nobody is named; departments of fewer than five people are one, 其他.
 * @summary 使用统计的明细
 */
export const listUsageRows = (
    params?: ListUsageRowsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<UsageRowPage>(
      {url: `/api/v2/statistics/usage/rows`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListUsageRowsQueryKey = (params?: ListUsageRowsParams,) => {
    return [
    'api','v2','statistics','usage','rows', ...(params ? [params] : [])
    ] as const;
    }


export const getListUsageRowsQueryOptions = <TData = Awaited<ReturnType<typeof listUsageRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListUsageRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsageRows>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUsageRowsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUsageRows>>> = ({ signal }) => listUsageRows(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUsageRows>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUsageRowsQueryResult = NonNullable<Awaited<ReturnType<typeof listUsageRows>>>
export type ListUsageRowsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListUsageRows<TData = Awaited<ReturnType<typeof listUsageRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListUsageRowsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsageRows>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUsageRows>>,
          TError,
          Awaited<ReturnType<typeof listUsageRows>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUsageRows<TData = Awaited<ReturnType<typeof listUsageRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListUsageRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsageRows>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUsageRows>>,
          TError,
          Awaited<ReturnType<typeof listUsageRows>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUsageRows<TData = Awaited<ReturnType<typeof listUsageRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListUsageRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsageRows>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 使用统计的明细
 */

export function useListUsageRows<TData = Awaited<ReturnType<typeof listUsageRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListUsageRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsageRows>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUsageRowsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListUsageRows} query
 */
export const invalidateListUsageRows = async (
 queryClient: QueryClient, params?: ListUsageRowsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListUsageRowsQueryKey(params) }, options);

  return queryClient;
}




