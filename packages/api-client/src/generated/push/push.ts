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
  ListPushDeliveriesParams,
  ListPushTrialRowsParams,
  NotFoundResponse,
  PushDeliveryPage,
  PushPreview,
  PushPreviewInput,
  PushRevision,
  PushSave,
  PushState,
  PushTrial,
  PushTrialRowPage,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/push.ts';
import type { ErrorType , BodyType } from '.././calls/push.ts';

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
 * Lines are asked in their order. may_write says whether the caller may change it; accounts are those that a line may name.
 * @summary 推送策略：草稿、在用版本与历史
 */
export const getPushStrategy = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PushState>(
      {url: `/api/v2/push/strategy`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetPushStrategyQueryKey = () => {
    return [
    'api','v2','push','strategy'
    ] as const;
    }


export const getGetPushStrategyQueryOptions = <TData = Awaited<ReturnType<typeof getPushStrategy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushStrategy>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPushStrategyQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPushStrategy>>> = ({ signal }) => getPushStrategy(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPushStrategy>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPushStrategyQueryResult = NonNullable<Awaited<ReturnType<typeof getPushStrategy>>>
export type GetPushStrategyQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useGetPushStrategy<TData = Awaited<ReturnType<typeof getPushStrategy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushStrategy>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPushStrategy>>,
          TError,
          Awaited<ReturnType<typeof getPushStrategy>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPushStrategy<TData = Awaited<ReturnType<typeof getPushStrategy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushStrategy>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPushStrategy>>,
          TError,
          Awaited<ReturnType<typeof getPushStrategy>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPushStrategy<TData = Awaited<ReturnType<typeof getPushStrategy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushStrategy>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 推送策略：草稿、在用版本与历史
 */

export function useGetPushStrategy<TData = Awaited<ReturnType<typeof getPushStrategy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushStrategy>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPushStrategyQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetPushStrategy} query
 */
export const invalidateGetPushStrategy = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPushStrategyQueryKey() }, options);

  return queryClient;
}




/**
 * The whole list in its order, of the revision that was read. It acts once it is enabled. The last line is 其余全部: without a condition, and not to be taken away.
 * @summary 保存推送策略的草稿
 */
