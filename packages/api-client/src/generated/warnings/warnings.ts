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
  EmptyBody,
  ListWarningsParams,
  NotFoundResponse,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse,
  WarningCancelInput,
  WarningInput,
  WarningPage,
  WarningSaved
} from '../model';

import { request } from '.././calls/warnings.ts';
import type { ErrorType , BodyType } from '.././calls/warnings.ts';

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
 * Warnings raised by critical values and those that a person wrote, newest first; those of one report or still open ones the most dangerous first. counts is of the same search, whatever progress is asked for.
 * @summary 预警列表
 */
export const listWarnings = (
    params?: ListWarningsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<WarningPage>(
      {url: `/api/v2/warnings`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListWarningsQueryKey = (params?: ListWarningsParams,) => {
    return [
    'api','v2','warnings', ...(params ? [params] : [])
    ] as const;
    }


export const getListWarningsQueryOptions = <TData = Awaited<ReturnType<typeof listWarnings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListWarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWarnings>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWarningsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWarnings>>> = ({ signal }) => listWarnings(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWarnings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWarningsQueryResult = NonNullable<Awaited<ReturnType<typeof listWarnings>>>
export type ListWarningsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListWarnings<TData = Awaited<ReturnType<typeof listWarnings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListWarningsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWarnings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWarnings>>,
          TError,
          Awaited<ReturnType<typeof listWarnings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWarnings<TData = Awaited<ReturnType<typeof listWarnings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListWarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWarnings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWarnings>>,
          TError,
          Awaited<ReturnType<typeof listWarnings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWarnings<TData = Awaited<ReturnType<typeof listWarnings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListWarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWarnings>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 预警列表
 */

export function useListWarnings<TData = Awaited<ReturnType<typeof listWarnings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListWarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWarnings>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWarningsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListWarnings} query
 */
export const invalidateListWarnings = async (
 queryClient: QueryClient, params?: ListWarningsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListWarningsQueryKey(params) }, options);

  return queryClient;
}




/**
 * Without warning_id a new warning. With record the loop of any warning gets a further entry; nothing is overwritten, and of two acknowledgements both stay and the first one counts: the answer holds the merged records. Closing needs a record of what was done, and role 7 neither acknowledges nor closes: 400. With content alone one that a critical value raised gets an entry 处置; one that a person wrote is changed by that person only, and a cancelled one by nobody: 400. The same Idempotency-Key makes a repeated send one entry.
 * @summary 新建或修改预警
 */
export const createOrUpdateWarning = (
    warningInput: BodyType<WarningInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<WarningSaved>(
      {url: `/api/v2/warnings/create_update`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: warningInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateOrUpdateWarningMutationKey = () => ['createOrUpdateWarning'] as const;

export const getCreateOrUpdateWarningMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrUpdateWarning>>, TError,CreateOrUpdateWarningMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrUpdateWarning>>, TError,CreateOrUpdateWarningMutationVariables, TContext> => {

const mutationKey = getCreateOrUpdateWarningMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrUpdateWarning>>, CreateOrUpdateWarningMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createOrUpdateWarning(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOrUpdateWarningMutationResult = NonNullable<Awaited<ReturnType<typeof createOrUpdateWarning>>>
    export type CreateOrUpdateWarningMutationBody = BodyType<WarningInput>
    export type CreateOrUpdateWarningMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type CreateOrUpdateWarningMutationVariables = {data: BodyType<WarningInput>}

    /**
 * @summary 新建或修改预警
 */
export const useCreateOrUpdateWarning = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrUpdateWarning>>, TError,CreateOrUpdateWarningMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrUpdateWarning>>,
        TError,
        CreateOrUpdateWarningMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrUpdateWarningMutationOptions(options), queryClient);
    }
    /**
 * Needs a reason: without one 400 请选择取消原因. Cancelling again changes nothing. One that a person wrote is cancelled by that person only; others get 400.
 * @summary 取消预警
 */
export const cancelWarning = (
    warningCancelInput: BodyType<WarningCancelInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<EmptyBody>(
      {url: `/api/v2/warnings/cancel`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: warningCancelInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCancelWarningMutationKey = () => ['cancelWarning'] as const;

export const getCancelWarningMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelWarning>>, TError,CancelWarningMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelWarning>>, TError,CancelWarningMutationVariables, TContext> => {

const mutationKey = getCancelWarningMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelWarning>>, CancelWarningMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cancelWarning(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelWarningMutationResult = NonNullable<Awaited<ReturnType<typeof cancelWarning>>>
    export type CancelWarningMutationBody = BodyType<WarningCancelInput>
    export type CancelWarningMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type CancelWarningMutationVariables = {data: BodyType<WarningCancelInput>}

    /**
 * @summary 取消预警
 */
export const useCancelWarning = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelWarning>>, TError,CancelWarningMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelWarning>>,
        TError,
        CancelWarningMutationVariables,
        TContext
      > => {
      return useMutation(getCancelWarningMutationOptions(options), queryClient);
    }
