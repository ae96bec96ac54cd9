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
  Change,
  ChangePage,
  ChangeUndo,
  ChangeVerification,
  ListChangesParams,
  NotFoundResponse,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/changes.ts';
import type { ErrorType , BodyType } from '.././calls/changes.ts';

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
 * Newest first. Role 3 sees all of them; others see the objects that they administer: of rules the kinds that they may read, role 10 no account of role 2.
 * @summary 修改记录
 */
export const listChanges = (
    params?: ListChangesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ChangePage>(
      {url: `/api/v2/changes`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListChangesQueryKey = (params?: ListChangesParams,) => {
    return [
    'api','v2','changes', ...(params ? [params] : [])
    ] as const;
    }


export const getListChangesQueryOptions = <TData = Awaited<ReturnType<typeof listChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChanges>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListChangesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listChanges>>> = ({ signal }) => listChanges(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listChanges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListChangesQueryResult = NonNullable<Awaited<ReturnType<typeof listChanges>>>
export type ListChangesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListChanges<TData = Awaited<ReturnType<typeof listChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListChangesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChanges>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listChanges>>,
          TError,
          Awaited<ReturnType<typeof listChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChanges<TData = Awaited<ReturnType<typeof listChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChanges>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listChanges>>,
          TError,
          Awaited<ReturnType<typeof listChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChanges<TData = Awaited<ReturnType<typeof listChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChanges>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 修改记录
 */

export function useListChanges<TData = Awaited<ReturnType<typeof listChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChanges>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListChangesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListChanges} query
 */
export const invalidateListChanges = async (
 queryClient: QueryClient, params?: ListChangesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListChangesQueryKey(params) }, options);

  return queryClient;
}




/**
 * Each row holds the SHA-256 of the former row and itself.
 * @summary 核对修改记录的校验链
 */
export const verifyChanges = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ChangeVerification>(
      {url: `/api/v2/changes/verify`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getVerifyChangesQueryKey = () => {
    return [
    'api','v2','changes','verify'
    ] as const;
    }


export const getVerifyChangesQueryOptions = <TData = Awaited<ReturnType<typeof verifyChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyChanges>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getVerifyChangesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof verifyChanges>>> = ({ signal }) => verifyChanges(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof verifyChanges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type VerifyChangesQueryResult = NonNullable<Awaited<ReturnType<typeof verifyChanges>>>
export type VerifyChangesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useVerifyChanges<TData = Awaited<ReturnType<typeof verifyChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyChanges>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof verifyChanges>>,
          TError,
          Awaited<ReturnType<typeof verifyChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVerifyChanges<TData = Awaited<ReturnType<typeof verifyChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyChanges>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof verifyChanges>>,
          TError,
          Awaited<ReturnType<typeof verifyChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVerifyChanges<TData = Awaited<ReturnType<typeof verifyChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyChanges>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 核对修改记录的校验链
 */

export function useVerifyChanges<TData = Awaited<ReturnType<typeof verifyChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyChanges>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getVerifyChangesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useVerifyChanges} query
 */
export const invalidateVerifyChanges = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getVerifyChangesQueryKey() }, options);

  return queryClient;
}




/**
 * Runs the inverse where the object is unchanged since; undoing is a change itself. Who may not make the inverse by its own call is refused here too.
 * @summary 撤销一次修改
 */
export const undoChange = (
    changeId: number,
    changeUndo: BodyType<ChangeUndo>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Change>(
      {url: `/api/v2/changes/${encodeURIComponent(String(changeId))}/undo`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: changeUndo, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUndoChangeMutationKey = () => ['undoChange'] as const;

export const getUndoChangeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoChange>>, TError,UndoChangeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof undoChange>>, TError,UndoChangeMutationVariables, TContext> => {

const mutationKey = getUndoChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoChange>>, UndoChangeMutationVariables> = (props) => {
          const {changeId,data} = props ?? {};

          return  undoChange(changeId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoChangeMutationResult = NonNullable<Awaited<ReturnType<typeof undoChange>>>
    export type UndoChangeMutationBody = BodyType<ChangeUndo>
    export type UndoChangeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type UndoChangeMutationVariables = {changeId: number;data: BodyType<ChangeUndo>}

    /**
 * @summary 撤销一次修改
 */
export const useUndoChange = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoChange>>, TError,UndoChangeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoChange>>,
        TError,
        UndoChangeMutationVariables,
        TContext
      > => {
      return useMutation(getUndoChangeMutationOptions(options), queryClient);
    }
