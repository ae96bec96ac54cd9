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
  AwaitWorklistChangesParams,
  BadRequestResponse,
  ListWorklistParams,
  NotFoundResponse,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse,
  WorklistAnswerInput,
  WorklistAnswered,
  WorklistChanges,
  WorklistPage
} from '../model';

import { request } from '.././calls/worklist.ts';
import type { ErrorType , BodyType } from '.././calls/worklist.ts';

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
 * Reports of a day in the order in which they are to be read: level, urgency, step of the loop, the order of findings, then time. The list of today holds older reports whose loop is open as well. A report leaves the open ones by being handled: one with a critical value when its loops are closed or cancelled, one to watch when the account has read it and each finding of urgency 1 or 2 is answered, any other when it was read. counts are of the whole day, whatever scope and state are asked for; its loops are those of listWarnings. Without date today by the clock of the hospital.
 * @summary 工作单
 */
export const listWorklist = (
    params?: ListWorklistParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<WorklistPage>(
      {url: `/api/v2/worklist`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListWorklistQueryKey = (params?: ListWorklistParams,) => {
    return [
    'api','v2','worklist', ...(params ? [params] : [])
    ] as const;
    }


export const getListWorklistQueryOptions = <TData = Awaited<ReturnType<typeof listWorklist>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListWorklistParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorklist>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWorklistQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWorklist>>> = ({ signal }) => listWorklist(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWorklist>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWorklistQueryResult = NonNullable<Awaited<ReturnType<typeof listWorklist>>>
export type ListWorklistQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListWorklist<TData = Awaited<ReturnType<typeof listWorklist>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListWorklistParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorklist>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWorklist>>,
          TError,
          Awaited<ReturnType<typeof listWorklist>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWorklist<TData = Awaited<ReturnType<typeof listWorklist>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListWorklistParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorklist>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWorklist>>,
          TError,
          Awaited<ReturnType<typeof listWorklist>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWorklist<TData = Awaited<ReturnType<typeof listWorklist>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListWorklistParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorklist>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 工作单
 */

export function useListWorklist<TData = Awaited<ReturnType<typeof listWorklist>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListWorklistParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorklist>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWorklistQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListWorklist} query
 */
export const invalidateListWorklist = async (
 queryClient: QueryClient, params?: ListWorklistParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListWorklistQueryKey(params) }, options);

  return queryClient;
}




/**
 * Answers at once when the list of today is another than that of the given version, else as soon as it changes, and after 25 seconds at the latest. A hospital whose clock stands answers at once. The call is no sign of the user's presence: it does not lengthen the session.
 * @summary 等待工作单变化
 */
export const awaitWorklistChanges = (
    params: AwaitWorklistChangesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<WorklistChanges>(
      {url: `/api/v2/worklist/changes`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getAwaitWorklistChangesQueryKey = (params?: AwaitWorklistChangesParams,) => {
    return [
    'api','v2','worklist','changes', ...(params ? [params] : [])
    ] as const;
    }


export const getAwaitWorklistChangesQueryOptions = <TData = Awaited<ReturnType<typeof awaitWorklistChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params: AwaitWorklistChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof awaitWorklistChanges>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getAwaitWorklistChangesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof awaitWorklistChanges>>> = ({ signal }) => awaitWorklistChanges(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof awaitWorklistChanges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type AwaitWorklistChangesQueryResult = NonNullable<Awaited<ReturnType<typeof awaitWorklistChanges>>>
export type AwaitWorklistChangesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useAwaitWorklistChanges<TData = Awaited<ReturnType<typeof awaitWorklistChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: AwaitWorklistChangesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof awaitWorklistChanges>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof awaitWorklistChanges>>,
          TError,
          Awaited<ReturnType<typeof awaitWorklistChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAwaitWorklistChanges<TData = Awaited<ReturnType<typeof awaitWorklistChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: AwaitWorklistChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof awaitWorklistChanges>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof awaitWorklistChanges>>,
          TError,
          Awaited<ReturnType<typeof awaitWorklistChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAwaitWorklistChanges<TData = Awaited<ReturnType<typeof awaitWorklistChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: AwaitWorklistChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof awaitWorklistChanges>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 等待工作单变化
 */

export function useAwaitWorklistChanges<TData = Awaited<ReturnType<typeof awaitWorklistChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: AwaitWorklistChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof awaitWorklistChanges>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getAwaitWorklistChangesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useAwaitWorklistChanges} query
 */
export const invalidateAwaitWorklistChanges = async (
 queryClient: QueryClient, params: AwaitWorklistChangesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getAwaitWorklistChangesQueryKey(params) }, options);

  return queryClient;
}




/**
 * Answers one finding of urgency 1 or 2, or all that are open where none is named. Refused with 400 before the account has read the report, while its critical value is open and no finding is named, for a finding that is no such, for a critical value (its loop answers it), for a plan without words, and for a report of another department where the caller is no clinician. An answer that stands already is not repeated.
 * @summary 答复一份报告的发现
 */
export const answerWorklistFindings = (
    reportId: string,
    worklistAnswerInput: BodyType<WorklistAnswerInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<WorklistAnswered>(
      {url: `/api/v2/worklist/${encodeURIComponent(String(reportId))}/done`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: worklistAnswerInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getAnswerWorklistFindingsMutationKey = () => ['answerWorklistFindings'] as const;

export const getAnswerWorklistFindingsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerWorklistFindings>>, TError,AnswerWorklistFindingsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof answerWorklistFindings>>, TError,AnswerWorklistFindingsMutationVariables, TContext> => {

const mutationKey = getAnswerWorklistFindingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerWorklistFindings>>, AnswerWorklistFindingsMutationVariables> = (props) => {
          const {reportId,data} = props ?? {};

          return  answerWorklistFindings(reportId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AnswerWorklistFindingsMutationResult = NonNullable<Awaited<ReturnType<typeof answerWorklistFindings>>>
    export type AnswerWorklistFindingsMutationBody = BodyType<WorklistAnswerInput>
    export type AnswerWorklistFindingsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type AnswerWorklistFindingsMutationVariables = {reportId: string;data: BodyType<WorklistAnswerInput>}

    /**
 * @summary 答复一份报告的发现
 */
export const useAnswerWorklistFindings = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerWorklistFindings>>, TError,AnswerWorklistFindingsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerWorklistFindings>>,
        TError,
        AnswerWorklistFindingsMutationVariables,
        TContext
      > => {
      return useMutation(getAnswerWorklistFindingsMutationOptions(options), queryClient);
    }
