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
  ReportIdBody,
  ServerFaultResponse,
  ThyroidFollowUpForm,
  ThyroidFollowUpInit,
  ThyroidFollowUpList,
  ThyroidFollowUpRecord,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/thyroid-followup.ts';
import type { ErrorType , BodyType } from '.././calls/thyroid-followup.ts';

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
 * The newest hormones of the patient; weight, operation and known conditions as in the last record. Nothing is saved.
 * @summary 新随访的初始值
 */
export const initThyroidFollowUp = (
    patientId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ThyroidFollowUpInit>(
      {url: `/api/v2/model/medication/thyroid/init/${encodeURIComponent(String(patientId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getInitThyroidFollowUpQueryKey = (patientId: string,) => {
    return [
    'api','v2','model','medication','thyroid','init',patientId
    ] as const;
    }


export const getInitThyroidFollowUpQueryOptions = <TData = Awaited<ReturnType<typeof initThyroidFollowUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof initThyroidFollowUp>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getInitThyroidFollowUpQueryKey(patientId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof initThyroidFollowUp>>> = ({ signal }) => initThyroidFollowUp(patientId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: patientId !== null && patientId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof initThyroidFollowUp>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type InitThyroidFollowUpQueryResult = NonNullable<Awaited<ReturnType<typeof initThyroidFollowUp>>>
export type InitThyroidFollowUpQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useInitThyroidFollowUp<TData = Awaited<ReturnType<typeof initThyroidFollowUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof initThyroidFollowUp>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof initThyroidFollowUp>>,
          TError,
          Awaited<ReturnType<typeof initThyroidFollowUp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useInitThyroidFollowUp<TData = Awaited<ReturnType<typeof initThyroidFollowUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof initThyroidFollowUp>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof initThyroidFollowUp>>,
          TError,
          Awaited<ReturnType<typeof initThyroidFollowUp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useInitThyroidFollowUp<TData = Awaited<ReturnType<typeof initThyroidFollowUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof initThyroidFollowUp>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 新随访的初始值
 */

export function useInitThyroidFollowUp<TData = Awaited<ReturnType<typeof initThyroidFollowUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof initThyroidFollowUp>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getInitThyroidFollowUpQueryOptions(patientId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useInitThyroidFollowUp} query
 */
export const invalidateInitThyroidFollowUp = async (
 queryClient: QueryClient, patientId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getInitThyroidFollowUpQueryKey(patientId) }, options);

  return queryClient;
}




/**
 * id is the report id.
 * @summary 甲状腺用药随访记录
 */
export const getThyroidFollowUp = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ThyroidFollowUpRecord>(
      {url: `/api/v2/model/medication/thyroid/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetThyroidFollowUpQueryKey = (id: string,) => {
    return [
    'api','v2','model','medication','thyroid',id
    ] as const;
    }


export const getGetThyroidFollowUpQueryOptions = <TData = Awaited<ReturnType<typeof getThyroidFollowUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getThyroidFollowUp>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetThyroidFollowUpQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getThyroidFollowUp>>> = ({ signal }) => getThyroidFollowUp(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getThyroidFollowUp>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetThyroidFollowUpQueryResult = NonNullable<Awaited<ReturnType<typeof getThyroidFollowUp>>>
export type GetThyroidFollowUpQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetThyroidFollowUp<TData = Awaited<ReturnType<typeof getThyroidFollowUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getThyroidFollowUp>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getThyroidFollowUp>>,
          TError,
          Awaited<ReturnType<typeof getThyroidFollowUp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetThyroidFollowUp<TData = Awaited<ReturnType<typeof getThyroidFollowUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getThyroidFollowUp>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getThyroidFollowUp>>,
          TError,
          Awaited<ReturnType<typeof getThyroidFollowUp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetThyroidFollowUp<TData = Awaited<ReturnType<typeof getThyroidFollowUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getThyroidFollowUp>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 甲状腺用药随访记录
 */

export function useGetThyroidFollowUp<TData = Awaited<ReturnType<typeof getThyroidFollowUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getThyroidFollowUp>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetThyroidFollowUpQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetThyroidFollowUp} query
 */
export const invalidateGetThyroidFollowUp = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetThyroidFollowUpQueryKey(id) }, options);

  return queryClient;
}




