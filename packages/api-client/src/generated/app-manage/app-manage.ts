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
  ListManagedApplicationOpensParams,
  ManagedApplicationOrder,
  ManagedApplicationSaved,
  ManagedApplicationUpdate,
  ManagedApplications,
  ManagedOpenPage,
  ManagedOrderSaved,
  NotFoundResponse,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/app-manage.ts';
import type { ErrorType , BodyType } from '.././calls/app-manage.ts';

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
 * In their order. Opens are counted of the last 30 days by the hospital's clock, doctors are accounts that may sign in.
 * @summary 医院的全部应用及其开放范围
 */
export const listManagedApplications = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ManagedApplications>(
      {url: `/api/v2/application/manage`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListManagedApplicationsQueryKey = () => {
    return [
    'api','v2','application','manage'
    ] as const;
    }


export const getListManagedApplicationsQueryOptions = <TData = Awaited<ReturnType<typeof listManagedApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedApplications>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListManagedApplicationsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listManagedApplications>>> = ({ signal }) => listManagedApplications(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listManagedApplications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListManagedApplicationsQueryResult = NonNullable<Awaited<ReturnType<typeof listManagedApplications>>>
export type ListManagedApplicationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListManagedApplications<TData = Awaited<ReturnType<typeof listManagedApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedApplications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listManagedApplications>>,
          TError,
          Awaited<ReturnType<typeof listManagedApplications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManagedApplications<TData = Awaited<ReturnType<typeof listManagedApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedApplications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listManagedApplications>>,
          TError,
          Awaited<ReturnType<typeof listManagedApplications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManagedApplications<TData = Awaited<ReturnType<typeof listManagedApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedApplications>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 医院的全部应用及其开放范围
 */

export function useListManagedApplications<TData = Awaited<ReturnType<typeof listManagedApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedApplications>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListManagedApplicationsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListManagedApplications} query
 */
export const invalidateListManagedApplications = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListManagedApplicationsQueryKey() }, options);

  return queryClient;
}




/**
 * Those that are not named keep their order behind. revision is that of the order that was read; another one is refused with who saved meanwhile.
 * @summary 保存应用的顺序
 */
export const orderManagedApplications = (
    managedApplicationOrder: BodyType<ManagedApplicationOrder>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ManagedOrderSaved>(
      {url: `/api/v2/application/manage/order`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: managedApplicationOrder, ...(signal ? { signal }: {})
    },
      options);
    }




export const getOrderManagedApplicationsMutationKey = () => ['orderManagedApplications'] as const;

export const getOrderManagedApplicationsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderManagedApplications>>, TError,OrderManagedApplicationsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof orderManagedApplications>>, TError,OrderManagedApplicationsMutationVariables, TContext> => {

const mutationKey = getOrderManagedApplicationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof orderManagedApplications>>, OrderManagedApplicationsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  orderManagedApplications(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OrderManagedApplicationsMutationResult = NonNullable<Awaited<ReturnType<typeof orderManagedApplications>>>
    export type OrderManagedApplicationsMutationBody = BodyType<ManagedApplicationOrder>
    export type OrderManagedApplicationsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type OrderManagedApplicationsMutationVariables = {data: BodyType<ManagedApplicationOrder>}

    /**
 * @summary 保存应用的顺序
 */
export const useOrderManagedApplications = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderManagedApplications>>, TError,OrderManagedApplicationsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof orderManagedApplications>>,
        TError,
        OrderManagedApplicationsMutationVariables,
        TContext
      > => {
      return useMutation(getOrderManagedApplicationsMutationOptions(options), queryClient);
    }
    /**
 * id is the application id. revision is the one that was read; another one is refused with who saved meanwhile. Acts at once in the store, the applications of a report, 我的应用 and the dock; saved records stay readable.
 * @summary 修改应用的状态、内测、科室范围与说明
 */
export const updateManagedApplication = (
    id: string,
    managedApplicationUpdate: BodyType<ManagedApplicationUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ManagedApplicationSaved>(
      {url: `/api/v2/application/manage/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: managedApplicationUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateManagedApplicationMutationKey = () => ['updateManagedApplication'] as const;

export const getUpdateManagedApplicationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateManagedApplication>>, TError,UpdateManagedApplicationMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateManagedApplication>>, TError,UpdateManagedApplicationMutationVariables, TContext> => {

const mutationKey = getUpdateManagedApplicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateManagedApplication>>, UpdateManagedApplicationMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateManagedApplication(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateManagedApplicationMutationResult = NonNullable<Awaited<ReturnType<typeof updateManagedApplication>>>
    export type UpdateManagedApplicationMutationBody = BodyType<ManagedApplicationUpdate>
    export type UpdateManagedApplicationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type UpdateManagedApplicationMutationVariables = {id: string;data: BodyType<ManagedApplicationUpdate>}

    /**
 * @summary 修改应用的状态、内测、科室范围与说明
 */
export const useUpdateManagedApplication = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateManagedApplication>>, TError,UpdateManagedApplicationMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateManagedApplication>>,
        TError,
        UpdateManagedApplicationMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateManagedApplicationMutationOptions(options), queryClient);
    }
    /**
 * id is the application id. The opens that the list counts, by day and department, newest day first. Nobody is named; departments under 5 people are one.
 * @summary 应用近 30 日的打开
 */
export const listManagedApplicationOpens = (
    id: string,
    params?: ListManagedApplicationOpensParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ManagedOpenPage>(
      {url: `/api/v2/application/manage/${encodeURIComponent(String(id))}/opens`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListManagedApplicationOpensQueryKey = (id: string,
    params?: ListManagedApplicationOpensParams,) => {
    return [
    'api','v2','application','manage',id,'opens', ...(params ? [params] : [])
    ] as const;
    }


export const getListManagedApplicationOpensQueryOptions = <TData = Awaited<ReturnType<typeof listManagedApplicationOpens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(id: string,
    params?: ListManagedApplicationOpensParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedApplicationOpens>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListManagedApplicationOpensQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listManagedApplicationOpens>>> = ({ signal }) => listManagedApplicationOpens(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listManagedApplicationOpens>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListManagedApplicationOpensQueryResult = NonNullable<Awaited<ReturnType<typeof listManagedApplicationOpens>>>
export type ListManagedApplicationOpensQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListManagedApplicationOpens<TData = Awaited<ReturnType<typeof listManagedApplicationOpens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string,
    params: undefined |  ListManagedApplicationOpensParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedApplicationOpens>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listManagedApplicationOpens>>,
          TError,
          Awaited<ReturnType<typeof listManagedApplicationOpens>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManagedApplicationOpens<TData = Awaited<ReturnType<typeof listManagedApplicationOpens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string,
    params?: ListManagedApplicationOpensParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedApplicationOpens>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listManagedApplicationOpens>>,
          TError,
          Awaited<ReturnType<typeof listManagedApplicationOpens>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManagedApplicationOpens<TData = Awaited<ReturnType<typeof listManagedApplicationOpens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string,
    params?: ListManagedApplicationOpensParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedApplicationOpens>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 应用近 30 日的打开
 */

export function useListManagedApplicationOpens<TData = Awaited<ReturnType<typeof listManagedApplicationOpens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string,
    params?: ListManagedApplicationOpensParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedApplicationOpens>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListManagedApplicationOpensQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListManagedApplicationOpens} query
 */
export const invalidateListManagedApplicationOpens = async (
 queryClient: QueryClient, id: string,
    params?: ListManagedApplicationOpensParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListManagedApplicationOpensQueryKey(id,params) }, options);

  return queryClient;
}




