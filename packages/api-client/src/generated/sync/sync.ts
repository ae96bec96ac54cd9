/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  GetSyncCheckParams,
  ListSourceSyncRowsParams,
  ListSyncCheckRowsParams,
  ListSyncRowsParams,
  ListSyncRunsParams,
  NotFoundResponse,
  ServerFaultResponse,
  SyncCheck,
  SyncImport,
  SyncImported,
  SyncManifest,
  SyncRetry,
  SyncRowPage,
  SyncRun,
  SyncRunDetail,
  SyncRunId,
  SyncRunPage,
  SyncSource,
  SyncSourceId,
  SyncSources,
  SyncStoredPage,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/sync.ts';
import type { ErrorType , BodyType } from '.././calls/sync.ts';

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
 * In the order of the screen; figures count the runs of the last day and of the hospital's today.
 * @summary 来源
 */
export const listSyncSources = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SyncSources>(
      {url: `/api/v2/sync/sources`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListSyncSourcesQueryKey = () => {
    return [
    'api','v2','sync','sources'
    ] as const;
    }


export const getListSyncSourcesQueryOptions = <TData = Awaited<ReturnType<typeof listSyncSources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSyncSources>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSyncSourcesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSyncSources>>> = ({ signal }) => listSyncSources(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSyncSources>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSyncSourcesQueryResult = NonNullable<Awaited<ReturnType<typeof listSyncSources>>>
export type ListSyncSourcesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListSyncSources<TData = Awaited<ReturnType<typeof listSyncSources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSyncSources>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSyncSources>>,
          TError,
          Awaited<ReturnType<typeof listSyncSources>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSyncSources<TData = Awaited<ReturnType<typeof listSyncSources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSyncSources>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSyncSources>>,
          TError,
          Awaited<ReturnType<typeof listSyncSources>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSyncSources<TData = Awaited<ReturnType<typeof listSyncSources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSyncSources>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 来源
 */

export function useListSyncSources<TData = Awaited<ReturnType<typeof listSyncSources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSyncSources>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSyncSourcesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSyncSources} query
 */
export const invalidateListSyncSources = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSyncSourcesQueryKey() }, options);

  return queryClient;
}




/**
 * Fetches what the source has ready; refused while its last transfer is under way or the source is paused.
 * @summary 立即同步
 */
export const runSyncSource = (
    sourceId: SyncSourceId,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SyncRun>(
      {url: `/api/v2/sync/sources/${encodeURIComponent(String(sourceId))}/run`, method: 'POST', ...(signal ? { signal }: {})
    },
      options);
    }




export const getRunSyncSourceMutationKey = () => ['runSyncSource'] as const;

