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
  AuthInfo,
  BadRequestResponse,
  EmbedSessionInput,
  EmptyBody,
  GetOperationUserPhoneParams,
  LoginInput,
  OperationUserPhone,
  PasswordChange,
  SendOperationUserCodeParams,
  SentCode,
  ServerFaultResponse,
  TicketRefusedResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/session.ts';
import type { ErrorType , BodyType } from '.././calls/session.ts';

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
 * Account and password, or phone and code. The mock hospital answers a blacklisted account with business status 1001 or 1002. After five wrong passwords or codes in a row an account or phone waits a minute at that address.
 * @summary 登录
 */
export const login = (
    loginInput: BodyType<LoginInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AuthInfo>(
      {url: `/api/v2/users/operation_users/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: loginInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getLoginMutationKey = () => ['login'] as const;

export const getLoginMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | TooManyRequestsResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext> => {

const mutationKey = getLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  login(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>
    export type LoginMutationBody = BodyType<LoginInput>
    export type LoginMutationError = ErrorType<BadRequestResponse | TooLargeResponse | TooManyRequestsResponse | ServerFaultResponse>
    export type LoginMutationVariables = {data: BodyType<LoginInput>}

    /**
 * @summary 登录
 */
export const useLogin = <TError = ErrorType<BadRequestResponse | TooLargeResponse | TooManyRequestsResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof login>>,
        TError,
        LoginMutationVariables,
        TContext
      > => {
      return useMutation(getLoginMutationOptions(options), queryClient);
    }
    /**
 * Answers alike for unknown accounts.
 * @summary 查询账号绑定的手机号（脱敏）
 */
export const getOperationUserPhone = (
    params: GetOperationUserPhoneParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<OperationUserPhone>(
      {url: `/api/v2/users/operation_users/phone`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetOperationUserPhoneQueryKey = (params?: GetOperationUserPhoneParams,) => {
    return [
    'api','v2','users','operation_users','phone', ...(params ? [params] : [])
    ] as const;
    }


export const getGetOperationUserPhoneQueryOptions = <TData = Awaited<ReturnType<typeof getOperationUserPhone>>, TError = ErrorType<BadRequestResponse | ServerFaultResponse>>(params: GetOperationUserPhoneParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperationUserPhone>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOperationUserPhoneQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOperationUserPhone>>> = ({ signal }) => getOperationUserPhone(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOperationUserPhone>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOperationUserPhoneQueryResult = NonNullable<Awaited<ReturnType<typeof getOperationUserPhone>>>
export type GetOperationUserPhoneQueryError = ErrorType<BadRequestResponse | ServerFaultResponse>


export function useGetOperationUserPhone<TData = Awaited<ReturnType<typeof getOperationUserPhone>>, TError = ErrorType<BadRequestResponse | ServerFaultResponse>>(
 params: GetOperationUserPhoneParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperationUserPhone>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperationUserPhone>>,
          TError,
          Awaited<ReturnType<typeof getOperationUserPhone>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperationUserPhone<TData = Awaited<ReturnType<typeof getOperationUserPhone>>, TError = ErrorType<BadRequestResponse | ServerFaultResponse>>(
 params: GetOperationUserPhoneParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperationUserPhone>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperationUserPhone>>,
          TError,
          Awaited<ReturnType<typeof getOperationUserPhone>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperationUserPhone<TData = Awaited<ReturnType<typeof getOperationUserPhone>>, TError = ErrorType<BadRequestResponse | ServerFaultResponse>>(
 params: GetOperationUserPhoneParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperationUserPhone>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 查询账号绑定的手机号（脱敏）
 */

export function useGetOperationUserPhone<TData = Awaited<ReturnType<typeof getOperationUserPhone>>, TError = ErrorType<BadRequestResponse | ServerFaultResponse>>(
 params: GetOperationUserPhoneParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperationUserPhone>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOperationUserPhoneQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetOperationUserPhone} query
 */
export const invalidateGetOperationUserPhone = async (
 queryClient: QueryClient, params: GetOperationUserPhoneParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOperationUserPhoneQueryKey(params) }, options);

  return queryClient;
}




/**
 * A GET with a side effect (never cached); one text message, one code.
 * @summary 发送短信验证码
 */
export const sendOperationUserCode = (
    params: SendOperationUserCodeParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SentCode>(
      {url: `/api/v2/users/operation_users/codes`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSendOperationUserCodeMutationKey = () => ['sendOperationUserCode'] as const;

export const getSendOperationUserCodeMutationOptions = <TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendOperationUserCode>>, TError,SendOperationUserCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof sendOperationUserCode>>, TError,SendOperationUserCodeMutationVariables, TContext> => {

const mutationKey = getSendOperationUserCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendOperationUserCode>>, SendOperationUserCodeMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  sendOperationUserCode(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendOperationUserCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendOperationUserCode>>>

    export type SendOperationUserCodeMutationError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerFaultResponse>
    export type SendOperationUserCodeMutationVariables = {params: SendOperationUserCodeParams}

    /**
 * @summary 发送短信验证码
 */
export const useSendOperationUserCode = <TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendOperationUserCode>>, TError,SendOperationUserCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendOperationUserCode>>,
        TError,
        SendOperationUserCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendOperationUserCodeMutationOptions(options), queryClient);
    }
    /**
 * Exchanges a one-time ticket for a session; a bare user id or token is never trusted.
 * @summary 插件登录（嵌入其他院内系统）
 */
export const createEmbedSession = (
    embedSessionInput: BodyType<EmbedSessionInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AuthInfo>(
      {url: `/api/v2/users/session/embed`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: embedSessionInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateEmbedSessionMutationKey = () => ['createEmbedSession'] as const;

export const getCreateEmbedSessionMutationOptions = <TError = ErrorType<BadRequestResponse | TicketRefusedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createEmbedSession>>, TError,CreateEmbedSessionMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createEmbedSession>>, TError,CreateEmbedSessionMutationVariables, TContext> => {

const mutationKey = getCreateEmbedSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createEmbedSession>>, CreateEmbedSessionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createEmbedSession(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateEmbedSessionMutationResult = NonNullable<Awaited<ReturnType<typeof createEmbedSession>>>
    export type CreateEmbedSessionMutationBody = BodyType<EmbedSessionInput>
    export type CreateEmbedSessionMutationError = ErrorType<BadRequestResponse | TicketRefusedResponse | TooLargeResponse | ServerFaultResponse>
    export type CreateEmbedSessionMutationVariables = {data: BodyType<EmbedSessionInput>}

    /**
 * @summary 插件登录（嵌入其他院内系统）
 */
export const useCreateEmbedSession = <TError = ErrorType<BadRequestResponse | TicketRefusedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createEmbedSession>>, TError,CreateEmbedSessionMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createEmbedSession>>,
        TError,
        CreateEmbedSessionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateEmbedSessionMutationOptions(options), queryClient);
    }
    /**
 * What the login answered, as it stands now. Each answer to a session carries the header X-Session-Rights, the role and the column permissions joined by commas (1,2,3); where it differs from what the reader holds, this is asked. X-Offer-Revision, a number, grows whenever a model or an application is switched on or off or opened to other departments: who was told a smaller one asks again for what hangs on them.
 * @summary 本人会话现在的角色与页面
 */
export const getOwnSession = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AuthInfo>(
      {url: `/api/v2/users/session`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetOwnSessionQueryKey = () => {
    return [
    'api','v2','users','session'
    ] as const;
    }


export const getGetOwnSessionQueryOptions = <TData = Awaited<ReturnType<typeof getOwnSession>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnSession>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOwnSessionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOwnSession>>> = ({ signal }) => getOwnSession(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOwnSession>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOwnSessionQueryResult = NonNullable<Awaited<ReturnType<typeof getOwnSession>>>
export type GetOwnSessionQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useGetOwnSession<TData = Awaited<ReturnType<typeof getOwnSession>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnSession>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnSession>>,
          TError,
          Awaited<ReturnType<typeof getOwnSession>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnSession<TData = Awaited<ReturnType<typeof getOwnSession>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnSession>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnSession>>,
          TError,
          Awaited<ReturnType<typeof getOwnSession>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnSession<TData = Awaited<ReturnType<typeof getOwnSession>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnSession>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 本人会话现在的角色与页面
 */

export function useGetOwnSession<TData = Awaited<ReturnType<typeof getOwnSession>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnSession>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOwnSessionQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetOwnSession} query
 */
export const invalidateGetOwnSession = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOwnSessionQueryKey() }, options);

  return queryClient;
}




/**
 * Ends the session of the token. A token that is no longer valid answers 401.
 * @summary 退出登录
 */
export const logout = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<EmptyBody>(
      {url: `/api/v2/users/session`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getLogoutMutationKey = () => ['logout'] as const;

export const getLogoutMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext> => {

const mutationKey = getLogoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, void> = () => {


          return  logout(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>

    export type LogoutMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>


    /**
 * @summary 退出登录
 */
export const useLogout = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logout>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogoutMutationOptions(options), queryClient);
    }
    /**
 * A one-time password of an administrator must be changed so before anything else. Wrong old passwords count as wrong ones of a login do.
 * @summary 修改自己的密码
 */
export const changePassword = (
    passwordChange: BodyType<PasswordChange>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<EmptyBody>(
      {url: `/api/v2/users/password`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordChange, ...(signal ? { signal }: {})
    },
      options);
    }




export const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const getChangePasswordMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | TooManyRequestsResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {

const mutationKey = getChangePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = BodyType<PasswordChange>
    export type ChangePasswordMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | TooManyRequestsResponse | ServerFaultResponse>
    export type ChangePasswordMutationVariables = {data: BodyType<PasswordChange>}

    /**
 * @summary 修改自己的密码
 */
export const useChangePassword = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | TooManyRequestsResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangePasswordMutationOptions(options), queryClient);
    }
