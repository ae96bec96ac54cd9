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
  BlacklistAccounts,
  BlacklistChanged,
  BlacklistInput,
  BlacklistOutcomes,
  BlacklistPage,
  BlacklistRecordPage,
  BlacklistRelease,
  BlacklistReleases,
  FindBlacklistAccountsParams,
  ListBlacklistParams,
  ListBlacklistRecordsParams,
  NotFoundResponse,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/blacklist.ts';
import type { ErrorType , BodyType } from '.././calls/blacklist.ts';

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
 * Newest first. facets count each state for the same q and kind; hits are refused requests of the last seven days.
 * @summary 黑名单
 */
export const listBlacklist = (
    params?: ListBlacklistParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BlacklistPage>(
      {url: `/api/v2/blacklist`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListBlacklistQueryKey = (params?: ListBlacklistParams,) => {
    return [
    'api','v2','blacklist', ...(params ? [params] : [])
    ] as const;
    }


export const getListBlacklistQueryOptions = <TData = Awaited<ReturnType<typeof listBlacklist>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListBlacklistParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlacklist>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBlacklistQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBlacklist>>> = ({ signal }) => listBlacklist(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBlacklist>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBlacklistQueryResult = NonNullable<Awaited<ReturnType<typeof listBlacklist>>>
export type ListBlacklistQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListBlacklist<TData = Awaited<ReturnType<typeof listBlacklist>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListBlacklistParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlacklist>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlacklist>>,
          TError,
          Awaited<ReturnType<typeof listBlacklist>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlacklist<TData = Awaited<ReturnType<typeof listBlacklist>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListBlacklistParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlacklist>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlacklist>>,
          TError,
          Awaited<ReturnType<typeof listBlacklist>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlacklist<TData = Awaited<ReturnType<typeof listBlacklist>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListBlacklistParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlacklist>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 黑名单
 */

export function useListBlacklist<TData = Awaited<ReturnType<typeof listBlacklist>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListBlacklistParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlacklist>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBlacklistQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListBlacklist} query
 */
export const invalidateListBlacklist = async (
 queryClient: QueryClient, params?: ListBlacklistParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBlacklistQueryKey(params) }, options);

  return queryClient;
}




/**
 * Counts from the next request of that account, which answers the business status `kind` with `prompt`. Taken back by undoing the change, or by releasing.
 * @summary 加入黑名单
 */
export const addToBlacklist = (
    blacklistInput: BodyType<BlacklistInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BlacklistChanged>(
      {url: `/api/v2/blacklist`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: blacklistInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getAddToBlacklistMutationKey = () => ['addToBlacklist'] as const;

export const getAddToBlacklistMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addToBlacklist>>, TError,AddToBlacklistMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof addToBlacklist>>, TError,AddToBlacklistMutationVariables, TContext> => {

const mutationKey = getAddToBlacklistMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addToBlacklist>>, AddToBlacklistMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addToBlacklist(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddToBlacklistMutationResult = NonNullable<Awaited<ReturnType<typeof addToBlacklist>>>
    export type AddToBlacklistMutationBody = BodyType<BlacklistInput>
    export type AddToBlacklistMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type AddToBlacklistMutationVariables = {data: BodyType<BlacklistInput>}

    /**
 * @summary 加入黑名单
 */
export const useAddToBlacklist = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addToBlacklist>>, TError,AddToBlacklistMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addToBlacklist>>,
        TError,
        AddToBlacklistMutationVariables,
        TContext
      > => {
      return useMutation(getAddToBlacklistMutationOptions(options), queryClient);
    }
    /**
 * At most ten, by account; none for an empty q. Operations do not manage accounts, so this tells only who it is and how many sessions would end.
 * @summary 可加入黑名单的账号
 */
export const findBlacklistAccounts = (
    params?: FindBlacklistAccountsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BlacklistAccounts>(
      {url: `/api/v2/blacklist/accounts`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getFindBlacklistAccountsQueryKey = (params?: FindBlacklistAccountsParams,) => {
    return [
    'api','v2','blacklist','accounts', ...(params ? [params] : [])
    ] as const;
    }


export const getFindBlacklistAccountsQueryOptions = <TData = Awaited<ReturnType<typeof findBlacklistAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: FindBlacklistAccountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findBlacklistAccounts>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindBlacklistAccountsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findBlacklistAccounts>>> = ({ signal }) => findBlacklistAccounts(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof findBlacklistAccounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindBlacklistAccountsQueryResult = NonNullable<Awaited<ReturnType<typeof findBlacklistAccounts>>>
export type FindBlacklistAccountsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useFindBlacklistAccounts<TData = Awaited<ReturnType<typeof findBlacklistAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  FindBlacklistAccountsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof findBlacklistAccounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findBlacklistAccounts>>,
          TError,
          Awaited<ReturnType<typeof findBlacklistAccounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindBlacklistAccounts<TData = Awaited<ReturnType<typeof findBlacklistAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: FindBlacklistAccountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findBlacklistAccounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findBlacklistAccounts>>,
          TError,
          Awaited<ReturnType<typeof findBlacklistAccounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindBlacklistAccounts<TData = Awaited<ReturnType<typeof findBlacklistAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: FindBlacklistAccountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findBlacklistAccounts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 可加入黑名单的账号
 */

export function useFindBlacklistAccounts<TData = Awaited<ReturnType<typeof findBlacklistAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: FindBlacklistAccountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findBlacklistAccounts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindBlacklistAccountsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useFindBlacklistAccounts} query
 */
export const invalidateFindBlacklistAccounts = async (
 queryClient: QueryClient, params?: FindBlacklistAccountsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getFindBlacklistAccountsQueryKey(params) }, options);

  return queryClient;
}




/**
 * Changes and refused requests in one time line, newest first unless another order is asked for.
 * @summary 黑名单记录
 */
export const listBlacklistRecords = (
    params?: ListBlacklistRecordsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BlacklistRecordPage>(
      {url: `/api/v2/blacklist/records`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListBlacklistRecordsQueryKey = (params?: ListBlacklistRecordsParams,) => {
    return [
    'api','v2','blacklist','records', ...(params ? [params] : [])
    ] as const;
    }


export const getListBlacklistRecordsQueryOptions = <TData = Awaited<ReturnType<typeof listBlacklistRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListBlacklistRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlacklistRecords>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBlacklistRecordsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBlacklistRecords>>> = ({ signal }) => listBlacklistRecords(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBlacklistRecords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBlacklistRecordsQueryResult = NonNullable<Awaited<ReturnType<typeof listBlacklistRecords>>>
export type ListBlacklistRecordsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListBlacklistRecords<TData = Awaited<ReturnType<typeof listBlacklistRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListBlacklistRecordsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlacklistRecords>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlacklistRecords>>,
          TError,
          Awaited<ReturnType<typeof listBlacklistRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlacklistRecords<TData = Awaited<ReturnType<typeof listBlacklistRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListBlacklistRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlacklistRecords>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlacklistRecords>>,
          TError,
          Awaited<ReturnType<typeof listBlacklistRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlacklistRecords<TData = Awaited<ReturnType<typeof listBlacklistRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListBlacklistRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlacklistRecords>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 黑名单记录
 */

export function useListBlacklistRecords<TData = Awaited<ReturnType<typeof listBlacklistRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListBlacklistRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlacklistRecords>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBlacklistRecordsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListBlacklistRecords} query
 */
export const invalidateListBlacklistRecords = async (
 queryClient: QueryClient, params?: ListBlacklistRecordsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBlacklistRecordsQueryKey(params) }, options);

  return queryClient;
}




/**
 * Each entry has an outcome of its own. One batch in the change log. A filter means every entry in force that the list finds by it.
 * @summary 解除多条黑名单
 */
export const releaseManyFromBlacklist = (
    blacklistReleases: BodyType<BlacklistReleases>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BlacklistOutcomes>(
      {url: `/api/v2/blacklist/release`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: blacklistReleases, ...(signal ? { signal }: {})
    },
      options);
    }




export const getReleaseManyFromBlacklistMutationKey = () => ['releaseManyFromBlacklist'] as const;

export const getReleaseManyFromBlacklistMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseManyFromBlacklist>>, TError,ReleaseManyFromBlacklistMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof releaseManyFromBlacklist>>, TError,ReleaseManyFromBlacklistMutationVariables, TContext> => {

const mutationKey = getReleaseManyFromBlacklistMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof releaseManyFromBlacklist>>, ReleaseManyFromBlacklistMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  releaseManyFromBlacklist(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReleaseManyFromBlacklistMutationResult = NonNullable<Awaited<ReturnType<typeof releaseManyFromBlacklist>>>
    export type ReleaseManyFromBlacklistMutationBody = BodyType<BlacklistReleases>
    export type ReleaseManyFromBlacklistMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type ReleaseManyFromBlacklistMutationVariables = {data: BodyType<BlacklistReleases>}

    /**
 * @summary 解除多条黑名单
 */
export const useReleaseManyFromBlacklist = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseManyFromBlacklist>>, TError,ReleaseManyFromBlacklistMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof releaseManyFromBlacklist>>,
        TError,
        ReleaseManyFromBlacklistMutationVariables,
        TContext
      > => {
      return useMutation(getReleaseManyFromBlacklistMutationOptions(options), queryClient);
    }
    /**
 * id is the entry id. Counts from the next request of that account.
 * @summary 解除黑名单
 */
export const releaseFromBlacklist = (
    id: string,
    blacklistRelease: BodyType<BlacklistRelease>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BlacklistChanged>(
      {url: `/api/v2/blacklist/${encodeURIComponent(String(id))}/release`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: blacklistRelease, ...(signal ? { signal }: {})
    },
      options);
    }




export const getReleaseFromBlacklistMutationKey = () => ['releaseFromBlacklist'] as const;

export const getReleaseFromBlacklistMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseFromBlacklist>>, TError,ReleaseFromBlacklistMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof releaseFromBlacklist>>, TError,ReleaseFromBlacklistMutationVariables, TContext> => {

const mutationKey = getReleaseFromBlacklistMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof releaseFromBlacklist>>, ReleaseFromBlacklistMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  releaseFromBlacklist(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReleaseFromBlacklistMutationResult = NonNullable<Awaited<ReturnType<typeof releaseFromBlacklist>>>
    export type ReleaseFromBlacklistMutationBody = BodyType<BlacklistRelease>
    export type ReleaseFromBlacklistMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type ReleaseFromBlacklistMutationVariables = {id: string;data: BodyType<BlacklistRelease>}

    /**
 * @summary 解除黑名单
 */
export const useReleaseFromBlacklist = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseFromBlacklist>>, TError,ReleaseFromBlacklistMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof releaseFromBlacklist>>,
        TError,
        ReleaseFromBlacklistMutationVariables,
        TContext
      > => {
      return useMutation(getReleaseFromBlacklistMutationOptions(options), queryClient);
    }
