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
  ListShownReportsParams,
  NotFoundResponse,
  ReportId,
  ServerFaultResponse,
  ShownReport,
  ShownReportPage,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/ai-reports.ts';
import type { ErrorType } from '.././calls/ai-reports.ts';

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
 * Reports whose interpretation was shown, the last shown first, each with what was said then and what would be said now. counts are those of each tab for the same q and range. Patients are masked.
 * @summary 已显示的报告解读
 */
export const listShownReports = (
    params?: ListShownReportsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ShownReportPage>(
      {url: `/api/v2/ai/reports/log`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListShownReportsQueryKey = (params?: ListShownReportsParams,) => {
    return [
    'api','v2','ai','reports','log', ...(params ? [params] : [])
    ] as const;
    }


export const getListShownReportsQueryOptions = <TData = Awaited<ReturnType<typeof listShownReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListShownReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShownReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListShownReportsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listShownReports>>> = ({ signal }) => listShownReports(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listShownReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListShownReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listShownReports>>>
export type ListShownReportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListShownReports<TData = Awaited<ReturnType<typeof listShownReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListShownReportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShownReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listShownReports>>,
          TError,
          Awaited<ReturnType<typeof listShownReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListShownReports<TData = Awaited<ReturnType<typeof listShownReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListShownReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShownReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listShownReports>>,
          TError,
          Awaited<ReturnType<typeof listShownReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListShownReports<TData = Awaited<ReturnType<typeof listShownReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListShownReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShownReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 已显示的报告解读
 */

export function useListShownReports<TData = Awaited<ReturnType<typeof listShownReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListShownReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShownReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListShownReportsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListShownReports} query
 */
export const invalidateListShownReports = async (
 queryClient: QueryClient, params?: ListShownReportsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListShownReportsQueryKey(params) }, options);

  return queryClient;
}




/**
 * What was shown first, with the versions of that moment; what is computed now; and each difference with its cause, found by computing the report again with one thing of that day after the other.
 * @summary 一份报告当时与现在的解读
 */
export const getShownReport = (
    reportId: ReportId,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ShownReport>(
      {url: `/api/v2/ai/reports/log/${encodeURIComponent(String(reportId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetShownReportQueryKey = (reportId: ReportId,) => {
    return [
    'api','v2','ai','reports','log',reportId
    ] as const;
    }


export const getGetShownReportQueryOptions = <TData = Awaited<ReturnType<typeof getShownReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(reportId: ReportId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShownReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetShownReportQueryKey(reportId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getShownReport>>> = ({ signal }) => getShownReport(reportId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: reportId !== null && reportId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getShownReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetShownReportQueryResult = NonNullable<Awaited<ReturnType<typeof getShownReport>>>
export type GetShownReportQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetShownReport<TData = Awaited<ReturnType<typeof getShownReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: ReportId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShownReport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShownReport>>,
          TError,
          Awaited<ReturnType<typeof getShownReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShownReport<TData = Awaited<ReturnType<typeof getShownReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: ReportId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShownReport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShownReport>>,
          TError,
          Awaited<ReturnType<typeof getShownReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShownReport<TData = Awaited<ReturnType<typeof getShownReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: ReportId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShownReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 一份报告当时与现在的解读
 */

export function useGetShownReport<TData = Awaited<ReturnType<typeof getShownReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: ReportId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShownReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetShownReportQueryOptions(reportId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetShownReport} query
 */
export const invalidateGetShownReport = async (
 queryClient: QueryClient, reportId: ReportId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetShownReportQueryKey(reportId) }, options);

  return queryClient;
}