export const savePushStrategy = (
    pushSave: BodyType<PushSave>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PushState>(
      {url: `/api/v2/push/strategy`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: pushSave, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSavePushStrategyMutationKey = () => ['savePushStrategy'] as const;

export const getSavePushStrategyMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePushStrategy>>, TError,SavePushStrategyMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof savePushStrategy>>, TError,SavePushStrategyMutationVariables, TContext> => {

const mutationKey = getSavePushStrategyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof savePushStrategy>>, SavePushStrategyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  savePushStrategy(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SavePushStrategyMutationResult = NonNullable<Awaited<ReturnType<typeof savePushStrategy>>>
    export type SavePushStrategyMutationBody = BodyType<PushSave>
    export type SavePushStrategyMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type SavePushStrategyMutationVariables = {data: BodyType<PushSave>}

    /**
 * @summary 保存推送策略的草稿
 */
export const useSavePushStrategy = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePushStrategy>>, TError,SavePushStrategyMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof savePushStrategy>>,
        TError,
        SavePushStrategyMutationVariables,
        TContext
      > => {
      return useMutation(getSavePushStrategyMutationOptions(options), queryClient);
    }
    /**
 * A new version, from the next report on. Refused unless this very strategy was tried and no critical value of the trial would have reached nobody.
 * @summary 启用推送策略的草稿
 */
export const enablePushStrategy = (
    pushRevision: BodyType<PushRevision>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PushState>(
      {url: `/api/v2/push/strategy/enable`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: pushRevision, ...(signal ? { signal }: {})
    },
      options);
    }




export const getEnablePushStrategyMutationKey = () => ['enablePushStrategy'] as const;

export const getEnablePushStrategyMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enablePushStrategy>>, TError,EnablePushStrategyMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof enablePushStrategy>>, TError,EnablePushStrategyMutationVariables, TContext> => {

const mutationKey = getEnablePushStrategyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof enablePushStrategy>>, EnablePushStrategyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  enablePushStrategy(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EnablePushStrategyMutationResult = NonNullable<Awaited<ReturnType<typeof enablePushStrategy>>>
    export type EnablePushStrategyMutationBody = BodyType<PushRevision>
    export type EnablePushStrategyMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type EnablePushStrategyMutationVariables = {data: BodyType<PushRevision>}

    /**
 * @summary 启用推送策略的草稿
 */
export const useEnablePushStrategy = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enablePushStrategy>>, TError,EnablePushStrategyMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof enablePushStrategy>>,
        TError,
        EnablePushStrategyMutationVariables,
        TContext
      > => {
      return useMutation(getEnablePushStrategyMutationOptions(options), queryClient);
    }
    /**
 * What the numbers of the last trial of this very draft count, the newest first: its pushes, the reports that a line caught, or reports whose critical value would have reached nobody.
 * @summary 最近一次试运行的明细
 */
export const listPushTrialRows = (
    params?: ListPushTrialRowsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PushTrialRowPage>(
      {url: `/api/v2/push/strategy/trial`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListPushTrialRowsQueryKey = (params?: ListPushTrialRowsParams,) => {
    return [
    'api','v2','push','strategy','trial', ...(params ? [params] : [])
    ] as const;
    }


export const getListPushTrialRowsQueryOptions = <TData = Awaited<ReturnType<typeof listPushTrialRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListPushTrialRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPushTrialRows>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPushTrialRowsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPushTrialRows>>> = ({ signal }) => listPushTrialRows(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPushTrialRows>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPushTrialRowsQueryResult = NonNullable<Awaited<ReturnType<typeof listPushTrialRows>>>
export type ListPushTrialRowsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListPushTrialRows<TData = Awaited<ReturnType<typeof listPushTrialRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListPushTrialRowsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPushTrialRows>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPushTrialRows>>,
          TError,
          Awaited<ReturnType<typeof listPushTrialRows>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPushTrialRows<TData = Awaited<ReturnType<typeof listPushTrialRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListPushTrialRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPushTrialRows>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPushTrialRows>>,
          TError,
          Awaited<ReturnType<typeof listPushTrialRows>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPushTrialRows<TData = Awaited<ReturnType<typeof listPushTrialRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListPushTrialRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPushTrialRows>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 最近一次试运行的明细
 */

export function useListPushTrialRows<TData = Awaited<ReturnType<typeof listPushTrialRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListPushTrialRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPushTrialRows>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPushTrialRowsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListPushTrialRows} query
 */
export const invalidateListPushTrialRows = async (
 queryClient: QueryClient, params?: ListPushTrialRowsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPushTrialRowsQueryKey(params) }, options);

  return queryClient;
}




/**
 * The saved draft on every stored report of the last 30 days, by the very function that the next report meets. An escalation counts where the report was not handled before it.
 * @summary 用近 30 日的报告试运行草稿
 */
export const tryPushStrategy = (
    pushRevision: BodyType<PushRevision>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PushTrial>(
      {url: `/api/v2/push/strategy/trial`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: pushRevision, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTryPushStrategyMutationKey = () => ['tryPushStrategy'] as const;

export const getTryPushStrategyMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof tryPushStrategy>>, TError,TryPushStrategyMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof tryPushStrategy>>, TError,TryPushStrategyMutationVariables, TContext> => {

const mutationKey = getTryPushStrategyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof tryPushStrategy>>, TryPushStrategyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  tryPushStrategy(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TryPushStrategyMutationResult = NonNullable<Awaited<ReturnType<typeof tryPushStrategy>>>
    export type TryPushStrategyMutationBody = BodyType<PushRevision>
    export type TryPushStrategyMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type TryPushStrategyMutationVariables = {data: BodyType<PushRevision>}

    /**
 * @summary 用近 30 日的报告试运行草稿
 */
export const useTryPushStrategy = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof tryPushStrategy>>, TError,TryPushStrategyMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof tryPushStrategy>>,
        TError,
        TryPushStrategyMutationVariables,
        TContext
      > => {
      return useMutation(getTryPushStrategyMutationOptions(options), queryClient);
    }
    /**
 * A stored report, or typed facts; by the saved draft, or by the version in use. lines are those that act, steps their clock, skipped the lines before with what each condition found.
 * @summary 一份报告会推送给谁
 */
export const previewPush = (
    pushPreviewInput: BodyType<PushPreviewInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PushPreview>(
      {url: `/api/v2/push/preview`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: pushPreviewInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getPreviewPushMutationKey = () => ['previewPush'] as const;

export const getPreviewPushMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewPush>>, TError,PreviewPushMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof previewPush>>, TError,PreviewPushMutationVariables, TContext> => {

const mutationKey = getPreviewPushMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewPush>>, PreviewPushMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  previewPush(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewPushMutationResult = NonNullable<Awaited<ReturnType<typeof previewPush>>>
    export type PreviewPushMutationBody = BodyType<PushPreviewInput>
    export type PreviewPushMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type PreviewPushMutationVariables = {data: BodyType<PushPreviewInput>}

    /**
 * @summary 一份报告会推送给谁
 */
export const usePreviewPush = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewPush>>, TError,PreviewPushMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewPush>>,
        TError,
        PreviewPushMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewPushMutationOptions(options), queryClient);
    }
    /**
 * The last due first. Who may not open the strategy gets those to itself alone, which is what the bell shows. Names are masked for who is no clinician.
 * @summary 推送的记录
 */
export const listPushDeliveries = (
    params?: ListPushDeliveriesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PushDeliveryPage>(
      {url: `/api/v2/push/deliveries`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListPushDeliveriesQueryKey = (params?: ListPushDeliveriesParams,) => {
    return [
    'api','v2','push','deliveries', ...(params ? [params] : [])
    ] as const;
    }


export const getListPushDeliveriesQueryOptions = <TData = Awaited<ReturnType<typeof listPushDeliveries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListPushDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPushDeliveries>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPushDeliveriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPushDeliveries>>> = ({ signal }) => listPushDeliveries(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPushDeliveries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPushDeliveriesQueryResult = NonNullable<Awaited<ReturnType<typeof listPushDeliveries>>>
export type ListPushDeliveriesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListPushDeliveries<TData = Awaited<ReturnType<typeof listPushDeliveries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListPushDeliveriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPushDeliveries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPushDeliveries>>,
          TError,
          Awaited<ReturnType<typeof listPushDeliveries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPushDeliveries<TData = Awaited<ReturnType<typeof listPushDeliveries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListPushDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPushDeliveries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPushDeliveries>>,
          TError,
          Awaited<ReturnType<typeof listPushDeliveries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPushDeliveries<TData = Awaited<ReturnType<typeof listPushDeliveries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListPushDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPushDeliveries>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 推送的记录
 */

export function useListPushDeliveries<TData = Awaited<ReturnType<typeof listPushDeliveries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListPushDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPushDeliveries>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPushDeliveriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListPushDeliveries} query
 */
export const invalidateListPushDeliveries = async (
 queryClient: QueryClient, params?: ListPushDeliveriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPushDeliveriesQueryKey(params) }, options);

  return queryClient;
}




