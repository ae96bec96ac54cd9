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
  BloodGasReport,
  BloodGasReportList,
  EmptyBody,
  ListBloodGasReportsParams,
  NotFoundResponse,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/blood-gas.ts';
import type { ErrorType } from '.././calls/blood-gas.ts';

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
 * Reports of the patient that hold a blood gas. Without patient_id 400.
 * @summary 患者的血气报告列表
 */
export const listBloodGasReports = (
    params?: ListBloodGasReportsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BloodGasReportList>(
      {url: `/api/v2/ai/reports/bga/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListBloodGasReportsQueryKey = (params?: ListBloodGasReportsParams,) => {
    return [
    'api','v2','ai','reports','bga','list', ...(params ? [params] : [])
    ] as const;
    }


export const getListBloodGasReportsQueryOptions = <TData = Awaited<ReturnType<typeof listBloodGasReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(params?: ListBloodGasReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBloodGasReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBloodGasReportsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBloodGasReports>>> = ({ signal }) => listBloodGasReports(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBloodGasReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBloodGasReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listBloodGasReports>>>
export type ListBloodGasReportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListBloodGasReports<TData = Awaited<ReturnType<typeof listBloodGasReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: undefined |  ListBloodGasReportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBloodGasReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBloodGasReports>>,
          TError,
          Awaited<ReturnType<typeof listBloodGasReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBloodGasReports<TData = Awaited<ReturnType<typeof listBloodGasReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params?: ListBloodGasReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBloodGasReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBloodGasReports>>,
          TError,
          Awaited<ReturnType<typeof listBloodGasReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBloodGasReports<TData = Awaited<ReturnType<typeof listBloodGasReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params?: ListBloodGasReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBloodGasReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 患者的血气报告列表
 */

export function useListBloodGasReports<TData = Awaited<ReturnType<typeof listBloodGasReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params?: ListBloodGasReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBloodGasReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBloodGasReportsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListBloodGasReports} query
 */
export const invalidateListBloodGasReports = async (
 queryClient: QueryClient, params?: ListBloodGasReportsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBloodGasReportsQueryKey(params) }, options);

  return queryClient;
}




/**
 * report_id is the bga_report_id.
 * @summary 血气分析报告
 */
export const getBloodGasReport = (
    reportId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BloodGasReport>(
      {url: `/api/v2/ai/reports/bga/${encodeURIComponent(String(reportId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetBloodGasReportQueryKey = (reportId: string,) => {
    return [
    'api','v2','ai','reports','bga',reportId
    ] as const;
    }


export const getGetBloodGasReportQueryOptions = <TData = Awaited<ReturnType<typeof getBloodGasReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(reportId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBloodGasReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBloodGasReportQueryKey(reportId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBloodGasReport>>> = ({ signal }) => getBloodGasReport(reportId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: reportId !== null && reportId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBloodGasReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBloodGasReportQueryResult = NonNullable<Awaited<ReturnType<typeof getBloodGasReport>>>
export type GetBloodGasReportQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetBloodGasReport<TData = Awaited<ReturnType<typeof getBloodGasReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBloodGasReport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBloodGasReport>>,
          TError,
          Awaited<ReturnType<typeof getBloodGasReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBloodGasReport<TData = Awaited<ReturnType<typeof getBloodGasReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBloodGasReport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBloodGasReport>>,
          TError,
          Awaited<ReturnType<typeof getBloodGasReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBloodGasReport<TData = Awaited<ReturnType<typeof getBloodGasReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBloodGasReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 血气分析报告
 */

export function useGetBloodGasReport<TData = Awaited<ReturnType<typeof getBloodGasReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBloodGasReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBloodGasReportQueryOptions(reportId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetBloodGasReport} query
 */
export const invalidateGetBloodGasReport = async (
 queryClient: QueryClient, reportId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetBloodGasReportQueryKey(reportId) }, options);

  return queryClient;
}




/**
 * report_id is the bga_report_id. No body.
 * @summary 保存急性或慢性的选择
 */
export const saveBloodGasCaseType = (
    reportId: string,
    patientId: string,
    type: 1 | 2,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<EmptyBody>(
      {url: `/api/v2/ai/reports/${encodeURIComponent(String(reportId))}/${encodeURIComponent(String(patientId))}/result/${encodeURIComponent(String(type))}`, method: 'POST', ...(signal ? { signal }: {})
    },
      options);
    }




export const getSaveBloodGasCaseTypeMutationKey = () => ['saveBloodGasCaseType'] as const;

export const getSaveBloodGasCaseTypeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveBloodGasCaseType>>, TError,SaveBloodGasCaseTypeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof saveBloodGasCaseType>>, TError,SaveBloodGasCaseTypeMutationVariables, TContext> => {

const mutationKey = getSaveBloodGasCaseTypeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveBloodGasCaseType>>, SaveBloodGasCaseTypeMutationVariables> = (props) => {
          const {reportId,patientId,type} = props ?? {};

          return  saveBloodGasCaseType(reportId,patientId,type,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveBloodGasCaseTypeMutationResult = NonNullable<Awaited<ReturnType<typeof saveBloodGasCaseType>>>

    export type SaveBloodGasCaseTypeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type SaveBloodGasCaseTypeMutationVariables = {reportId: string;patientId: string;type: 1 | 2}

    /**
 * @summary 保存急性或慢性的选择
 */
export const useSaveBloodGasCaseType = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveBloodGasCaseType>>, TError,SaveBloodGasCaseTypeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveBloodGasCaseType>>,
        TError,
        SaveBloodGasCaseTypeMutationVariables,
        TContext
      > => {
      return useMutation(getSaveBloodGasCaseTypeMutationOptions(options), queryClient);
    }
