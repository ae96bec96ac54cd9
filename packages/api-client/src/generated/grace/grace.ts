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
  GraceInit,
  GraceInput,
  GraceOutput,
  GraceReport,
  GraceReportList,
  NotFoundResponse,
  ReportIdBody,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/grace.ts';
import type { ErrorType , BodyType } from '.././calls/grace.ts';

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
 * Nothing is saved. A missing required input answers 400 with the message of the first missing field.
 * @summary 计算 Grace 评分
 */
export const measureGrace = (
    graceInput: BodyType<GraceInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GraceOutput>(
      {url: `/api/v2/model/grace/measure`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: graceInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getMeasureGraceMutationKey = () => ['measureGrace'] as const;

export const getMeasureGraceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof measureGrace>>, TError,MeasureGraceMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof measureGrace>>, TError,MeasureGraceMutationVariables, TContext> => {

const mutationKey = getMeasureGraceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof measureGrace>>, MeasureGraceMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  measureGrace(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MeasureGraceMutationResult = NonNullable<Awaited<ReturnType<typeof measureGrace>>>
    export type MeasureGraceMutationBody = BodyType<GraceInput>
    export type MeasureGraceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type MeasureGraceMutationVariables = {data: BodyType<GraceInput>}

    /**
 * @summary 计算 Grace 评分
 */
export const useMeasureGrace = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof measureGrace>>, TError,MeasureGraceMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof measureGrace>>,
        TError,
        MeasureGraceMutationVariables,
        TContext
      > => {
      return useMutation(getMeasureGraceMutationOptions(options), queryClient);
    }
    /**
 * Age by the date of birth, the newest creatinine, raised markers of the last 72 hours; what is not known is null. Nothing is saved.
 * @summary 新 Grace 评分的初始值
 */
export const initGraceReport = (
    patientId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GraceInit>(
      {url: `/api/v2/model/grace/init/${encodeURIComponent(String(patientId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getInitGraceReportQueryKey = (patientId: string,) => {
    return [
    'api','v2','model','grace','init',patientId
    ] as const;
    }


export const getInitGraceReportQueryOptions = <TData = Awaited<ReturnType<typeof initGraceReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof initGraceReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getInitGraceReportQueryKey(patientId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof initGraceReport>>> = ({ signal }) => initGraceReport(patientId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: patientId !== null && patientId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof initGraceReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type InitGraceReportQueryResult = NonNullable<Awaited<ReturnType<typeof initGraceReport>>>
export type InitGraceReportQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useInitGraceReport<TData = Awaited<ReturnType<typeof initGraceReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof initGraceReport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof initGraceReport>>,
          TError,
          Awaited<ReturnType<typeof initGraceReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useInitGraceReport<TData = Awaited<ReturnType<typeof initGraceReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof initGraceReport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof initGraceReport>>,
          TError,
          Awaited<ReturnType<typeof initGraceReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useInitGraceReport<TData = Awaited<ReturnType<typeof initGraceReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof initGraceReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 新 Grace 评分的初始值
 */

export function useInitGraceReport<TData = Awaited<ReturnType<typeof initGraceReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof initGraceReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getInitGraceReportQueryOptions(patientId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useInitGraceReport} query
 */
export const invalidateInitGraceReport = async (
 queryClient: QueryClient, patientId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getInitGraceReportQueryKey(patientId) }, options);

  return queryClient;
}




/**
 * id is the report id.
 * @summary Grace 评分报告
 */
export const getGraceReport = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GraceReport>(
      {url: `/api/v2/model/grace/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetGraceReportQueryKey = (id: string,) => {
    return [
    'api','v2','model','grace',id
    ] as const;
    }


export const getGetGraceReportQueryOptions = <TData = Awaited<ReturnType<typeof getGraceReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGraceReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGraceReportQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGraceReport>>> = ({ signal }) => getGraceReport(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGraceReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGraceReportQueryResult = NonNullable<Awaited<ReturnType<typeof getGraceReport>>>
export type GetGraceReportQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetGraceReport<TData = Awaited<ReturnType<typeof getGraceReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGraceReport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGraceReport>>,
          TError,
          Awaited<ReturnType<typeof getGraceReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGraceReport<TData = Awaited<ReturnType<typeof getGraceReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGraceReport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGraceReport>>,
          TError,
          Awaited<ReturnType<typeof getGraceReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGraceReport<TData = Awaited<ReturnType<typeof getGraceReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGraceReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Grace 评分报告
 */

export function useGetGraceReport<TData = Awaited<ReturnType<typeof getGraceReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGraceReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGraceReportQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetGraceReport} query
 */
export const invalidateGetGraceReport = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetGraceReportQueryKey(id) }, options);

  return queryClient;
}




/**
 * id is the patient id. A body with the report_id of an own report changes it; that of another doctor's report answers 400.
 * @summary 保存 Grace 评分
 */
export const saveGraceReport = (
    id: string,
    graceInput: BodyType<GraceInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReportIdBody>(
      {url: `/api/v2/model/grace/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: graceInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSaveGraceReportMutationKey = () => ['saveGraceReport'] as const;

export const getSaveGraceReportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveGraceReport>>, TError,SaveGraceReportMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof saveGraceReport>>, TError,SaveGraceReportMutationVariables, TContext> => {

const mutationKey = getSaveGraceReportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveGraceReport>>, SaveGraceReportMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  saveGraceReport(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveGraceReportMutationResult = NonNullable<Awaited<ReturnType<typeof saveGraceReport>>>
    export type SaveGraceReportMutationBody = BodyType<GraceInput>
    export type SaveGraceReportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type SaveGraceReportMutationVariables = {id: string;data: BodyType<GraceInput>}

    /**
 * @summary 保存 Grace 评分
 */
export const useSaveGraceReport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveGraceReport>>, TError,SaveGraceReportMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveGraceReport>>,
        TError,
        SaveGraceReportMutationVariables,
        TContext
      > => {
      return useMutation(getSaveGraceReportMutationOptions(options), queryClient);
    }
    /**
 * id is the report id. Only its owner may delete it; others get 400.
 * @summary 删除 Grace 评分
 */
export const deleteGraceReport = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<EmptyBody>(
      {url: `/api/v2/model/grace/${encodeURIComponent(String(id))}/delete`, method: 'POST', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteGraceReportMutationKey = () => ['deleteGraceReport'] as const;

export const getDeleteGraceReportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGraceReport>>, TError,DeleteGraceReportMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteGraceReport>>, TError,DeleteGraceReportMutationVariables, TContext> => {

const mutationKey = getDeleteGraceReportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteGraceReport>>, DeleteGraceReportMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteGraceReport(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteGraceReportMutationResult = NonNullable<Awaited<ReturnType<typeof deleteGraceReport>>>

    export type DeleteGraceReportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type DeleteGraceReportMutationVariables = {id: string}

    /**
 * @summary 删除 Grace 评分
 */
export const useDeleteGraceReport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGraceReport>>, TError,DeleteGraceReportMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteGraceReport>>,
        TError,
        DeleteGraceReportMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteGraceReportMutationOptions(options), queryClient);
    }
    /**
 * id is the patient id.
 * @summary 患者的 Grace 评分列表
 */
export const listGraceReports = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GraceReportList>(
      {url: `/api/v2/model/grace/${encodeURIComponent(String(id))}/history`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListGraceReportsQueryKey = (id: string,) => {
    return [
    'api','v2','model','grace',id,'history'
    ] as const;
    }


export const getListGraceReportsQueryOptions = <TData = Awaited<ReturnType<typeof listGraceReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGraceReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGraceReportsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGraceReports>>> = ({ signal }) => listGraceReports(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGraceReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGraceReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listGraceReports>>>
export type ListGraceReportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListGraceReports<TData = Awaited<ReturnType<typeof listGraceReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGraceReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGraceReports>>,
          TError,
          Awaited<ReturnType<typeof listGraceReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGraceReports<TData = Awaited<ReturnType<typeof listGraceReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGraceReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGraceReports>>,
          TError,
          Awaited<ReturnType<typeof listGraceReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGraceReports<TData = Awaited<ReturnType<typeof listGraceReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGraceReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 患者的 Grace 评分列表
 */

export function useListGraceReports<TData = Awaited<ReturnType<typeof listGraceReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGraceReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGraceReportsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListGraceReports} query
 */
export const invalidateListGraceReports = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListGraceReportsQueryKey(id) }, options);

  return queryClient;
}