export const getRunSyncSourceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof runSyncSource>>, TError,RunSyncSourceMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof runSyncSource>>, TError,RunSyncSourceMutationVariables, TContext> => {

const mutationKey = getRunSyncSourceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof runSyncSource>>, RunSyncSourceMutationVariables> = (props) => {
          const {sourceId} = props ?? {};

          return  runSyncSource(sourceId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RunSyncSourceMutationResult = NonNullable<Awaited<ReturnType<typeof runSyncSource>>>

    export type RunSyncSourceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type RunSyncSourceMutationVariables = {sourceId: SyncSourceId}

    /**
 * @summary 立即同步
 */
export const useRunSyncSource = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof runSyncSource>>, TError,RunSyncSourceMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof runSyncSource>>,
        TError,
        RunSyncSourceMutationVariables,
        TContext
      > => {
      return useMutation(getRunSyncSourceMutationOptions(options), queryClient);
    }
    /**
 * No transfer begins until it is resumed.
 * @summary 暂停来源
 */
export const pauseSyncSource = (
    sourceId: SyncSourceId,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SyncSource>(
      {url: `/api/v2/sync/sources/${encodeURIComponent(String(sourceId))}/pause`, method: 'POST', ...(signal ? { signal }: {})
    },
      options);
    }




export const getPauseSyncSourceMutationKey = () => ['pauseSyncSource'] as const;

export const getPauseSyncSourceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pauseSyncSource>>, TError,PauseSyncSourceMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof pauseSyncSource>>, TError,PauseSyncSourceMutationVariables, TContext> => {

const mutationKey = getPauseSyncSourceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof pauseSyncSource>>, PauseSyncSourceMutationVariables> = (props) => {
          const {sourceId} = props ?? {};

          return  pauseSyncSource(sourceId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PauseSyncSourceMutationResult = NonNullable<Awaited<ReturnType<typeof pauseSyncSource>>>

    export type PauseSyncSourceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type PauseSyncSourceMutationVariables = {sourceId: SyncSourceId}

    /**
 * @summary 暂停来源
 */
export const usePauseSyncSource = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pauseSyncSource>>, TError,PauseSyncSourceMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof pauseSyncSource>>,
        TError,
        PauseSyncSourceMutationVariables,
        TContext
      > => {
      return useMutation(getPauseSyncSourceMutationOptions(options), queryClient);
    }
    /**
 * Transfers may begin again.
 * @summary 恢复来源
 */
export const resumeSyncSource = (
    sourceId: SyncSourceId,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SyncSource>(
      {url: `/api/v2/sync/sources/${encodeURIComponent(String(sourceId))}/resume`, method: 'POST', ...(signal ? { signal }: {})
    },
      options);
    }




export const getResumeSyncSourceMutationKey = () => ['resumeSyncSource'] as const;

export const getResumeSyncSourceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeSyncSource>>, TError,ResumeSyncSourceMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof resumeSyncSource>>, TError,ResumeSyncSourceMutationVariables, TContext> => {

const mutationKey = getResumeSyncSourceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resumeSyncSource>>, ResumeSyncSourceMutationVariables> = (props) => {
          const {sourceId} = props ?? {};

          return  resumeSyncSource(sourceId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResumeSyncSourceMutationResult = NonNullable<Awaited<ReturnType<typeof resumeSyncSource>>>

    export type ResumeSyncSourceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type ResumeSyncSourceMutationVariables = {sourceId: SyncSourceId}

    /**
 * @summary 恢复来源
 */
export const useResumeSyncSource = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeSyncSource>>, TError,ResumeSyncSourceMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resumeSyncSource>>,
        TError,
        ResumeSyncSourceMutationVariables,
        TContext
      > => {
      return useMutation(getResumeSyncSourceMutationOptions(options), queryClient);
    }
    /**
 * Newest first; runs are kept 90 days.
 * @summary 运行
 */
export const listSyncRuns = (
    params?: ListSyncRunsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SyncRunPage>(
      {url: `/api/v2/sync/runs`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListSyncRunsQueryKey = (params?: ListSyncRunsParams,) => {
    return [
    'api','v2','sync','runs', ...(params ? [params] : [])
    ] as const;
    }


export const getListSyncRunsQueryOptions = <TData = Awaited<ReturnType<typeof listSyncRuns>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListSyncRunsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSyncRuns>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSyncRunsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSyncRuns>>> = ({ signal }) => listSyncRuns(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSyncRuns>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSyncRunsQueryResult = NonNullable<Awaited<ReturnType<typeof listSyncRuns>>>
export type ListSyncRunsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListSyncRuns<TData = Awaited<ReturnType<typeof listSyncRuns>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListSyncRunsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSyncRuns>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSyncRuns>>,
          TError,
          Awaited<ReturnType<typeof listSyncRuns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSyncRuns<TData = Awaited<ReturnType<typeof listSyncRuns>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListSyncRunsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSyncRuns>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSyncRuns>>,
          TError,
          Awaited<ReturnType<typeof listSyncRuns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSyncRuns<TData = Awaited<ReturnType<typeof listSyncRuns>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListSyncRunsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSyncRuns>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 运行
 */

export function useListSyncRuns<TData = Awaited<ReturnType<typeof listSyncRuns>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListSyncRunsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSyncRuns>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSyncRunsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSyncRuns} query
 */
export const invalidateListSyncRuns = async (
 queryClient: QueryClient, params?: ListSyncRunsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSyncRunsQueryKey(params) }, options);

  return queryClient;
}




/**
 * Counted when it ended; freed counts what a mapping has read since.
 * @summary 一次运行
 */
export const getSyncRun = (
    runId: SyncRunId,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SyncRunDetail>(
      {url: `/api/v2/sync/runs/${encodeURIComponent(String(runId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetSyncRunQueryKey = (runId: SyncRunId,) => {
    return [
    'api','v2','sync','runs',runId
    ] as const;
    }


export const getGetSyncRunQueryOptions = <TData = Awaited<ReturnType<typeof getSyncRun>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(runId: SyncRunId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSyncRun>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSyncRunQueryKey(runId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSyncRun>>> = ({ signal }) => getSyncRun(runId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: runId !== null && runId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSyncRun>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSyncRunQueryResult = NonNullable<Awaited<ReturnType<typeof getSyncRun>>>
export type GetSyncRunQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetSyncRun<TData = Awaited<ReturnType<typeof getSyncRun>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 runId: SyncRunId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSyncRun>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSyncRun>>,
          TError,
          Awaited<ReturnType<typeof getSyncRun>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSyncRun<TData = Awaited<ReturnType<typeof getSyncRun>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 runId: SyncRunId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSyncRun>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSyncRun>>,
          TError,
          Awaited<ReturnType<typeof getSyncRun>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSyncRun<TData = Awaited<ReturnType<typeof getSyncRun>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 runId: SyncRunId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSyncRun>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 一次运行
 */

export function useGetSyncRun<TData = Awaited<ReturnType<typeof getSyncRun>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 runId: SyncRunId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSyncRun>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSyncRunQueryOptions(runId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetSyncRun} query
 */
export const invalidateGetSyncRun = async (
 queryClient: QueryClient, runId: SyncRunId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSyncRunQueryKey(runId) }, options);

  return queryClient;
}




/**
 * Refused rows first, then in the order of the reports.
 * @summary 一次运行的条目
 */
export const listSyncRows = (
    runId: SyncRunId,
    params?: ListSyncRowsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SyncRowPage>(
      {url: `/api/v2/sync/runs/${encodeURIComponent(String(runId))}/rows`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListSyncRowsQueryKey = (runId: SyncRunId,
    params?: ListSyncRowsParams,) => {
    return [
    'api','v2','sync','runs',runId,'rows', ...(params ? [params] : [])
    ] as const;
    }


export const getListSyncRowsQueryOptions = <TData = Awaited<ReturnType<typeof listSyncRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(runId: SyncRunId,
    params?: ListSyncRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSyncRows>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSyncRowsQueryKey(runId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSyncRows>>> = ({ signal }) => listSyncRows(runId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: runId !== null && runId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSyncRows>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSyncRowsQueryResult = NonNullable<Awaited<ReturnType<typeof listSyncRows>>>
export type ListSyncRowsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListSyncRows<TData = Awaited<ReturnType<typeof listSyncRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 runId: SyncRunId,
    params: undefined |  ListSyncRowsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSyncRows>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSyncRows>>,
          TError,
          Awaited<ReturnType<typeof listSyncRows>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSyncRows<TData = Awaited<ReturnType<typeof listSyncRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 runId: SyncRunId,
    params?: ListSyncRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSyncRows>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSyncRows>>,
          TError,
          Awaited<ReturnType<typeof listSyncRows>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSyncRows<TData = Awaited<ReturnType<typeof listSyncRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 runId: SyncRunId,
    params?: ListSyncRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSyncRows>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 一次运行的条目
 */

export function useListSyncRows<TData = Awaited<ReturnType<typeof listSyncRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 runId: SyncRunId,
    params?: ListSyncRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSyncRows>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSyncRowsQueryOptions(runId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSyncRows} query
 */
export const invalidateListSyncRows = async (
 queryClient: QueryClient, runId: SyncRunId,
    params?: ListSyncRowsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSyncRowsQueryKey(runId,params) }, options);

  return queryClient;
}




/**
 * A new run linked to this one: refused rows are read again by the importer, what is in already is skipped as known.
 * @summary 重试
 */
export const retrySyncRun = (
    runId: SyncRunId,
    syncRetry: BodyType<SyncRetry>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SyncRun>(
      {url: `/api/v2/sync/runs/${encodeURIComponent(String(runId))}/retry`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: syncRetry, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRetrySyncRunMutationKey = () => ['retrySyncRun'] as const;

export const getRetrySyncRunMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retrySyncRun>>, TError,RetrySyncRunMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof retrySyncRun>>, TError,RetrySyncRunMutationVariables, TContext> => {

const mutationKey = getRetrySyncRunMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof retrySyncRun>>, RetrySyncRunMutationVariables> = (props) => {
          const {runId,data} = props ?? {};

          return  retrySyncRun(runId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RetrySyncRunMutationResult = NonNullable<Awaited<ReturnType<typeof retrySyncRun>>>
    export type RetrySyncRunMutationBody = BodyType<SyncRetry>
    export type RetrySyncRunMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type RetrySyncRunMutationVariables = {runId: SyncRunId;data: BodyType<SyncRetry>}

    /**
 * @summary 重试
 */
export const useRetrySyncRun = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retrySyncRun>>, TError,RetrySyncRunMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof retrySyncRun>>,
        TError,
        RetrySyncRunMutationVariables,
        TContext
      > => {
      return useMutation(getRetrySyncRunMutationOptions(options), queryClient);
    }
    /**
 * Rows of every run that began in the range, newest run first, of each the refused ones first; runs are kept 90 days. The upper end is outside, without it the range reaches up to now.
 * @summary 一个来源在一段时间内的条目
 */
export const listSourceSyncRows = (
    params: ListSourceSyncRowsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SyncRowPage>(
      {url: `/api/v2/sync/rows`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListSourceSyncRowsQueryKey = (params?: ListSourceSyncRowsParams,) => {
    return [
    'api','v2','sync','rows', ...(params ? [params] : [])
    ] as const;
    }


export const getListSourceSyncRowsQueryOptions = <TData = Awaited<ReturnType<typeof listSourceSyncRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(params: ListSourceSyncRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSourceSyncRows>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSourceSyncRowsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSourceSyncRows>>> = ({ signal }) => listSourceSyncRows(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSourceSyncRows>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSourceSyncRowsQueryResult = NonNullable<Awaited<ReturnType<typeof listSourceSyncRows>>>
export type ListSourceSyncRowsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListSourceSyncRows<TData = Awaited<ReturnType<typeof listSourceSyncRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: ListSourceSyncRowsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSourceSyncRows>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSourceSyncRows>>,
          TError,
          Awaited<ReturnType<typeof listSourceSyncRows>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSourceSyncRows<TData = Awaited<ReturnType<typeof listSourceSyncRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: ListSourceSyncRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSourceSyncRows>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSourceSyncRows>>,
          TError,
          Awaited<ReturnType<typeof listSourceSyncRows>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSourceSyncRows<TData = Awaited<ReturnType<typeof listSourceSyncRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: ListSourceSyncRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSourceSyncRows>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 一个来源在一段时间内的条目
 */

export function useListSourceSyncRows<TData = Awaited<ReturnType<typeof listSourceSyncRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: ListSourceSyncRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSourceSyncRows>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSourceSyncRowsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSourceSyncRows} query
 */
export const invalidateListSourceSyncRows = async (
 queryClient: QueryClient, params: ListSourceSyncRowsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSourceSyncRowsQueryKey(params) }, options);

  return queryClient;
}




/**
 * FHIR R4 bundle, HL7 v2 ORU^R01 or CSV with a header. With dry_run it is read in a copy of the hospital, and nothing is stored.
 * @summary 导入文件
 */
export const importSyncFile = (
    syncImport: BodyType<SyncImport>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SyncImported>(
      {url: `/api/v2/sync/import`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: syncImport, ...(signal ? { signal }: {})
    },
      options);
    }




export const getImportSyncFileMutationKey = () => ['importSyncFile'] as const;

export const getImportSyncFileMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importSyncFile>>, TError,ImportSyncFileMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof importSyncFile>>, TError,ImportSyncFileMutationVariables, TContext> => {

const mutationKey = getImportSyncFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importSyncFile>>, ImportSyncFileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  importSyncFile(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportSyncFileMutationResult = NonNullable<Awaited<ReturnType<typeof importSyncFile>>>
    export type ImportSyncFileMutationBody = BodyType<SyncImport>
    export type ImportSyncFileMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type ImportSyncFileMutationVariables = {data: BodyType<SyncImport>}

    /**
 * @summary 导入文件
 */
export const useImportSyncFile = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importSyncFile>>, TError,ImportSyncFileMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importSyncFile>>,
        TError,
        ImportSyncFileMutationVariables,
        TContext
      > => {
      return useMutation(getImportSyncFileMutationOptions(options), queryClient);
    }
    /**
 * What is stored of the reports of one source on one day.
 * @summary 存量
 */
export const getSyncCheck = (
    params: GetSyncCheckParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SyncCheck>(
      {url: `/api/v2/sync/check`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetSyncCheckQueryKey = (params?: GetSyncCheckParams,) => {
    return [
    'api','v2','sync','check', ...(params ? [params] : [])
    ] as const;
    }


export const getGetSyncCheckQueryOptions = <TData = Awaited<ReturnType<typeof getSyncCheck>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(params: GetSyncCheckParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSyncCheck>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSyncCheckQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSyncCheck>>> = ({ signal }) => getSyncCheck(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSyncCheck>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSyncCheckQueryResult = NonNullable<Awaited<ReturnType<typeof getSyncCheck>>>
export type GetSyncCheckQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetSyncCheck<TData = Awaited<ReturnType<typeof getSyncCheck>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: GetSyncCheckParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSyncCheck>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSyncCheck>>,
          TError,
          Awaited<ReturnType<typeof getSyncCheck>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSyncCheck<TData = Awaited<ReturnType<typeof getSyncCheck>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: GetSyncCheckParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSyncCheck>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSyncCheck>>,
          TError,
          Awaited<ReturnType<typeof getSyncCheck>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSyncCheck<TData = Awaited<ReturnType<typeof getSyncCheck>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: GetSyncCheckParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSyncCheck>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 存量
 */

export function useGetSyncCheck<TData = Awaited<ReturnType<typeof getSyncCheck>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: GetSyncCheckParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSyncCheck>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSyncCheckQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetSyncCheck} query
 */
export const invalidateGetSyncCheck = async (
 queryClient: QueryClient, params: GetSyncCheckParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSyncCheckQueryKey(params) }, options);

  return queryClient;
}




/**
 * Compares what the source says it sent with what is stored; nothing is changed.
 * @summary 核对清单
 */
export const checkSync = (
    syncManifest: BodyType<SyncManifest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SyncCheck>(
      {url: `/api/v2/sync/check`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: syncManifest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCheckSyncMutationKey = () => ['checkSync'] as const;

export const getCheckSyncMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkSync>>, TError,CheckSyncMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof checkSync>>, TError,CheckSyncMutationVariables, TContext> => {

const mutationKey = getCheckSyncMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkSync>>, CheckSyncMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  checkSync(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckSyncMutationResult = NonNullable<Awaited<ReturnType<typeof checkSync>>>
    export type CheckSyncMutationBody = BodyType<SyncManifest>
    export type CheckSyncMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type CheckSyncMutationVariables = {data: BodyType<SyncManifest>}

    /**
 * @summary 核对清单
 */
export const useCheckSync = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkSync>>, TError,CheckSyncMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkSync>>,
        TError,
        CheckSyncMutationVariables,
        TContext
      > => {
      return useMutation(getCheckSyncMutationOptions(options), queryClient);
    }
    /**
 * The stored results behind one count of a source's day, the newest report first. Names are masked.
 * @summary 存量的结果
 */
export const listSyncCheckRows = (
    params: ListSyncCheckRowsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SyncStoredPage>(
      {url: `/api/v2/sync/check/rows`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListSyncCheckRowsQueryKey = (params?: ListSyncCheckRowsParams,) => {
    return [
    'api','v2','sync','check','rows', ...(params ? [params] : [])
    ] as const;
    }


export const getListSyncCheckRowsQueryOptions = <TData = Awaited<ReturnType<typeof listSyncCheckRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(params: ListSyncCheckRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSyncCheckRows>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSyncCheckRowsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSyncCheckRows>>> = ({ signal }) => listSyncCheckRows(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSyncCheckRows>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSyncCheckRowsQueryResult = NonNullable<Awaited<ReturnType<typeof listSyncCheckRows>>>
export type ListSyncCheckRowsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListSyncCheckRows<TData = Awaited<ReturnType<typeof listSyncCheckRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: ListSyncCheckRowsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSyncCheckRows>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSyncCheckRows>>,
          TError,
          Awaited<ReturnType<typeof listSyncCheckRows>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSyncCheckRows<TData = Awaited<ReturnType<typeof listSyncCheckRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: ListSyncCheckRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSyncCheckRows>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSyncCheckRows>>,
          TError,
          Awaited<ReturnType<typeof listSyncCheckRows>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSyncCheckRows<TData = Awaited<ReturnType<typeof listSyncCheckRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: ListSyncCheckRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSyncCheckRows>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 存量的结果
 */

export function useListSyncCheckRows<TData = Awaited<ReturnType<typeof listSyncCheckRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: ListSyncCheckRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSyncCheckRows>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSyncCheckRowsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSyncCheckRows} query
 */
export const invalidateListSyncCheckRows = async (
 queryClient: QueryClient, params: ListSyncCheckRowsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSyncCheckRowsQueryKey(params) }, options);

  return queryClient;
}




