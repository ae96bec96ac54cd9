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
  Application,
  ApplicationList,
  ApplicationPatientPage,
  ApplicationUsage,
  BadRequestResponse,
  DoctorApplications,
  DoctorApplicationsInput,
  EmptyBody,
  ListApplicationPatientsParams,
  ListDoctorApplicationsParams,
  NotFoundResponse,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/applications.ts';
import type { ErrorType , BodyType } from '.././calls/applications.ts';

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
 * Applications that the results of the report call for, each with its hint.
 * @summary 报告触发的应用
 */
export const listReportApplications = (
    reportId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ApplicationList>(
      {url: `/api/v2/ai/reports/${encodeURIComponent(String(reportId))}/applications`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListReportApplicationsQueryKey = (reportId: string,) => {
    return [
    'api','v2','ai','reports',reportId,'applications'
    ] as const;
    }


export const getListReportApplicationsQueryOptions = <TData = Awaited<ReturnType<typeof listReportApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(reportId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportApplications>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReportApplicationsQueryKey(reportId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReportApplications>>> = ({ signal }) => listReportApplications(reportId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: reportId !== null && reportId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReportApplications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReportApplicationsQueryResult = NonNullable<Awaited<ReturnType<typeof listReportApplications>>>
export type ListReportApplicationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListReportApplications<TData = Awaited<ReturnType<typeof listReportApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportApplications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReportApplications>>,
          TError,
          Awaited<ReturnType<typeof listReportApplications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReportApplications<TData = Awaited<ReturnType<typeof listReportApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportApplications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReportApplications>>,
          TError,
          Awaited<ReturnType<typeof listReportApplications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReportApplications<TData = Awaited<ReturnType<typeof listReportApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportApplications>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 报告触发的应用
 */

export function useListReportApplications<TData = Awaited<ReturnType<typeof listReportApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportApplications>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReportApplicationsQueryOptions(reportId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListReportApplications} query
 */
export const invalidateListReportApplications = async (
 queryClient: QueryClient, reportId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListReportApplicationsQueryKey(reportId) }, options);

  return queryClient;
}




/**
 * Every application of the hospital, and those of the signed-in account in its order; with report_id each says whether that report calls for it.
 * @summary 全部应用与我的应用
 */
export const listDoctorApplications = (
    params?: ListDoctorApplicationsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DoctorApplications>(
      {url: `/api/v2/application/doctor`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListDoctorApplicationsQueryKey = (params?: ListDoctorApplicationsParams,) => {
    return [
    'api','v2','application','doctor', ...(params ? [params] : [])
    ] as const;
    }


export const getListDoctorApplicationsQueryOptions = <TData = Awaited<ReturnType<typeof listDoctorApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(params?: ListDoctorApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoctorApplications>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDoctorApplicationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDoctorApplications>>> = ({ signal }) => listDoctorApplications(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDoctorApplications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDoctorApplicationsQueryResult = NonNullable<Awaited<ReturnType<typeof listDoctorApplications>>>
export type ListDoctorApplicationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListDoctorApplications<TData = Awaited<ReturnType<typeof listDoctorApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: undefined |  ListDoctorApplicationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoctorApplications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDoctorApplications>>,
          TError,
          Awaited<ReturnType<typeof listDoctorApplications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDoctorApplications<TData = Awaited<ReturnType<typeof listDoctorApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params?: ListDoctorApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoctorApplications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDoctorApplications>>,
          TError,
          Awaited<ReturnType<typeof listDoctorApplications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDoctorApplications<TData = Awaited<ReturnType<typeof listDoctorApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params?: ListDoctorApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoctorApplications>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 全部应用与我的应用
 */

export function useListDoctorApplications<TData = Awaited<ReturnType<typeof listDoctorApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params?: ListDoctorApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoctorApplications>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDoctorApplicationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListDoctorApplications} query
 */
export const invalidateListDoctorApplications = async (
 queryClient: QueryClient, params?: ListDoctorApplicationsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListDoctorApplicationsQueryKey(params) }, options);

  return queryClient;
}




/**
 * Replaces the whole list. An application twice, or one that does not exist, is refused with 400.
 * @summary 保存我的应用及顺序
 */
export const saveDoctorApplications = (
    doctorApplicationsInput: BodyType<DoctorApplicationsInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<EmptyBody>(
      {url: `/api/v2/application/doctor`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: doctorApplicationsInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSaveDoctorApplicationsMutationKey = () => ['saveDoctorApplications'] as const;

export const getSaveDoctorApplicationsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveDoctorApplications>>, TError,SaveDoctorApplicationsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof saveDoctorApplications>>, TError,SaveDoctorApplicationsMutationVariables, TContext> => {

const mutationKey = getSaveDoctorApplicationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveDoctorApplications>>, SaveDoctorApplicationsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveDoctorApplications(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveDoctorApplicationsMutationResult = NonNullable<Awaited<ReturnType<typeof saveDoctorApplications>>>
    export type SaveDoctorApplicationsMutationBody = BodyType<DoctorApplicationsInput>
    export type SaveDoctorApplicationsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type SaveDoctorApplicationsMutationVariables = {data: BodyType<DoctorApplicationsInput>}

    /**
 * @summary 保存我的应用及顺序
 */
export const useSaveDoctorApplications = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveDoctorApplications>>, TError,SaveDoctorApplicationsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveDoctorApplications>>,
        TError,
        SaveDoctorApplicationsMutationVariables,
        TContext
      > => {
      return useMutation(getSaveDoctorApplicationsMutationOptions(options), queryClient);
    }
    /**
 * id is the application id.
 * @summary 应用详情
 */
export const getApplication = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Application>(
      {url: `/api/v2/application/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetApplicationQueryKey = (id: string,) => {
    return [
    'api','v2','application',id
    ] as const;
    }


export const getGetApplicationQueryOptions = <TData = Awaited<ReturnType<typeof getApplication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplication>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetApplicationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getApplication>>> = ({ signal }) => getApplication(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getApplication>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetApplicationQueryResult = NonNullable<Awaited<ReturnType<typeof getApplication>>>
export type GetApplicationQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetApplication<TData = Awaited<ReturnType<typeof getApplication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplication>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApplication>>,
          TError,
          Awaited<ReturnType<typeof getApplication>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApplication<TData = Awaited<ReturnType<typeof getApplication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplication>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApplication>>,
          TError,
          Awaited<ReturnType<typeof getApplication>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApplication<TData = Awaited<ReturnType<typeof getApplication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplication>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 应用详情
 */

export function useGetApplication<TData = Awaited<ReturnType<typeof getApplication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplication>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetApplicationQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetApplication} query
 */
export const invalidateGetApplication = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetApplicationQueryKey(id) }, options);

  return queryClient;
}




/**
 * id is the application id.
 * @summary 应用的使用情况（科室、医生）
 */
export const getApplicationUsage = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ApplicationUsage>(
      {url: `/api/v2/application/${encodeURIComponent(String(id))}/usage`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetApplicationUsageQueryKey = (id: string,) => {
    return [
    'api','v2','application',id,'usage'
    ] as const;
    }


export const getGetApplicationUsageQueryOptions = <TData = Awaited<ReturnType<typeof getApplicationUsage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationUsage>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetApplicationUsageQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getApplicationUsage>>> = ({ signal }) => getApplicationUsage(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getApplicationUsage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetApplicationUsageQueryResult = NonNullable<Awaited<ReturnType<typeof getApplicationUsage>>>
export type GetApplicationUsageQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetApplicationUsage<TData = Awaited<ReturnType<typeof getApplicationUsage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationUsage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApplicationUsage>>,
          TError,
          Awaited<ReturnType<typeof getApplicationUsage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApplicationUsage<TData = Awaited<ReturnType<typeof getApplicationUsage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationUsage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApplicationUsage>>,
          TError,
          Awaited<ReturnType<typeof getApplicationUsage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApplicationUsage<TData = Awaited<ReturnType<typeof getApplicationUsage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationUsage>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 应用的使用情况（科室、医生）
 */

export function useGetApplicationUsage<TData = Awaited<ReturnType<typeof getApplicationUsage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationUsage>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetApplicationUsageQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetApplicationUsage} query
 */
export const invalidateGetApplicationUsage = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetApplicationUsageQueryKey(id) }, options);

  return queryClient;
}




/**
 * id is the application id. Patients with the newest report come first. Who may not read reports has the counts of getApplicationUsage only.
 * @summary 应用涉及的患者
 */
export const listApplicationPatients = (
    id: string,
    params?: ListApplicationPatientsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ApplicationPatientPage>(
      {url: `/api/v2/application/${encodeURIComponent(String(id))}/patients`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListApplicationPatientsQueryKey = (id: string,
    params?: ListApplicationPatientsParams,) => {
    return [
    'api','v2','application',id,'patients', ...(params ? [params] : [])
    ] as const;
    }


export const getListApplicationPatientsQueryOptions = <TData = Awaited<ReturnType<typeof listApplicationPatients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(id: string,
    params?: ListApplicationPatientsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplicationPatients>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListApplicationPatientsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listApplicationPatients>>> = ({ signal }) => listApplicationPatients(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listApplicationPatients>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListApplicationPatientsQueryResult = NonNullable<Awaited<ReturnType<typeof listApplicationPatients>>>
export type ListApplicationPatientsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListApplicationPatients<TData = Awaited<ReturnType<typeof listApplicationPatients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string,
    params: undefined |  ListApplicationPatientsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplicationPatients>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApplicationPatients>>,
          TError,
          Awaited<ReturnType<typeof listApplicationPatients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApplicationPatients<TData = Awaited<ReturnType<typeof listApplicationPatients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string,
    params?: ListApplicationPatientsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplicationPatients>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApplicationPatients>>,
          TError,
          Awaited<ReturnType<typeof listApplicationPatients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApplicationPatients<TData = Awaited<ReturnType<typeof listApplicationPatients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string,
    params?: ListApplicationPatientsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplicationPatients>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 应用涉及的患者
 */

export function useListApplicationPatients<TData = Awaited<ReturnType<typeof listApplicationPatients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string,
    params?: ListApplicationPatientsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplicationPatients>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListApplicationPatientsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListApplicationPatients} query
 */
export const invalidateListApplicationPatients = async (
 queryClient: QueryClient, id: string,
    params?: ListApplicationPatientsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListApplicationPatientsQueryKey(id,params) }, options);

  return queryClient;
}




