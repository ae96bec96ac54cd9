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
  Covid19Init,
  Covid19Input,
  Covid19Options,
  Covid19Record,
  NotFoundResponse,
  ReportIdBody,
  ReportList,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/covid19.ts';
import type { ErrorType , BodyType } from '.././calls/covid19.ts';

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
 * Person, newest results and suggested states of the warning items; weight and height as in the last record. Nothing is saved.
 * @summary 新记录的初始值
 */
export const initCovid19Report = (
    patientId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Covid19Init>(
      {url: `/api/v2/model/covid19/init/${encodeURIComponent(String(patientId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getInitCovid19ReportQueryKey = (patientId: string,) => {
    return [
    'api','v2','model','covid19','init',patientId
    ] as const;
    }


export const getInitCovid19ReportQueryOptions = <TData = Awaited<ReturnType<typeof initCovid19Report>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof initCovid19Report>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getInitCovid19ReportQueryKey(patientId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof initCovid19Report>>> = ({ signal }) => initCovid19Report(patientId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: patientId !== null && patientId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof initCovid19Report>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type InitCovid19ReportQueryResult = NonNullable<Awaited<ReturnType<typeof initCovid19Report>>>
export type InitCovid19ReportQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useInitCovid19Report<TData = Awaited<ReturnType<typeof initCovid19Report>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof initCovid19Report>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof initCovid19Report>>,
          TError,
          Awaited<ReturnType<typeof initCovid19Report>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useInitCovid19Report<TData = Awaited<ReturnType<typeof initCovid19Report>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof initCovid19Report>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof initCovid19Report>>,
          TError,
          Awaited<ReturnType<typeof initCovid19Report>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useInitCovid19Report<TData = Awaited<ReturnType<typeof initCovid19Report>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof initCovid19Report>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 新记录的初始值
 */

export function useInitCovid19Report<TData = Awaited<ReturnType<typeof initCovid19Report>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof initCovid19Report>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getInitCovid19ReportQueryOptions(patientId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useInitCovid19Report} query
 */
export const invalidateInitCovid19Report = async (
 queryClient: QueryClient, patientId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getInitCovid19ReportQueryKey(patientId) }, options);

  return queryClient;
}




/**
 * Choices of every list and the warning items, without states.
 * @summary 新冠分型的选项
 */
export const listCovid19Options = (
    patientId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Covid19Options>(
      {url: `/api/v2/model/covid19/init/${encodeURIComponent(String(patientId))}/menus`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListCovid19OptionsQueryKey = (patientId: string,) => {
    return [
    'api','v2','model','covid19','init',patientId,'menus'
    ] as const;
    }


export const getListCovid19OptionsQueryOptions = <TData = Awaited<ReturnType<typeof listCovid19Options>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCovid19Options>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCovid19OptionsQueryKey(patientId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCovid19Options>>> = ({ signal }) => listCovid19Options(patientId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: patientId !== null && patientId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCovid19Options>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCovid19OptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listCovid19Options>>>
export type ListCovid19OptionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListCovid19Options<TData = Awaited<ReturnType<typeof listCovid19Options>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCovid19Options>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCovid19Options>>,
          TError,
          Awaited<ReturnType<typeof listCovid19Options>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCovid19Options<TData = Awaited<ReturnType<typeof listCovid19Options>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCovid19Options>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCovid19Options>>,
          TError,
          Awaited<ReturnType<typeof listCovid19Options>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCovid19Options<TData = Awaited<ReturnType<typeof listCovid19Options>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCovid19Options>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 新冠分型的选项
 */

export function useListCovid19Options<TData = Awaited<ReturnType<typeof listCovid19Options>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCovid19Options>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCovid19OptionsQueryOptions(patientId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListCovid19Options} query
 */
export const invalidateListCovid19Options = async (
 queryClient: QueryClient, patientId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCovid19OptionsQueryKey(patientId) }, options);

  return queryClient;
}




/**
 * id is the report id.
 * @summary 新冠分型记录
 */
export const getCovid19Report = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Covid19Record>(
      {url: `/api/v2/model/covid19/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetCovid19ReportQueryKey = (id: string,) => {
    return [
    'api','v2','model','covid19',id
    ] as const;
    }


export const getGetCovid19ReportQueryOptions = <TData = Awaited<ReturnType<typeof getCovid19Report>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCovid19Report>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCovid19ReportQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCovid19Report>>> = ({ signal }) => getCovid19Report(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCovid19Report>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCovid19ReportQueryResult = NonNullable<Awaited<ReturnType<typeof getCovid19Report>>>
export type GetCovid19ReportQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetCovid19Report<TData = Awaited<ReturnType<typeof getCovid19Report>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCovid19Report>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCovid19Report>>,
          TError,
          Awaited<ReturnType<typeof getCovid19Report>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCovid19Report<TData = Awaited<ReturnType<typeof getCovid19Report>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCovid19Report>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCovid19Report>>,
          TError,
          Awaited<ReturnType<typeof getCovid19Report>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCovid19Report<TData = Awaited<ReturnType<typeof getCovid19Report>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCovid19Report>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 新冠分型记录
 */

export function useGetCovid19Report<TData = Awaited<ReturnType<typeof getCovid19Report>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCovid19Report>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCovid19ReportQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetCovid19Report} query
 */
export const invalidateGetCovid19Report = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCovid19ReportQueryKey(id) }, options);

  return queryClient;
}




