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
  CerebrospinalFluidReport,
  NotFoundResponse,
  ReportList,
  ServerFaultResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/cerebrospinal.ts';
import type { ErrorType } from '.././calls/cerebrospinal.ts';

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
 * id is the report id.
 * @summary 脑脊液分析报告
 */
export const getCerebrospinalFluidReport = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CerebrospinalFluidReport>(
      {url: `/api/v2/model/cerebrospinal_analysis/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetCerebrospinalFluidReportQueryKey = (id: string,) => {
    return [
    'api','v2','model','cerebrospinal_analysis',id
    ] as const;
    }


export const getGetCerebrospinalFluidReportQueryOptions = <TData = Awaited<ReturnType<typeof getCerebrospinalFluidReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCerebrospinalFluidReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCerebrospinalFluidReportQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCerebrospinalFluidReport>>> = ({ signal }) => getCerebrospinalFluidReport(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCerebrospinalFluidReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCerebrospinalFluidReportQueryResult = NonNullable<Awaited<ReturnType<typeof getCerebrospinalFluidReport>>>
export type GetCerebrospinalFluidReportQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetCerebrospinalFluidReport<TData = Awaited<ReturnType<typeof getCerebrospinalFluidReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCerebrospinalFluidReport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCerebrospinalFluidReport>>,
          TError,
          Awaited<ReturnType<typeof getCerebrospinalFluidReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCerebrospinalFluidReport<TData = Awaited<ReturnType<typeof getCerebrospinalFluidReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCerebrospinalFluidReport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCerebrospinalFluidReport>>,
          TError,
          Awaited<ReturnType<typeof getCerebrospinalFluidReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCerebrospinalFluidReport<TData = Awaited<ReturnType<typeof getCerebrospinalFluidReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCerebrospinalFluidReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 脑脊液分析报告
 */

export function useGetCerebrospinalFluidReport<TData = Awaited<ReturnType<typeof getCerebrospinalFluidReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCerebrospinalFluidReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCerebrospinalFluidReportQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetCerebrospinalFluidReport} query
 */
export const invalidateGetCerebrospinalFluidReport = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCerebrospinalFluidReportQueryKey(id) }, options);

  return queryClient;
}




/**
 * id is the patient id.
 * @summary 患者的脑脊液分析报告列表
 */
export const listCerebrospinalFluidReports = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReportList>(
      {url: `/api/v2/model/cerebrospinal_analysis/${encodeURIComponent(String(id))}/history`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListCerebrospinalFluidReportsQueryKey = (id: string,) => {
    return [
    'api','v2','model','cerebrospinal_analysis',id,'history'
    ] as const;
    }


export const getListCerebrospinalFluidReportsQueryOptions = <TData = Awaited<ReturnType<typeof listCerebrospinalFluidReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCerebrospinalFluidReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCerebrospinalFluidReportsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCerebrospinalFluidReports>>> = ({ signal }) => listCerebrospinalFluidReports(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCerebrospinalFluidReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCerebrospinalFluidReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listCerebrospinalFluidReports>>>
export type ListCerebrospinalFluidReportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListCerebrospinalFluidReports<TData = Awaited<ReturnType<typeof listCerebrospinalFluidReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCerebrospinalFluidReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCerebrospinalFluidReports>>,
          TError,
          Awaited<ReturnType<typeof listCerebrospinalFluidReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCerebrospinalFluidReports<TData = Awaited<ReturnType<typeof listCerebrospinalFluidReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCerebrospinalFluidReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCerebrospinalFluidReports>>,
          TError,
          Awaited<ReturnType<typeof listCerebrospinalFluidReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCerebrospinalFluidReports<TData = Awaited<ReturnType<typeof listCerebrospinalFluidReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCerebrospinalFluidReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 患者的脑脊液分析报告列表
 */

export function useListCerebrospinalFluidReports<TData = Awaited<ReturnType<typeof listCerebrospinalFluidReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCerebrospinalFluidReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCerebrospinalFluidReportsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListCerebrospinalFluidReports} query
 */
export const invalidateListCerebrospinalFluidReports = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCerebrospinalFluidReportsQueryKey(id) }, options);

  return queryClient;
}




