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
  CompareProjectVersionsParams,
  EmptyBody,
  GetResearchExportFileParams,
  GetResearchProjectParams,
  ListNearRequestsParams,
  ListResearchExportsParams,
  ListResearchProjectsParams,
  NotFoundResponse,
  ResearchCatalogue,
  ResearchComparison,
  ResearchCountInput,
  ResearchCounts,
  ResearchDecided,
  ResearchDecision,
  ResearchDistributions,
  ResearchDistributionsInput,
  ResearchExportCreated,
  ResearchExportInput,
  ResearchExportPage,
  ResearchFile,
  ResearchInformedInput,
  ResearchMatch,
  ResearchMatchInput,
  ResearchNearDecided,
  ResearchNearPage,
  ResearchProjectDetail,
  ResearchProjectEdit,
  ResearchProjectInput,
  ResearchProjectPage,
  ResearchProjectRestore,
  ResearchProjectSaved,
  ResearchTable,
  ResearchTableInput,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/research.ts';
import type { ErrorType , BodyType } from '.././calls/research.ts';

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
 * What a cohort can be made of, with how many people have it. Numbers belong to data_time.
 * @summary 科研目录
 */
export const getResearchCatalogue = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ResearchCatalogue>(
      {url: `/api/v2/research/catalogue`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetResearchCatalogueQueryKey = () => {
    return [
    'api','v2','research','catalogue'
    ] as const;
    }


export const getGetResearchCatalogueQueryOptions = <TData = Awaited<ReturnType<typeof getResearchCatalogue>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResearchCatalogue>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetResearchCatalogueQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getResearchCatalogue>>> = ({ signal }) => getResearchCatalogue(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getResearchCatalogue>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetResearchCatalogueQueryResult = NonNullable<Awaited<ReturnType<typeof getResearchCatalogue>>>
export type GetResearchCatalogueQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useGetResearchCatalogue<TData = Awaited<ReturnType<typeof getResearchCatalogue>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResearchCatalogue>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getResearchCatalogue>>,
          TError,
          Awaited<ReturnType<typeof getResearchCatalogue>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetResearchCatalogue<TData = Awaited<ReturnType<typeof getResearchCatalogue>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResearchCatalogue>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getResearchCatalogue>>,
          TError,
          Awaited<ReturnType<typeof getResearchCatalogue>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetResearchCatalogue<TData = Awaited<ReturnType<typeof getResearchCatalogue>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResearchCatalogue>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 科研目录
 */

export function useGetResearchCatalogue<TData = Awaited<ReturnType<typeof getResearchCatalogue>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResearchCatalogue>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetResearchCatalogueQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetResearchCatalogue} query
 */
export const invalidateGetResearchCatalogue = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetResearchCatalogueQueryKey() }, options);

  return queryClient;
}




/**
 * How many people are left after each condition. Counts from 1 to 9 are never told (ResearchCount); a loss of 1 to 9 is joined with its neighbour.
 * @summary 队列计数
 */
