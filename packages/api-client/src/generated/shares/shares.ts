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
  AskInput,
  BadRequestResponse,
  CreateShareInput,
  CreatedShare,
  EmptyBody,
  LayAnswer,
  ListSharesParams,
  NotFoundResponse,
  RateAnswerInput,
  ReadShareInput,
  ServerFaultResponse,
  ShareList,
  SharedReport,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  VerifiedReader,
  VerifyReaderInput
} from '../model';

import { request } from '.././calls/shares.ts';
import type { ErrorType , BodyType } from '.././calls/shares.ts';

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
 * The token is in this answer only; the server keeps no copy that could be read.
 * @summary 为报告创建分享链接
 */
export const createShare = (
    createShareInput: BodyType<CreateShareInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CreatedShare>(
      {url: `/api/v2/shares`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createShareInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateShareMutationKey = () => ['createShare'] as const;

export const getCreateShareMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createShare>>, TError,CreateShareMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createShare>>, TError,CreateShareMutationVariables, TContext> => {

const mutationKey = getCreateShareMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createShare>>, CreateShareMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createShare(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateShareMutationResult = NonNullable<Awaited<ReturnType<typeof createShare>>>
    export type CreateShareMutationBody = BodyType<CreateShareInput>
    export type CreateShareMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type CreateShareMutationVariables = {data: BodyType<CreateShareInput>}

    /**
 * @summary 为报告创建分享链接
 */
export const useCreateShare = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createShare>>, TError,CreateShareMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createShare>>,
        TError,
        CreateShareMutationVariables,
        TContext
      > => {
      return useMutation(getCreateShareMutationOptions(options), queryClient);
    }
    /**
 * Only links that the signed-in account made; tokens are not told again.
 * @summary 本人为报告创建的分享链接
 */
export const listShares = (
    params: ListSharesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ShareList>(
      {url: `/api/v2/shares`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListSharesQueryKey = (params?: ListSharesParams,) => {
    return [
    'api','v2','shares', ...(params ? [params] : [])
    ] as const;
    }


export const getListSharesQueryOptions = <TData = Awaited<ReturnType<typeof listShares>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(params: ListSharesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShares>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSharesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listShares>>> = ({ signal }) => listShares(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listShares>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSharesQueryResult = NonNullable<Awaited<ReturnType<typeof listShares>>>
export type ListSharesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListShares<TData = Awaited<ReturnType<typeof listShares>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: ListSharesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShares>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listShares>>,
          TError,
          Awaited<ReturnType<typeof listShares>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListShares<TData = Awaited<ReturnType<typeof listShares>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: ListSharesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShares>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listShares>>,
          TError,
          Awaited<ReturnType<typeof listShares>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListShares<TData = Awaited<ReturnType<typeof listShares>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: ListSharesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShares>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 本人为报告创建的分享链接
 */

export function useListShares<TData = Awaited<ReturnType<typeof listShares>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: ListSharesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShares>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSharesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListShares} query
 */
export const invalidateListShares = async (
 queryClient: QueryClient, params: ListSharesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSharesQueryKey(params) }, options);

  return queryClient;
}




/**
 * By its creator only; revoking it again changes nothing.
 * @summary 撤销分享链接
 */
export const revokeShare = (
    shareId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<EmptyBody>(
      {url: `/api/v2/shares/${encodeURIComponent(String(shareId))}/revoke`, method: 'POST', ...(signal ? { signal }: {})
    },
      options);
    }




export const getRevokeShareMutationKey = () => ['revokeShare'] as const;

export const getRevokeShareMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeShare>>, TError,RevokeShareMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeShare>>, TError,RevokeShareMutationVariables, TContext> => {

const mutationKey = getRevokeShareMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeShare>>, RevokeShareMutationVariables> = (props) => {
          const {shareId} = props ?? {};

          return  revokeShare(shareId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeShareMutationResult = NonNullable<Awaited<ReturnType<typeof revokeShare>>>

    export type RevokeShareMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type RevokeShareMutationVariables = {shareId: string}

    /**
 * @summary 撤销分享链接
 */
export const useRevokeShare = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeShare>>, TError,RevokeShareMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeShare>>,
        TError,
        RevokeShareMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeShareMutationOptions(options), queryClient);
    }
    /**
 * Reads only, although a POST: the token travels in the body, where no log of addresses keeps it. Name masked, no number of the patient. An expired or revoked token is refused with 400, an unknown one with 404.
 * @summary 凭分享令牌阅读报告（无需登录）
 */
export const readSharedReport = (
    readShareInput: BodyType<ReadShareInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SharedReport>(
      {url: `/api/v2/shared_reports/read`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: readShareInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getReadSharedReportMutationKey = () => ['readSharedReport'] as const;

export const getReadSharedReportMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readSharedReport>>, TError,ReadSharedReportMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof readSharedReport>>, TError,ReadSharedReportMutationVariables, TContext> => {

const mutationKey = getReadSharedReportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readSharedReport>>, ReadSharedReportMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  readSharedReport(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadSharedReportMutationResult = NonNullable<Awaited<ReturnType<typeof readSharedReport>>>
    export type ReadSharedReportMutationBody = BodyType<ReadShareInput>
    export type ReadSharedReportMutationError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type ReadSharedReportMutationVariables = {data: BodyType<ReadShareInput>}

    /**
 * @summary 凭分享令牌阅读报告（无需登录）
 */
export const useReadSharedReport = <TError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readSharedReport>>, TError,ReadSharedReportMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readSharedReport>>,
        TError,
        ReadSharedReportMutationVariables,
        TContext
      > => {
      return useMutation(getReadSharedReportMutationOptions(options), queryClient);
    }
    /**
 * Five wrong tries lock the link. The key lives 30 minutes and opens nothing but this link.
 * @summary 凭手机号后 4 位核对读者（无需登录）
 */
export const verifySharedReader = (
    verifyReaderInput: BodyType<VerifyReaderInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<VerifiedReader>(
      {url: `/api/v2/shared_reports/verify`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: verifyReaderInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getVerifySharedReaderMutationKey = () => ['verifySharedReader'] as const;

export const getVerifySharedReaderMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifySharedReader>>, TError,VerifySharedReaderMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof verifySharedReader>>, TError,VerifySharedReaderMutationVariables, TContext> => {

const mutationKey = getVerifySharedReaderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifySharedReader>>, VerifySharedReaderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifySharedReader(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifySharedReaderMutationResult = NonNullable<Awaited<ReturnType<typeof verifySharedReader>>>
    export type VerifySharedReaderMutationBody = BodyType<VerifyReaderInput>
    export type VerifySharedReaderMutationError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type VerifySharedReaderMutationVariables = {data: BodyType<VerifyReaderInput>}

    /**
 * @summary 凭手机号后 4 位核对读者（无需登录）
 */
export const useVerifySharedReader = <TError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifySharedReader>>, TError,VerifySharedReaderMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifySharedReader>>,
        TError,
        VerifySharedReaderMutationVariables,
        TContext
      > => {
      return useMutation(getVerifySharedReaderMutationOptions(options), queryClient);
    }
    /**
 * Deterministic, in this order, danger first; quotes stored passages or says that it cannot answer. No question is kept.
 * @summary 就分享的报告提问（无需登录）
 */
export const askSharedReport = (
    askInput: BodyType<AskInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LayAnswer>(
      {url: `/api/v2/shared_reports/ask`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: askInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getAskSharedReportMutationKey = () => ['askSharedReport'] as const;

export const getAskSharedReportMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | TooManyRequestsResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof askSharedReport>>, TError,AskSharedReportMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof askSharedReport>>, TError,AskSharedReportMutationVariables, TContext> => {

const mutationKey = getAskSharedReportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof askSharedReport>>, AskSharedReportMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  askSharedReport(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AskSharedReportMutationResult = NonNullable<Awaited<ReturnType<typeof askSharedReport>>>
    export type AskSharedReportMutationBody = BodyType<AskInput>
    export type AskSharedReportMutationError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | TooManyRequestsResponse | ServerFaultResponse>
    export type AskSharedReportMutationVariables = {data: BodyType<AskInput>}

    /**
 * @summary 就分享的报告提问（无需登录）
 */
export const useAskSharedReport = <TError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | TooManyRequestsResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof askSharedReport>>, TError,AskSharedReportMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof askSharedReport>>,
        TError,
        AskSharedReportMutationVariables,
        TContext
      > => {
      return useMutation(getAskSharedReportMutationOptions(options), queryClient);
    }
    /**
 * The question is kept for 30 days without the token, only where it did not help and the reader agreed.
 * @summary 回答有没有帮助（无需登录）
 */
export const rateSharedAnswer = (
    rateAnswerInput: BodyType<RateAnswerInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<EmptyBody>(
      {url: `/api/v2/shared_reports/rate`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: rateAnswerInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRateSharedAnswerMutationKey = () => ['rateSharedAnswer'] as const;

export const getRateSharedAnswerMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rateSharedAnswer>>, TError,RateSharedAnswerMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof rateSharedAnswer>>, TError,RateSharedAnswerMutationVariables, TContext> => {

const mutationKey = getRateSharedAnswerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rateSharedAnswer>>, RateSharedAnswerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  rateSharedAnswer(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RateSharedAnswerMutationResult = NonNullable<Awaited<ReturnType<typeof rateSharedAnswer>>>
    export type RateSharedAnswerMutationBody = BodyType<RateAnswerInput>
    export type RateSharedAnswerMutationError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type RateSharedAnswerMutationVariables = {data: BodyType<RateAnswerInput>}

    /**
 * @summary 回答有没有帮助（无需登录）
 */
export const useRateSharedAnswer = <TError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rateSharedAnswer>>, TError,RateSharedAnswerMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rateSharedAnswer>>,
        TError,
        RateSharedAnswerMutationVariables,
        TContext
      > => {
      return useMutation(getRateSharedAnswerMutationOptions(options), queryClient);
    }
