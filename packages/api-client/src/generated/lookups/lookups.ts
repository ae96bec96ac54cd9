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
  LaboratoryTermList,
  ListLaboratoryTermsParams,
  ListOriginalLaboratoriesParams,
  OriginalLaboratoryList,
  ServerFaultResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/lookups.ts';
import type { ErrorType } from '.././calls/lookups.ts';

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
 * type 1 finds standard names that contain the text, exact ones first; type 2 the specimens of the named item. An empty text finds all.
 * @summary 检验名称与标本的检索
 */
export const listLaboratoryTerms = (
    params: ListLaboratoryTermsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LaboratoryTermList>(
      {url: `/api/v2/system/es/lab_specimen_unit`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListLaboratoryTermsQueryKey = (params?: ListLaboratoryTermsParams,) => {
    return [
    'api','v2','system','es','lab_specimen_unit', ...(params ? [params] : [])
    ] as const;
    }


export const getListLaboratoryTermsQueryOptions = <TData = Awaited<ReturnType<typeof listLaboratoryTerms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params: ListLaboratoryTermsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLaboratoryTerms>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLaboratoryTermsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLaboratoryTerms>>> = ({ signal }) => listLaboratoryTerms(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLaboratoryTerms>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLaboratoryTermsQueryResult = NonNullable<Awaited<ReturnType<typeof listLaboratoryTerms>>>
export type ListLaboratoryTermsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListLaboratoryTerms<TData = Awaited<ReturnType<typeof listLaboratoryTerms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: ListLaboratoryTermsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLaboratoryTerms>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLaboratoryTerms>>,
          TError,
          Awaited<ReturnType<typeof listLaboratoryTerms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLaboratoryTerms<TData = Awaited<ReturnType<typeof listLaboratoryTerms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: ListLaboratoryTermsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLaboratoryTerms>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLaboratoryTerms>>,
          TError,
          Awaited<ReturnType<typeof listLaboratoryTerms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLaboratoryTerms<TData = Awaited<ReturnType<typeof listLaboratoryTerms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: ListLaboratoryTermsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLaboratoryTerms>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 检验名称与标本的检索
 */

export function useListLaboratoryTerms<TData = Awaited<ReturnType<typeof listLaboratoryTerms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: ListLaboratoryTermsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLaboratoryTerms>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLaboratoryTermsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListLaboratoryTerms} query
 */
export const invalidateListLaboratoryTerms = async (
 queryClient: QueryClient, params: ListLaboratoryTermsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLaboratoryTermsQueryKey(params) }, options);

  return queryClient;
}




/**
 * Original names and specimens, as reports of this hospital print them, of one standard item.
 * @summary 标准检验对应的原始检验
 */
export const listOriginalLaboratories = (
    params?: ListOriginalLaboratoriesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<OriginalLaboratoryList>(
      {url: `/api/v1/datacenter/operation/serves/lab/originals`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListOriginalLaboratoriesQueryKey = (params?: ListOriginalLaboratoriesParams,) => {
    return [
    'api','v1','datacenter','operation','serves','lab','originals', ...(params ? [params] : [])
    ] as const;
    }


export const getListOriginalLaboratoriesQueryOptions = <TData = Awaited<ReturnType<typeof listOriginalLaboratories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListOriginalLaboratoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOriginalLaboratories>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOriginalLaboratoriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOriginalLaboratories>>> = ({ signal }) => listOriginalLaboratories(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOriginalLaboratories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOriginalLaboratoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listOriginalLaboratories>>>
export type ListOriginalLaboratoriesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListOriginalLaboratories<TData = Awaited<ReturnType<typeof listOriginalLaboratories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListOriginalLaboratoriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOriginalLaboratories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOriginalLaboratories>>,
          TError,
          Awaited<ReturnType<typeof listOriginalLaboratories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOriginalLaboratories<TData = Awaited<ReturnType<typeof listOriginalLaboratories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListOriginalLaboratoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOriginalLaboratories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOriginalLaboratories>>,
          TError,
          Awaited<ReturnType<typeof listOriginalLaboratories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOriginalLaboratories<TData = Awaited<ReturnType<typeof listOriginalLaboratories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListOriginalLaboratoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOriginalLaboratories>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 标准检验对应的原始检验
 */

export function useListOriginalLaboratories<TData = Awaited<ReturnType<typeof listOriginalLaboratories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListOriginalLaboratoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOriginalLaboratories>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOriginalLaboratoriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListOriginalLaboratories} query
 */
export const invalidateListOriginalLaboratories = async (
 queryClient: QueryClient, params?: ListOriginalLaboratoriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListOriginalLaboratoriesQueryKey(params) }, options);

  return queryClient;
}




