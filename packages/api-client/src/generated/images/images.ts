/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  NotFoundResponse,
  ServerFaultResponse
} from '../model';

import { request } from '../../transport/request.ts';
import type { ErrorType } from '../../transport/request.ts';

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
 * Neither token nor cipher, an img element can send and read neither.
 * @summary 应用图标
 */
export const getApplicationImage = (
    imageId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Blob>(
      {url: `/api/v2/application/image/${encodeURIComponent(String(imageId))}`, method: 'GET',
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetApplicationImageQueryKey = (imageId: string,) => {
    return [
    'api','v2','application','image',imageId
    ] as const;
    }


export const getGetApplicationImageQueryOptions = <TData = Awaited<ReturnType<typeof getApplicationImage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerFaultResponse>>(imageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationImage>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetApplicationImageQueryKey(imageId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getApplicationImage>>> = ({ signal }) => getApplicationImage(imageId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: imageId !== null && imageId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getApplicationImage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetApplicationImageQueryResult = NonNullable<Awaited<ReturnType<typeof getApplicationImage>>>
export type GetApplicationImageQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerFaultResponse>


export function useGetApplicationImage<TData = Awaited<ReturnType<typeof getApplicationImage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerFaultResponse>>(
 imageId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationImage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApplicationImage>>,
          TError,
          Awaited<ReturnType<typeof getApplicationImage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApplicationImage<TData = Awaited<ReturnType<typeof getApplicationImage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerFaultResponse>>(
 imageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationImage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApplicationImage>>,
          TError,
          Awaited<ReturnType<typeof getApplicationImage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApplicationImage<TData = Awaited<ReturnType<typeof getApplicationImage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerFaultResponse>>(
 imageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationImage>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 应用图标
 */

export function useGetApplicationImage<TData = Awaited<ReturnType<typeof getApplicationImage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerFaultResponse>>(
 imageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationImage>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetApplicationImageQueryOptions(imageId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetApplicationImage} query
 */
export const invalidateGetApplicationImage = async (
 queryClient: QueryClient, imageId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetApplicationImageQueryKey(imageId) }, options);

  return queryClient;
}




/**
 * Neither token nor cipher.
 * @summary SHAP 图
 */
export const getShapImage = (
    name: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Blob>(
      {url: `/api/v2/images/shap/${encodeURIComponent(String(name))}`, method: 'GET',
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetShapImageQueryKey = (name: string,) => {
    return [
    'api','v2','images','shap',name
    ] as const;
    }


export const getGetShapImageQueryOptions = <TData = Awaited<ReturnType<typeof getShapImage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerFaultResponse>>(name: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShapImage>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetShapImageQueryKey(name);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getShapImage>>> = ({ signal }) => getShapImage(name, requestOptions, signal);





   return  { queryKey, queryFn, enabled: name !== null && name !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getShapImage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetShapImageQueryResult = NonNullable<Awaited<ReturnType<typeof getShapImage>>>
export type GetShapImageQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerFaultResponse>


export function useGetShapImage<TData = Awaited<ReturnType<typeof getShapImage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerFaultResponse>>(
 name: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShapImage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShapImage>>,
          TError,
          Awaited<ReturnType<typeof getShapImage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShapImage<TData = Awaited<ReturnType<typeof getShapImage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerFaultResponse>>(
 name: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShapImage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShapImage>>,
          TError,
          Awaited<ReturnType<typeof getShapImage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShapImage<TData = Awaited<ReturnType<typeof getShapImage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerFaultResponse>>(
 name: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShapImage>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary SHAP 图
 */

export function useGetShapImage<TData = Awaited<ReturnType<typeof getShapImage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerFaultResponse>>(
 name: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShapImage>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetShapImageQueryOptions(name,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetShapImage} query
 */
export const invalidateGetShapImage = async (
 queryClient: QueryClient, name: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetShapImageQueryKey(name) }, options);

  return queryClient;
}




/**
 * Neither token nor cipher.
 * @summary ROC 曲线图
 */
export const getRocImage = (
    name: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Blob>(
      {url: `/api/v2/images/roc/${encodeURIComponent(String(name))}`, method: 'GET',
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetRocImageQueryKey = (name: string,) => {
    return [
    'api','v2','images','roc',name
    ] as const;
    }


export const getGetRocImageQueryOptions = <TData = Awaited<ReturnType<typeof getRocImage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerFaultResponse>>(name: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRocImage>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRocImageQueryKey(name);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRocImage>>> = ({ signal }) => getRocImage(name, requestOptions, signal);





   return  { queryKey, queryFn, enabled: name !== null && name !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRocImage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRocImageQueryResult = NonNullable<Awaited<ReturnType<typeof getRocImage>>>
export type GetRocImageQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerFaultResponse>


export function useGetRocImage<TData = Awaited<ReturnType<typeof getRocImage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerFaultResponse>>(
 name: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRocImage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRocImage>>,
          TError,
          Awaited<ReturnType<typeof getRocImage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRocImage<TData = Awaited<ReturnType<typeof getRocImage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerFaultResponse>>(
 name: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRocImage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRocImage>>,
          TError,
          Awaited<ReturnType<typeof getRocImage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRocImage<TData = Awaited<ReturnType<typeof getRocImage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerFaultResponse>>(
 name: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRocImage>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary ROC 曲线图
 */

export function useGetRocImage<TData = Awaited<ReturnType<typeof getRocImage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerFaultResponse>>(
 name: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRocImage>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRocImageQueryOptions(name,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetRocImage} query
 */
export const invalidateGetRocImage = async (
 queryClient: QueryClient, name: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetRocImageQueryKey(name) }, options);

  return queryClient;
}




