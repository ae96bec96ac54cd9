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
  CustomText,
  CustomTextInput,
  CustomTextList,
  EmptyBody,
  NotFoundResponse,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/custom-texts.ts';
import type { ErrorType , BodyType } from '.././calls/custom-texts.ts';

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
 * Every diagnosis of the rule base by disease system; the texts themselves are read one by one.
 * @summary 全部诊断及其本院说明的状态
 */
export const listCustomTexts = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CustomTextList>(
      {url: `/api/v2/custom_texts`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListCustomTextsQueryKey = () => {
    return [
    'api','v2','custom_texts'
    ] as const;
    }


export const getListCustomTextsQueryOptions = <TData = Awaited<ReturnType<typeof listCustomTexts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomTexts>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomTextsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomTexts>>> = ({ signal }) => listCustomTexts(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCustomTexts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCustomTextsQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomTexts>>>
export type ListCustomTextsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListCustomTexts<TData = Awaited<ReturnType<typeof listCustomTexts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomTexts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomTexts>>,
          TError,
          Awaited<ReturnType<typeof listCustomTexts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomTexts<TData = Awaited<ReturnType<typeof listCustomTexts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomTexts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomTexts>>,
          TError,
          Awaited<ReturnType<typeof listCustomTexts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomTexts<TData = Awaited<ReturnType<typeof listCustomTexts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomTexts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 全部诊断及其本院说明的状态
 */

export function useListCustomTexts<TData = Awaited<ReturnType<typeof listCustomTexts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomTexts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCustomTextsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListCustomTexts} query
 */
export const invalidateListCustomTexts = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCustomTextsQueryKey() }, options);

  return queryClient;
}




/**
 * A diagnosis nobody has written about has an empty content.
 * @summary 一个诊断的本院说明
 */
export const getCustomText = (
    diagnosisId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CustomText>(
      {url: `/api/v2/custom_texts/${encodeURIComponent(String(diagnosisId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetCustomTextQueryKey = (diagnosisId: string,) => {
    return [
    'api','v2','custom_texts',diagnosisId
    ] as const;
    }


export const getGetCustomTextQueryOptions = <TData = Awaited<ReturnType<typeof getCustomText>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(diagnosisId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomText>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCustomTextQueryKey(diagnosisId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomText>>> = ({ signal }) => getCustomText(diagnosisId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: diagnosisId !== null && diagnosisId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCustomText>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCustomTextQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomText>>>
export type GetCustomTextQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetCustomText<TData = Awaited<ReturnType<typeof getCustomText>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 diagnosisId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomText>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomText>>,
          TError,
          Awaited<ReturnType<typeof getCustomText>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomText<TData = Awaited<ReturnType<typeof getCustomText>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 diagnosisId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomText>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomText>>,
          TError,
          Awaited<ReturnType<typeof getCustomText>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomText<TData = Awaited<ReturnType<typeof getCustomText>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 diagnosisId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomText>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 一个诊断的本院说明
 */

export function useGetCustomText<TData = Awaited<ReturnType<typeof getCustomText>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 diagnosisId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomText>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCustomTextQueryOptions(diagnosisId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetCustomText} query
 */
export const invalidateGetCustomText = async (
 queryClient: QueryClient, diagnosisId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCustomTextQueryKey(diagnosisId) }, options);

  return queryClient;
}




/**
 * The server keeps the HTML as it is: whoever shows it cleans it. More than 2 MB (UTF-8), or a text that somebody else changed since it was read, is refused with 400.
 * @summary 保存本院说明
 */
export const saveCustomText = (
    diagnosisId: string,
    customTextInput: BodyType<CustomTextInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CustomText>(
      {url: `/api/v2/custom_texts/${encodeURIComponent(String(diagnosisId))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: customTextInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSaveCustomTextMutationKey = () => ['saveCustomText'] as const;

export const getSaveCustomTextMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveCustomText>>, TError,SaveCustomTextMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof saveCustomText>>, TError,SaveCustomTextMutationVariables, TContext> => {

const mutationKey = getSaveCustomTextMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveCustomText>>, SaveCustomTextMutationVariables> = (props) => {
          const {diagnosisId,data} = props ?? {};

          return  saveCustomText(diagnosisId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveCustomTextMutationResult = NonNullable<Awaited<ReturnType<typeof saveCustomText>>>
    export type SaveCustomTextMutationBody = BodyType<CustomTextInput>
    export type SaveCustomTextMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type SaveCustomTextMutationVariables = {diagnosisId: string;data: BodyType<CustomTextInput>}

    /**
 * @summary 保存本院说明
 */
export const useSaveCustomText = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveCustomText>>, TError,SaveCustomTextMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveCustomText>>,
        TError,
        SaveCustomTextMutationVariables,
        TContext
      > => {
      return useMutation(getSaveCustomTextMutationOptions(options), queryClient);
    }
    /**
 * Deleting it again changes nothing.
 * @summary 删除本院说明
 */
export const deleteCustomText = (
    diagnosisId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<EmptyBody>(
      {url: `/api/v2/custom_texts/${encodeURIComponent(String(diagnosisId))}/delete`, method: 'POST', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteCustomTextMutationKey = () => ['deleteCustomText'] as const;

export const getDeleteCustomTextMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCustomText>>, TError,DeleteCustomTextMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCustomText>>, TError,DeleteCustomTextMutationVariables, TContext> => {

const mutationKey = getDeleteCustomTextMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCustomText>>, DeleteCustomTextMutationVariables> = (props) => {
          const {diagnosisId} = props ?? {};

          return  deleteCustomText(diagnosisId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCustomTextMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCustomText>>>

    export type DeleteCustomTextMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type DeleteCustomTextMutationVariables = {diagnosisId: string}

    /**
 * @summary 删除本院说明
 */
export const useDeleteCustomText = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCustomText>>, TError,DeleteCustomTextMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCustomText>>,
        TError,
        DeleteCustomTextMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCustomTextMutationOptions(options), queryClient);
    }
