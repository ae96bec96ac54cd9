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
  IndicatorList,
  IndicatorReportPage,
  IndicatorTargetInput,
  IndicatorTargetSaved,
  ListIndicatorReportsParams,
  ListLaboratoryIndicatorsParams,
  NotFoundResponse,
  ServerFaultResponse,
  TaskList,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/laboratory.ts';
import type { ErrorType , BodyType } from '.././calls/laboratory.ts';

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
 * Only what the account may act on; each with its count, its oldest and the screen that it is done on. Nothing waiting is told with 0.
 * @summary 检验科的待办
 */
export const listLaboratoryTasks = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TaskList>(
      {url: `/api/v2/laboratory/tasks`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListLaboratoryTasksQueryKey = () => {
    return [
    'api','v2','laboratory','tasks'
    ] as const;
    }


export const getListLaboratoryTasksQueryOptions = <TData = Awaited<ReturnType<typeof listLaboratoryTasks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLaboratoryTasks>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLaboratoryTasksQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLaboratoryTasks>>> = ({ signal }) => listLaboratoryTasks(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLaboratoryTasks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLaboratoryTasksQueryResult = NonNullable<Awaited<ReturnType<typeof listLaboratoryTasks>>>
export type ListLaboratoryTasksQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListLaboratoryTasks<TData = Awaited<ReturnType<typeof listLaboratoryTasks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLaboratoryTasks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLaboratoryTasks>>,
          TError,
          Awaited<ReturnType<typeof listLaboratoryTasks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLaboratoryTasks<TData = Awaited<ReturnType<typeof listLaboratoryTasks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLaboratoryTasks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLaboratoryTasks>>,
          TError,
          Awaited<ReturnType<typeof listLaboratoryTasks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLaboratoryTasks<TData = Awaited<ReturnType<typeof listLaboratoryTasks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLaboratoryTasks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 检验科的待办
 */

export function useListLaboratoryTasks<TData = Awaited<ReturnType<typeof listLaboratoryTasks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLaboratoryTasks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLaboratoryTasksQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListLaboratoryTasks} query
 */
export const invalidateListLaboratoryTasks = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLaboratoryTasksQueryKey() }, options);

  return queryClient;
}




/**
 * Computed from the store. A month of a rate carries the limits of the Shewhart p chart, p̄ ± 3√(p̄(1−p̄)/n), cut to 0 to 100, over the months of the range; without from and to the last 12 months. Role 1 needs the column 2.
 * @summary 检验科的关键指标
 */
