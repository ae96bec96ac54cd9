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
 * Neither token nor cipher, a link can send and read neither; the name cannot be guessed.
 * @summary 指南文件
 */
export const getGuideFile = (
    name: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Blob>(
      {url: `/api/v2/guides/${encodeURIComponent(String(name))}`, method: 'GET',
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetGuideFileQueryKey = (name: string,) => {
    return [
    'api','v2','guides',name
    ] as const;
    }


export const getGetGuideFileQueryOptions = <TData = Awaited<ReturnType<typeof getGuideFile>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerFaultResponse>>(name: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuideFile>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGuideFileQueryKey(name);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGuideFile>>> = ({ signal }) => getGuideFile(name, requestOptions, signal);





   return  { queryKey, queryFn, enabled: name !== null && name !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGuideFile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGuideFileQueryResult = NonNullable<Awaited<ReturnType<typeof getGuideFile>>>
export type GetGuideFileQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerFaultResponse>


export function useGetGuideFile<TData = Awaited<ReturnType<typeof getGuideFile>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerFaultResponse>>(
 name: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuideFile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGuideFile>>,
          TError,
          Awaited<ReturnType<typeof getGuideFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGuideFile<TData = Awaited<ReturnType<typeof getGuideFile>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerFaultResponse>>(
 name: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuideFile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGuideFile>>,
          TError,
          Awaited<ReturnType<typeof getGuideFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGuideFile<TData = Awaited<ReturnType<typeof getGuideFile>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerFaultResponse>>(
 name: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuideFile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 指南文件
 */

export function useGetGuideFile<TData = Awaited<ReturnType<typeof getGuideFile>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerFaultResponse>>(
 name: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuideFile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGuideFileQueryOptions(name,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetGuideFile} query
 */
export const invalidateGetGuideFile = async (
 queryClient: QueryClient, name: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetGuideFileQueryKey(name) }, options);

  return queryClient;
}




