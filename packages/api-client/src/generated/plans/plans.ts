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
  AddPlanInput,
  BadRequestResponse,
  EditPlanInput,
  EmptyBody,
  LabPlanList,
  ListPlansParams,
  NotFoundResponse,
  PlanHistory,
  PlanHistoryInput,
  PlanIdBody,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/plans.ts';
import type { ErrorType , BodyType } from '.././calls/plans.ts';

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
 * The caller's own plans; with patient_id those of that patient and those for every patient.
 * @summary 检验方案列表
 */
export const listPlans = (
    params?: ListPlansParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LabPlanList>(
      {url: `/api/v2/plan`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListPlansQueryKey = (params?: ListPlansParams,) => {
    return [
    'api','v2','plan', ...(params ? [params] : [])
    ] as const;
    }


export const getListPlansQueryOptions = <TData = Awaited<ReturnType<typeof listPlans>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListPlansParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlans>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlansQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlans>>> = ({ signal }) => listPlans(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPlans>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPlansQueryResult = NonNullable<Awaited<ReturnType<typeof listPlans>>>
export type ListPlansQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListPlans<TData = Awaited<ReturnType<typeof listPlans>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListPlansParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlans>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlans>>,
          TError,
          Awaited<ReturnType<typeof listPlans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlans<TData = Awaited<ReturnType<typeof listPlans>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListPlansParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlans>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlans>>,
          TError,
          Awaited<ReturnType<typeof listPlans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlans<TData = Awaited<ReturnType<typeof listPlans>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListPlansParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlans>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 检验方案列表
 */

export function useListPlans<TData = Awaited<ReturnType<typeof listPlans>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListPlansParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlans>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlansQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListPlans} query
 */
export const invalidateListPlans = async (
 queryClient: QueryClient, params?: ListPlansParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPlansQueryKey(params) }, options);

  return queryClient;
}




/**
 * Belongs to the caller. No name, one longer than 20 characters, no item or an item twice is refused with 400.
 * @summary 新建检验方案
 */
export const addPlan = (
    addPlanInput: BodyType<AddPlanInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PlanIdBody>(
      {url: `/api/v2/plan/add`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: addPlanInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getAddPlanMutationKey = () => ['addPlan'] as const;

export const getAddPlanMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addPlan>>, TError,AddPlanMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof addPlan>>, TError,AddPlanMutationVariables, TContext> => {

const mutationKey = getAddPlanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addPlan>>, AddPlanMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addPlan(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddPlanMutationResult = NonNullable<Awaited<ReturnType<typeof addPlan>>>
    export type AddPlanMutationBody = BodyType<AddPlanInput>
    export type AddPlanMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type AddPlanMutationVariables = {data: BodyType<AddPlanInput>}

    /**
 * @summary 新建检验方案
 */
export const useAddPlan = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addPlan>>, TError,AddPlanMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addPlan>>,
        TError,
        AddPlanMutationVariables,
        TContext
      > => {
      return useMutation(getAddPlanMutationOptions(options), queryClient);
    }
    /**
 * By its creator only; others get 400. Without patient_id the patient stays, an empty one makes it a plan for every patient; that of another patient gets 400.
 * @summary 编辑检验方案
 */
export const editPlan = (
    editPlanInput: BodyType<EditPlanInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PlanIdBody>(
      {url: `/api/v2/plan/edit`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: editPlanInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getEditPlanMutationKey = () => ['editPlan'] as const;

export const getEditPlanMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editPlan>>, TError,EditPlanMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof editPlan>>, TError,EditPlanMutationVariables, TContext> => {

const mutationKey = getEditPlanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof editPlan>>, EditPlanMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  editPlan(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EditPlanMutationResult = NonNullable<Awaited<ReturnType<typeof editPlan>>>
    export type EditPlanMutationBody = BodyType<EditPlanInput>
    export type EditPlanMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type EditPlanMutationVariables = {data: BodyType<EditPlanInput>}

    /**
 * @summary 编辑检验方案
 */
export const useEditPlan = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editPlan>>, TError,EditPlanMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof editPlan>>,
        TError,
        EditPlanMutationVariables,
        TContext
      > => {
      return useMutation(getEditPlanMutationOptions(options), queryClient);
    }
    /**
 * A read by POST; not covered by the GET cache.
 * @summary 多指标历史趋势
 */
export const listPlanHistory = (
    planHistoryInput: BodyType<PlanHistoryInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PlanHistory>(
      {url: `/api/v2/plan/history`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: planHistoryInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListPlanHistoryMutationKey = () => ['listPlanHistory'] as const;

export const getListPlanHistoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof listPlanHistory>>, TError,ListPlanHistoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof listPlanHistory>>, TError,ListPlanHistoryMutationVariables, TContext> => {

const mutationKey = getListPlanHistoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof listPlanHistory>>, ListPlanHistoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  listPlanHistory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ListPlanHistoryMutationResult = NonNullable<Awaited<ReturnType<typeof listPlanHistory>>>
    export type ListPlanHistoryMutationBody = BodyType<PlanHistoryInput>
    export type ListPlanHistoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type ListPlanHistoryMutationVariables = {data: BodyType<PlanHistoryInput>}

    /**
 * @summary 多指标历史趋势
 */
export const useListPlanHistory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof listPlanHistory>>, TError,ListPlanHistoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof listPlanHistory>>,
        TError,
        ListPlanHistoryMutationVariables,
        TContext
      > => {
      return useMutation(getListPlanHistoryMutationOptions(options), queryClient);
    }
    /**
 * id is the plan id.
 * @summary 删除检验方案
 */
export const deletePlan = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<EmptyBody>(
      {url: `/api/v2/plan/${encodeURIComponent(String(id))}/delete`, method: 'POST', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeletePlanMutationKey = () => ['deletePlan'] as const;

export const getDeletePlanMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePlan>>, TError,DeletePlanMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePlan>>, TError,DeletePlanMutationVariables, TContext> => {

const mutationKey = getDeletePlanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePlan>>, DeletePlanMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deletePlan(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePlanMutationResult = NonNullable<Awaited<ReturnType<typeof deletePlan>>>

    export type DeletePlanMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type DeletePlanMutationVariables = {id: string}

    /**
 * @summary 删除检验方案
 */
export const useDeletePlan = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePlan>>, TError,DeletePlanMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePlan>>,
        TError,
        DeletePlanMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePlanMutationOptions(options), queryClient);
    }
