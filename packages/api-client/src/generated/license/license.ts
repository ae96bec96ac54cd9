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
  License,
  LicenseCodeInput,
  LicenseIdentifier,
  LicenseVerification,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/license.ts';
import type { ErrorType , BodyType } from '.././calls/license.ts';

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
 * By the clock of the hospital; the last day still counts.
 * @summary 许可证状态
 */
export const getLicense = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<License>(
      {url: `/api/v2/license`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetLicenseQueryKey = () => {
    return [
    'api','v2','license'
    ] as const;
    }


export const getGetLicenseQueryOptions = <TData = Awaited<ReturnType<typeof getLicense>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLicense>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLicenseQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLicense>>> = ({ signal }) => getLicense(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLicense>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLicenseQueryResult = NonNullable<Awaited<ReturnType<typeof getLicense>>>
export type GetLicenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useGetLicense<TData = Awaited<ReturnType<typeof getLicense>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLicense>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLicense>>,
          TError,
          Awaited<ReturnType<typeof getLicense>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLicense<TData = Awaited<ReturnType<typeof getLicense>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLicense>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLicense>>,
          TError,
          Awaited<ReturnType<typeof getLicense>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLicense<TData = Awaited<ReturnType<typeof getLicense>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLicense>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 许可证状态
 */

export function useGetLicense<TData = Awaited<ReturnType<typeof getLicense>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLicense>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLicenseQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetLicense} query
 */
export const invalidateGetLicense = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetLicenseQueryKey() }, options);

  return queryClient;
}




/**
 * A code that cannot be read, is forged or has expired is refused with 400.
 * @summary 激活许可证
 */
export const activateLicense = (
    licenseCodeInput: BodyType<LicenseCodeInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<License>(
      {url: `/api/v2/license/activation`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: licenseCodeInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getActivateLicenseMutationKey = () => ['activateLicense'] as const;

export const getActivateLicenseMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof activateLicense>>, TError,ActivateLicenseMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof activateLicense>>, TError,ActivateLicenseMutationVariables, TContext> => {

const mutationKey = getActivateLicenseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof activateLicense>>, ActivateLicenseMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  activateLicense(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ActivateLicenseMutationResult = NonNullable<Awaited<ReturnType<typeof activateLicense>>>
    export type ActivateLicenseMutationBody = BodyType<LicenseCodeInput>
    export type ActivateLicenseMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type ActivateLicenseMutationVariables = {data: BodyType<LicenseCodeInput>}

    /**
 * @summary 激活许可证
 */
export const useActivateLicense = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof activateLicense>>, TError,ActivateLicenseMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof activateLicense>>,
        TError,
        ActivateLicenseMutationVariables,
        TContext
      > => {
      return useMutation(getActivateLicenseMutationOptions(options), queryClient);
    }
    /**
 * Sent along when a licence is asked for.
 * @summary 机器标识
 */
export const getLicenseIdentifier = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LicenseIdentifier>(
      {url: `/api/v2/license/identifier`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetLicenseIdentifierQueryKey = () => {
    return [
    'api','v2','license','identifier'
    ] as const;
    }


export const getGetLicenseIdentifierQueryOptions = <TData = Awaited<ReturnType<typeof getLicenseIdentifier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLicenseIdentifier>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLicenseIdentifierQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLicenseIdentifier>>> = ({ signal }) => getLicenseIdentifier(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLicenseIdentifier>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLicenseIdentifierQueryResult = NonNullable<Awaited<ReturnType<typeof getLicenseIdentifier>>>
export type GetLicenseIdentifierQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useGetLicenseIdentifier<TData = Awaited<ReturnType<typeof getLicenseIdentifier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLicenseIdentifier>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLicenseIdentifier>>,
          TError,
          Awaited<ReturnType<typeof getLicenseIdentifier>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLicenseIdentifier<TData = Awaited<ReturnType<typeof getLicenseIdentifier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLicenseIdentifier>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLicenseIdentifier>>,
          TError,
          Awaited<ReturnType<typeof getLicenseIdentifier>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLicenseIdentifier<TData = Awaited<ReturnType<typeof getLicenseIdentifier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLicenseIdentifier>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 机器标识
 */

export function useGetLicenseIdentifier<TData = Awaited<ReturnType<typeof getLicenseIdentifier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLicenseIdentifier>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLicenseIdentifierQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetLicenseIdentifier} query
 */
export const invalidateGetLicenseIdentifier = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetLicenseIdentifierQueryKey() }, options);

  return queryClient;
}




/**
 * Looks at a code without using it.
 * @summary 校验激活码
 */
export const verifyLicense = (
    licenseCodeInput: BodyType<LicenseCodeInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LicenseVerification>(
      {url: `/api/v2/license/verify`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: licenseCodeInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getVerifyLicenseMutationKey = () => ['verifyLicense'] as const;

export const getVerifyLicenseMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyLicense>>, TError,VerifyLicenseMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyLicense>>, TError,VerifyLicenseMutationVariables, TContext> => {

const mutationKey = getVerifyLicenseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyLicense>>, VerifyLicenseMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyLicense(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyLicenseMutationResult = NonNullable<Awaited<ReturnType<typeof verifyLicense>>>
    export type VerifyLicenseMutationBody = BodyType<LicenseCodeInput>
    export type VerifyLicenseMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type VerifyLicenseMutationVariables = {data: BodyType<LicenseCodeInput>}

    /**
 * @summary 校验激活码
 */
export const useVerifyLicense = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyLicense>>, TError,VerifyLicenseMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyLicense>>,
        TError,
        VerifyLicenseMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyLicenseMutationOptions(options), queryClient);
    }