export const listLaboratoryIndicators = (
    params?: ListLaboratoryIndicatorsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<IndicatorList>(
      {url: `/api/v2/laboratory/indicators`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListLaboratoryIndicatorsQueryKey = (params?: ListLaboratoryIndicatorsParams,) => {
    return [
    'api','v2','laboratory','indicators', ...(params ? [params] : [])
    ] as const;
    }


export const getListLaboratoryIndicatorsQueryOptions = <TData = Awaited<ReturnType<typeof listLaboratoryIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListLaboratoryIndicatorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLaboratoryIndicators>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLaboratoryIndicatorsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLaboratoryIndicators>>> = ({ signal }) => listLaboratoryIndicators(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLaboratoryIndicators>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLaboratoryIndicatorsQueryResult = NonNullable<Awaited<ReturnType<typeof listLaboratoryIndicators>>>
export type ListLaboratoryIndicatorsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListLaboratoryIndicators<TData = Awaited<ReturnType<typeof listLaboratoryIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListLaboratoryIndicatorsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLaboratoryIndicators>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLaboratoryIndicators>>,
          TError,
          Awaited<ReturnType<typeof listLaboratoryIndicators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLaboratoryIndicators<TData = Awaited<ReturnType<typeof listLaboratoryIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListLaboratoryIndicatorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLaboratoryIndicators>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLaboratoryIndicators>>,
          TError,
          Awaited<ReturnType<typeof listLaboratoryIndicators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLaboratoryIndicators<TData = Awaited<ReturnType<typeof listLaboratoryIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListLaboratoryIndicatorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLaboratoryIndicators>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 检验科的关键指标
 */

export function useListLaboratoryIndicators<TData = Awaited<ReturnType<typeof listLaboratoryIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListLaboratoryIndicatorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLaboratoryIndicators>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLaboratoryIndicatorsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListLaboratoryIndicators} query
 */
export const invalidateListLaboratoryIndicators = async (
 queryClient: QueryClient, params?: ListLaboratoryIndicatorsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLaboratoryIndicatorsQueryKey(params) }, options);

  return queryClient;
}




/**
 * By role 9, and by role 1 with the column 2. Answers the setting and the row of the change log that takes it back.
 * @summary 修改一个指标的目标与是否显示
 */
export const setIndicatorTarget = (
    indicatorTargetInput: BodyType<IndicatorTargetInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<IndicatorTargetSaved>(
      {url: `/api/v2/laboratory/indicators/targets`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: indicatorTargetInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSetIndicatorTargetMutationKey = () => ['setIndicatorTarget'] as const;

export const getSetIndicatorTargetMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setIndicatorTarget>>, TError,SetIndicatorTargetMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof setIndicatorTarget>>, TError,SetIndicatorTargetMutationVariables, TContext> => {

const mutationKey = getSetIndicatorTargetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setIndicatorTarget>>, SetIndicatorTargetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setIndicatorTarget(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetIndicatorTargetMutationResult = NonNullable<Awaited<ReturnType<typeof setIndicatorTarget>>>
    export type SetIndicatorTargetMutationBody = BodyType<IndicatorTargetInput>
    export type SetIndicatorTargetMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type SetIndicatorTargetMutationVariables = {data: BodyType<IndicatorTargetInput>}

    /**
 * @summary 修改一个指标的目标与是否显示
 */
export const useSetIndicatorTarget = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setIndicatorTarget>>, TError,SetIndicatorTargetMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setIndicatorTarget>>,
        TError,
        SetIndicatorTargetMutationVariables,
        TContext
      > => {
      return useMutation(getSetIndicatorTargetMutationOptions(options), queryClient);
    }
    /**
 * Reports of the month that the figure speaks of: of a target to reach those that missed it, of one to stay below those that counted. Names are masked.
 * @summary 一个指标某月背后的报告
 */
export const listIndicatorReports = (
    indicatorId: string,
    params: ListIndicatorReportsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<IndicatorReportPage>(
      {url: `/api/v2/laboratory/indicators/${encodeURIComponent(String(indicatorId))}/reports`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListIndicatorReportsQueryKey = (indicatorId: string,
    params?: ListIndicatorReportsParams,) => {
    return [
    'api','v2','laboratory','indicators',indicatorId,'reports', ...(params ? [params] : [])
    ] as const;
    }


export const getListIndicatorReportsQueryOptions = <TData = Awaited<ReturnType<typeof listIndicatorReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(indicatorId: string,
    params: ListIndicatorReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIndicatorReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListIndicatorReportsQueryKey(indicatorId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listIndicatorReports>>> = ({ signal }) => listIndicatorReports(indicatorId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: indicatorId !== null && indicatorId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listIndicatorReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListIndicatorReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listIndicatorReports>>>
export type ListIndicatorReportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListIndicatorReports<TData = Awaited<ReturnType<typeof listIndicatorReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 indicatorId: string,
    params: ListIndicatorReportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIndicatorReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIndicatorReports>>,
          TError,
          Awaited<ReturnType<typeof listIndicatorReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIndicatorReports<TData = Awaited<ReturnType<typeof listIndicatorReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 indicatorId: string,
    params: ListIndicatorReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIndicatorReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIndicatorReports>>,
          TError,
          Awaited<ReturnType<typeof listIndicatorReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIndicatorReports<TData = Awaited<ReturnType<typeof listIndicatorReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 indicatorId: string,
    params: ListIndicatorReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIndicatorReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 一个指标某月背后的报告
 */

export function useListIndicatorReports<TData = Awaited<ReturnType<typeof listIndicatorReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 indicatorId: string,
    params: ListIndicatorReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIndicatorReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListIndicatorReportsQueryOptions(indicatorId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListIndicatorReports} query
 */
export const invalidateListIndicatorReports = async (
 queryClient: QueryClient, indicatorId: string,
    params: ListIndicatorReportsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListIndicatorReportsQueryKey(indicatorId,params) }, options);

  return queryClient;
}




