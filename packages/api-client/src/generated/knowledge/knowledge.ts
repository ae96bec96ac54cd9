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
  DiseaseSystemList,
  GetDiagnosisKnowledgeParams,
  KnowledgeSearchResult,
  LaboratoryKnowledgeDetail,
  NotFoundResponse,
  SearchKnowledgeParams,
  ServerFaultResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/knowledge.ts';
import type { ErrorType } from '.././calls/knowledge.ts';

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


export const getGetDiagnosisKnowledgeQueryOptions = <TData = Awaited<ReturnType<typeof getDiagnosisKnowledge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(params?: GetDiagnosisKnowledgeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiagnosisKnowledge>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDiagnosisKnowledgeQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDiagnosisKnowledge>>> = ({ signal }) => getDiagnosisKnowledge(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDiagnosisKnowledge>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDiagnosisKnowledgeQueryResult = NonNullable<Awaited<ReturnType<typeof getDiagnosisKnowledge>>>
export type GetDiagnosisKnowledgeQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetDiagnosisKnowledge<TData = Awaited<ReturnType<typeof getDiagnosisKnowledge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: undefined |  GetDiagnosisKnowledgeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiagnosisKnowledge>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDiagnosisKnowledge>>,
          TError,
          Awaited<ReturnType<typeof getDiagnosisKnowledge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDiagnosisKnowledge<TData = Awaited<ReturnType<typeof getDiagnosisKnowledge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params?: GetDiagnosisKnowledgeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiagnosisKnowledge>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDiagnosisKnowledge>>,
          TError,
          Awaited<ReturnType<typeof getDiagnosisKnowledge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDiagnosisKnowledge<TData = Awaited<ReturnType<typeof getDiagnosisKnowledge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params?: GetDiagnosisKnowledgeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiagnosisKnowledge>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 诊断知识与本报告的依据
 */

export function useGetDiagnosisKnowledge<TData = Awaited<ReturnType<typeof getDiagnosisKnowledge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
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




/**
 * The 17 disease systems in the order of their ids.
 * @summary 疾病系统及其诊断与检验项目
 */
export const listDiseaseSystems = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DiseaseSystemList>(
      {url: `/api/v2/knowledge/systems`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListDiseaseSystemsQueryKey = () => {
    return [
    'api','v2','knowledge','systems'
    ] as const;
    }


export const getListDiseaseSystemsQueryOptions = <TData = Awaited<ReturnType<typeof listDiseaseSystems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiseaseSystems>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDiseaseSystemsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDiseaseSystems>>> = ({ signal }) => listDiseaseSystems(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDiseaseSystems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDiseaseSystemsQueryResult = NonNullable<Awaited<ReturnType<typeof listDiseaseSystems>>>
export type ListDiseaseSystemsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListDiseaseSystems<TData = Awaited<ReturnType<typeof listDiseaseSystems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiseaseSystems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDiseaseSystems>>,
          TError,
          Awaited<ReturnType<typeof listDiseaseSystems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDiseaseSystems<TData = Awaited<ReturnType<typeof listDiseaseSystems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiseaseSystems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDiseaseSystems>>,
          TError,
          Awaited<ReturnType<typeof listDiseaseSystems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDiseaseSystems<TData = Awaited<ReturnType<typeof listDiseaseSystems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiseaseSystems>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 疾病系统及其诊断与检验项目
 */

export function useListDiseaseSystems<TData = Awaited<ReturnType<typeof listDiseaseSystems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiseaseSystems>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDiseaseSystemsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListDiseaseSystems} query
 */
export const invalidateListDiseaseSystems = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListDiseaseSystemsQueryKey() }, options);

  return queryClient;
}




/**
 * Names, short names, aliases and codes that contain the keyword, exact ones first; a blank keyword finds nothing.
 * @summary 按名称检索诊断与检验项目
 */
export const searchKnowledge = (
    params: SearchKnowledgeParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<KnowledgeSearchResult>(
      {url: `/api/v2/knowledge/search`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSearchKnowledgeQueryKey = (params?: SearchKnowledgeParams,) => {
    return [
    'api','v2','knowledge','search', ...(params ? [params] : [])
    ] as const;
    }


export const getSearchKnowledgeQueryOptions = <TData = Awaited<ReturnType<typeof searchKnowledge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params: SearchKnowledgeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchKnowledge>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchKnowledgeQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchKnowledge>>> = ({ signal }) => searchKnowledge(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchKnowledge>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchKnowledgeQueryResult = NonNullable<Awaited<ReturnType<typeof searchKnowledge>>>
export type SearchKnowledgeQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useSearchKnowledge<TData = Awaited<ReturnType<typeof searchKnowledge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: SearchKnowledgeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchKnowledge>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchKnowledge>>,
          TError,
          Awaited<ReturnType<typeof searchKnowledge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchKnowledge<TData = Awaited<ReturnType<typeof searchKnowledge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: SearchKnowledgeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchKnowledge>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchKnowledge>>,
          TError,
          Awaited<ReturnType<typeof searchKnowledge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchKnowledge<TData = Awaited<ReturnType<typeof searchKnowledge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: SearchKnowledgeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchKnowledge>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 按名称检索诊断与检验项目
 */

export function useSearchKnowledge<TData = Awaited<ReturnType<typeof searchKnowledge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: SearchKnowledgeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchKnowledge>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchKnowledgeQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useSearchKnowledge} query
 */
export const invalidateSearchKnowledge = async (
 queryClient: QueryClient, params: SearchKnowledgeParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchKnowledgeQueryKey(params) }, options);

  return queryClient;
}




/**
 * What the knowledge base holds of one laboratory, without a report.
 * @summary 检验项目的知识
 */
export const getLaboratoryKnowledge = (
    knowledgeId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LaboratoryKnowledgeDetail>(
      {url: `/api/v2/knowledge/laboratory/${encodeURIComponent(String(knowledgeId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetLaboratoryKnowledgeQueryKey = (knowledgeId: string,) => {
    return [
    'api','v2','knowledge','laboratory',knowledgeId
    ] as const;
    }


export const getGetLaboratoryKnowledgeQueryOptions = <TData = Awaited<ReturnType<typeof getLaboratoryKnowledge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(knowledgeId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLaboratoryKnowledge>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLaboratoryKnowledgeQueryKey(knowledgeId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLaboratoryKnowledge>>> = ({ signal }) => getLaboratoryKnowledge(knowledgeId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: knowledgeId !== null && knowledgeId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLaboratoryKnowledge>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLaboratoryKnowledgeQueryResult = NonNullable<Awaited<ReturnType<typeof getLaboratoryKnowledge>>>
export type GetLaboratoryKnowledgeQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetLaboratoryKnowledge<TData = Awaited<ReturnType<typeof getLaboratoryKnowledge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 knowledgeId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLaboratoryKnowledge>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLaboratoryKnowledge>>,
          TError,
          Awaited<ReturnType<typeof getLaboratoryKnowledge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLaboratoryKnowledge<TData = Awaited<ReturnType<typeof getLaboratoryKnowledge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 knowledgeId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLaboratoryKnowledge>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLaboratoryKnowledge>>,
          TError,
          Awaited<ReturnType<typeof getLaboratoryKnowledge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLaboratoryKnowledge<TData = Awaited<ReturnType<typeof getLaboratoryKnowledge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 knowledgeId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLaboratoryKnowledge>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 检验项目的知识
 */

export function useGetLaboratoryKnowledge<TData = Awaited<ReturnType<typeof getLaboratoryKnowledge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 knowledgeId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLaboratoryKnowledge>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLaboratoryKnowledgeQueryOptions(knowledgeId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetLaboratoryKnowledge} query
 */
export const invalidateGetLaboratoryKnowledge = async (
 queryClient: QueryClient, knowledgeId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetLaboratoryKnowledgeQueryKey(knowledgeId) }, options);

  return queryClient;
}




