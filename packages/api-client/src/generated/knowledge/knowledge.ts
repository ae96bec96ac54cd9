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
  DiagnosisKnowledge,
  ForbiddenResponse,
  GetDiagnosisKnowledgeParams,
  NotFoundResponse,
  NotImplementedResponse,
  ServerFaultResponse,
  UnauthorizedResponse
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
 * diagnosis_id or diagnosis_name identifies the diagnosis; report_id adds the evidence of that report.
 * @summary 诊断知识与本报告的依据
 */
export const getDiagnosisKnowledge = (
    params?: GetDiagnosisKnowledgeParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DiagnosisKnowledge>(
      {url: `/api/v2/knowledge/diagnosis/knowledge`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetDiagnosisKnowledgeQueryKey = (params?: GetDiagnosisKnowledgeParams,) => {
    return [
    'api','v2','knowledge','diagnosis','knowledge', ...(params ? [params] : [])
    ] as const;
    }


export const getGetDiagnosisKnowledgeQueryOptions = <TData = Awaited<ReturnType<typeof getDiagnosisKnowledge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | NotImplementedResponse>>(params?: GetDiagnosisKnowledgeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiagnosisKnowledge>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDiagnosisKnowledgeQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDiagnosisKnowledge>>> = ({ signal }) => getDiagnosisKnowledge(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDiagnosisKnowledge>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDiagnosisKnowledgeQueryResult = NonNullable<Awaited<ReturnType<typeof getDiagnosisKnowledge>>>
export type GetDiagnosisKnowledgeQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | NotImplementedResponse>


export function useGetDiagnosisKnowledge<TData = Awaited<ReturnType<typeof getDiagnosisKnowledge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | NotImplementedResponse>>(
 params: undefined |  GetDiagnosisKnowledgeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiagnosisKnowledge>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDiagnosisKnowledge>>,
          TError,
          Awaited<ReturnType<typeof getDiagnosisKnowledge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDiagnosisKnowledge<TData = Awaited<ReturnType<typeof getDiagnosisKnowledge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | NotImplementedResponse>>(
 params?: GetDiagnosisKnowledgeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiagnosisKnowledge>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDiagnosisKnowledge>>,
          TError,
          Awaited<ReturnType<typeof getDiagnosisKnowledge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDiagnosisKnowledge<TData = Awaited<ReturnType<typeof getDiagnosisKnowledge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | NotImplementedResponse>>(
 params?: GetDiagnosisKnowledgeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiagnosisKnowledge>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 诊断知识与本报告的依据
 */

export function useGetDiagnosisKnowledge<TData = Awaited<ReturnType<typeof getDiagnosisKnowledge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | NotImplementedResponse>>(
 params?: GetDiagnosisKnowledgeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiagnosisKnowledge>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDiagnosisKnowledgeQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetDiagnosisKnowledge} query
 */
export const invalidateGetDiagnosisKnowledge = async (
 queryClient: QueryClient, params?: GetDiagnosisKnowledgeParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetDiagnosisKnowledgeQueryKey(params) }, options);

  return queryClient;
}




