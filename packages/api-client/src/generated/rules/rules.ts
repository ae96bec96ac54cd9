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
  GetRuleTrialParams,
  ListRuleHitsParams,
  ListRulesParams,
  NotFoundResponse,
  RuleCheck,
  RuleCheckInput,
  RuleChoices,
  RuleDetail,
  RuleDisable,
  RuleDisablings,
  RuleEnable,
  RuleHitPage,
  RuleInput,
  RuleOrder,
  RuleOutcomes,
  RulePage,
  RuleRestore,
  RuleRevision,
  RuleTrial,
  RuleTrialInput,
  RuleUpdate,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/rules.ts';
import type { ErrorType , BodyType } from '.././calls/rules.ts';

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
 * Each rule with its sentence, how often it acts and how far people agree. In the order in which they are asked, or as sorted.
 * @summary 规则列表
 */
export const listRules = (
    params?: ListRulesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RulePage>(
      {url: `/api/v2/rules`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListRulesQueryKey = (params?: ListRulesParams,) => {
    return [
    'api','v2','rules', ...(params ? [params] : [])
    ] as const;
    }


export const getListRulesQueryOptions = <TData = Awaited<ReturnType<typeof listRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRules>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRulesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRules>>> = ({ signal }) => listRules(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRulesQueryResult = NonNullable<Awaited<ReturnType<typeof listRules>>>
export type ListRulesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListRules<TData = Awaited<ReturnType<typeof listRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListRulesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRules>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRules>>,
          TError,
          Awaited<ReturnType<typeof listRules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRules<TData = Awaited<ReturnType<typeof listRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRules>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRules>>,
          TError,
          Awaited<ReturnType<typeof listRules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRules<TData = Awaited<ReturnType<typeof listRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRules>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 规则列表
 */

export function useListRules<TData = Awaited<ReturnType<typeof listRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRules>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRulesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListRules} query
 */
export const invalidateListRules = async (
 queryClient: QueryClient, params?: ListRulesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListRulesQueryKey(params) }, options);

  return queryClient;
}




/**
 * A draft, nothing acts before it was tried and enabled.
 * @summary 新建规则
 */
export const createRule = (
    ruleInput: BodyType<RuleInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RuleDetail>(
      {url: `/api/v2/rules`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: ruleInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateRuleMutationKey = () => ['createRule'] as const;

export const getCreateRuleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRule>>, TError,CreateRuleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createRule>>, TError,CreateRuleMutationVariables, TContext> => {

const mutationKey = getCreateRuleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRule>>, CreateRuleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createRule(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateRuleMutationResult = NonNullable<Awaited<ReturnType<typeof createRule>>>
    export type CreateRuleMutationBody = BodyType<RuleInput>
    export type CreateRuleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type CreateRuleMutationVariables = {data: BodyType<RuleInput>}

    /**
 * @summary 新建规则
 */
export const useCreateRule = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRule>>, TError,CreateRuleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRule>>,
        TError,
        CreateRuleMutationVariables,
        TContext
      > => {
      return useMutation(getCreateRuleMutationOptions(options), queryClient);
    }
    /**
 * The same evaluator as for the next report, on stored reports. Remembers that this very condition was tried.
 * @summary 试运行
 */
export const tryRule = (
    ruleTrialInput: BodyType<RuleTrialInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RuleTrial>(
      {url: `/api/v2/rules/trial`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: ruleTrialInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTryRuleMutationKey = () => ['tryRule'] as const;

export const getTryRuleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof tryRule>>, TError,TryRuleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof tryRule>>, TError,TryRuleMutationVariables, TContext> => {

const mutationKey = getTryRuleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof tryRule>>, TryRuleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  tryRule(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TryRuleMutationResult = NonNullable<Awaited<ReturnType<typeof tryRule>>>
    export type TryRuleMutationBody = BodyType<RuleTrialInput>
    export type TryRuleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type TryRuleMutationVariables = {data: BodyType<RuleTrialInput>}

    /**
 * @summary 试运行
 */
export const useTryRule = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof tryRule>>, TError,TryRuleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof tryRule>>,
        TError,
        TryRuleMutationVariables,
        TContext
      > => {
      return useMutation(getTryRuleMutationOptions(options), queryClient);
    }
    /**
 * What was found so far stays to be read; a trial that was stopped does not count as one.
 * @summary 停止试运行
 */
export const cancelRuleTrial = (
    trialId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RuleTrial>(
      {url: `/api/v2/rules/trial/${encodeURIComponent(String(trialId))}/cancel`, method: 'POST', ...(signal ? { signal }: {})
    },
      options);
    }




export const getCancelRuleTrialMutationKey = () => ['cancelRuleTrial'] as const;

export const getCancelRuleTrialMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelRuleTrial>>, TError,CancelRuleTrialMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelRuleTrial>>, TError,CancelRuleTrialMutationVariables, TContext> => {

const mutationKey = getCancelRuleTrialMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelRuleTrial>>, CancelRuleTrialMutationVariables> = (props) => {
          const {trialId} = props ?? {};

          return  cancelRuleTrial(trialId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelRuleTrialMutationResult = NonNullable<Awaited<ReturnType<typeof cancelRuleTrial>>>

    export type CancelRuleTrialMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type CancelRuleTrialMutationVariables = {trialId: string}

    /**
 * @summary 停止试运行
 */
export const useCancelRuleTrial = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelRuleTrial>>, TError,CancelRuleTrialMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelRuleTrial>>,
        TError,
        CancelRuleTrialMutationVariables,
        TContext
      > => {
      return useMutation(getCancelRuleTrialMutationOptions(options), queryClient);
    }
    /**
 * What a condition may name: items of the catalogue with their units, and departments, sources, diagnoses and tags of this hospital.
 * @summary 条件可选的名称
 */
export const listRuleChoices = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RuleChoices>(
      {url: `/api/v2/rules/choices`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListRuleChoicesQueryKey = () => {
    return [
    'api','v2','rules','choices'
    ] as const;
    }


export const getListRuleChoicesQueryOptions = <TData = Awaited<ReturnType<typeof listRuleChoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRuleChoices>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRuleChoicesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRuleChoices>>> = ({ signal }) => listRuleChoices(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRuleChoices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRuleChoicesQueryResult = NonNullable<Awaited<ReturnType<typeof listRuleChoices>>>
export type ListRuleChoicesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListRuleChoices<TData = Awaited<ReturnType<typeof listRuleChoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRuleChoices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRuleChoices>>,
          TError,
          Awaited<ReturnType<typeof listRuleChoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRuleChoices<TData = Awaited<ReturnType<typeof listRuleChoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRuleChoices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRuleChoices>>,
          TError,
          Awaited<ReturnType<typeof listRuleChoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRuleChoices<TData = Awaited<ReturnType<typeof listRuleChoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRuleChoices>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 条件可选的名称
 */

export function useListRuleChoices<TData = Awaited<ReturnType<typeof listRuleChoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRuleChoices>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRuleChoicesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListRuleChoices} query
 */
export const invalidateListRuleChoices = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListRuleChoicesQueryKey() }, options);

  return queryClient;
}




/**
 * The sentence of a condition as it stands, what keeps it from being tried, and what its author may want to know. Nothing is stored.
 * @summary 检查正在写的条件
 */
export const checkRule = (
    ruleCheckInput: BodyType<RuleCheckInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RuleCheck>(
      {url: `/api/v2/rules/check`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: ruleCheckInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCheckRuleMutationKey = () => ['checkRule'] as const;

export const getCheckRuleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkRule>>, TError,CheckRuleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof checkRule>>, TError,CheckRuleMutationVariables, TContext> => {

const mutationKey = getCheckRuleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkRule>>, CheckRuleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  checkRule(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckRuleMutationResult = NonNullable<Awaited<ReturnType<typeof checkRule>>>
    export type CheckRuleMutationBody = BodyType<RuleCheckInput>
    export type CheckRuleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type CheckRuleMutationVariables = {data: BodyType<RuleCheckInput>}

    /**
 * @summary 检查正在写的条件
 */
export const useCheckRule = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkRule>>, TError,CheckRuleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkRule>>,
        TError,
        CheckRuleMutationVariables,
        TContext
      > => {
      return useMutation(getCheckRuleMutationOptions(options), queryClient);
    }
    /**
 * The filter means every rule that the list finds by it as it stands now, of one kind. Each has an outcome of its own: what is not in use says so. One batch in the change log.
 * @summary 停用此条件的全部规则
 */
export const disableRules = (
    ruleDisablings: BodyType<RuleDisablings>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RuleOutcomes>(
      {url: `/api/v2/rules/disable`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: ruleDisablings, ...(signal ? { signal }: {})
    },
      options);
    }




export const getDisableRulesMutationKey = () => ['disableRules'] as const;

export const getDisableRulesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableRules>>, TError,DisableRulesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof disableRules>>, TError,DisableRulesMutationVariables, TContext> => {

const mutationKey = getDisableRulesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disableRules>>, DisableRulesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  disableRules(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DisableRulesMutationResult = NonNullable<Awaited<ReturnType<typeof disableRules>>>
    export type DisableRulesMutationBody = BodyType<RuleDisablings>
    export type DisableRulesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type DisableRulesMutationVariables = {data: BodyType<RuleDisablings>}

    /**
 * @summary 停用此条件的全部规则
 */
export const useDisableRules = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableRules>>, TError,DisableRulesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof disableRules>>,
        TError,
        DisableRulesMutationVariables,
        TContext
      > => {
      return useMutation(getDisableRulesMutationOptions(options), queryClient);
    }
    /**
 * Rules that are not named follow in their order. Answers all of them as they are asked now.
 * @summary 调整次序
 */
export const orderRules = (
    ruleOrder: BodyType<RuleOrder>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RulePage>(
      {url: `/api/v2/rules/order`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: ruleOrder, ...(signal ? { signal }: {})
    },
      options);
    }




export const getOrderRulesMutationKey = () => ['orderRules'] as const;

export const getOrderRulesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderRules>>, TError,OrderRulesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof orderRules>>, TError,OrderRulesMutationVariables, TContext> => {

const mutationKey = getOrderRulesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof orderRules>>, OrderRulesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  orderRules(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OrderRulesMutationResult = NonNullable<Awaited<ReturnType<typeof orderRules>>>
    export type OrderRulesMutationBody = BodyType<RuleOrder>
    export type OrderRulesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type OrderRulesMutationVariables = {data: BodyType<RuleOrder>}

    /**
 * @summary 调整次序
 */
export const useOrderRules = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderRules>>, TError,OrderRulesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof orderRules>>,
        TError,
        OrderRulesMutationVariables,
        TContext
      > => {
      return useMutation(getOrderRulesMutationOptions(options), queryClient);
    }
    /**
 * With its draft and every version that was in use. {rule_id} is that of listRules.
 * @summary 一条规则
 */
export const getRule = (
    ruleId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RuleDetail>(
      {url: `/api/v2/rules/${encodeURIComponent(String(ruleId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetRuleQueryKey = (ruleId: string,) => {
    return [
    'api','v2','rules',ruleId
    ] as const;
    }


export const getGetRuleQueryOptions = <TData = Awaited<ReturnType<typeof getRule>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(ruleId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRule>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRuleQueryKey(ruleId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRule>>> = ({ signal }) => getRule(ruleId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: ruleId !== null && ruleId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRule>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRuleQueryResult = NonNullable<Awaited<ReturnType<typeof getRule>>>
export type GetRuleQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetRule<TData = Awaited<ReturnType<typeof getRule>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 ruleId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRule>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRule>>,
          TError,
          Awaited<ReturnType<typeof getRule>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRule<TData = Awaited<ReturnType<typeof getRule>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 ruleId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRule>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRule>>,
          TError,
          Awaited<ReturnType<typeof getRule>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRule<TData = Awaited<ReturnType<typeof getRule>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 ruleId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRule>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 一条规则
 */

export function useGetRule<TData = Awaited<ReturnType<typeof getRule>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 ruleId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRule>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRuleQueryOptions(ruleId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetRule} query
 */
export const invalidateGetRule = async (
 queryClient: QueryClient, ruleId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetRuleQueryKey(ruleId) }, options);

  return queryClient;
}




/**
 * What is in use stays as it is. {rule_id} is that of listRules.
 * @summary 保存草稿
 */
export const updateRule = (
    ruleId: string,
    ruleUpdate: BodyType<RuleUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RuleDetail>(
      {url: `/api/v2/rules/${encodeURIComponent(String(ruleId))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: ruleUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateRuleMutationKey = () => ['updateRule'] as const;

export const getUpdateRuleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRule>>, TError,UpdateRuleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateRule>>, TError,UpdateRuleMutationVariables, TContext> => {

const mutationKey = getUpdateRuleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateRule>>, UpdateRuleMutationVariables> = (props) => {
          const {ruleId,data} = props ?? {};

          return  updateRule(ruleId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateRuleMutationResult = NonNullable<Awaited<ReturnType<typeof updateRule>>>
    export type UpdateRuleMutationBody = BodyType<RuleUpdate>
    export type UpdateRuleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type UpdateRuleMutationVariables = {ruleId: string;data: BodyType<RuleUpdate>}

    /**
 * @summary 保存草稿
 */
export const useUpdateRule = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRule>>, TError,UpdateRuleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateRule>>,
        TError,
        UpdateRuleMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateRuleMutationOptions(options), queryClient);
    }
    /**
 * Refused unless this very condition was tried. Acts from the next report on, and on stored ones of some days where asked. {rule_id} is that of listRules.
 * @summary 启用草稿
 */
export const enableRule = (
    ruleId: string,
    ruleEnable: BodyType<RuleEnable>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RuleDetail>(
      {url: `/api/v2/rules/${encodeURIComponent(String(ruleId))}/enable`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: ruleEnable, ...(signal ? { signal }: {})
    },
      options);
    }




export const getEnableRuleMutationKey = () => ['enableRule'] as const;

export const getEnableRuleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enableRule>>, TError,EnableRuleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof enableRule>>, TError,EnableRuleMutationVariables, TContext> => {

const mutationKey = getEnableRuleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof enableRule>>, EnableRuleMutationVariables> = (props) => {
          const {ruleId,data} = props ?? {};

          return  enableRule(ruleId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EnableRuleMutationResult = NonNullable<Awaited<ReturnType<typeof enableRule>>>
    export type EnableRuleMutationBody = BodyType<RuleEnable>
    export type EnableRuleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type EnableRuleMutationVariables = {ruleId: string;data: BodyType<RuleEnable>}

    /**
 * @summary 启用草稿
 */
export const useEnableRule = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enableRule>>, TError,EnableRuleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof enableRule>>,
        TError,
        EnableRuleMutationVariables,
        TContext
      > => {
      return useMutation(getEnableRuleMutationOptions(options), queryClient);
    }
    /**
 * Acts on no further report; what it did stays. {rule_id} is that of listRules.
 * @summary 停用
 */
export const disableRule = (
    ruleId: string,
    ruleDisable: BodyType<RuleDisable>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RuleDetail>(
      {url: `/api/v2/rules/${encodeURIComponent(String(ruleId))}/disable`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: ruleDisable, ...(signal ? { signal }: {})
    },
      options);
    }




export const getDisableRuleMutationKey = () => ['disableRule'] as const;

export const getDisableRuleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableRule>>, TError,DisableRuleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof disableRule>>, TError,DisableRuleMutationVariables, TContext> => {

const mutationKey = getDisableRuleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disableRule>>, DisableRuleMutationVariables> = (props) => {
          const {ruleId,data} = props ?? {};

          return  disableRule(ruleId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DisableRuleMutationResult = NonNullable<Awaited<ReturnType<typeof disableRule>>>
    export type DisableRuleMutationBody = BodyType<RuleDisable>
    export type DisableRuleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type DisableRuleMutationVariables = {ruleId: string;data: BodyType<RuleDisable>}

    /**
 * @summary 停用
 */
export const useDisableRule = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableRule>>, TError,DisableRuleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof disableRule>>,
        TError,
        DisableRuleMutationVariables,
        TContext
      > => {
      return useMutation(getDisableRuleMutationOptions(options), queryClient);
    }
    /**
 * Its content becomes a new draft. {rule_id} is that of listRules.
 * @summary 取回旧版本
 */
export const restoreRule = (
    ruleId: string,
    ruleRestore: BodyType<RuleRestore>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RuleDetail>(
      {url: `/api/v2/rules/${encodeURIComponent(String(ruleId))}/restore`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: ruleRestore, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRestoreRuleMutationKey = () => ['restoreRule'] as const;

export const getRestoreRuleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreRule>>, TError,RestoreRuleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreRule>>, TError,RestoreRuleMutationVariables, TContext> => {

const mutationKey = getRestoreRuleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreRule>>, RestoreRuleMutationVariables> = (props) => {
          const {ruleId,data} = props ?? {};

          return  restoreRule(ruleId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreRuleMutationResult = NonNullable<Awaited<ReturnType<typeof restoreRule>>>
    export type RestoreRuleMutationBody = BodyType<RuleRestore>
    export type RestoreRuleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type RestoreRuleMutationVariables = {ruleId: string;data: BodyType<RuleRestore>}

    /**
 * @summary 取回旧版本
 */
export const useRestoreRule = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreRule>>, TError,RestoreRuleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreRule>>,
        TError,
        RestoreRuleMutationVariables,
        TContext
      > => {
      return useMutation(getRestoreRuleMutationOptions(options), queryClient);
    }
    /**
 * Only a rule that was never in use; of another its draft is dropped. {rule_id} is that of listRules.
 * @summary 删除草稿
 */
export const deleteRule = (
    ruleId: string,
    ruleRevision: BodyType<RuleRevision>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<EmptyBody>(
      {url: `/api/v2/rules/${encodeURIComponent(String(ruleId))}/delete`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: ruleRevision, ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteRuleMutationKey = () => ['deleteRule'] as const;

export const getDeleteRuleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRule>>, TError,DeleteRuleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteRule>>, TError,DeleteRuleMutationVariables, TContext> => {

const mutationKey = getDeleteRuleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteRule>>, DeleteRuleMutationVariables> = (props) => {
          const {ruleId,data} = props ?? {};

          return  deleteRule(ruleId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteRuleMutationResult = NonNullable<Awaited<ReturnType<typeof deleteRule>>>
    export type DeleteRuleMutationBody = BodyType<RuleRevision>
    export type DeleteRuleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type DeleteRuleMutationVariables = {ruleId: string;data: BodyType<RuleRevision>}

    /**
 * @summary 删除草稿
 */
export const useDeleteRule = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRule>>, TError,DeleteRuleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteRule>>,
        TError,
        DeleteRuleMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteRuleMutationOptions(options), queryClient);
    }
    /**
 * Reports that the rule acted on, with the version and the reason of that time. {rule_id} is that of listRules.
 * @summary 规则的命中
 */
export const listRuleHits = (
    ruleId: string,
    params?: ListRuleHitsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RuleHitPage>(
      {url: `/api/v2/rules/${encodeURIComponent(String(ruleId))}/hits`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListRuleHitsQueryKey = (ruleId: string,
    params?: ListRuleHitsParams,) => {
    return [
    'api','v2','rules',ruleId,'hits', ...(params ? [params] : [])
    ] as const;
    }


export const getListRuleHitsQueryOptions = <TData = Awaited<ReturnType<typeof listRuleHits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(ruleId: string,
    params?: ListRuleHitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRuleHits>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRuleHitsQueryKey(ruleId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRuleHits>>> = ({ signal }) => listRuleHits(ruleId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: ruleId !== null && ruleId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRuleHits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRuleHitsQueryResult = NonNullable<Awaited<ReturnType<typeof listRuleHits>>>
export type ListRuleHitsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListRuleHits<TData = Awaited<ReturnType<typeof listRuleHits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 ruleId: string,
    params: undefined |  ListRuleHitsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRuleHits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRuleHits>>,
          TError,
          Awaited<ReturnType<typeof listRuleHits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRuleHits<TData = Awaited<ReturnType<typeof listRuleHits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 ruleId: string,
    params?: ListRuleHitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRuleHits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRuleHits>>,
          TError,
          Awaited<ReturnType<typeof listRuleHits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRuleHits<TData = Awaited<ReturnType<typeof listRuleHits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 ruleId: string,
    params?: ListRuleHitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRuleHits>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 规则的命中
 */

export function useListRuleHits<TData = Awaited<ReturnType<typeof listRuleHits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 ruleId: string,
    params?: ListRuleHitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRuleHits>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRuleHitsQueryOptions(ruleId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListRuleHits} query
 */
export const invalidateListRuleHits = async (
 queryClient: QueryClient, ruleId: string,
    params?: ListRuleHitsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListRuleHitsQueryKey(ruleId,params) }, options);

  return queryClient;
}




/**
 * A trial by the id that tryRule answered: how far it is, what it found so far, and one page of the reports asked for.
 * @summary 试运行的进度与结果
 */
export const getRuleTrial = (
    trialId: string,
    params?: GetRuleTrialParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RuleTrial>(
      {url: `/api/v2/rules/trial/${encodeURIComponent(String(trialId))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetRuleTrialQueryKey = (trialId: string,
    params?: GetRuleTrialParams,) => {
    return [
    'api','v2','rules','trial',trialId, ...(params ? [params] : [])
    ] as const;
    }


export const getGetRuleTrialQueryOptions = <TData = Awaited<ReturnType<typeof getRuleTrial>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(trialId: string,
    params?: GetRuleTrialParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRuleTrial>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRuleTrialQueryKey(trialId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRuleTrial>>> = ({ signal }) => getRuleTrial(trialId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: trialId !== null && trialId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRuleTrial>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRuleTrialQueryResult = NonNullable<Awaited<ReturnType<typeof getRuleTrial>>>
export type GetRuleTrialQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useGetRuleTrial<TData = Awaited<ReturnType<typeof getRuleTrial>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 trialId: string,
    params: undefined |  GetRuleTrialParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRuleTrial>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRuleTrial>>,
          TError,
          Awaited<ReturnType<typeof getRuleTrial>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRuleTrial<TData = Awaited<ReturnType<typeof getRuleTrial>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 trialId: string,
    params?: GetRuleTrialParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRuleTrial>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRuleTrial>>,
          TError,
          Awaited<ReturnType<typeof getRuleTrial>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRuleTrial<TData = Awaited<ReturnType<typeof getRuleTrial>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 trialId: string,
    params?: GetRuleTrialParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRuleTrial>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 试运行的进度与结果
 */

export function useGetRuleTrial<TData = Awaited<ReturnType<typeof getRuleTrial>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 trialId: string,
    params?: GetRuleTrialParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRuleTrial>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRuleTrialQueryOptions(trialId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetRuleTrial} query
 */
export const invalidateGetRuleTrial = async (
 queryClient: QueryClient, trialId: string,
    params?: GetRuleTrialParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetRuleTrialQueryKey(trialId,params) }, options);

  return queryClient;
}