/**
 * id is the patient id; the body is the full form with patient_id.
 * @summary 保存甲状腺用药随访
 */
export const saveThyroidFollowUp = (
    id: string,
    thyroidFollowUpForm: BodyType<ThyroidFollowUpForm>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReportIdBody>(
      {url: `/api/v2/model/medication/thyroid/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: thyroidFollowUpForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSaveThyroidFollowUpMutationKey = () => ['saveThyroidFollowUp'] as const;

export const getSaveThyroidFollowUpMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveThyroidFollowUp>>, TError,SaveThyroidFollowUpMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof saveThyroidFollowUp>>, TError,SaveThyroidFollowUpMutationVariables, TContext> => {

const mutationKey = getSaveThyroidFollowUpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveThyroidFollowUp>>, SaveThyroidFollowUpMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  saveThyroidFollowUp(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveThyroidFollowUpMutationResult = NonNullable<Awaited<ReturnType<typeof saveThyroidFollowUp>>>
    export type SaveThyroidFollowUpMutationBody = BodyType<ThyroidFollowUpForm>
    export type SaveThyroidFollowUpMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type SaveThyroidFollowUpMutationVariables = {id: string;data: BodyType<ThyroidFollowUpForm>}

    /**
 * @summary 保存甲状腺用药随访
 */
export const useSaveThyroidFollowUp = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveThyroidFollowUp>>, TError,SaveThyroidFollowUpMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveThyroidFollowUp>>,
        TError,
        SaveThyroidFollowUpMutationVariables,
        TContext
      > => {
      return useMutation(getSaveThyroidFollowUpMutationOptions(options), queryClient);
    }
    /**
 * id is the patient id.
 * @summary 患者的随访列表
 */
export const listThyroidFollowUps = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ThyroidFollowUpList>(
      {url: `/api/v2/model/medication/thyroid/${encodeURIComponent(String(id))}/history`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListThyroidFollowUpsQueryKey = (id: string,) => {
    return [
    'api','v2','model','medication','thyroid',id,'history'
    ] as const;
    }


export const getListThyroidFollowUpsQueryOptions = <TData = Awaited<ReturnType<typeof listThyroidFollowUps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThyroidFollowUps>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListThyroidFollowUpsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listThyroidFollowUps>>> = ({ signal }) => listThyroidFollowUps(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listThyroidFollowUps>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListThyroidFollowUpsQueryResult = NonNullable<Awaited<ReturnType<typeof listThyroidFollowUps>>>
export type ListThyroidFollowUpsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListThyroidFollowUps<TData = Awaited<ReturnType<typeof listThyroidFollowUps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThyroidFollowUps>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listThyroidFollowUps>>,
          TError,
          Awaited<ReturnType<typeof listThyroidFollowUps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListThyroidFollowUps<TData = Awaited<ReturnType<typeof listThyroidFollowUps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThyroidFollowUps>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listThyroidFollowUps>>,
          TError,
          Awaited<ReturnType<typeof listThyroidFollowUps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListThyroidFollowUps<TData = Awaited<ReturnType<typeof listThyroidFollowUps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThyroidFollowUps>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 患者的随访列表
 */

export function useListThyroidFollowUps<TData = Awaited<ReturnType<typeof listThyroidFollowUps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThyroidFollowUps>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListThyroidFollowUpsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListThyroidFollowUps} query
 */
export const invalidateListThyroidFollowUps = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListThyroidFollowUpsQueryKey(id) }, options);

  return queryClient;
}




