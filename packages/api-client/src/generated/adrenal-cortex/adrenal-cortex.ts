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
  AdrenalCortexReport,
  AdrenalCortexValues,
  BadRequestResponse,
  NotFoundResponse,
  ReportIdBody,
  ReportList,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/adrenal-cortex.ts';
import type { ErrorType , BodyType } from '.././calls/adrenal-cortex.ts';

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
 * @summary 肾上腺皮质报告
 */
export const getAdrenalCortexReport = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AdrenalCortexReport>(
      {url: `/api/v2/model/adrenal_leather/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetAdrenalCortexReportQueryKey = (id: string,) => {
    return [
    'api','v2','model','adrenal_leather',id
    ] as const;
    }


export const getGetAdrenalCortexReportQueryOptions = <TData = Awaited<ReturnType<typeof getAdrenalCortexReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdrenalCortexReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAdrenalCortexReportQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdrenalCortexReport>>> = ({ signal }) => getAdrenalCortexReport(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAdrenalCortexReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAdrenalCortexReportQueryResult = NonNullable<Awaited<ReturnType<typeof getAdrenalCortexReport>>>
export type GetAdrenalCortexReportQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetAdrenalCortexReport<TData = Awaited<ReturnType<typeof getAdrenalCortexReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdrenalCortexReport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdrenalCortexReport>>,
          TError,
          Awaited<ReturnType<typeof getAdrenalCortexReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdrenalCortexReport<TData = Awaited<ReturnType<typeof getAdrenalCortexReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdrenalCortexReport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdrenalCortexReport>>,
          TError,
          Awaited<ReturnType<typeof getAdrenalCortexReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdrenalCortexReport<TData = Awaited<ReturnType<typeof getAdrenalCortexReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdrenalCortexReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 肾上腺皮质报告
 */

export function useGetAdrenalCortexReport<TData = Awaited<ReturnType<typeof getAdrenalCortexReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdrenalCortexReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAdrenalCortexReportQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetAdrenalCortexReport} query
 */
export const invalidateGetAdrenalCortexReport = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAdrenalCortexReportQueryKey(id) }, options);

  return queryClient;
}




/**
 * id is the report id, unlike the other models.
 * @summary 保存肾上腺皮质报告的补充结果
 */
export const saveAdrenalCortexReport = (
    id: string,
    adrenalCortexValues: BodyType<AdrenalCortexValues>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReportIdBody>(
      {url: `/api/v2/model/adrenal_leather/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: adrenalCortexValues, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSaveAdrenalCortexReportMutationKey = () => ['saveAdrenalCortexReport'] as const;

export const getSaveAdrenalCortexReportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveAdrenalCortexReport>>, TError,SaveAdrenalCortexReportMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof saveAdrenalCortexReport>>, TError,SaveAdrenalCortexReportMutationVariables, TContext> => {

const mutationKey = getSaveAdrenalCortexReportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveAdrenalCortexReport>>, SaveAdrenalCortexReportMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  saveAdrenalCortexReport(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveAdrenalCortexReportMutationResult = NonNullable<Awaited<ReturnType<typeof saveAdrenalCortexReport>>>
    export type SaveAdrenalCortexReportMutationBody = BodyType<AdrenalCortexValues>
    export type SaveAdrenalCortexReportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type SaveAdrenalCortexReportMutationVariables = {id: string;data: BodyType<AdrenalCortexValues>}

    /**
 * @summary 保存肾上腺皮质报告的补充结果
 */
export const useSaveAdrenalCortexReport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveAdrenalCortexReport>>, TError,SaveAdrenalCortexReportMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveAdrenalCortexReport>>,
        TError,
        SaveAdrenalCortexReportMutationVariables,
        TContext
      > => {
      return useMutation(getSaveAdrenalCortexReportMutationOptions(options), queryClient);
    }
    /**
 * id is the patient id.
 * @summary 患者的肾上腺皮质报告列表
 */
export const listAdrenalCortexReports = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReportList>(
      {url: `/api/v2/model/adrenal_leather/${encodeURIComponent(String(id))}/history`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListAdrenalCortexReportsQueryKey = (id: string,) => {
    return [
    'api','v2','model','adrenal_leather',id,'history'
    ] as const;
    }


export const getListAdrenalCortexReportsQueryOptions = <TData = Awaited<ReturnType<typeof listAdrenalCortexReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdrenalCortexReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAdrenalCortexReportsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdrenalCortexReports>>> = ({ signal }) => listAdrenalCortexReports(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAdrenalCortexReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAdrenalCortexReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listAdrenalCortexReports>>>
export type ListAdrenalCortexReportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListAdrenalCortexReports<TData = Awaited<ReturnType<typeof listAdrenalCortexReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdrenalCortexReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdrenalCortexReports>>,
          TError,
          Awaited<ReturnType<typeof listAdrenalCortexReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdrenalCortexReports<TData = Awaited<ReturnType<typeof listAdrenalCortexReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdrenalCortexReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdrenalCortexReports>>,
          TError,
          Awaited<ReturnType<typeof listAdrenalCortexReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdrenalCortexReports<TData = Awaited<ReturnType<typeof listAdrenalCortexReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdrenalCortexReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 患者的肾上腺皮质报告列表
 */

export function useListAdrenalCortexReports<TData = Awaited<ReturnType<typeof listAdrenalCortexReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdrenalCortexReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAdrenalCortexReportsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListAdrenalCortexReports} query
 */
export const invalidateListAdrenalCortexReports = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAdrenalCortexReportsQueryKey(id) }, options);

  return queryClient;
}




