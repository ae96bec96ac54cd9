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
  IssuePaperInput,
  IssuedPaper,
  NotFoundResponse,
  ServerFaultResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  VerifiedPaper
} from '../model';

import { request } from '.././calls/papers.ts';
import type { ErrorType , BodyType } from '.././calls/papers.ts';

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
 * By whoever may open the record, which stays as it is. As long as the record and what it says are unchanged the answer is the same: the code and its time of the first issuing.
 * @summary 为打印的评估记录签发核验码
 */
export const issuePaper = (
    issuePaperInput: BodyType<IssuePaperInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<IssuedPaper>(
      {url: `/api/v2/papers`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: issuePaperInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getIssuePaperMutationKey = () => ['issuePaper'] as const;

export const getIssuePaperMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof issuePaper>>, TError,IssuePaperMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof issuePaper>>, TError,IssuePaperMutationVariables, TContext> => {

const mutationKey = getIssuePaperMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof issuePaper>>, IssuePaperMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  issuePaper(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type IssuePaperMutationResult = NonNullable<Awaited<ReturnType<typeof issuePaper>>>
    export type IssuePaperMutationBody = BodyType<IssuePaperInput>
    export type IssuePaperMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type IssuePaperMutationVariables = {data: BodyType<IssuePaperInput>}

    /**
 * @summary 为打印的评估记录签发核验码
 */
export const useIssuePaper = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof issuePaper>>, TError,IssuePaperMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof issuePaper>>,
        TError,
        IssuePaperMutationVariables,
        TContext
      > => {
      return useMutation(getIssuePaperMutationOptions(options), queryClient);
    }
    /**
 * What was printed under the code and how its record stands now, nothing about the patient. A code that was not issued here, or whose stored content no longer carries its signature, is 404; wrong codes from one address are slowed (429).
 * @summary 核验一份纸质评估（无需登录）
 */
export const verifyPaper = (
    code: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<VerifiedPaper>(
      {url: `/api/v2/papers/${encodeURIComponent(String(code))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getVerifyPaperQueryKey = (code: string,) => {
    return [
    'api','v2','papers',code
    ] as const;
    }


export const getVerifyPaperQueryOptions = <TData = Awaited<ReturnType<typeof verifyPaper>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse>>(code: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyPaper>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getVerifyPaperQueryKey(code);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof verifyPaper>>> = ({ signal }) => verifyPaper(code, requestOptions, signal);





   return  { queryKey, queryFn, enabled: code !== null && code !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof verifyPaper>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type VerifyPaperQueryResult = NonNullable<Awaited<ReturnType<typeof verifyPaper>>>
export type VerifyPaperQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse>


export function useVerifyPaper<TData = Awaited<ReturnType<typeof verifyPaper>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse>>(
 code: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyPaper>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof verifyPaper>>,
          TError,
          Awaited<ReturnType<typeof verifyPaper>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVerifyPaper<TData = Awaited<ReturnType<typeof verifyPaper>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse>>(
 code: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyPaper>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof verifyPaper>>,
          TError,
          Awaited<ReturnType<typeof verifyPaper>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVerifyPaper<TData = Awaited<ReturnType<typeof verifyPaper>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse>>(
 code: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyPaper>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 核验一份纸质评估（无需登录）
 */

export function useVerifyPaper<TData = Awaited<ReturnType<typeof verifyPaper>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse>>(
 code: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyPaper>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getVerifyPaperQueryOptions(code,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useVerifyPaper} query
 */
export const invalidateVerifyPaper = async (
 queryClient: QueryClient, code: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getVerifyPaperQueryKey(code) }, options);

  return queryClient;
}




