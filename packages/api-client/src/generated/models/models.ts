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
  GetModelDriftParams,
  GetModelParams,
  GetModelTimelineParams,
  ListModelDriftReportsParams,
  ListModelReportsParams,
  ListModelsParams,
  ListShadowReportsParams,
  ModelAnsweredPage,
  ModelChanged,
  ModelDetail,
  ModelDrift,
  ModelDriftReportPage,
  ModelList,
  ModelShadow,
  ModelStateInput,
  ModelTimeline,
  NotFoundResponse,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/models.ts';
import type { ErrorType , BodyType } from '.././calls/models.ts';

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
 * Every version of every model, by default those that speak first. Figures of the last 30 days by the hospital’s clock, from stored reports. rules are what speaks without a model.
 * @summary 全部模型的版本与规则模型
 */
export const listModels = (
    params?: ListModelsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ModelList>(
      {url: `/api/v2/system/ai/models`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListModelsQueryKey = (params?: ListModelsParams,) => {
    return [
    'api','v2','system','ai','models', ...(params ? [params] : [])
    ] as const;
    }


export const getListModelsQueryOptions = <TData = Awaited<ReturnType<typeof listModels>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListModelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListModelsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listModels>>> = ({ signal }) => listModels(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListModelsQueryResult = NonNullable<Awaited<ReturnType<typeof listModels>>>
export type ListModelsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListModels<TData = Awaited<ReturnType<typeof listModels>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListModelsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listModels>>,
          TError,
          Awaited<ReturnType<typeof listModels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListModels<TData = Awaited<ReturnType<typeof listModels>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListModelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listModels>>,
          TError,
          Awaited<ReturnType<typeof listModels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListModels<TData = Awaited<ReturnType<typeof listModels>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListModelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 全部模型的版本与规则模型
 */

export function useListModels<TData = Awaited<ReturnType<typeof listModels>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListModelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListModelsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListModels} query
 */
export const invalidateListModels = async (
 queryClient: QueryClient, params?: ListModelsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListModelsQueryKey(params) }, options);

  return queryClient;
}




/**
 * The version that is asked for, else the one in use, else the newest. Performance on the synthetic sets; intervals by bootstrap, deciles with Wilson intervals.
 * @summary 一个模型的一个版本
 */
export const getModel = (
    artifactId: string,
    params?: GetModelParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ModelDetail>(
      {url: `/api/v2/system/ai/models/${encodeURIComponent(String(artifactId))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetModelQueryKey = (artifactId: string,
    params?: GetModelParams,) => {
    return [
    'api','v2','system','ai','models',artifactId, ...(params ? [params] : [])
    ] as const;
    }


export const getGetModelQueryOptions = <TData = Awaited<ReturnType<typeof getModel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(artifactId: string,
    params?: GetModelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModel>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetModelQueryKey(artifactId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getModel>>> = ({ signal }) => getModel(artifactId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: artifactId !== null && artifactId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getModel>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetModelQueryResult = NonNullable<Awaited<ReturnType<typeof getModel>>>
export type GetModelQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetModel<TData = Awaited<ReturnType<typeof getModel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 artifactId: string,
    params: undefined |  GetModelParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModel>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getModel>>,
          TError,
          Awaited<ReturnType<typeof getModel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetModel<TData = Awaited<ReturnType<typeof getModel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 artifactId: string,
    params?: GetModelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModel>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getModel>>,
          TError,
          Awaited<ReturnType<typeof getModel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetModel<TData = Awaited<ReturnType<typeof getModel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 artifactId: string,
    params?: GetModelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModel>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 一个模型的一个版本
 */

export function useGetModel<TData = Awaited<ReturnType<typeof getModel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 artifactId: string,
    params?: GetModelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModel>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetModelQueryOptions(artifactId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetModel} query
 */
export const invalidateGetModel = async (
 queryClient: QueryClient, artifactId: string,
    params?: GetModelParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetModelQueryKey(artifactId,params) }, options);

  return queryClient;
}




/**
 * Each feature of the reports of the range against the cases the model was made from: population stability index over the tenths of the latter.
 * @summary 各特征的漂移
 */
export const getModelDrift = (
    artifactId: string,
    params?: GetModelDriftParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ModelDrift>(
      {url: `/api/v2/system/ai/models/${encodeURIComponent(String(artifactId))}/drift`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetModelDriftQueryKey = (artifactId: string,
    params?: GetModelDriftParams,) => {
    return [
    'api','v2','system','ai','models',artifactId,'drift', ...(params ? [params] : [])
    ] as const;
    }


export const getGetModelDriftQueryOptions = <TData = Awaited<ReturnType<typeof getModelDrift>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(artifactId: string,
    params?: GetModelDriftParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModelDrift>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetModelDriftQueryKey(artifactId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getModelDrift>>> = ({ signal }) => getModelDrift(artifactId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: artifactId !== null && artifactId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getModelDrift>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetModelDriftQueryResult = NonNullable<Awaited<ReturnType<typeof getModelDrift>>>
export type GetModelDriftQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetModelDrift<TData = Awaited<ReturnType<typeof getModelDrift>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 artifactId: string,
    params: undefined |  GetModelDriftParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModelDrift>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getModelDrift>>,
          TError,
          Awaited<ReturnType<typeof getModelDrift>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetModelDrift<TData = Awaited<ReturnType<typeof getModelDrift>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 artifactId: string,
    params?: GetModelDriftParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModelDrift>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getModelDrift>>,
          TError,
          Awaited<ReturnType<typeof getModelDrift>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetModelDrift<TData = Awaited<ReturnType<typeof getModelDrift>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 artifactId: string,
    params?: GetModelDriftParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModelDrift>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 各特征的漂移
 */

export function useGetModelDrift<TData = Awaited<ReturnType<typeof getModelDrift>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 artifactId: string,
    params?: GetModelDriftParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModelDrift>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetModelDriftQueryOptions(artifactId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetModelDrift} query
 */
export const invalidateGetModelDrift = async (
 queryClient: QueryClient, artifactId: string,
    params?: GetModelDriftParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetModelDriftQueryKey(artifactId,params) }, options);

  return queryClient;
}




/**
 * The reports behind one number of a version, newest first, over the last 30 days or the period that began at `since`. Their number is that of the list of models, or of the period. Patients are masked.
 * @summary 模型的数字所依据的报告
 */
export const listModelReports = (
    artifactId: string,
    params: ListModelReportsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ModelAnsweredPage>(
      {url: `/api/v2/system/ai/models/${encodeURIComponent(String(artifactId))}/reports`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListModelReportsQueryKey = (artifactId: string,
    params?: ListModelReportsParams,) => {
    return [
    'api','v2','system','ai','models',artifactId,'reports', ...(params ? [params] : [])
    ] as const;
    }


export const getListModelReportsQueryOptions = <TData = Awaited<ReturnType<typeof listModelReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(artifactId: string,
    params: ListModelReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModelReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListModelReportsQueryKey(artifactId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listModelReports>>> = ({ signal }) => listModelReports(artifactId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: artifactId !== null && artifactId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listModelReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListModelReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listModelReports>>>
export type ListModelReportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListModelReports<TData = Awaited<ReturnType<typeof listModelReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 artifactId: string,
    params: ListModelReportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModelReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listModelReports>>,
          TError,
          Awaited<ReturnType<typeof listModelReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListModelReports<TData = Awaited<ReturnType<typeof listModelReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 artifactId: string,
    params: ListModelReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModelReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listModelReports>>,
          TError,
          Awaited<ReturnType<typeof listModelReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListModelReports<TData = Awaited<ReturnType<typeof listModelReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 artifactId: string,
    params: ListModelReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModelReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 模型的数字所依据的报告
 */

export function useListModelReports<TData = Awaited<ReturnType<typeof listModelReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 artifactId: string,
    params: ListModelReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModelReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListModelReportsQueryOptions(artifactId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListModelReports} query
 */
export const invalidateListModelReports = async (
 queryClient: QueryClient, artifactId: string,
    params: ListModelReportsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListModelReportsQueryKey(artifactId,params) }, options);

  return queryClient;
}




/**
 * The reports of the range that hold a feature, newest first; of one source where it is named. Their number is the size that the drift counts. Patients are masked.
 * @summary 漂移所依据的报告
 */
export const listModelDriftReports = (
    artifactId: string,
    params: ListModelDriftReportsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ModelDriftReportPage>(
      {url: `/api/v2/system/ai/models/${encodeURIComponent(String(artifactId))}/drift/reports`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListModelDriftReportsQueryKey = (artifactId: string,
    params?: ListModelDriftReportsParams,) => {
    return [
    'api','v2','system','ai','models',artifactId,'drift','reports', ...(params ? [params] : [])
    ] as const;
    }


export const getListModelDriftReportsQueryOptions = <TData = Awaited<ReturnType<typeof listModelDriftReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(artifactId: string,
    params: ListModelDriftReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModelDriftReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListModelDriftReportsQueryKey(artifactId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listModelDriftReports>>> = ({ signal }) => listModelDriftReports(artifactId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: artifactId !== null && artifactId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listModelDriftReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListModelDriftReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listModelDriftReports>>>
export type ListModelDriftReportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListModelDriftReports<TData = Awaited<ReturnType<typeof listModelDriftReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 artifactId: string,
    params: ListModelDriftReportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModelDriftReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listModelDriftReports>>,
          TError,
          Awaited<ReturnType<typeof listModelDriftReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListModelDriftReports<TData = Awaited<ReturnType<typeof listModelDriftReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 artifactId: string,
    params: ListModelDriftReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModelDriftReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listModelDriftReports>>,
          TError,
          Awaited<ReturnType<typeof listModelDriftReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListModelDriftReports<TData = Awaited<ReturnType<typeof listModelDriftReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 artifactId: string,
    params: ListModelDriftReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModelDriftReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 漂移所依据的报告
 */

export function useListModelDriftReports<TData = Awaited<ReturnType<typeof listModelDriftReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 artifactId: string,
    params: ListModelDriftReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModelDriftReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListModelDriftReportsQueryOptions(artifactId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListModelDriftReports} query
 */
export const invalidateListModelDriftReports = async (
 queryClient: QueryClient, artifactId: string,
    params: ListModelDriftReportsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListModelDriftReportsQueryKey(artifactId,params) }, options);

  return queryClient;
}




/**
 * Reports since the shadow began that hold all features: both versions compute, those whose class differs come first. Without a shadow the list is empty. Patients are masked.
 * @summary 旁路版本与在用版本逐份比较
 */
export const listShadowReports = (
    artifactId: string,
    params?: ListShadowReportsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ModelShadow>(
      {url: `/api/v2/system/ai/models/${encodeURIComponent(String(artifactId))}/shadow`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListShadowReportsQueryKey = (artifactId: string,
    params?: ListShadowReportsParams,) => {
    return [
    'api','v2','system','ai','models',artifactId,'shadow', ...(params ? [params] : [])
    ] as const;
    }


export const getListShadowReportsQueryOptions = <TData = Awaited<ReturnType<typeof listShadowReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(artifactId: string,
    params?: ListShadowReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShadowReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListShadowReportsQueryKey(artifactId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listShadowReports>>> = ({ signal }) => listShadowReports(artifactId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: artifactId !== null && artifactId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listShadowReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListShadowReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listShadowReports>>>
export type ListShadowReportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListShadowReports<TData = Awaited<ReturnType<typeof listShadowReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 artifactId: string,
    params: undefined |  ListShadowReportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShadowReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listShadowReports>>,
          TError,
          Awaited<ReturnType<typeof listShadowReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListShadowReports<TData = Awaited<ReturnType<typeof listShadowReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 artifactId: string,
    params?: ListShadowReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShadowReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listShadowReports>>,
          TError,
          Awaited<ReturnType<typeof listShadowReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListShadowReports<TData = Awaited<ReturnType<typeof listShadowReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 artifactId: string,
    params?: ListShadowReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShadowReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 旁路版本与在用版本逐份比较
 */

export function useListShadowReports<TData = Awaited<ReturnType<typeof listShadowReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 artifactId: string,
    params?: ListShadowReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShadowReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListShadowReportsQueryOptions(artifactId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListShadowReports} query
 */
export const invalidateListShadowReports = async (
 queryClient: QueryClient, artifactId: string,
    params?: ListShadowReportsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListShadowReportsQueryKey(artifactId,params) }, options);

  return queryClient;
}




/**
 * Acts at once. Turning one on takes the former out of use; it needs a shadow of 7 days or 200 reports before. revision is the one that was read; another one is refused with who changed it meanwhile.
 * @summary 启用、旁路或停用一个版本
 */
export const setModelState = (
    artifactId: string,
    modelStateInput: BodyType<ModelStateInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ModelChanged>(
      {url: `/api/v2/system/ai/models/${encodeURIComponent(String(artifactId))}/state`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: modelStateInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSetModelStateMutationKey = () => ['setModelState'] as const;

export const getSetModelStateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setModelState>>, TError,SetModelStateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof setModelState>>, TError,SetModelStateMutationVariables, TContext> => {

const mutationKey = getSetModelStateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setModelState>>, SetModelStateMutationVariables> = (props) => {
          const {artifactId,data} = props ?? {};

          return  setModelState(artifactId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetModelStateMutationResult = NonNullable<Awaited<ReturnType<typeof setModelState>>>
    export type SetModelStateMutationBody = BodyType<ModelStateInput>
    export type SetModelStateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type SetModelStateMutationVariables = {artifactId: string;data: BodyType<ModelStateInput>}

    /**
 * @summary 启用、旁路或停用一个版本
 */
export const useSetModelState = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setModelState>>, TError,SetModelStateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setModelState>>,
        TError,
        SetModelStateMutationVariables,
        TContext
      > => {
      return useMutation(getSetModelStateMutationOptions(options), queryClient);
    }
    /**
 * Every time a version was in use or in the shadow, oldest first. With a day, which versions that was.
 * @summary 哪一天用哪一版
 */
export const getModelTimeline = (
    artifactId: string,
    params?: GetModelTimelineParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ModelTimeline>(
      {url: `/api/v2/system/ai/models/${encodeURIComponent(String(artifactId))}/timeline`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetModelTimelineQueryKey = (artifactId: string,
    params?: GetModelTimelineParams,) => {
    return [
    'api','v2','system','ai','models',artifactId,'timeline', ...(params ? [params] : [])
    ] as const;
    }


export const getGetModelTimelineQueryOptions = <TData = Awaited<ReturnType<typeof getModelTimeline>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(artifactId: string,
    params?: GetModelTimelineParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModelTimeline>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetModelTimelineQueryKey(artifactId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getModelTimeline>>> = ({ signal }) => getModelTimeline(artifactId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: artifactId !== null && artifactId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getModelTimeline>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetModelTimelineQueryResult = NonNullable<Awaited<ReturnType<typeof getModelTimeline>>>
export type GetModelTimelineQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetModelTimeline<TData = Awaited<ReturnType<typeof getModelTimeline>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 artifactId: string,
    params: undefined |  GetModelTimelineParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModelTimeline>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getModelTimeline>>,
          TError,
          Awaited<ReturnType<typeof getModelTimeline>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetModelTimeline<TData = Awaited<ReturnType<typeof getModelTimeline>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 artifactId: string,
    params?: GetModelTimelineParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModelTimeline>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getModelTimeline>>,
          TError,
          Awaited<ReturnType<typeof getModelTimeline>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetModelTimeline<TData = Awaited<ReturnType<typeof getModelTimeline>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 artifactId: string,
    params?: GetModelTimelineParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModelTimeline>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 哪一天用哪一版
 */

export function useGetModelTimeline<TData = Awaited<ReturnType<typeof getModelTimeline>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 artifactId: string,
    params?: GetModelTimelineParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModelTimeline>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetModelTimelineQueryOptions(artifactId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetModelTimeline} query
 */
export const invalidateGetModelTimeline = async (
 queryClient: QueryClient, artifactId: string,
    params?: GetModelTimelineParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetModelTimelineQueryKey(artifactId,params) }, options);

  return queryClient;
}




