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
  CollectedReportPage,
  CollectedState,
  ListCollectedReportsParams,
  NotFoundResponse,
  ServerFaultResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/favourites.ts';
import type { ErrorType } from '.././calls/favourites.ts';

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
 * Reports that the signed-in account collected.
 * @summary 我的收藏
 */
export const listCollectedReports = (
    params?: ListCollectedReportsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CollectedReportPage>(
      {url: `/api/v2/ai/reports/collect`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListCollectedReportsQueryKey = (params?: ListCollectedReportsParams,) => {
    return [
    'api','v2','ai','reports','collect', ...(params ? [params] : [])
    ] as const;
    }


export const getListCollectedReportsQueryOptions = <TData = Awaited<ReturnType<typeof listCollectedReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListCollectedReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollectedReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCollectedReportsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCollectedReports>>> = ({ signal }) => listCollectedReports(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCollectedReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCollectedReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listCollectedReports>>>
export type ListCollectedReportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListCollectedReports<TData = Awaited<ReturnType<typeof listCollectedReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListCollectedReportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollectedReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCollectedReports>>,
          TError,
          Awaited<ReturnType<typeof listCollectedReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCollectedReports<TData = Awaited<ReturnType<typeof listCollectedReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListCollectedReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollectedReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCollectedReports>>,
          TError,
          Awaited<ReturnType<typeof listCollectedReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCollectedReports<TData = Awaited<ReturnType<typeof listCollectedReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListCollectedReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollectedReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 我的收藏
 */

export function useListCollectedReports<TData = Awaited<ReturnType<typeof listCollectedReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListCollectedReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollectedReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCollectedReportsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListCollectedReports} query
 */
export const invalidateListCollectedReports = async (
 queryClient: QueryClient, params?: ListCollectedReportsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCollectedReportsQueryKey(params) }, options);

  return queryClient;
}




/**
 * A GET that changes state; idempotent, never cached.
 * @summary 收藏报告
 */
export const collectReport = (
    reportId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CollectedState>(
      {url: `/api/v2/ai/reports/collect/${encodeURIComponent(String(reportId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getCollectReportMutationKey = () => ['collectReport'] as const;

export const getCollectReportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectReport>>, TError,CollectReportMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof collectReport>>, TError,CollectReportMutationVariables, TContext> => {

const mutationKey = getCollectReportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof collectReport>>, CollectReportMutationVariables> = (props) => {
          const {reportId} = props ?? {};

          return  collectReport(reportId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CollectReportMutationResult = NonNullable<Awaited<ReturnType<typeof collectReport>>>

    export type CollectReportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>
    export type CollectReportMutationVariables = {reportId: string}

    /**
 * @summary 收藏报告
 */
export const useCollectReport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectReport>>, TError,CollectReportMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof collectReport>>,
        TError,
        CollectReportMutationVariables,
        TContext
      > => {
      return useMutation(getCollectReportMutationOptions(options), queryClient);
    }
    /**
 * Whether the signed-in account collected the report.
 * @summary 报告是否已收藏
 */
export const checkReportCollected = (
    reportId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CollectedState>(
      {url: `/api/v2/ai/reports/collect/${encodeURIComponent(String(reportId))}/check`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getCheckReportCollectedQueryKey = (reportId: string,) => {
    return [
    'api','v2','ai','reports','collect',reportId,'check'
    ] as const;
    }


export const getCheckReportCollectedQueryOptions = <TData = Awaited<ReturnType<typeof checkReportCollected>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(reportId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkReportCollected>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckReportCollectedQueryKey(reportId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkReportCollected>>> = ({ signal }) => checkReportCollected(reportId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: reportId !== null && reportId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkReportCollected>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckReportCollectedQueryResult = NonNullable<Awaited<ReturnType<typeof checkReportCollected>>>
export type CheckReportCollectedQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useCheckReportCollected<TData = Awaited<ReturnType<typeof checkReportCollected>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkReportCollected>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkReportCollected>>,
          TError,
          Awaited<ReturnType<typeof checkReportCollected>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckReportCollected<TData = Awaited<ReturnType<typeof checkReportCollected>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkReportCollected>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkReportCollected>>,
          TError,
          Awaited<ReturnType<typeof checkReportCollected>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckReportCollected<TData = Awaited<ReturnType<typeof checkReportCollected>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkReportCollected>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 报告是否已收藏
 */

export function useCheckReportCollected<TData = Awaited<ReturnType<typeof checkReportCollected>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkReportCollected>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckReportCollectedQueryOptions(reportId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useCheckReportCollected} query
 */
export const invalidateCheckReportCollected = async (
 queryClient: QueryClient, reportId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCheckReportCollectedQueryKey(reportId) }, options);

  return queryClient;
}




/**
 * A GET that changes state; idempotent, never cached.
 * @summary 取消收藏
 */
export const cancelReportCollection = (
    reportId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CollectedState>(
      {url: `/api/v2/ai/reports/collect/${encodeURIComponent(String(reportId))}/cancel`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getCancelReportCollectionMutationKey = () => ['cancelReportCollection'] as const;

export const getCancelReportCollectionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelReportCollection>>, TError,CancelReportCollectionMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelReportCollection>>, TError,CancelReportCollectionMutationVariables, TContext> => {

const mutationKey = getCancelReportCollectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelReportCollection>>, CancelReportCollectionMutationVariables> = (props) => {
          const {reportId} = props ?? {};

          return  cancelReportCollection(reportId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelReportCollectionMutationResult = NonNullable<Awaited<ReturnType<typeof cancelReportCollection>>>

    export type CancelReportCollectionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>
    export type CancelReportCollectionMutationVariables = {reportId: string}

    /**
 * @summary 取消收藏
 */
export const useCancelReportCollection = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelReportCollection>>, TError,CancelReportCollectionMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelReportCollection>>,
        TError,
        CancelReportCollectionMutationVariables,
        TContext
      > => {
      return useMutation(getCancelReportCollectionMutationOptions(options), queryClient);
    }
