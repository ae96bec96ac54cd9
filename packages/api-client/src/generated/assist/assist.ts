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
  AssistInput,
  AssistResult,
  AssistTerms,
  BadRequestResponse,
  DecisionAid,
  DecisionReportPage,
  GetDecisionAidParams,
  ListDecisionReportsParams,
  NotFoundResponse,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/assist.ts';
import type { ErrorType , BodyType } from '.././calls/assist.ts';

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
 * Every item of the catalogue, and every symptom or sign that the texts of the diagnoses name.
 * @summary 辅助诊断可录入的检验项目与临床表现
 */
export const getAssistTerms = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AssistTerms>(
      {url: `/api/v2/assist/terms`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetAssistTermsQueryKey = () => {
    return [
    'api','v2','assist','terms'
    ] as const;
    }


export const getGetAssistTermsQueryOptions = <TData = Awaited<ReturnType<typeof getAssistTerms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAssistTerms>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAssistTermsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAssistTerms>>> = ({ signal }) => getAssistTerms(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAssistTerms>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAssistTermsQueryResult = NonNullable<Awaited<ReturnType<typeof getAssistTerms>>>
export type GetAssistTermsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useGetAssistTerms<TData = Awaited<ReturnType<typeof getAssistTerms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAssistTerms>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAssistTerms>>,
          TError,
          Awaited<ReturnType<typeof getAssistTerms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAssistTerms<TData = Awaited<ReturnType<typeof getAssistTerms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAssistTerms>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAssistTerms>>,
          TError,
          Awaited<ReturnType<typeof getAssistTerms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAssistTerms<TData = Awaited<ReturnType<typeof getAssistTerms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAssistTerms>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 辅助诊断可录入的检验项目与临床表现
 */

export function useGetAssistTerms<TData = Awaited<ReturnType<typeof getAssistTerms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAssistTerms>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAssistTermsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetAssistTerms} query
 */
export const invalidateGetAssistTerms = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAssistTermsQueryKey() }, options);

  return queryClient;
}




/**
 * Reads the results by the rule base that reads reports. Findings are compared with the texts of the diagnoses and do not change their order. With a faulty entry there are no diagnoses: `invalid` says which field of which row, and why. Nothing is kept.
 * @summary 按录入的检验结果与临床表现推断诊断
 */
export const assessFindings = (
    assistInput: BodyType<AssistInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AssistResult>(
      {url: `/api/v2/assist/diagnoses`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: assistInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getAssessFindingsMutationKey = () => ['assessFindings'] as const;

export const getAssessFindingsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assessFindings>>, TError,AssessFindingsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof assessFindings>>, TError,AssessFindingsMutationVariables, TContext> => {

const mutationKey = getAssessFindingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof assessFindings>>, AssessFindingsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  assessFindings(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AssessFindingsMutationResult = NonNullable<Awaited<ReturnType<typeof assessFindings>>>
    export type AssessFindingsMutationBody = BodyType<AssistInput>
    export type AssessFindingsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type AssessFindingsMutationVariables = {data: BodyType<AssistInput>}

    /**
 * @summary 按录入的检验结果与临床表现推断诊断
 */
export const useAssessFindings = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assessFindings>>, TError,AssessFindingsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof assessFindings>>,
        TError,
        AssessFindingsMutationVariables,
        TContext
      > => {
      return useMutation(getAssessFindingsMutationOptions(options), queryClient);
    }
    /**
 * Reports for which there is a decision aid, in the order of the report list, each with all of its suspected diagnoses.
 * @summary 有疑似诊断的检验报告
 */
export const listDecisionReports = (
    params?: ListDecisionReportsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DecisionReportPage>(
      {url: `/api/v2/assist/reports`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListDecisionReportsQueryKey = (params?: ListDecisionReportsParams,) => {
    return [
    'api','v2','assist','reports', ...(params ? [params] : [])
    ] as const;
    }


export const getListDecisionReportsQueryOptions = <TData = Awaited<ReturnType<typeof listDecisionReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListDecisionReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDecisionReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDecisionReportsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDecisionReports>>> = ({ signal }) => listDecisionReports(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDecisionReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDecisionReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listDecisionReports>>>
export type ListDecisionReportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListDecisionReports<TData = Awaited<ReturnType<typeof listDecisionReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListDecisionReportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDecisionReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDecisionReports>>,
          TError,
          Awaited<ReturnType<typeof listDecisionReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDecisionReports<TData = Awaited<ReturnType<typeof listDecisionReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListDecisionReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDecisionReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDecisionReports>>,
          TError,
          Awaited<ReturnType<typeof listDecisionReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDecisionReports<TData = Awaited<ReturnType<typeof listDecisionReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListDecisionReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDecisionReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 有疑似诊断的检验报告
 */

export function useListDecisionReports<TData = Awaited<ReturnType<typeof listDecisionReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListDecisionReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDecisionReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDecisionReportsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListDecisionReports} query
 */
export const invalidateListDecisionReports = async (
 queryClient: QueryClient, params?: ListDecisionReportsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListDecisionReportsQueryKey(params) }, options);

  return queryClient;
}




/**
 * The labs that the knowledge base recommends and the rules read; with report_id, what the patient's reports hold of them.
 * @summary 一个诊断所需的检验及患者已有的结果
 */
export const getDecisionAid = (
    params: GetDecisionAidParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DecisionAid>(
      {url: `/api/v2/assist/decision`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetDecisionAidQueryKey = (params?: GetDecisionAidParams,) => {
    return [
    'api','v2','assist','decision', ...(params ? [params] : [])
    ] as const;
    }


export const getGetDecisionAidQueryOptions = <TData = Awaited<ReturnType<typeof getDecisionAid>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(params: GetDecisionAidParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDecisionAid>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDecisionAidQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDecisionAid>>> = ({ signal }) => getDecisionAid(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDecisionAid>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDecisionAidQueryResult = NonNullable<Awaited<ReturnType<typeof getDecisionAid>>>
export type GetDecisionAidQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetDecisionAid<TData = Awaited<ReturnType<typeof getDecisionAid>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: GetDecisionAidParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDecisionAid>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDecisionAid>>,
          TError,
          Awaited<ReturnType<typeof getDecisionAid>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDecisionAid<TData = Awaited<ReturnType<typeof getDecisionAid>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: GetDecisionAidParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDecisionAid>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDecisionAid>>,
          TError,
          Awaited<ReturnType<typeof getDecisionAid>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDecisionAid<TData = Awaited<ReturnType<typeof getDecisionAid>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: GetDecisionAidParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDecisionAid>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 一个诊断所需的检验及患者已有的结果
 */

export function useGetDecisionAid<TData = Awaited<ReturnType<typeof getDecisionAid>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: GetDecisionAidParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDecisionAid>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDecisionAidQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetDecisionAid} query
 */
export const invalidateGetDecisionAid = async (
 queryClient: QueryClient, params: GetDecisionAidParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetDecisionAidQueryKey(params) }, options);

  return queryClient;
}




