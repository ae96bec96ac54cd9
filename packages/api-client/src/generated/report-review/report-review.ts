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
  NotFoundResponse,
  ReportRules,
  ReportTagList,
  ReportTagTarget,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/report-review.ts';
import type { ErrorType , BodyType } from '.././calls/report-review.ts';

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
 * fired are the rules of the laboratory that acted on the report, with the version of then. missed are those in use that a single leaf kept silent, at most 5, the nearest first: failed is the path of that leaf, whose actual value stands among leaves.
 * @summary 一份报告命中的规则与差一步的规则
 */
export const listReportRules = (
    reportId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReportRules>(
      {url: `/api/v2/reports/${encodeURIComponent(String(reportId))}/rules`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListReportRulesQueryKey = (reportId: string,) => {
    return [
    'api','v2','reports',reportId,'rules'
    ] as const;
    }


export const getListReportRulesQueryOptions = <TData = Awaited<ReturnType<typeof listReportRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(reportId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportRules>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReportRulesQueryKey(reportId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReportRules>>> = ({ signal }) => listReportRules(reportId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: reportId !== null && reportId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReportRules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReportRulesQueryResult = NonNullable<Awaited<ReturnType<typeof listReportRules>>>
export type ListReportRulesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListReportRules<TData = Awaited<ReturnType<typeof listReportRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportRules>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReportRules>>,
          TError,
          Awaited<ReturnType<typeof listReportRules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReportRules<TData = Awaited<ReturnType<typeof listReportRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportRules>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReportRules>>,
          TError,
          Awaited<ReturnType<typeof listReportRules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReportRules<TData = Awaited<ReturnType<typeof listReportRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportRules>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 一份报告命中的规则与差一步的规则
 */

export function useListReportRules<TData = Awaited<ReturnType<typeof listReportRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportRules>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReportRulesQueryOptions(reportId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListReportRules} query
 */
export const invalidateListReportRules = async (
 queryClient: QueryClient, reportId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListReportRulesQueryKey(reportId) }, options);

  return queryClient;
}




/**
 * Marks of every account on diagnoses and rows of the report, the newest first; mine are those that the caller may take away.
 * @summary 一份报告的标注
 */
export const listReportTags = (
    reportId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReportTagList>(
      {url: `/api/v2/reports/${encodeURIComponent(String(reportId))}/tags`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListReportTagsQueryKey = (reportId: string,) => {
    return [
    'api','v2','reports',reportId,'tags'
    ] as const;
    }


export const getListReportTagsQueryOptions = <TData = Awaited<ReturnType<typeof listReportTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(reportId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportTags>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReportTagsQueryKey(reportId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReportTags>>> = ({ signal }) => listReportTags(reportId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: reportId !== null && reportId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReportTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReportTagsQueryResult = NonNullable<Awaited<ReturnType<typeof listReportTags>>>
export type ListReportTagsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListReportTags<TData = Awaited<ReturnType<typeof listReportTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportTags>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReportTags>>,
          TError,
          Awaited<ReturnType<typeof listReportTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReportTags<TData = Awaited<ReturnType<typeof listReportTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReportTags>>,
          TError,
          Awaited<ReturnType<typeof listReportTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReportTags<TData = Awaited<ReturnType<typeof listReportTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportTags>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 一份报告的标注
 */

export function useListReportTags<TData = Awaited<ReturnType<typeof listReportTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 reportId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportTags>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReportTagsQueryOptions(reportId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListReportTags} query
 */
export const invalidateListReportTags = async (
 queryClient: QueryClient, reportId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListReportTagsQueryKey(reportId) }, options);

  return queryClient;
}




/**
 * Taking away a mark that is not there is no fault.
 * @summary 取消自己的一条标注
 */
export const removeReportTag = (
    reportId: string,
    reportTagTarget: BodyType<ReportTagTarget>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReportTagList>(
      {url: `/api/v2/reports/${encodeURIComponent(String(reportId))}/tags/remove`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: reportTagTarget, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRemoveReportTagMutationKey = () => ['removeReportTag'] as const;

export const getRemoveReportTagMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeReportTag>>, TError,RemoveReportTagMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof removeReportTag>>, TError,RemoveReportTagMutationVariables, TContext> => {

const mutationKey = getRemoveReportTagMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeReportTag>>, RemoveReportTagMutationVariables> = (props) => {
          const {reportId,data} = props ?? {};

          return  removeReportTag(reportId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveReportTagMutationResult = NonNullable<Awaited<ReturnType<typeof removeReportTag>>>
    export type RemoveReportTagMutationBody = BodyType<ReportTagTarget>
    export type RemoveReportTagMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type RemoveReportTagMutationVariables = {reportId: string;data: BodyType<ReportTagTarget>}

    /**
 * @summary 取消自己的一条标注
 */
export const useRemoveReportTag = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeReportTag>>, TError,RemoveReportTagMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeReportTag>>,
        TError,
        RemoveReportTagMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveReportTagMutationOptions(options), queryClient);
    }
