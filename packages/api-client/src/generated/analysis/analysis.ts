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
  GetPatientInterpretationParams,
  GetPatientTimelineParams,
  GetReportAnalysisParams,
  NotFoundResponse,
  PatientTimeline,
  ReportData,
  ServerFaultResponse,
  SuggestionDiagnosisList,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/analysis.ts';
import type { ErrorType } from '.././calls/analysis.ts';

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
 * Reading it marks the report as read for the signed-in account, unless it is only looked at ahead (peek=true). An unknown report answers 404.
 * @summary 一份报告的解读
 */
export const getReportAnalysis = (
    reportId: string,
    params?: GetReportAnalysisParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReportData>(
      {url: `/api/v2/ai/reports/analysis/${encodeURIComponent(String(reportId))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetReportAnalysisQueryKey = (reportId: string,
    params?: GetReportAnalysisParams,) => {
    return [
    'api','v2','ai','reports','analysis',reportId, ...(params ? [params] : [])
    ] as const;
    }


export const getGetReportAnalysisQueryOptions = <TData = Awaited<ReturnType<typeof getReportAnalysis>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(reportId: string,
    params?: GetReportAnalysisParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportAnalysis>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReportAnalysisQueryKey(reportId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReportAnalysis>>> = ({ signal }) => getReportAnalysis(reportId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: reportId !== null && reportId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReportAnalysis>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReportAnalysisQueryResult = NonNullable<Awaited<ReturnType<typeof getReportAnalysis>>>
export type GetReportAnalysisQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetReportAnalysis<TData = Awaited<ReturnType<typeof getReportAnalysis>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string,
    params: undefined |  GetReportAnalysisParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportAnalysis>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReportAnalysis>>,
          TError,
          Awaited<ReturnType<typeof getReportAnalysis>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReportAnalysis<TData = Awaited<ReturnType<typeof getReportAnalysis>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string,
    params?: GetReportAnalysisParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportAnalysis>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReportAnalysis>>,
          TError,
          Awaited<ReturnType<typeof getReportAnalysis>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReportAnalysis<TData = Awaited<ReturnType<typeof getReportAnalysis>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string,
    params?: GetReportAnalysisParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportAnalysis>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 一份报告的解读
 */

export function useGetReportAnalysis<TData = Awaited<ReturnType<typeof getReportAnalysis>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string,
    params?: GetReportAnalysisParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportAnalysis>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReportAnalysisQueryOptions(reportId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetReportAnalysis} query
 */
export const invalidateGetReportAnalysis = async (
 queryClient: QueryClient, reportId: string,
    params?: GetReportAnalysisParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetReportAnalysisQueryKey(reportId,params) }, options);

  return queryClient;
}




/**
 * The suspected diagnoses of getReportAnalysis alone. Does not mark the report as read.
 * @summary 一份报告的疑似诊断（轻量解读）
 */
export const listLiteAnalysisDiagnoses = (
    reportId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SuggestionDiagnosisList>(
      {url: `/api/v2/ai/reports/lite/analysis/${encodeURIComponent(String(reportId))}/diagnosis`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListLiteAnalysisDiagnosesQueryKey = (reportId: string,) => {
    return [
    'api','v2','ai','reports','lite','analysis',reportId,'diagnosis'
    ] as const;
    }


export const getListLiteAnalysisDiagnosesQueryOptions = <TData = Awaited<ReturnType<typeof listLiteAnalysisDiagnoses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(reportId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiteAnalysisDiagnoses>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLiteAnalysisDiagnosesQueryKey(reportId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLiteAnalysisDiagnoses>>> = ({ signal }) => listLiteAnalysisDiagnoses(reportId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: reportId !== null && reportId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLiteAnalysisDiagnoses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLiteAnalysisDiagnosesQueryResult = NonNullable<Awaited<ReturnType<typeof listLiteAnalysisDiagnoses>>>
export type ListLiteAnalysisDiagnosesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListLiteAnalysisDiagnoses<TData = Awaited<ReturnType<typeof listLiteAnalysisDiagnoses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiteAnalysisDiagnoses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLiteAnalysisDiagnoses>>,
          TError,
          Awaited<ReturnType<typeof listLiteAnalysisDiagnoses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLiteAnalysisDiagnoses<TData = Awaited<ReturnType<typeof listLiteAnalysisDiagnoses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiteAnalysisDiagnoses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLiteAnalysisDiagnoses>>,
          TError,
          Awaited<ReturnType<typeof listLiteAnalysisDiagnoses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLiteAnalysisDiagnoses<TData = Awaited<ReturnType<typeof listLiteAnalysisDiagnoses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiteAnalysisDiagnoses>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 一份报告的疑似诊断（轻量解读）
 */

export function useListLiteAnalysisDiagnoses<TData = Awaited<ReturnType<typeof listLiteAnalysisDiagnoses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiteAnalysisDiagnoses>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLiteAnalysisDiagnosesQueryOptions(reportId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListLiteAnalysisDiagnoses} query
 */
export const invalidateListLiteAnalysisDiagnoses = async (
 queryClient: QueryClient, reportId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLiteAnalysisDiagnosesQueryKey(reportId) }, options);

  return queryClient;
}




/**
 * The newest report of the patient as getReportAnalysis answers it, without marking it as read. Without patient_id 400; a patient without reports answers 404.
 * @summary 患者最近一份报告的解读
 */
export const getPatientInterpretation = (
    params?: GetPatientInterpretationParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReportData>(
      {url: `/api/v2/ai/reports/patient/interpret`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetPatientInterpretationQueryKey = (params?: GetPatientInterpretationParams,) => {
    return [
    'api','v2','ai','reports','patient','interpret', ...(params ? [params] : [])
    ] as const;
    }


export const getGetPatientInterpretationQueryOptions = <TData = Awaited<ReturnType<typeof getPatientInterpretation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(params?: GetPatientInterpretationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPatientInterpretation>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPatientInterpretationQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPatientInterpretation>>> = ({ signal }) => getPatientInterpretation(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPatientInterpretation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPatientInterpretationQueryResult = NonNullable<Awaited<ReturnType<typeof getPatientInterpretation>>>
export type GetPatientInterpretationQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetPatientInterpretation<TData = Awaited<ReturnType<typeof getPatientInterpretation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: undefined |  GetPatientInterpretationParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPatientInterpretation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPatientInterpretation>>,
          TError,
          Awaited<ReturnType<typeof getPatientInterpretation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPatientInterpretation<TData = Awaited<ReturnType<typeof getPatientInterpretation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params?: GetPatientInterpretationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPatientInterpretation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPatientInterpretation>>,
          TError,
          Awaited<ReturnType<typeof getPatientInterpretation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPatientInterpretation<TData = Awaited<ReturnType<typeof getPatientInterpretation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params?: GetPatientInterpretationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPatientInterpretation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 患者最近一份报告的解读
 */

export function useGetPatientInterpretation<TData = Awaited<ReturnType<typeof getPatientInterpretation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params?: GetPatientInterpretationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPatientInterpretation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPatientInterpretationQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetPatientInterpretation} query
 */
export const invalidateGetPatientInterpretation = async (
 queryClient: QueryClient, params?: GetPatientInterpretationParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPatientInterpretationQueryKey(params) }, options);

  return queryClient;
}




/**
 * Every report of the patient by day. Without patient_id 400.
 * @summary 患者时间轴
 */
export const getPatientTimeline = (
    params?: GetPatientTimelineParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PatientTimeline>(
      {url: `/api/v2/ai/reports/patient/time_line`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetPatientTimelineQueryKey = (params?: GetPatientTimelineParams,) => {
    return [
    'api','v2','ai','reports','patient','time_line', ...(params ? [params] : [])
    ] as const;
    }


export const getGetPatientTimelineQueryOptions = <TData = Awaited<ReturnType<typeof getPatientTimeline>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(params?: GetPatientTimelineParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPatientTimeline>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPatientTimelineQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPatientTimeline>>> = ({ signal }) => getPatientTimeline(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPatientTimeline>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPatientTimelineQueryResult = NonNullable<Awaited<ReturnType<typeof getPatientTimeline>>>
export type GetPatientTimelineQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetPatientTimeline<TData = Awaited<ReturnType<typeof getPatientTimeline>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: undefined |  GetPatientTimelineParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPatientTimeline>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPatientTimeline>>,
          TError,
          Awaited<ReturnType<typeof getPatientTimeline>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPatientTimeline<TData = Awaited<ReturnType<typeof getPatientTimeline>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params?: GetPatientTimelineParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPatientTimeline>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPatientTimeline>>,
          TError,
          Awaited<ReturnType<typeof getPatientTimeline>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPatientTimeline<TData = Awaited<ReturnType<typeof getPatientTimeline>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params?: GetPatientTimelineParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPatientTimeline>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 患者时间轴
 */

export function useGetPatientTimeline<TData = Awaited<ReturnType<typeof getPatientTimeline>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params?: GetPatientTimelineParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPatientTimeline>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPatientTimelineQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetPatientTimeline} query
 */
export const invalidateGetPatientTimeline = async (
 queryClient: QueryClient, params?: GetPatientTimelineParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPatientTimelineQueryKey(params) }, options);

  return queryClient;
}




