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
  GetInterpretabilityParams,
  Interpretability,
  InterpretabilityReportPage,
  ListInterpretabilityReportsParams,
  ServerFaultResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/interpretability.ts';
import type { ErrorType } from '.././calls/interpretability.ts';

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
 * Judged results of all results in the issued reports of the range. Undetermined and unread results count as lost, by the reason of the interpreter or of the source row that was held back.
 * @summary 可解读率
 */
export const getInterpretability = (
    params?: GetInterpretabilityParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Interpretability>(
      {url: `/api/v2/statistics/interpretability`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetInterpretabilityQueryKey = (params?: GetInterpretabilityParams,) => {
    return [
    'api','v2','statistics','interpretability', ...(params ? [params] : [])
    ] as const;
    }


export const getGetInterpretabilityQueryOptions = <TData = Awaited<ReturnType<typeof getInterpretability>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: GetInterpretabilityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInterpretability>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInterpretabilityQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInterpretability>>> = ({ signal }) => getInterpretability(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInterpretability>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInterpretabilityQueryResult = NonNullable<Awaited<ReturnType<typeof getInterpretability>>>
export type GetInterpretabilityQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useGetInterpretability<TData = Awaited<ReturnType<typeof getInterpretability>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  GetInterpretabilityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInterpretability>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInterpretability>>,
          TError,
          Awaited<ReturnType<typeof getInterpretability>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInterpretability<TData = Awaited<ReturnType<typeof getInterpretability>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: GetInterpretabilityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInterpretability>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInterpretability>>,
          TError,
          Awaited<ReturnType<typeof getInterpretability>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInterpretability<TData = Awaited<ReturnType<typeof getInterpretability>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: GetInterpretabilityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInterpretability>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 可解读率
 */

export function useGetInterpretability<TData = Awaited<ReturnType<typeof getInterpretability>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: GetInterpretabilityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInterpretability>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInterpretabilityQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetInterpretability} query
 */
export const invalidateGetInterpretability = async (
 queryClient: QueryClient, params?: GetInterpretabilityParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetInterpretabilityQueryKey(params) }, options);

  return queryClient;
}




/**
 * The reports behind one count of the rate, newest first, narrowed as the rate is. Their number is that count. Names are masked.
 * @summary 可解读率所数的报告
 */
export const listInterpretabilityReports = (
    params: ListInterpretabilityReportsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<InterpretabilityReportPage>(
      {url: `/api/v2/statistics/interpretability/reports`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListInterpretabilityReportsQueryKey = (params?: ListInterpretabilityReportsParams,) => {
    return [
    'api','v2','statistics','interpretability','reports', ...(params ? [params] : [])
    ] as const;
    }


export const getListInterpretabilityReportsQueryOptions = <TData = Awaited<ReturnType<typeof listInterpretabilityReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params: ListInterpretabilityReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInterpretabilityReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInterpretabilityReportsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInterpretabilityReports>>> = ({ signal }) => listInterpretabilityReports(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInterpretabilityReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInterpretabilityReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listInterpretabilityReports>>>
export type ListInterpretabilityReportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListInterpretabilityReports<TData = Awaited<ReturnType<typeof listInterpretabilityReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: ListInterpretabilityReportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInterpretabilityReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInterpretabilityReports>>,
          TError,
          Awaited<ReturnType<typeof listInterpretabilityReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInterpretabilityReports<TData = Awaited<ReturnType<typeof listInterpretabilityReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: ListInterpretabilityReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInterpretabilityReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInterpretabilityReports>>,
          TError,
          Awaited<ReturnType<typeof listInterpretabilityReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInterpretabilityReports<TData = Awaited<ReturnType<typeof listInterpretabilityReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: ListInterpretabilityReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInterpretabilityReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 可解读率所数的报告
 */

export function useListInterpretabilityReports<TData = Awaited<ReturnType<typeof listInterpretabilityReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: ListInterpretabilityReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInterpretabilityReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInterpretabilityReportsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListInterpretabilityReports} query
 */
export const invalidateListInterpretabilityReports = async (
 queryClient: QueryClient, params: ListInterpretabilityReportsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListInterpretabilityReportsQueryKey(params) }, options);

  return queryClient;
}




