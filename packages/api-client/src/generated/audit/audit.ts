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
  AuditHold,
  AuditHoldPage,
  BadRequestResponse,
  HoldDecision,
  ListAuditHoldsParams,
  ListReleasedReportsParams,
  NotFoundResponse,
  ReleasedReportPage,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/audit.ts';
import type { ErrorType , BodyType } from '.././calls/audit.ts';

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
 * The longest waiting first. Names are masked; a role 1 account needs a column.
 * @summary 待审与已处理的报告
 */
export const listAuditHolds = (
    params?: ListAuditHoldsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AuditHoldPage>(
      {url: `/api/v2/audit/holds`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListAuditHoldsQueryKey = (params?: ListAuditHoldsParams,) => {
    return [
    'api','v2','audit','holds', ...(params ? [params] : [])
    ] as const;
    }


export const getListAuditHoldsQueryOptions = <TData = Awaited<ReturnType<typeof listAuditHolds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListAuditHoldsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditHolds>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAuditHoldsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAuditHolds>>> = ({ signal }) => listAuditHolds(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAuditHolds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAuditHoldsQueryResult = NonNullable<Awaited<ReturnType<typeof listAuditHolds>>>
export type ListAuditHoldsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListAuditHolds<TData = Awaited<ReturnType<typeof listAuditHolds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListAuditHoldsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditHolds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditHolds>>,
          TError,
          Awaited<ReturnType<typeof listAuditHolds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditHolds<TData = Awaited<ReturnType<typeof listAuditHolds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListAuditHoldsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditHolds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditHolds>>,
          TError,
          Awaited<ReturnType<typeof listAuditHolds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditHolds<TData = Awaited<ReturnType<typeof listAuditHolds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListAuditHoldsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditHolds>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 待审与已处理的报告
 */

export function useListAuditHolds<TData = Awaited<ReturnType<typeof listAuditHolds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListAuditHoldsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditHolds>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAuditHoldsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListAuditHolds} query
 */
export const invalidateListAuditHolds = async (
 queryClient: QueryClient, params?: ListAuditHoldsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAuditHoldsQueryKey(params) }, options);

  return queryClient;
}




/**
 * Released, rechecked and corrected let the interpretation appear at once; returned keeps it back until the corrected result or the time limit. {hold_id} is that of listAuditHolds.
 * @summary 处理一份待审报告
 */
export const decideAuditHold = (
    holdId: string,
    holdDecision: BodyType<HoldDecision>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AuditHold>(
      {url: `/api/v2/audit/holds/${encodeURIComponent(String(holdId))}/decide`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: holdDecision, ...(signal ? { signal }: {})
    },
      options);
    }




export const getDecideAuditHoldMutationKey = () => ['decideAuditHold'] as const;

export const getDecideAuditHoldMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideAuditHold>>, TError,DecideAuditHoldMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof decideAuditHold>>, TError,DecideAuditHoldMutationVariables, TContext> => {

const mutationKey = getDecideAuditHoldMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof decideAuditHold>>, DecideAuditHoldMutationVariables> = (props) => {
          const {holdId,data} = props ?? {};

          return  decideAuditHold(holdId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DecideAuditHoldMutationResult = NonNullable<Awaited<ReturnType<typeof decideAuditHold>>>
    export type DecideAuditHoldMutationBody = BodyType<HoldDecision>
    export type DecideAuditHoldMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type DecideAuditHoldMutationVariables = {holdId: string;data: BodyType<HoldDecision>}

    /**
 * @summary 处理一份待审报告
 */
export const useDecideAuditHold = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideAuditHold>>, TError,DecideAuditHoldMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof decideAuditHold>>,
        TError,
        DecideAuditHoldMutationVariables,
        TContext
      > => {
      return useMutation(getDecideAuditHoldMutationOptions(options), queryClient);
    }
    /**
 * What the bell tells who opened a report while its conclusion was held, the last released first. A report leaves the list as soon as it is opened again. Names are masked for who is no clinician.
 * @summary 打开过的暂缓报告现已放行
 */
export const listReleasedReports = (
    params?: ListReleasedReportsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReleasedReportPage>(
      {url: `/api/v2/audit/released`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListReleasedReportsQueryKey = (params?: ListReleasedReportsParams,) => {
    return [
    'api','v2','audit','released', ...(params ? [params] : [])
    ] as const;
    }


export const getListReleasedReportsQueryOptions = <TData = Awaited<ReturnType<typeof listReleasedReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListReleasedReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReleasedReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReleasedReportsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReleasedReports>>> = ({ signal }) => listReleasedReports(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReleasedReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReleasedReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listReleasedReports>>>
export type ListReleasedReportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListReleasedReports<TData = Awaited<ReturnType<typeof listReleasedReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListReleasedReportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReleasedReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReleasedReports>>,
          TError,
          Awaited<ReturnType<typeof listReleasedReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReleasedReports<TData = Awaited<ReturnType<typeof listReleasedReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListReleasedReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReleasedReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReleasedReports>>,
          TError,
          Awaited<ReturnType<typeof listReleasedReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReleasedReports<TData = Awaited<ReturnType<typeof listReleasedReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListReleasedReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReleasedReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 打开过的暂缓报告现已放行
 */

export function useListReleasedReports<TData = Awaited<ReturnType<typeof listReleasedReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListReleasedReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReleasedReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReleasedReportsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListReleasedReports} query
 */
export const invalidateListReleasedReports = async (
 queryClient: QueryClient, params?: ListReleasedReportsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListReleasedReportsQueryKey(params) }, options);

  return queryClient;
}