/**
 * id is the patient id; the body is the form with patient_id.
 * @summary 保存新冠分型记录
 */
export const saveCovid19Report = (
    id: string,
    covid19Input: BodyType<Covid19Input>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReportIdBody>(
      {url: `/api/v2/model/covid19/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: covid19Input, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSaveCovid19ReportMutationKey = () => ['saveCovid19Report'] as const;

export const getSaveCovid19ReportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveCovid19Report>>, TError,SaveCovid19ReportMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof saveCovid19Report>>, TError,SaveCovid19ReportMutationVariables, TContext> => {

const mutationKey = getSaveCovid19ReportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveCovid19Report>>, SaveCovid19ReportMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  saveCovid19Report(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveCovid19ReportMutationResult = NonNullable<Awaited<ReturnType<typeof saveCovid19Report>>>
    export type SaveCovid19ReportMutationBody = BodyType<Covid19Input>
    export type SaveCovid19ReportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type SaveCovid19ReportMutationVariables = {id: string;data: BodyType<Covid19Input>}

    /**
 * @summary 保存新冠分型记录
 */
export const useSaveCovid19Report = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveCovid19Report>>, TError,SaveCovid19ReportMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveCovid19Report>>,
        TError,
        SaveCovid19ReportMutationVariables,
        TContext
      > => {
      return useMutation(getSaveCovid19ReportMutationOptions(options), queryClient);
    }
    /**
 * id is the patient id.
 * @summary 患者的新冠分型列表
 */
export const listCovid19Reports = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReportList>(
      {url: `/api/v2/model/covid19/${encodeURIComponent(String(id))}/history`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListCovid19ReportsQueryKey = (id: string,) => {
    return [
    'api','v2','model','covid19',id,'history'
    ] as const;
    }


export const getListCovid19ReportsQueryOptions = <TData = Awaited<ReturnType<typeof listCovid19Reports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCovid19Reports>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCovid19ReportsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCovid19Reports>>> = ({ signal }) => listCovid19Reports(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCovid19Reports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCovid19ReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listCovid19Reports>>>
export type ListCovid19ReportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListCovid19Reports<TData = Awaited<ReturnType<typeof listCovid19Reports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCovid19Reports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCovid19Reports>>,
          TError,
          Awaited<ReturnType<typeof listCovid19Reports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCovid19Reports<TData = Awaited<ReturnType<typeof listCovid19Reports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCovid19Reports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCovid19Reports>>,
          TError,
          Awaited<ReturnType<typeof listCovid19Reports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCovid19Reports<TData = Awaited<ReturnType<typeof listCovid19Reports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCovid19Reports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 患者的新冠分型列表
 */

export function useListCovid19Reports<TData = Awaited<ReturnType<typeof listCovid19Reports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCovid19Reports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCovid19ReportsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListCovid19Reports} query
 */
export const invalidateListCovid19Reports = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCovid19ReportsQueryKey(id) }, options);

  return queryClient;
}




