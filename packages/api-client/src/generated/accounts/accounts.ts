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
  Account,
  AccountDetail,
  AccountImport,
  AccountImportInput,
  AccountInput,
  AccountLockInput,
  AccountOutcomes,
  AccountPage,
  AccountPages,
  AccountPasswordReset,
  AccountSessionsEnd,
  AccountSessionsEnded,
  AccountUnlockInput,
  AccountUpdate,
  AccountWithPassword,
  BadRequestResponse,
  ListAccountsParams,
  NotFoundResponse,
  OneTimePassword,
  PreviewAccountPagesParams,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/accounts.ts';
import type { ErrorType , BodyType } from '.././calls/accounts.ts';

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
 * Masked phones; facets count what the chips filter, for the same q. An information administrator (role 10) does not see account administrators.
 * @summary 账号列表
 */
export const listAccounts = (
    params?: ListAccountsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AccountPage>(
      {url: `/api/v2/users/accounts`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListAccountsQueryKey = (params?: ListAccountsParams,) => {
    return [
    'api','v2','users','accounts', ...(params ? [params] : [])
    ] as const;
    }


export const getListAccountsQueryOptions = <TData = Awaited<ReturnType<typeof listAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListAccountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAccounts>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAccountsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAccounts>>> = ({ signal }) => listAccounts(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAccounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAccountsQueryResult = NonNullable<Awaited<ReturnType<typeof listAccounts>>>
export type ListAccountsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListAccounts<TData = Awaited<ReturnType<typeof listAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListAccountsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAccounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAccounts>>,
          TError,
          Awaited<ReturnType<typeof listAccounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAccounts<TData = Awaited<ReturnType<typeof listAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListAccountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAccounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAccounts>>,
          TError,
          Awaited<ReturnType<typeof listAccounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAccounts<TData = Awaited<ReturnType<typeof listAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListAccountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAccounts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 账号列表
 */

export function useListAccounts<TData = Awaited<ReturnType<typeof listAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListAccountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAccounts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAccountsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListAccounts} query
 */
export const invalidateListAccounts = async (
 queryClient: QueryClient, params?: ListAccountsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAccountsQueryKey(params) }, options);

  return queryClient;
}




/**
 * Answers a one-time password that is shown once; its first use asks for another.
 * @summary 新增账号
 */
export const createAccount = (
    accountInput: BodyType<AccountInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AccountWithPassword>(
      {url: `/api/v2/users/accounts`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: accountInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateAccountMutationKey = () => ['createAccount'] as const;

export const getCreateAccountMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAccount>>, TError,CreateAccountMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createAccount>>, TError,CreateAccountMutationVariables, TContext> => {

const mutationKey = getCreateAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAccount>>, CreateAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createAccount(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAccountMutationResult = NonNullable<Awaited<ReturnType<typeof createAccount>>>
    export type CreateAccountMutationBody = BodyType<AccountInput>
    export type CreateAccountMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type CreateAccountMutationVariables = {data: BodyType<AccountInput>}

    /**
 * @summary 新增账号
 */
export const useCreateAccount = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAccount>>, TError,CreateAccountMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAccount>>,
        TError,
        CreateAccountMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAccountMutationOptions(options), queryClient);
    }
    /**
 * The very list that the guard uses (verifyArr), with the titles of the pages.
 * @summary 某角色与栏目权限能看到的页面
 */
export const previewAccountPages = (
    params?: PreviewAccountPagesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AccountPages>(
      {url: `/api/v2/users/accounts/pages`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getPreviewAccountPagesQueryKey = (params?: PreviewAccountPagesParams,) => {
    return [
    'api','v2','users','accounts','pages', ...(params ? [params] : [])
    ] as const;
    }


export const getPreviewAccountPagesQueryOptions = <TData = Awaited<ReturnType<typeof previewAccountPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: PreviewAccountPagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewAccountPages>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewAccountPagesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewAccountPages>>> = ({ signal }) => previewAccountPages(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof previewAccountPages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewAccountPagesQueryResult = NonNullable<Awaited<ReturnType<typeof previewAccountPages>>>
export type PreviewAccountPagesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function usePreviewAccountPages<TData = Awaited<ReturnType<typeof previewAccountPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  PreviewAccountPagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewAccountPages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewAccountPages>>,
          TError,
          Awaited<ReturnType<typeof previewAccountPages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewAccountPages<TData = Awaited<ReturnType<typeof previewAccountPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: PreviewAccountPagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewAccountPages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewAccountPages>>,
          TError,
          Awaited<ReturnType<typeof previewAccountPages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewAccountPages<TData = Awaited<ReturnType<typeof previewAccountPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: PreviewAccountPagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewAccountPages>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 某角色与栏目权限能看到的页面
 */

export function usePreviewAccountPages<TData = Awaited<ReturnType<typeof previewAccountPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: PreviewAccountPagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewAccountPages>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewAccountPagesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link usePreviewAccountPages} query
 */
export const invalidatePreviewAccountPages = async (
 queryClient: QueryClient, params?: PreviewAccountPagesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getPreviewAccountPagesQueryKey(params) }, options);

  return queryClient;
}




/**
 * Each account has an outcome of its own; sessions of a locked one end at their next call. One batch in the change log. A filter means every account that the list finds by it.
 * @summary 锁定账号
 */
export const lockAccounts = (
    accountLockInput: BodyType<AccountLockInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AccountOutcomes>(
      {url: `/api/v2/users/accounts/lock`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: accountLockInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getLockAccountsMutationKey = () => ['lockAccounts'] as const;

export const getLockAccountsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof lockAccounts>>, TError,LockAccountsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof lockAccounts>>, TError,LockAccountsMutationVariables, TContext> => {

const mutationKey = getLockAccountsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof lockAccounts>>, LockAccountsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  lockAccounts(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LockAccountsMutationResult = NonNullable<Awaited<ReturnType<typeof lockAccounts>>>
    export type LockAccountsMutationBody = BodyType<AccountLockInput>
    export type LockAccountsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type LockAccountsMutationVariables = {data: BodyType<AccountLockInput>}

    /**
 * @summary 锁定账号
 */
export const useLockAccounts = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof lockAccounts>>, TError,LockAccountsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof lockAccounts>>,
        TError,
        LockAccountsMutationVariables,
        TContext
      > => {
      return useMutation(getLockAccountsMutationOptions(options), queryClient);
    }
    /**
 * Each account has an outcome of its own. A filter means every account that the list finds by it.
 * @summary 解锁账号
 */
export const unlockAccounts = (
    accountUnlockInput: BodyType<AccountUnlockInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AccountOutcomes>(
      {url: `/api/v2/users/accounts/unlock`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: accountUnlockInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUnlockAccountsMutationKey = () => ['unlockAccounts'] as const;

export const getUnlockAccountsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unlockAccounts>>, TError,UnlockAccountsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof unlockAccounts>>, TError,UnlockAccountsMutationVariables, TContext> => {

const mutationKey = getUnlockAccountsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unlockAccounts>>, UnlockAccountsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  unlockAccounts(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnlockAccountsMutationResult = NonNullable<Awaited<ReturnType<typeof unlockAccounts>>>
    export type UnlockAccountsMutationBody = BodyType<AccountUnlockInput>
    export type UnlockAccountsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type UnlockAccountsMutationVariables = {data: BodyType<AccountUnlockInput>}

    /**
 * @summary 解锁账号
 */
export const useUnlockAccounts = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unlockAccounts>>, TError,UnlockAccountsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unlockAccounts>>,
        TError,
        UnlockAccountsMutationVariables,
        TContext
      > => {
      return useMutation(getUnlockAccountsMutationOptions(options), queryClient);
    }
    /**
 * CSV with a head line of 账号, 姓名, 角色, 科室, 职称, 手机号, 栏目权限. dry_run stores nothing and tells the outcome of each line.
 * @summary 批量导入账号
 */
export const importAccounts = (
    accountImportInput: BodyType<AccountImportInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AccountImport>(
      {url: `/api/v2/users/accounts/import`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: accountImportInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getImportAccountsMutationKey = () => ['importAccounts'] as const;

export const getImportAccountsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importAccounts>>, TError,ImportAccountsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof importAccounts>>, TError,ImportAccountsMutationVariables, TContext> => {

const mutationKey = getImportAccountsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importAccounts>>, ImportAccountsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  importAccounts(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportAccountsMutationResult = NonNullable<Awaited<ReturnType<typeof importAccounts>>>
    export type ImportAccountsMutationBody = BodyType<AccountImportInput>
    export type ImportAccountsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type ImportAccountsMutationVariables = {data: BodyType<AccountImportInput>}

    /**
 * @summary 批量导入账号
 */
export const useImportAccounts = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importAccounts>>, TError,ImportAccountsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importAccounts>>,
        TError,
        ImportAccountsMutationVariables,
        TContext
      > => {
      return useMutation(getImportAccountsMutationOptions(options), queryClient);
    }
    /**
 * With its sessions now and its last ten changes.
 * @summary 账号详情
 */
export const getAccount = (
    userId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AccountDetail>(
      {url: `/api/v2/users/accounts/${encodeURIComponent(String(userId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetAccountQueryKey = (userId: string,) => {
    return [
    'api','v2','users','accounts',userId
    ] as const;
    }


export const getGetAccountQueryOptions = <TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(userId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAccountQueryKey(userId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccount>>> = ({ signal }) => getAccount(userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountQueryResult = NonNullable<Awaited<ReturnType<typeof getAccount>>>
export type GetAccountQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetAccount<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 userId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccount>>,
          TError,
          Awaited<ReturnType<typeof getAccount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccount<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 userId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccount>>,
          TError,
          Awaited<ReturnType<typeof getAccount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccount<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 userId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 账号详情
 */

export function useGetAccount<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 userId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAccountQueryOptions(userId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetAccount} query
 */
export const invalidateGetAccount = async (
 queryClient: QueryClient, userId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAccountQueryKey(userId) }, options);

  return queryClient;
}




/**
 * revision is the one that was read; another one is refused with who saved meanwhile. A changed role or column permission counts from the next call of that account.
 * @summary 修改账号
 */
export const updateAccount = (
    userId: string,
    accountUpdate: BodyType<AccountUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Account>(
      {url: `/api/v2/users/accounts/${encodeURIComponent(String(userId))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: accountUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateAccountMutationKey = () => ['updateAccount'] as const;

export const getUpdateAccountMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAccount>>, TError,UpdateAccountMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAccount>>, TError,UpdateAccountMutationVariables, TContext> => {

const mutationKey = getUpdateAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAccount>>, UpdateAccountMutationVariables> = (props) => {
          const {userId,data} = props ?? {};

          return  updateAccount(userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAccountMutationResult = NonNullable<Awaited<ReturnType<typeof updateAccount>>>
    export type UpdateAccountMutationBody = BodyType<AccountUpdate>
    export type UpdateAccountMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type UpdateAccountMutationVariables = {userId: string;data: BodyType<AccountUpdate>}

    /**
 * @summary 修改账号
 */
export const useUpdateAccount = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAccount>>, TError,UpdateAccountMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAccount>>,
        TError,
        UpdateAccountMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateAccountMutationOptions(options), queryClient);
    }
    /**
 * Answers a one-time password, ends the sessions of the account and asks for another password at its next login. The change log says 已重置, never the password.
 * @summary 重置密码
 */
export const resetAccountPassword = (
    userId: string,
    accountPasswordReset: BodyType<AccountPasswordReset>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<OneTimePassword>(
      {url: `/api/v2/users/accounts/${encodeURIComponent(String(userId))}/password`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: accountPasswordReset, ...(signal ? { signal }: {})
    },
      options);
    }




export const getResetAccountPasswordMutationKey = () => ['resetAccountPassword'] as const;

export const getResetAccountPasswordMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetAccountPassword>>, TError,ResetAccountPasswordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof resetAccountPassword>>, TError,ResetAccountPasswordMutationVariables, TContext> => {

const mutationKey = getResetAccountPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetAccountPassword>>, ResetAccountPasswordMutationVariables> = (props) => {
          const {userId,data} = props ?? {};

          return  resetAccountPassword(userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetAccountPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetAccountPassword>>>
    export type ResetAccountPasswordMutationBody = BodyType<AccountPasswordReset>
    export type ResetAccountPasswordMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type ResetAccountPasswordMutationVariables = {userId: string;data: BodyType<AccountPasswordReset>}

    /**
 * @summary 重置密码
 */
export const useResetAccountPassword = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetAccountPassword>>, TError,ResetAccountPasswordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetAccountPassword>>,
        TError,
        ResetAccountPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetAccountPasswordMutationOptions(options), queryClient);
    }
    /**
 * One session, or all where none is named. 0 where there was none.
 * @summary 结束账号的会话
 */
export const endAccountSessions = (
    userId: string,
    accountSessionsEnd: BodyType<AccountSessionsEnd>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AccountSessionsEnded>(
      {url: `/api/v2/users/accounts/${encodeURIComponent(String(userId))}/sessions/end`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: accountSessionsEnd, ...(signal ? { signal }: {})
    },
      options);
    }




export const getEndAccountSessionsMutationKey = () => ['endAccountSessions'] as const;

export const getEndAccountSessionsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endAccountSessions>>, TError,EndAccountSessionsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof endAccountSessions>>, TError,EndAccountSessionsMutationVariables, TContext> => {

const mutationKey = getEndAccountSessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endAccountSessions>>, EndAccountSessionsMutationVariables> = (props) => {
          const {userId,data} = props ?? {};

          return  endAccountSessions(userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndAccountSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof endAccountSessions>>>
    export type EndAccountSessionsMutationBody = BodyType<AccountSessionsEnd>
    export type EndAccountSessionsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type EndAccountSessionsMutationVariables = {userId: string;data: BodyType<AccountSessionsEnd>}

    /**
 * @summary 结束账号的会话
 */
export const useEndAccountSessions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endAccountSessions>>, TError,EndAccountSessionsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endAccountSessions>>,
        TError,
        EndAccountSessionsMutationVariables,
        TContext
      > => {
      return useMutation(getEndAccountSessionsMutationOptions(options), queryClient);
    }
