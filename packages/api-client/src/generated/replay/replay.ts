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
  AssessmentReplay,
  BadRequestResponse,
  NotFoundResponse,
  ReplayAssessmentParams,
  ReportId,
  ReportReplay,
  SavedApiType,
  ServerFaultResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/replay.ts';
import type { ErrorType } from '.././calls/replay.ts';

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
 * What was said of the report when it was shown first, computed again with the results and rules of that moment, and what is said now. Without then nobody was shown it yet. Nothing is marked as read.
 * @summary 一份报告的解读：首次显示与现在
 */
export const replayReport = (
    reportId: ReportId,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReportReplay>(
      {url: `/api/v2/ai/reports/${encodeURIComponent(String(reportId))}/replay`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getReplayReportQueryKey = (reportId: ReportId,) => {
    return [
    'api','v2','ai','reports',reportId,'replay'
    ] as const;
    }


export const getReplayReportQueryOptions = <TData = Awaited<ReturnType<typeof replayReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(reportId: ReportId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof replayReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReplayReportQueryKey(reportId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof replayReport>>> = ({ signal }) => replayReport(reportId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: reportId !== null && reportId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof replayReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReplayReportQueryResult = NonNullable<Awaited<ReturnType<typeof replayReport>>>
export type ReplayReportQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useReplayReport<TData = Awaited<ReturnType<typeof replayReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: ReportId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof replayReport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof replayReport>>,
          TError,
          Awaited<ReturnType<typeof replayReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReplayReport<TData = Awaited<ReturnType<typeof replayReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: ReportId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof replayReport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof replayReport>>,
          TError,
          Awaited<ReturnType<typeof replayReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReplayReport<TData = Awaited<ReturnType<typeof replayReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: ReportId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof replayReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 一份报告的解读：首次显示与现在
 */

export function useReplayReport<TData = Awaited<ReturnType<typeof replayReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: ReportId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof replayReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReplayReportQueryOptions(reportId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useReplayReport} query
 */
export const invalidateReplayReport = async (
 queryClient: QueryClient, reportId: ReportId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getReplayReportQueryKey(reportId) }, options);

  return queryClient;
}




/**
 * id is the record id, of a tool that reads reports the id of the report. A saving, or what a tool showed first of a report, is computed again by the version of the rule of its day, which must give what was shown then; beside it what today's rule says of today's results. Nothing is saved.
 * @summary 一份保存的评估或显示过的判读：当时与现在
 */
export const replayAssessment = (
    apiType: SavedApiType,
    id: ReportId,
    params?: ReplayAssessmentParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AssessmentReplay>(
      {url: `/api/v2/assessments/${encodeURIComponent(String(apiType))}/${encodeURIComponent(String(id))}/replay`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getReplayAssessmentQueryKey = (apiType: SavedApiType,
    id: ReportId,
    params?: ReplayAssessmentParams,) => {
    return [
    'api','v2','assessments',apiType,id,'replay', ...(params ? [params] : [])
    ] as const;
    }


export const getReplayAssessmentQueryOptions = <TData = Awaited<ReturnType<typeof replayAssessment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(apiType: SavedApiType,
    id: ReportId,
    params?: ReplayAssessmentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof replayAssessment>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReplayAssessmentQueryKey(apiType,id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof replayAssessment>>> = ({ signal }) => replayAssessment(apiType,id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: apiType !== null && apiType !== undefined && id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof replayAssessment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReplayAssessmentQueryResult = NonNullable<Awaited<ReturnType<typeof replayAssessment>>>
export type ReplayAssessmentQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useReplayAssessment<TData = Awaited<ReturnType<typeof replayAssessment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 apiType: SavedApiType,
    id: ReportId,
    params: undefined |  ReplayAssessmentParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof replayAssessment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof replayAssessment>>,
          TError,
          Awaited<ReturnType<typeof replayAssessment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReplayAssessment<TData = Awaited<ReturnType<typeof replayAssessment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 apiType: SavedApiType,
    id: ReportId,
    params?: ReplayAssessmentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof replayAssessment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof replayAssessment>>,
          TError,
          Awaited<ReturnType<typeof replayAssessment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReplayAssessment<TData = Awaited<ReturnType<typeof replayAssessment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 apiType: SavedApiType,
    id: ReportId,
    params?: ReplayAssessmentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof replayAssessment>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 一份保存的评估或显示过的判读：当时与现在
 */

export function useReplayAssessment<TData = Awaited<ReturnType<typeof replayAssessment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 apiType: SavedApiType,
    id: ReportId,
    params?: ReplayAssessmentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof replayAssessment>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReplayAssessmentQueryOptions(apiType,id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useReplayAssessment} query
 */
export const invalidateReplayAssessment = async (
 queryClient: QueryClient, apiType: SavedApiType,
    id: ReportId,
    params?: ReplayAssessmentParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getReplayAssessmentQueryKey(apiType,id,params) }, options);

  return queryClient;
}