export const countCohort = (
    researchCountInput: BodyType<ResearchCountInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ResearchCounts>(
      {url: `/api/v2/research/cohorts/count`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: researchCountInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCountCohortMutationKey = () => ['countCohort'] as const;

export const getCountCohortMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof countCohort>>, TError,CountCohortMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof countCohort>>, TError,CountCohortMutationVariables, TContext> => {

const mutationKey = getCountCohortMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof countCohort>>, CountCohortMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  countCohort(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CountCohortMutationResult = NonNullable<Awaited<ReturnType<typeof countCohort>>>
    export type CountCohortMutationBody = BodyType<ResearchCountInput>
    export type CountCohortMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type CountCohortMutationVariables = {data: BodyType<ResearchCountInput>}

    /**
 * @summary 队列计数
 */
export const useCountCohort = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof countCohort>>, TError,CountCohortMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof countCohort>>,
        TError,
        CountCohortMutationVariables,
        TContext
      > => {
      return useMutation(getCountCohortMutationOptions(options), queryClient);
    }
    /**
 * One value a person, beside the whole store with the same limits. Nothing below ten people.
 * @summary 队列的分布
 */
export const listCohortDistributions = (
    researchDistributionsInput: BodyType<ResearchDistributionsInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ResearchDistributions>(
      {url: `/api/v2/research/cohorts/distributions`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: researchDistributionsInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListCohortDistributionsMutationKey = () => ['listCohortDistributions'] as const;

export const getListCohortDistributionsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof listCohortDistributions>>, TError,ListCohortDistributionsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof listCohortDistributions>>, TError,ListCohortDistributionsMutationVariables, TContext> => {

const mutationKey = getListCohortDistributionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof listCohortDistributions>>, ListCohortDistributionsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  listCohortDistributions(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ListCohortDistributionsMutationResult = NonNullable<Awaited<ReturnType<typeof listCohortDistributions>>>
    export type ListCohortDistributionsMutationBody = BodyType<ResearchDistributionsInput>
    export type ListCohortDistributionsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type ListCohortDistributionsMutationVariables = {data: BodyType<ResearchDistributionsInput>}

    /**
 * @summary 队列的分布
 */
export const useListCohortDistributions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof listCohortDistributions>>, TError,ListCohortDistributionsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof listCohortDistributions>>,
        TError,
        ListCohortDistributionsMutationVariables,
        TContext
      > => {
      return useMutation(getListCohortDistributionsMutationOptions(options), queryClient);
    }
    /**
 * Baseline characteristics, of two groups where they are asked for, with standardised differences and tests.
 * @summary 表一
 */
export const getTableOne = (
    researchTableInput: BodyType<ResearchTableInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ResearchTable>(
      {url: `/api/v2/research/cohorts/table_one`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: researchTableInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetTableOneMutationKey = () => ['getTableOne'] as const;

export const getGetTableOneMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getTableOne>>, TError,GetTableOneMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof getTableOne>>, TError,GetTableOneMutationVariables, TContext> => {

const mutationKey = getGetTableOneMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getTableOne>>, GetTableOneMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  getTableOne(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetTableOneMutationResult = NonNullable<Awaited<ReturnType<typeof getTableOne>>>
    export type GetTableOneMutationBody = BodyType<ResearchTableInput>
    export type GetTableOneMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type GetTableOneMutationVariables = {data: BodyType<ResearchTableInput>}

    /**
 * @summary 表一
 */
export const useGetTableOne = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getTableOne>>, TError,GetTableOneMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getTableOne>>,
        TError,
        GetTableOneMutationVariables,
        TContext
      > => {
      return useMutation(getGetTableOneMutationOptions(options), queryClient);
    }
    /**
 * Projects, last saved first. waiting_exports stands only for whoever may decide on them.
 * @summary 科研项目列表
 */
export const listResearchProjects = (
    params?: ListResearchProjectsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ResearchProjectPage>(
      {url: `/api/v2/research/projects`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListResearchProjectsQueryKey = (params?: ListResearchProjectsParams,) => {
    return [
    'api','v2','research','projects', ...(params ? [params] : [])
    ] as const;
    }


export const getListResearchProjectsQueryOptions = <TData = Awaited<ReturnType<typeof listResearchProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListResearchProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResearchProjects>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListResearchProjectsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listResearchProjects>>> = ({ signal }) => listResearchProjects(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listResearchProjects>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListResearchProjectsQueryResult = NonNullable<Awaited<ReturnType<typeof listResearchProjects>>>
export type ListResearchProjectsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListResearchProjects<TData = Awaited<ReturnType<typeof listResearchProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListResearchProjectsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResearchProjects>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listResearchProjects>>,
          TError,
          Awaited<ReturnType<typeof listResearchProjects>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListResearchProjects<TData = Awaited<ReturnType<typeof listResearchProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListResearchProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResearchProjects>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listResearchProjects>>,
          TError,
          Awaited<ReturnType<typeof listResearchProjects>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListResearchProjects<TData = Awaited<ReturnType<typeof listResearchProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListResearchProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResearchProjects>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 科研项目列表
 */

export function useListResearchProjects<TData = Awaited<ReturnType<typeof listResearchProjects>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListResearchProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResearchProjects>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListResearchProjectsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListResearchProjects} query
 */
export const invalidateListResearchProjects = async (
 queryClient: QueryClient, params?: ListResearchProjectsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListResearchProjectsQueryKey(params) }, options);

  return queryClient;
}




/**
 * Saved as V1 with its counts at the data point of now.
 * @summary 新建科研项目
 */
export const addResearchProject = (
    researchProjectInput: BodyType<ResearchProjectInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ResearchProjectSaved>(
      {url: `/api/v2/research/projects/add`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: researchProjectInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getAddResearchProjectMutationKey = () => ['addResearchProject'] as const;

export const getAddResearchProjectMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addResearchProject>>, TError,AddResearchProjectMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof addResearchProject>>, TError,AddResearchProjectMutationVariables, TContext> => {

const mutationKey = getAddResearchProjectMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addResearchProject>>, AddResearchProjectMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addResearchProject(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddResearchProjectMutationResult = NonNullable<Awaited<ReturnType<typeof addResearchProject>>>
    export type AddResearchProjectMutationBody = BodyType<ResearchProjectInput>
    export type AddResearchProjectMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type AddResearchProjectMutationVariables = {data: BodyType<ResearchProjectInput>}

    /**
 * @summary 新建科研项目
 */
export const useAddResearchProject = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addResearchProject>>, TError,AddResearchProjectMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addResearchProject>>,
        TError,
        AddResearchProjectMutationVariables,
        TContext
      > => {
      return useMutation(getAddResearchProjectMutationOptions(options), queryClient);
    }
    /**
 * A changed definition becomes the next version. Refused where base_version is not the current one, and for other people's projects.
 * @summary 修改科研项目
 */
export const editResearchProject = (
    researchProjectEdit: BodyType<ResearchProjectEdit>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ResearchProjectSaved>(
      {url: `/api/v2/research/projects/edit`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: researchProjectEdit, ...(signal ? { signal }: {})
    },
      options);
    }




export const getEditResearchProjectMutationKey = () => ['editResearchProject'] as const;

export const getEditResearchProjectMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editResearchProject>>, TError,EditResearchProjectMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof editResearchProject>>, TError,EditResearchProjectMutationVariables, TContext> => {

const mutationKey = getEditResearchProjectMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof editResearchProject>>, EditResearchProjectMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  editResearchProject(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EditResearchProjectMutationResult = NonNullable<Awaited<ReturnType<typeof editResearchProject>>>
    export type EditResearchProjectMutationBody = BodyType<ResearchProjectEdit>
    export type EditResearchProjectMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type EditResearchProjectMutationVariables = {data: BodyType<ResearchProjectEdit>}

    /**
 * @summary 修改科研项目
 */
export const useEditResearchProject = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editResearchProject>>, TError,EditResearchProjectMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof editResearchProject>>,
        TError,
        EditResearchProjectMutationVariables,
        TContext
      > => {
      return useMutation(getEditResearchProjectMutationOptions(options), queryClient);
    }
    /**
 * One version of a project, the current one where none is named. Opening it is remembered for the reader.
 * @summary 科研项目
 */
export const getResearchProject = (
    projectId: string,
    params?: GetResearchProjectParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ResearchProjectDetail>(
      {url: `/api/v2/research/projects/${encodeURIComponent(String(projectId))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetResearchProjectQueryKey = (projectId: string,
    params?: GetResearchProjectParams,) => {
    return [
    'api','v2','research','projects',projectId, ...(params ? [params] : [])
    ] as const;
    }


export const getGetResearchProjectQueryOptions = <TData = Awaited<ReturnType<typeof getResearchProject>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(projectId: string,
    params?: GetResearchProjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResearchProject>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetResearchProjectQueryKey(projectId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getResearchProject>>> = ({ signal }) => getResearchProject(projectId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getResearchProject>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetResearchProjectQueryResult = NonNullable<Awaited<ReturnType<typeof getResearchProject>>>
export type GetResearchProjectQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetResearchProject<TData = Awaited<ReturnType<typeof getResearchProject>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 projectId: string,
    params: undefined |  GetResearchProjectParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResearchProject>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getResearchProject>>,
          TError,
          Awaited<ReturnType<typeof getResearchProject>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetResearchProject<TData = Awaited<ReturnType<typeof getResearchProject>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 projectId: string,
    params?: GetResearchProjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResearchProject>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getResearchProject>>,
          TError,
          Awaited<ReturnType<typeof getResearchProject>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetResearchProject<TData = Awaited<ReturnType<typeof getResearchProject>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 projectId: string,
    params?: GetResearchProjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResearchProject>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 科研项目
 */

export function useGetResearchProject<TData = Awaited<ReturnType<typeof getResearchProject>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 projectId: string,
    params?: GetResearchProjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResearchProject>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetResearchProjectQueryOptions(projectId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetResearchProject} query
 */
export const invalidateGetResearchProject = async (
 queryClient: QueryClient, projectId: string,
    params?: GetResearchProjectParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetResearchProjectQueryKey(projectId,params) }, options);

  return queryClient;
}




/**
 * A former version becomes a new one, or a deleted project comes back within 30 days.
 * @summary 取回
 */
export const restoreResearchProject = (
    projectId: string,
    researchProjectRestore: BodyType<ResearchProjectRestore>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ResearchProjectSaved>(
      {url: `/api/v2/research/projects/${encodeURIComponent(String(projectId))}/restore`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: researchProjectRestore, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRestoreResearchProjectMutationKey = () => ['restoreResearchProject'] as const;

export const getRestoreResearchProjectMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreResearchProject>>, TError,RestoreResearchProjectMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreResearchProject>>, TError,RestoreResearchProjectMutationVariables, TContext> => {

const mutationKey = getRestoreResearchProjectMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreResearchProject>>, RestoreResearchProjectMutationVariables> = (props) => {
          const {projectId,data} = props ?? {};

          return  restoreResearchProject(projectId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreResearchProjectMutationResult = NonNullable<Awaited<ReturnType<typeof restoreResearchProject>>>
    export type RestoreResearchProjectMutationBody = BodyType<ResearchProjectRestore>
    export type RestoreResearchProjectMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type RestoreResearchProjectMutationVariables = {projectId: string;data: BodyType<ResearchProjectRestore>}

    /**
 * @summary 取回
 */
export const useRestoreResearchProject = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreResearchProject>>, TError,RestoreResearchProjectMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreResearchProject>>,
        TError,
        RestoreResearchProjectMutationVariables,
        TContext
      > => {
      return useMutation(getRestoreResearchProjectMutationOptions(options), queryClient);
    }
    /**
 * Kept for 30 days, in which it can be restored.
 * @summary 删除科研项目
 */
export const deleteResearchProject = (
    projectId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<EmptyBody>(
      {url: `/api/v2/research/projects/${encodeURIComponent(String(projectId))}/delete`, method: 'POST', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteResearchProjectMutationKey = () => ['deleteResearchProject'] as const;

export const getDeleteResearchProjectMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteResearchProject>>, TError,DeleteResearchProjectMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteResearchProject>>, TError,DeleteResearchProjectMutationVariables, TContext> => {

const mutationKey = getDeleteResearchProjectMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteResearchProject>>, DeleteResearchProjectMutationVariables> = (props) => {
          const {projectId} = props ?? {};

          return  deleteResearchProject(projectId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteResearchProjectMutationResult = NonNullable<Awaited<ReturnType<typeof deleteResearchProject>>>

    export type DeleteResearchProjectMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type DeleteResearchProjectMutationVariables = {projectId: string}

    /**
 * @summary 删除科研项目
 */
export const useDeleteResearchProject = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteResearchProject>>, TError,DeleteResearchProjectMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteResearchProject>>,
        TError,
        DeleteResearchProjectMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteResearchProjectMutationOptions(options), queryClient);
    }
    /**
 * Differences as sentences, and who is gained and lost, both counted at the same data point.
 * @summary 比较版本
 */
export const compareProjectVersions = (
    projectId: string,
    params: CompareProjectVersionsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ResearchComparison>(
      {url: `/api/v2/research/projects/${encodeURIComponent(String(projectId))}/compare`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCompareProjectVersionsQueryKey = (projectId: string,
    params?: CompareProjectVersionsParams,) => {
    return [
    'api','v2','research','projects',projectId,'compare', ...(params ? [params] : [])
    ] as const;
    }


export const getCompareProjectVersionsQueryOptions = <TData = Awaited<ReturnType<typeof compareProjectVersions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(projectId: string,
    params: CompareProjectVersionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof compareProjectVersions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCompareProjectVersionsQueryKey(projectId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof compareProjectVersions>>> = ({ signal }) => compareProjectVersions(projectId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: projectId !== null && projectId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof compareProjectVersions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CompareProjectVersionsQueryResult = NonNullable<Awaited<ReturnType<typeof compareProjectVersions>>>
export type CompareProjectVersionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useCompareProjectVersions<TData = Awaited<ReturnType<typeof compareProjectVersions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 projectId: string,
    params: CompareProjectVersionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof compareProjectVersions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof compareProjectVersions>>,
          TError,
          Awaited<ReturnType<typeof compareProjectVersions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCompareProjectVersions<TData = Awaited<ReturnType<typeof compareProjectVersions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 projectId: string,
    params: CompareProjectVersionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof compareProjectVersions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof compareProjectVersions>>,
          TError,
          Awaited<ReturnType<typeof compareProjectVersions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCompareProjectVersions<TData = Awaited<ReturnType<typeof compareProjectVersions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 projectId: string,
    params: CompareProjectVersionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof compareProjectVersions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 比较版本
 */

export function useCompareProjectVersions<TData = Awaited<ReturnType<typeof compareProjectVersions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 projectId: string,
    params: CompareProjectVersionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof compareProjectVersions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCompareProjectVersionsQueryOptions(projectId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useCompareProjectVersions} query
 */
export const invalidateCompareProjectVersions = async (
 queryClient: QueryClient, projectId: string,
    params: CompareProjectVersionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCompareProjectVersionsQueryKey(projectId,params) }, options);

  return queryClient;
}




/**
 * Tables and distributions are ready at once; rows of people wait for the decision of the research administrator.
 * @summary 申请导出
 */
export const createResearchExport = (
    projectId: string,
    researchExportInput: BodyType<ResearchExportInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ResearchExportCreated>(
      {url: `/api/v2/research/projects/${encodeURIComponent(String(projectId))}/exports`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: researchExportInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateResearchExportMutationKey = () => ['createResearchExport'] as const;

export const getCreateResearchExportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createResearchExport>>, TError,CreateResearchExportMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createResearchExport>>, TError,CreateResearchExportMutationVariables, TContext> => {

const mutationKey = getCreateResearchExportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createResearchExport>>, CreateResearchExportMutationVariables> = (props) => {
          const {projectId,data} = props ?? {};

          return  createResearchExport(projectId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateResearchExportMutationResult = NonNullable<Awaited<ReturnType<typeof createResearchExport>>>
    export type CreateResearchExportMutationBody = BodyType<ResearchExportInput>
    export type CreateResearchExportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type CreateResearchExportMutationVariables = {projectId: string;data: BodyType<ResearchExportInput>}

    /**
 * @summary 申请导出
 */
export const useCreateResearchExport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createResearchExport>>, TError,CreateResearchExportMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createResearchExport>>,
        TError,
        CreateResearchExportMutationVariables,
        TContext
      > => {
      return useMutation(getCreateResearchExportMutationOptions(options), queryClient);
    }
    /**
 * Remembers the patient of the report, the project, the account and the time; nothing else.
 * @summary 标记已告知患者
 */
export const saveProjectInformed = (
    projectId: string,
    researchInformedInput: BodyType<ResearchInformedInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<EmptyBody>(
      {url: `/api/v2/research/projects/${encodeURIComponent(String(projectId))}/informed`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: researchInformedInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSaveProjectInformedMutationKey = () => ['saveProjectInformed'] as const;

export const getSaveProjectInformedMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveProjectInformed>>, TError,SaveProjectInformedMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof saveProjectInformed>>, TError,SaveProjectInformedMutationVariables, TContext> => {

const mutationKey = getSaveProjectInformedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveProjectInformed>>, SaveProjectInformedMutationVariables> = (props) => {
          const {projectId,data} = props ?? {};

          return  saveProjectInformed(projectId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveProjectInformedMutationResult = NonNullable<Awaited<ReturnType<typeof saveProjectInformed>>>
    export type SaveProjectInformedMutationBody = BodyType<ResearchInformedInput>
    export type SaveProjectInformedMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type SaveProjectInformedMutationVariables = {projectId: string;data: BodyType<ResearchInformedInput>}

    /**
 * @summary 标记已告知患者
 */
export const useSaveProjectInformed = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveProjectInformed>>, TError,SaveProjectInformedMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveProjectInformed>>,
        TError,
        SaveProjectInformedMutationVariables,
        TContext
      > => {
      return useMutation(getSaveProjectInformedMutationOptions(options), queryClient);
    }
    /**
 * Own exports and those of the projects one may read; the research administrator sees all.
 * @summary 导出记录
 */
export const listResearchExports = (
    params?: ListResearchExportsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ResearchExportPage>(
      {url: `/api/v2/research/exports`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListResearchExportsQueryKey = (params?: ListResearchExportsParams,) => {
    return [
    'api','v2','research','exports', ...(params ? [params] : [])
    ] as const;
    }


export const getListResearchExportsQueryOptions = <TData = Awaited<ReturnType<typeof listResearchExports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListResearchExportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResearchExports>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListResearchExportsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listResearchExports>>> = ({ signal }) => listResearchExports(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listResearchExports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListResearchExportsQueryResult = NonNullable<Awaited<ReturnType<typeof listResearchExports>>>
export type ListResearchExportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListResearchExports<TData = Awaited<ReturnType<typeof listResearchExports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListResearchExportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResearchExports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listResearchExports>>,
          TError,
          Awaited<ReturnType<typeof listResearchExports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListResearchExports<TData = Awaited<ReturnType<typeof listResearchExports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListResearchExportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResearchExports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listResearchExports>>,
          TError,
          Awaited<ReturnType<typeof listResearchExports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListResearchExports<TData = Awaited<ReturnType<typeof listResearchExports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListResearchExportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResearchExports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 导出记录
 */

export function useListResearchExports<TData = Awaited<ReturnType<typeof listResearchExports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListResearchExportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResearchExports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListResearchExportsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListResearchExports} query
 */
export const invalidateListResearchExports = async (
 queryClient: QueryClient, params?: ListResearchExportsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListResearchExportsQueryKey(params) }, options);

  return queryClient;
}




/**
 * Rows of people leave only after this.
 * @summary 审核导出
 */
export const decideResearchExport = (
    exportId: string,
    researchDecision: BodyType<ResearchDecision>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ResearchDecided>(
      {url: `/api/v2/research/exports/${encodeURIComponent(String(exportId))}/decide`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: researchDecision, ...(signal ? { signal }: {})
    },
      options);
    }




export const getDecideResearchExportMutationKey = () => ['decideResearchExport'] as const;

export const getDecideResearchExportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideResearchExport>>, TError,DecideResearchExportMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof decideResearchExport>>, TError,DecideResearchExportMutationVariables, TContext> => {

const mutationKey = getDecideResearchExportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof decideResearchExport>>, DecideResearchExportMutationVariables> = (props) => {
          const {exportId,data} = props ?? {};

          return  decideResearchExport(exportId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DecideResearchExportMutationResult = NonNullable<Awaited<ReturnType<typeof decideResearchExport>>>
    export type DecideResearchExportMutationBody = BodyType<ResearchDecision>
    export type DecideResearchExportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type DecideResearchExportMutationVariables = {exportId: string;data: BodyType<ResearchDecision>}

    /**
 * @summary 审核导出
 */
export const useDecideResearchExport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideResearchExport>>, TError,DecideResearchExportMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof decideResearchExport>>,
        TError,
        DecideResearchExportMutationVariables,
        TContext
      > => {
      return useMutation(getDecideResearchExportMutationOptions(options), queryClient);
    }
    /**
 * The file and its dictionary, each once within 24 hours of the approval, for the account that asked.
 * @summary 导出文件
 */
export const getResearchExportFile = (
    exportId: string,
    params?: GetResearchExportFileParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ResearchFile>(
      {url: `/api/v2/research/exports/${encodeURIComponent(String(exportId))}/file`, method: 'GET',
        params,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetResearchExportFileQueryKey = (exportId: string,
    params?: GetResearchExportFileParams,) => {
    return [
    'api','v2','research','exports',exportId,'file', ...(params ? [params] : [])
    ] as const;
    }


export const getGetResearchExportFileQueryOptions = <TData = Awaited<ReturnType<typeof getResearchExportFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(exportId: string,
    params?: GetResearchExportFileParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResearchExportFile>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetResearchExportFileQueryKey(exportId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getResearchExportFile>>> = ({ signal }) => getResearchExportFile(exportId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: exportId !== null && exportId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getResearchExportFile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetResearchExportFileQueryResult = NonNullable<Awaited<ReturnType<typeof getResearchExportFile>>>
export type GetResearchExportFileQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetResearchExportFile<TData = Awaited<ReturnType<typeof getResearchExportFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 exportId: string,
    params: undefined |  GetResearchExportFileParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResearchExportFile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getResearchExportFile>>,
          TError,
          Awaited<ReturnType<typeof getResearchExportFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetResearchExportFile<TData = Awaited<ReturnType<typeof getResearchExportFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 exportId: string,
    params?: GetResearchExportFileParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResearchExportFile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getResearchExportFile>>,
          TError,
          Awaited<ReturnType<typeof getResearchExportFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetResearchExportFile<TData = Awaited<ReturnType<typeof getResearchExportFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 exportId: string,
    params?: GetResearchExportFileParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResearchExportFile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 导出文件
 */

export function useGetResearchExportFile<TData = Awaited<ReturnType<typeof getResearchExportFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 exportId: string,
    params?: GetResearchExportFileParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResearchExportFile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetResearchExportFileQueryOptions(exportId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetResearchExportFile} query
 */
export const invalidateGetResearchExportFile = async (
 queryClient: QueryClient, exportId: string,
    params?: GetResearchExportFileParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetResearchExportFileQueryKey(exportId,params) }, options);

  return queryClient;
}




/**
 * Accounts that asked thirty questions in a day that differ from an earlier one in one value and by 1 to 9 people. Their totals are rounded that day, until the research administrator allows exact ones again.
 * @summary 相近提问的申请
 */
export const listNearRequests = (
    params?: ListNearRequestsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ResearchNearPage>(
      {url: `/api/v2/research/near_requests`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListNearRequestsQueryKey = (params?: ListNearRequestsParams,) => {
    return [
    'api','v2','research','near_requests', ...(params ? [params] : [])
    ] as const;
    }


export const getListNearRequestsQueryOptions = <TData = Awaited<ReturnType<typeof listNearRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListNearRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNearRequests>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNearRequestsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNearRequests>>> = ({ signal }) => listNearRequests(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNearRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNearRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof listNearRequests>>>
export type ListNearRequestsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListNearRequests<TData = Awaited<ReturnType<typeof listNearRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListNearRequestsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNearRequests>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNearRequests>>,
          TError,
          Awaited<ReturnType<typeof listNearRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNearRequests<TData = Awaited<ReturnType<typeof listNearRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListNearRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNearRequests>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNearRequests>>,
          TError,
          Awaited<ReturnType<typeof listNearRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNearRequests<TData = Awaited<ReturnType<typeof listNearRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListNearRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNearRequests>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 相近提问的申请
 */

export function useListNearRequests<TData = Awaited<ReturnType<typeof listNearRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListNearRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNearRequests>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNearRequestsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListNearRequests} query
 */
export const invalidateListNearRequests = async (
 queryClient: QueryClient, params?: ListNearRequestsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListNearRequestsQueryKey(params) }, options);

  return queryClient;
}




/**
 * Approved, the account gets exact totals again for the rest of that day, except of questions that are near to one of the last ten minutes.
 * @summary 核准相近提问
 */
export const decideNearRequest = (
    requestId: string,
    researchDecision: BodyType<ResearchDecision>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ResearchNearDecided>(
      {url: `/api/v2/research/near_requests/${encodeURIComponent(String(requestId))}/decide`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: researchDecision, ...(signal ? { signal }: {})
    },
      options);
    }




export const getDecideNearRequestMutationKey = () => ['decideNearRequest'] as const;

export const getDecideNearRequestMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideNearRequest>>, TError,DecideNearRequestMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof decideNearRequest>>, TError,DecideNearRequestMutationVariables, TContext> => {

const mutationKey = getDecideNearRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof decideNearRequest>>, DecideNearRequestMutationVariables> = (props) => {
          const {requestId,data} = props ?? {};

          return  decideNearRequest(requestId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DecideNearRequestMutationResult = NonNullable<Awaited<ReturnType<typeof decideNearRequest>>>
    export type DecideNearRequestMutationBody = BodyType<ResearchDecision>
    export type DecideNearRequestMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type DecideNearRequestMutationVariables = {requestId: string;data: BodyType<ResearchDecision>}

    /**
 * @summary 核准相近提问
 */
export const useDecideNearRequest = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideNearRequest>>, TError,DecideNearRequestMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof decideNearRequest>>,
        TError,
        DecideNearRequestMutationVariables,
        TContext
      > => {
      return useMutation(getDecideNearRequestMutationOptions(options), queryClient);
    }
    /**
 * The patient of a report against the reader's own projects and among similar people. Nothing of it is stored.
 * @summary 入组核对
 */
export const matchReportToProjects = (
    researchMatchInput: BodyType<ResearchMatchInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ResearchMatch>(
      {url: `/api/v2/research/match`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: researchMatchInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getMatchReportToProjectsMutationKey = () => ['matchReportToProjects'] as const;

export const getMatchReportToProjectsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof matchReportToProjects>>, TError,MatchReportToProjectsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof matchReportToProjects>>, TError,MatchReportToProjectsMutationVariables, TContext> => {

const mutationKey = getMatchReportToProjectsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof matchReportToProjects>>, MatchReportToProjectsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  matchReportToProjects(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MatchReportToProjectsMutationResult = NonNullable<Awaited<ReturnType<typeof matchReportToProjects>>>
    export type MatchReportToProjectsMutationBody = BodyType<ResearchMatchInput>
    export type MatchReportToProjectsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type MatchReportToProjectsMutationVariables = {data: BodyType<ResearchMatchInput>}

    /**
 * @summary 入组核对
 */
export const useMatchReportToProjects = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof matchReportToProjects>>, TError,MatchReportToProjectsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof matchReportToProjects>>,
        TError,
        MatchReportToProjectsMutationVariables,
        TContext
      > => {
      return useMutation(getMatchReportToProjectsMutationOptions(options), queryClient);
    }
