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
  PleuralInit,
  PleuralInput,
  PleuralMeasureInput,
  PleuralOutcome,
  PleuralReport,
  PleuralReportList,
  ReportIdBody,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/pleural.ts';
import type { ErrorType , BodyType } from '.././calls/pleural.ts';

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
 * Nothing is saved. An absent or empty diagnosis_name means no conclusion.
 * @summary 评估胸腔积液
 */
export const measurePleural = (
    pleuralMeasureInput: BodyType<PleuralMeasureInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PleuralOutcome>(
      {url: `/api/v2/model/exudate/measure`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: pleuralMeasureInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getMeasurePleuralMutationKey = () => ['measurePleural'] as const;

export const getMeasurePleuralMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof measurePleural>>, TError,MeasurePleuralMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof measurePleural>>, TError,MeasurePleuralMutationVariables, TContext> => {

const mutationKey = getMeasurePleuralMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof measurePleural>>, MeasurePleuralMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  measurePleural(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MeasurePleuralMutationResult = NonNullable<Awaited<ReturnType<typeof measurePleural>>>
    export type MeasurePleuralMutationBody = BodyType<PleuralMeasureInput>
    export type MeasurePleuralMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type MeasurePleuralMutationVariables = {data: BodyType<PleuralMeasureInput>}

    /**
 * @summary 评估胸腔积液
 */
export const useMeasurePleural = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof measurePleural>>, TError,MeasurePleuralMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof measurePleural>>,
        TError,
        MeasurePleuralMutationVariables,
        TContext
      > => {
      return useMutation(getMeasurePleuralMutationOptions(options), queryClient);
    }
    /**
 * The newest fluid values and, for each serum value, the one nearest to them in time. Nothing is saved.
 * @summary 新胸腔积液鉴别的初始值
 */
export const initPleuralReport = (
    patientId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PleuralInit>(
      {url: `/api/v2/model/exudate/init/${encodeURIComponent(String(patientId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getInitPleuralReportQueryKey = (patientId: string,) => {
    return [
    'api','v2','model','exudate','init',patientId
    ] as const;
    }


export const getInitPleuralReportQueryOptions = <TData = Awaited<ReturnType<typeof initPleuralReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof initPleuralReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getInitPleuralReportQueryKey(patientId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof initPleuralReport>>> = ({ signal }) => initPleuralReport(patientId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: patientId !== null && patientId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof initPleuralReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type InitPleuralReportQueryResult = NonNullable<Awaited<ReturnType<typeof initPleuralReport>>>
export type InitPleuralReportQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useInitPleuralReport<TData = Awaited<ReturnType<typeof initPleuralReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof initPleuralReport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof initPleuralReport>>,
          TError,
          Awaited<ReturnType<typeof initPleuralReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useInitPleuralReport<TData = Awaited<ReturnType<typeof initPleuralReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof initPleuralReport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof initPleuralReport>>,
          TError,
          Awaited<ReturnType<typeof initPleuralReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useInitPleuralReport<TData = Awaited<ReturnType<typeof initPleuralReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof initPleuralReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 新胸腔积液鉴别的初始值
 */

export function useInitPleuralReport<TData = Awaited<ReturnType<typeof initPleuralReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof initPleuralReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getInitPleuralReportQueryOptions(patientId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useInitPleuralReport} query
 */
export const invalidateInitPleuralReport = async (
 queryClient: QueryClient, patientId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getInitPleuralReportQueryKey(patientId) }, options);

  return queryClient;
}




/**
 * id is the report id.
 * @summary 胸腔积液鉴别报告
 */
export const getPleuralReport = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PleuralReport>(
      {url: `/api/v2/model/exudate/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetPleuralReportQueryKey = (id: string,) => {
    return [
    'api','v2','model','exudate',id
    ] as const;
    }


export const getGetPleuralReportQueryOptions = <TData = Awaited<ReturnType<typeof getPleuralReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPleuralReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPleuralReportQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPleuralReport>>> = ({ signal }) => getPleuralReport(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPleuralReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPleuralReportQueryResult = NonNullable<Awaited<ReturnType<typeof getPleuralReport>>>
export type GetPleuralReportQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetPleuralReport<TData = Awaited<ReturnType<typeof getPleuralReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPleuralReport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPleuralReport>>,
          TError,
          Awaited<ReturnType<typeof getPleuralReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPleuralReport<TData = Awaited<ReturnType<typeof getPleuralReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPleuralReport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPleuralReport>>,
          TError,
          Awaited<ReturnType<typeof getPleuralReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPleuralReport<TData = Awaited<ReturnType<typeof getPleuralReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPleuralReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 胸腔积液鉴别报告
 */

export function useGetPleuralReport<TData = Awaited<ReturnType<typeof getPleuralReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPleuralReport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPleuralReportQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetPleuralReport} query
 */
export const invalidateGetPleuralReport = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPleuralReportQueryKey(id) }, options);

  return queryClient;
}




/**
 * id is the patient id. A body with the report_id of an own report changes it; that of another doctor's report answers 400.
 * @summary 保存胸腔积液鉴别
 */
export const savePleuralReport = (
    id: string,
    pleuralInput: BodyType<PleuralInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReportIdBody>(
      {url: `/api/v2/model/exudate/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: pleuralInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSavePleuralReportMutationKey = () => ['savePleuralReport'] as const;

export const getSavePleuralReportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePleuralReport>>, TError,SavePleuralReportMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof savePleuralReport>>, TError,SavePleuralReportMutationVariables, TContext> => {

const mutationKey = getSavePleuralReportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof savePleuralReport>>, SavePleuralReportMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  savePleuralReport(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SavePleuralReportMutationResult = NonNullable<Awaited<ReturnType<typeof savePleuralReport>>>
    export type SavePleuralReportMutationBody = BodyType<PleuralInput>
    export type SavePleuralReportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type SavePleuralReportMutationVariables = {id: string;data: BodyType<PleuralInput>}

    /**
 * @summary 保存胸腔积液鉴别
 */
export const useSavePleuralReport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePleuralReport>>, TError,SavePleuralReportMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof savePleuralReport>>,
        TError,
        SavePleuralReportMutationVariables,
        TContext
      > => {
      return useMutation(getSavePleuralReportMutationOptions(options), queryClient);
    }
    /**
 * id is the report id. Only its owner may delete it; others get 400.
 * @summary 删除胸腔积液鉴别
 */
export const deletePleuralReport = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<EmptyBody>(
      {url: `/api/v2/model/exudate/${encodeURIComponent(String(id))}/delete`, method: 'POST', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeletePleuralReportMutationKey = () => ['deletePleuralReport'] as const;

export const getDeletePleuralReportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePleuralReport>>, TError,DeletePleuralReportMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePleuralReport>>, TError,DeletePleuralReportMutationVariables, TContext> => {

const mutationKey = getDeletePleuralReportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePleuralReport>>, DeletePleuralReportMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deletePleuralReport(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePleuralReportMutationResult = NonNullable<Awaited<ReturnType<typeof deletePleuralReport>>>

    export type DeletePleuralReportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type DeletePleuralReportMutationVariables = {id: string}

    /**
 * @summary 删除胸腔积液鉴别
 */
export const useDeletePleuralReport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePleuralReport>>, TError,DeletePleuralReportMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePleuralReport>>,
        TError,
        DeletePleuralReportMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePleuralReportMutationOptions(options), queryClient);
    }
    /**
 * id is the patient id.
 * @summary 患者的胸腔积液鉴别列表
 */
export const listPleuralReports = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PleuralReportList>(
      {url: `/api/v2/model/exudate/${encodeURIComponent(String(id))}/history`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListPleuralReportsQueryKey = (id: string,) => {
    return [
    'api','v2','model','exudate',id,'history'
    ] as const;
    }


export const getListPleuralReportsQueryOptions = <TData = Awaited<ReturnType<typeof listPleuralReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPleuralReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPleuralReportsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPleuralReports>>> = ({ signal }) => listPleuralReports(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPleuralReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPleuralReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listPleuralReports>>>
export type ListPleuralReportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListPleuralReports<TData = Awaited<ReturnType<typeof listPleuralReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPleuralReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPleuralReports>>,
          TError,
          Awaited<ReturnType<typeof listPleuralReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPleuralReports<TData = Awaited<ReturnType<typeof listPleuralReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPleuralReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPleuralReports>>,
          TError,
          Awaited<ReturnType<typeof listPleuralReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPleuralReports<TData = Awaited<ReturnType<typeof listPleuralReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPleuralReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 患者的胸腔积液鉴别列表
 */

export function useListPleuralReports<TData = Awaited<ReturnType<typeof listPleuralReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPleuralReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPleuralReportsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListPleuralReports} query
 */
export const invalidateListPleuralReports = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPleuralReportsQueryKey(id) }, options);

  return queryClient;
}




