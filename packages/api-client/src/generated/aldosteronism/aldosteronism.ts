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
  AldosteronismReport,
  BadRequestResponse,
  NotFoundResponse,
  ReportList,
  ServerFaultResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/aldosteronism.ts';
import type { ErrorType } from '.././calls/aldosteronism.ts';

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
 * @summary 原发性醛固酮增多症报告
 */
export const getAldosteronismReport = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AldosteronismReport>(
      {url: `/api/v2/model/aldosteronism/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetAldosteronismReportQueryKey = (id: string,) => {
    return [
    'api','v2','model','aldosteronism',id
    ] as const;
    }


export const getGetAldosteronismReportQueryOptions = <TData = Awaited<ReturnType<typeof getAldosteronismReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAldosteronismReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAldosteronismReportQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAldosteronismReport>>> = ({ signal }) => getAldosteronismReport(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAldosteronismReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAldosteronismReportQueryResult = NonNullable<Awaited<ReturnType<typeof getAldosteronismReport>>>
export type GetAldosteronismReportQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetAldosteronismReport<TData = Awaited<ReturnType<typeof getAldosteronismReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAldosteronismReport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAldosteronismReport>>,
          TError,
          Awaited<ReturnType<typeof getAldosteronismReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAldosteronismReport<TData = Awaited<ReturnType<typeof getAldosteronismReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAldosteronismReport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAldosteronismReport>>,
          TError,
          Awaited<ReturnType<typeof getAldosteronismReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAldosteronismReport<TData = Awaited<ReturnType<typeof getAldosteronismReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAldosteronismReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 原发性醛固酮增多症报告
 */

export function useGetAldosteronismReport<TData = Awaited<ReturnType<typeof getAldosteronismReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAldosteronismReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAldosteronismReportQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetAldosteronismReport} query
 */
export const invalidateGetAldosteronismReport = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAldosteronismReportQueryKey(id) }, options);

  return queryClient;
}




/**
 * id is the patient id.
 * @summary 患者的原发性醛固酮增多症报告列表
 */
export const listAldosteronismReports = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReportList>(
      {url: `/api/v2/model/aldosteronism/${encodeURIComponent(String(id))}/history`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListAldosteronismReportsQueryKey = (id: string,) => {
    return [
    'api','v2','model','aldosteronism',id,'history'
    ] as const;
    }


export const getListAldosteronismReportsQueryOptions = <TData = Awaited<ReturnType<typeof listAldosteronismReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAldosteronismReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAldosteronismReportsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAldosteronismReports>>> = ({ signal }) => listAldosteronismReports(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAldosteronismReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAldosteronismReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listAldosteronismReports>>>
export type ListAldosteronismReportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListAldosteronismReports<TData = Awaited<ReturnType<typeof listAldosteronismReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAldosteronismReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAldosteronismReports>>,
          TError,
          Awaited<ReturnType<typeof listAldosteronismReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAldosteronismReports<TData = Awaited<ReturnType<typeof listAldosteronismReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAldosteronismReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAldosteronismReports>>,
          TError,
          Awaited<ReturnType<typeof listAldosteronismReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAldosteronismReports<TData = Awaited<ReturnType<typeof listAldosteronismReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAldosteronismReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 患者的原发性醛固酮增多症报告列表
 */

export function useListAldosteronismReports<TData = Awaited<ReturnType<typeof listAldosteronismReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAldosteronismReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAldosteronismReportsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListAldosteronismReports} query
 */
export const invalidateListAldosteronismReports = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAldosteronismReportsQueryKey(id) }, options);

  return queryClient;
}




