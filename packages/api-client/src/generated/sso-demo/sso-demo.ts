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
  DemoTicket,
  DemoTicketInput,
  ServerFaultResponse,
  SsoDemo,
  TooLargeResponse
} from '../model';

import { request } from '.././calls/sso-demo.ts';
import type { ErrorType , BodyType } from '.././calls/sso-demo.ts';

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
 * Before the login. Refused where the demo is switched off.
 * @summary 单点登录演示的账号与服务器时间
 */
export const getSsoDemo = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SsoDemo>(
      {url: `/api/v2/sso/demo`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetSsoDemoQueryKey = () => {
    return [
    'api','v2','sso','demo'
    ] as const;
    }


export const getGetSsoDemoQueryOptions = <TData = Awaited<ReturnType<typeof getSsoDemo>>, TError = ErrorType<BadRequestResponse | ServerFaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSsoDemo>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSsoDemoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSsoDemo>>> = ({ signal }) => getSsoDemo(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSsoDemo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSsoDemoQueryResult = NonNullable<Awaited<ReturnType<typeof getSsoDemo>>>
export type GetSsoDemoQueryError = ErrorType<BadRequestResponse | ServerFaultResponse>


export function useGetSsoDemo<TData = Awaited<ReturnType<typeof getSsoDemo>>, TError = ErrorType<BadRequestResponse | ServerFaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSsoDemo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSsoDemo>>,
          TError,
          Awaited<ReturnType<typeof getSsoDemo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSsoDemo<TData = Awaited<ReturnType<typeof getSsoDemo>>, TError = ErrorType<BadRequestResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSsoDemo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSsoDemo>>,
          TError,
          Awaited<ReturnType<typeof getSsoDemo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSsoDemo<TData = Awaited<ReturnType<typeof getSsoDemo>>, TError = ErrorType<BadRequestResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSsoDemo>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 单点登录演示的账号与服务器时间
 */

export function useGetSsoDemo<TData = Awaited<ReturnType<typeof getSsoDemo>>, TError = ErrorType<BadRequestResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSsoDemo>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSsoDemoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetSsoDemo} query
 */
export const invalidateGetSsoDemo = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSsoDemoQueryKey() }, options);

  return queryClient;
}




/**
 * Stands in for the other hospital system, only where the demo is switched on and only for demo accounts; anything else is refused with one text, so that nobody learns which accounts there are.
 * @summary 为演示账号签发一次性票据
 */
export const createDemoTicket = (
    demoTicketInput: BodyType<DemoTicketInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DemoTicket>(
      {url: `/api/v2/sso/demo/tickets`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: demoTicketInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateDemoTicketMutationKey = () => ['createDemoTicket'] as const;

export const getCreateDemoTicketMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDemoTicket>>, TError,CreateDemoTicketMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createDemoTicket>>, TError,CreateDemoTicketMutationVariables, TContext> => {

const mutationKey = getCreateDemoTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDemoTicket>>, CreateDemoTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDemoTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDemoTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createDemoTicket>>>
    export type CreateDemoTicketMutationBody = BodyType<DemoTicketInput>
    export type CreateDemoTicketMutationError = ErrorType<BadRequestResponse | TooLargeResponse | ServerFaultResponse>
    export type CreateDemoTicketMutationVariables = {data: BodyType<DemoTicketInput>}

    /**
 * @summary 为演示账号签发一次性票据
 */
export const useCreateDemoTicket = <TError = ErrorType<BadRequestResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDemoTicket>>, TError,CreateDemoTicketMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDemoTicket>>,
        TError,
        CreateDemoTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDemoTicketMutationOptions(options), queryClient);
    }
