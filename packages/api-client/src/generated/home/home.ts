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
  HomeSummary,
  ServerFaultResponse,
  TaskList,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/home.ts';
import type { ErrorType } from '.././calls/home.ts';

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
 * Counts, reports to read first and hints of today by the clock of the hospital, for the signed-in account.
 * @summary 首页数据
 */
export const getHomeSummary = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<HomeSummary>(
      {url: `/api/v2/home/summary`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetHomeSummaryQueryKey = () => {
    return [
    'api','v2','home','summary'
    ] as const;
    }


export const getGetHomeSummaryQueryOptions = <TData = Awaited<ReturnType<typeof getHomeSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomeSummary>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHomeSummaryQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHomeSummary>>> = ({ signal }) => getHomeSummary(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHomeSummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHomeSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getHomeSummary>>>
export type GetHomeSummaryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useGetHomeSummary<TData = Awaited<ReturnType<typeof getHomeSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomeSummary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHomeSummary>>,
          TError,
          Awaited<ReturnType<typeof getHomeSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHomeSummary<TData = Awaited<ReturnType<typeof getHomeSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomeSummary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHomeSummary>>,
          TError,
          Awaited<ReturnType<typeof getHomeSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHomeSummary<TData = Awaited<ReturnType<typeof getHomeSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomeSummary>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 首页数据
 */

export function useGetHomeSummary<TData = Awaited<ReturnType<typeof getHomeSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomeSummary>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHomeSummaryQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetHomeSummary} query
 */
export const invalidateGetHomeSummary = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetHomeSummaryQueryKey() }, options);

  return queryClient;
}




/**
 * Of every department, only what the account may open; each with its count, its oldest and the screen that it is done on. Nothing waiting is told with 0, and who has nothing of the kind gets an empty list.
 * @summary 首页的待办
 */
export const listHomeTasks = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TaskList>(
      {url: `/api/v2/home/tasks`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListHomeTasksQueryKey = () => {
    return [
    'api','v2','home','tasks'
    ] as const;
    }


export const getListHomeTasksQueryOptions = <TData = Awaited<ReturnType<typeof listHomeTasks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomeTasks>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHomeTasksQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHomeTasks>>> = ({ signal }) => listHomeTasks(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHomeTasks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHomeTasksQueryResult = NonNullable<Awaited<ReturnType<typeof listHomeTasks>>>
export type ListHomeTasksQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListHomeTasks<TData = Awaited<ReturnType<typeof listHomeTasks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomeTasks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHomeTasks>>,
          TError,
          Awaited<ReturnType<typeof listHomeTasks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHomeTasks<TData = Awaited<ReturnType<typeof listHomeTasks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomeTasks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHomeTasks>>,
          TError,
          Awaited<ReturnType<typeof listHomeTasks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHomeTasks<TData = Awaited<ReturnType<typeof listHomeTasks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomeTasks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 首页的待办
 */

export function useListHomeTasks<TData = Awaited<ReturnType<typeof listHomeTasks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomeTasks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHomeTasksQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListHomeTasks} query
 */
export const invalidateListHomeTasks = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListHomeTasksQueryKey() }, options);

  return queryClient;
}




