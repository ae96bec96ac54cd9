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
  CleaningChanged,
  CleaningDetail,
  CleaningDismissal,
  CleaningDismissals,
  CleaningItemId,
  CleaningItemPage,
  CleaningMany,
  CleaningMapping,
  CleaningOutcomes,
  CleaningPreview,
  CleaningReopening,
  CleaningTry,
  GetCleaningItemParams,
  ListCleaningItemsParams,
  NotFoundResponse,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/cleaning.ts';
import type { ErrorType , BodyType } from '.././calls/cleaning.ts';

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
 * Near-equal spellings of one source are one item. Ranked by results held back unless asked otherwise; facets count each state for the same q and source.
 * @summary 来源项目
 */
export const listCleaningItems = (
    params?: ListCleaningItemsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CleaningItemPage>(
      {url: `/api/v2/cleaning/items`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListCleaningItemsQueryKey = (params?: ListCleaningItemsParams,) => {
    return [
    'api','v2','cleaning','items', ...(params ? [params] : [])
    ] as const;
    }


export const getListCleaningItemsQueryOptions = <TData = Awaited<ReturnType<typeof listCleaningItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListCleaningItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCleaningItems>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCleaningItemsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCleaningItems>>> = ({ signal }) => listCleaningItems(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCleaningItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCleaningItemsQueryResult = NonNullable<Awaited<ReturnType<typeof listCleaningItems>>>
export type ListCleaningItemsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListCleaningItems<TData = Awaited<ReturnType<typeof listCleaningItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListCleaningItemsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCleaningItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCleaningItems>>,
          TError,
          Awaited<ReturnType<typeof listCleaningItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCleaningItems<TData = Awaited<ReturnType<typeof listCleaningItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListCleaningItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCleaningItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCleaningItems>>,
          TError,
          Awaited<ReturnType<typeof listCleaningItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCleaningItems<TData = Awaited<ReturnType<typeof listCleaningItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListCleaningItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCleaningItems>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 来源项目
 */

export function useListCleaningItems<TData = Awaited<ReturnType<typeof listCleaningItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListCleaningItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCleaningItems>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCleaningItemsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListCleaningItems} query
 */
export const invalidateListCleaningItems = async (
 queryClient: QueryClient, params?: ListCleaningItemsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCleaningItemsQueryKey(params) }, options);

  return queryClient;
}




/**
 * Each spelling has its own outcome: what cannot be mapped says why, the others are mapped.
 * @summary 映射几种写法
 */
export const mapCleaningItems = (
    cleaningMany: BodyType<CleaningMany>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CleaningOutcomes>(
      {url: `/api/v2/cleaning/items/map`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cleaningMany, ...(signal ? { signal }: {})
    },
      options);
    }




export const getMapCleaningItemsMutationKey = () => ['mapCleaningItems'] as const;

export const getMapCleaningItemsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mapCleaningItems>>, TError,MapCleaningItemsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof mapCleaningItems>>, TError,MapCleaningItemsMutationVariables, TContext> => {

const mutationKey = getMapCleaningItemsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof mapCleaningItems>>, MapCleaningItemsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  mapCleaningItems(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MapCleaningItemsMutationResult = NonNullable<Awaited<ReturnType<typeof mapCleaningItems>>>
    export type MapCleaningItemsMutationBody = BodyType<CleaningMany>
    export type MapCleaningItemsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type MapCleaningItemsMutationVariables = {data: BodyType<CleaningMany>}

    /**
 * @summary 映射几种写法
 */
export const useMapCleaningItems = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mapCleaningItems>>, TError,MapCleaningItemsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof mapCleaningItems>>,
        TError,
        MapCleaningItemsMutationVariables,
        TContext
      > => {
      return useMutation(getMapCleaningItemsMutationOptions(options), queryClient);
    }
    /**
 * The filter means every item that the list finds by it, with all its spellings. Each spelling has its own outcome: what somebody decided meanwhile says so, the others leave the queue.
 * @summary 不映射多个来源项目
 */
export const dismissCleaningItems = (
    cleaningDismissals: BodyType<CleaningDismissals>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CleaningOutcomes>(
      {url: `/api/v2/cleaning/items/dismiss`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cleaningDismissals, ...(signal ? { signal }: {})
    },
      options);
    }




export const getDismissCleaningItemsMutationKey = () => ['dismissCleaningItems'] as const;

export const getDismissCleaningItemsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof dismissCleaningItems>>, TError,DismissCleaningItemsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof dismissCleaningItems>>, TError,DismissCleaningItemsMutationVariables, TContext> => {

const mutationKey = getDismissCleaningItemsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof dismissCleaningItems>>, DismissCleaningItemsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  dismissCleaningItems(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DismissCleaningItemsMutationResult = NonNullable<Awaited<ReturnType<typeof dismissCleaningItems>>>
    export type DismissCleaningItemsMutationBody = BodyType<CleaningDismissals>
    export type DismissCleaningItemsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type DismissCleaningItemsMutationVariables = {data: BodyType<CleaningDismissals>}

    /**
 * @summary 不映射多个来源项目
 */
export const useDismissCleaningItems = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof dismissCleaningItems>>, TError,DismissCleaningItemsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof dismissCleaningItems>>,
        TError,
        DismissCleaningItemsMutationVariables,
        TContext
      > => {
      return useMutation(getDismissCleaningItemsMutationOptions(options), queryClient);
    }
    /**
 * With q the items of the catalogue that it finds stand in place of the suggestions, each with its evidence, at most eight.
 * @summary 一个来源项目
 */
export const getCleaningItem = (
    itemId: CleaningItemId,
    params?: GetCleaningItemParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CleaningDetail>(
      {url: `/api/v2/cleaning/items/${encodeURIComponent(String(itemId))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetCleaningItemQueryKey = (itemId: CleaningItemId,
    params?: GetCleaningItemParams,) => {
    return [
    'api','v2','cleaning','items',itemId, ...(params ? [params] : [])
    ] as const;
    }


export const getGetCleaningItemQueryOptions = <TData = Awaited<ReturnType<typeof getCleaningItem>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(itemId: CleaningItemId,
    params?: GetCleaningItemParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCleaningItem>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCleaningItemQueryKey(itemId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCleaningItem>>> = ({ signal }) => getCleaningItem(itemId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: itemId !== null && itemId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCleaningItem>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCleaningItemQueryResult = NonNullable<Awaited<ReturnType<typeof getCleaningItem>>>
export type GetCleaningItemQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetCleaningItem<TData = Awaited<ReturnType<typeof getCleaningItem>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 itemId: CleaningItemId,
    params: undefined |  GetCleaningItemParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCleaningItem>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCleaningItem>>,
          TError,
          Awaited<ReturnType<typeof getCleaningItem>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCleaningItem<TData = Awaited<ReturnType<typeof getCleaningItem>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 itemId: CleaningItemId,
    params?: GetCleaningItemParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCleaningItem>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCleaningItem>>,
          TError,
          Awaited<ReturnType<typeof getCleaningItem>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCleaningItem<TData = Awaited<ReturnType<typeof getCleaningItem>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 itemId: CleaningItemId,
    params?: GetCleaningItemParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCleaningItem>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 一个来源项目
 */

export function useGetCleaningItem<TData = Awaited<ReturnType<typeof getCleaningItem>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 itemId: CleaningItemId,
    params?: GetCleaningItemParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCleaningItem>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCleaningItemQueryOptions(itemId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetCleaningItem} query
 */
export const invalidateGetCleaningItem = async (
 queryClient: QueryClient, itemId: CleaningItemId,
    params?: GetCleaningItemParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCleaningItemQueryKey(itemId,params) }, options);

  return queryClient;
}




/**
 * Done in a copy of the hospital by the functions that map: nothing is stored.
 * @summary 试映射一个来源项目
 */
export const previewCleaningItem = (
    itemId: CleaningItemId,
    cleaningTry: BodyType<CleaningTry>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CleaningPreview>(
      {url: `/api/v2/cleaning/items/${encodeURIComponent(String(itemId))}/preview`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cleaningTry, ...(signal ? { signal }: {})
    },
      options);
    }




export const getPreviewCleaningItemMutationKey = () => ['previewCleaningItem'] as const;

export const getPreviewCleaningItemMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewCleaningItem>>, TError,PreviewCleaningItemMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof previewCleaningItem>>, TError,PreviewCleaningItemMutationVariables, TContext> => {

const mutationKey = getPreviewCleaningItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewCleaningItem>>, PreviewCleaningItemMutationVariables> = (props) => {
          const {itemId,data} = props ?? {};

          return  previewCleaningItem(itemId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewCleaningItemMutationResult = NonNullable<Awaited<ReturnType<typeof previewCleaningItem>>>
    export type PreviewCleaningItemMutationBody = BodyType<CleaningTry>
    export type PreviewCleaningItemMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type PreviewCleaningItemMutationVariables = {itemId: CleaningItemId;data: BodyType<CleaningTry>}

    /**
 * @summary 试映射一个来源项目
 */
export const usePreviewCleaningItem = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewCleaningItem>>, TError,PreviewCleaningItemMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewCleaningItem>>,
        TError,
        PreviewCleaningItemMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewCleaningItemMutationOptions(options), queryClient);
    }
    /**
 * Counts for all later imports of this source; with reread stored reports are read again in one transaction. Taken back by undoing the change.
 * @summary 映射一个来源项目
 */
export const mapCleaningItem = (
    itemId: CleaningItemId,
    cleaningMapping: BodyType<CleaningMapping>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CleaningChanged>(
      {url: `/api/v2/cleaning/items/${encodeURIComponent(String(itemId))}/map`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cleaningMapping, ...(signal ? { signal }: {})
    },
      options);
    }




export const getMapCleaningItemMutationKey = () => ['mapCleaningItem'] as const;

export const getMapCleaningItemMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mapCleaningItem>>, TError,MapCleaningItemMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof mapCleaningItem>>, TError,MapCleaningItemMutationVariables, TContext> => {

const mutationKey = getMapCleaningItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof mapCleaningItem>>, MapCleaningItemMutationVariables> = (props) => {
          const {itemId,data} = props ?? {};

          return  mapCleaningItem(itemId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MapCleaningItemMutationResult = NonNullable<Awaited<ReturnType<typeof mapCleaningItem>>>
    export type MapCleaningItemMutationBody = BodyType<CleaningMapping>
    export type MapCleaningItemMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type MapCleaningItemMutationVariables = {itemId: CleaningItemId;data: BodyType<CleaningMapping>}

    /**
 * @summary 映射一个来源项目
 */
export const useMapCleaningItem = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mapCleaningItem>>, TError,MapCleaningItemMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof mapCleaningItem>>,
        TError,
        MapCleaningItemMutationVariables,
        TContext
      > => {
      return useMutation(getMapCleaningItemMutationOptions(options), queryClient);
    }
    /**
 * Its rows stay unread and leave the queue.
 * @summary 不映射一个来源项目
 */
export const dismissCleaningItem = (
    itemId: CleaningItemId,
    cleaningDismissal: BodyType<CleaningDismissal>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CleaningChanged>(
      {url: `/api/v2/cleaning/items/${encodeURIComponent(String(itemId))}/dismiss`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cleaningDismissal, ...(signal ? { signal }: {})
    },
      options);
    }




export const getDismissCleaningItemMutationKey = () => ['dismissCleaningItem'] as const;

export const getDismissCleaningItemMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof dismissCleaningItem>>, TError,DismissCleaningItemMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof dismissCleaningItem>>, TError,DismissCleaningItemMutationVariables, TContext> => {

const mutationKey = getDismissCleaningItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof dismissCleaningItem>>, DismissCleaningItemMutationVariables> = (props) => {
          const {itemId,data} = props ?? {};

          return  dismissCleaningItem(itemId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DismissCleaningItemMutationResult = NonNullable<Awaited<ReturnType<typeof dismissCleaningItem>>>
    export type DismissCleaningItemMutationBody = BodyType<CleaningDismissal>
    export type DismissCleaningItemMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type DismissCleaningItemMutationVariables = {itemId: CleaningItemId;data: BodyType<CleaningDismissal>}

    /**
 * @summary 不映射一个来源项目
 */
export const useDismissCleaningItem = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof dismissCleaningItem>>, TError,DismissCleaningItemMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof dismissCleaningItem>>,
        TError,
        DismissCleaningItemMutationVariables,
        TContext
      > => {
      return useMutation(getDismissCleaningItemMutationOptions(options), queryClient);
    }
    /**
 * Takes away its mapping, wording or dismissal: its rows are held back again, and it waits in the queue.
 * @summary 恢复一个来源项目
 */
export const reopenCleaningItem = (
    itemId: CleaningItemId,
    cleaningReopening: BodyType<CleaningReopening>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CleaningChanged>(
      {url: `/api/v2/cleaning/items/${encodeURIComponent(String(itemId))}/reopen`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cleaningReopening, ...(signal ? { signal }: {})
    },
      options);
    }




export const getReopenCleaningItemMutationKey = () => ['reopenCleaningItem'] as const;

export const getReopenCleaningItemMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reopenCleaningItem>>, TError,ReopenCleaningItemMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof reopenCleaningItem>>, TError,ReopenCleaningItemMutationVariables, TContext> => {

const mutationKey = getReopenCleaningItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reopenCleaningItem>>, ReopenCleaningItemMutationVariables> = (props) => {
          const {itemId,data} = props ?? {};

          return  reopenCleaningItem(itemId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReopenCleaningItemMutationResult = NonNullable<Awaited<ReturnType<typeof reopenCleaningItem>>>
    export type ReopenCleaningItemMutationBody = BodyType<CleaningReopening>
    export type ReopenCleaningItemMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type ReopenCleaningItemMutationVariables = {itemId: CleaningItemId;data: BodyType<CleaningReopening>}

    /**
 * @summary 恢复一个来源项目
 */
export const useReopenCleaningItem = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reopenCleaningItem>>, TError,ReopenCleaningItemMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reopenCleaningItem>>,
        TError,
        ReopenCleaningItemMutationVariables,
        TContext
      > => {
      return useMutation(getReopenCleaningItemMutationOptions(options), queryClient);
    }
