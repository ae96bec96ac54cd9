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
  EmptyBody,
  NotFoundResponse,
  PregnantStatusInput,
  ReportList,
  ServerFaultResponse,
  ThyroidFunctionReport,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/thyroid-function.ts';
import type { ErrorType , BodyType } from '.././calls/thyroid-function.ts';

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
 * @summary 甲状腺功能报告
 */
export const getThyroidFunctionReport = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ThyroidFunctionReport>(
      {url: `/api/v2/model/thyroid_analysis/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetThyroidFunctionReportQueryKey = (id: string,) => {
    return [
    'api','v2','model','thyroid_analysis',id
    ] as const;
    }


export const getGetThyroidFunctionReportQueryOptions = <TData = Awaited<ReturnType<typeof getThyroidFunctionReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getThyroidFunctionReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetThyroidFunctionReportQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getThyroidFunctionReport>>> = ({ signal }) => getThyroidFunctionReport(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getThyroidFunctionReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetThyroidFunctionReportQueryResult = NonNullable<Awaited<ReturnType<typeof getThyroidFunctionReport>>>
export type GetThyroidFunctionReportQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetThyroidFunctionReport<TData = Awaited<ReturnType<typeof getThyroidFunctionReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getThyroidFunctionReport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getThyroidFunctionReport>>,
          TError,
          Awaited<ReturnType<typeof getThyroidFunctionReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetThyroidFunctionReport<TData = Awaited<ReturnType<typeof getThyroidFunctionReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getThyroidFunctionReport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getThyroidFunctionReport>>,
          TError,
          Awaited<ReturnType<typeof getThyroidFunctionReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetThyroidFunctionReport<TData = Awaited<ReturnType<typeof getThyroidFunctionReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getThyroidFunctionReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 甲状腺功能报告
 */

export function useGetThyroidFunctionReport<TData = Awaited<ReturnType<typeof getThyroidFunctionReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getThyroidFunctionReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetThyroidFunctionReportQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetThyroidFunctionReport} query
 */
export const invalidateGetThyroidFunctionReport = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetThyroidFunctionReportQueryKey(id) }, options);

  return queryClient;
}




/**
 * id is the patient id.
 * @summary 患者的甲状腺功能报告列表
 */
export const listThyroidFunctionReports = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReportList>(
      {url: `/api/v2/model/thyroid_analysis/${encodeURIComponent(String(id))}/history`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListThyroidFunctionReportsQueryKey = (id: string,) => {
    return [
    'api','v2','model','thyroid_analysis',id,'history'
    ] as const;
    }


export const getListThyroidFunctionReportsQueryOptions = <TData = Awaited<ReturnType<typeof listThyroidFunctionReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThyroidFunctionReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListThyroidFunctionReportsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listThyroidFunctionReports>>> = ({ signal }) => listThyroidFunctionReports(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listThyroidFunctionReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListThyroidFunctionReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listThyroidFunctionReports>>>
export type ListThyroidFunctionReportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListThyroidFunctionReports<TData = Awaited<ReturnType<typeof listThyroidFunctionReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThyroidFunctionReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listThyroidFunctionReports>>,
          TError,
          Awaited<ReturnType<typeof listThyroidFunctionReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListThyroidFunctionReports<TData = Awaited<ReturnType<typeof listThyroidFunctionReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThyroidFunctionReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listThyroidFunctionReports>>,
          TError,
          Awaited<ReturnType<typeof listThyroidFunctionReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListThyroidFunctionReports<TData = Awaited<ReturnType<typeof listThyroidFunctionReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThyroidFunctionReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 患者的甲状腺功能报告列表
 */

export function useListThyroidFunctionReports<TData = Awaited<ReturnType<typeof listThyroidFunctionReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThyroidFunctionReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListThyroidFunctionReportsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListThyroidFunctionReports} query
 */
export const invalidateListThyroidFunctionReports = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListThyroidFunctionReportsQueryKey(id) }, options);

  return queryClient;
}




/**
 * id is the report id. The report is then read again with the ranges of that state.
 * @summary 保存妊娠状态
 */
export const saveThyroidPregnancyStatus = (
    id: string,
    pregnantStatusInput: BodyType<PregnantStatusInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<EmptyBody>(
      {url: `/api/v2/model/thyroid_analysis/${encodeURIComponent(String(id))}/pregnant_status`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: pregnantStatusInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSaveThyroidPregnancyStatusMutationKey = () => ['saveThyroidPregnancyStatus'] as const;

export const getSaveThyroidPregnancyStatusMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveThyroidPregnancyStatus>>, TError,SaveThyroidPregnancyStatusMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof saveThyroidPregnancyStatus>>, TError,SaveThyroidPregnancyStatusMutationVariables, TContext> => {

const mutationKey = getSaveThyroidPregnancyStatusMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveThyroidPregnancyStatus>>, SaveThyroidPregnancyStatusMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  saveThyroidPregnancyStatus(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveThyroidPregnancyStatusMutationResult = NonNullable<Awaited<ReturnType<typeof saveThyroidPregnancyStatus>>>
    export type SaveThyroidPregnancyStatusMutationBody = BodyType<PregnantStatusInput>
    export type SaveThyroidPregnancyStatusMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type SaveThyroidPregnancyStatusMutationVariables = {id: string;data: BodyType<PregnantStatusInput>}

    /**
 * @summary 保存妊娠状态
 */
export const useSaveThyroidPregnancyStatus = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveThyroidPregnancyStatus>>, TError,SaveThyroidPregnancyStatusMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveThyroidPregnancyStatus>>,
        TError,
        SaveThyroidPregnancyStatusMutationVariables,
        TContext
      > => {
      return useMutation(getSaveThyroidPregnancyStatusMutationOptions(options), queryClient);
    }
