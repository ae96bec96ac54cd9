/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  DataItemPage,
  DataQuality,
  DataVolumes,
  GetDataQualityParams,
  GetDataVolumesParams,
  ListDataItemsParams,
  ListNewCodesParams,
  ListQualityRowsParams,
  NewCodes,
  QualityRowPage,
  ServerFaultResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/datacenter.ts';
import type { ErrorType } from '.././calls/datacenter.ts';

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
 * Reports and results by the day (or month) of the report. A gap is a day that is over and brought nothing although at least six of the eight same weekdays before it did; any other day without reports is a zero.
 * @summary 数据量
 */
export const getDataVolumes = (
    params?: GetDataVolumesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DataVolumes>(
      {url: `/api/v2/datacenter/volumes`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetDataVolumesQueryKey = (params?: GetDataVolumesParams,) => {
    return [
    'api','v2','datacenter','volumes', ...(params ? [params] : [])
    ] as const;
    }


export const getGetDataVolumesQueryOptions = <TData = Awaited<ReturnType<typeof getDataVolumes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: GetDataVolumesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataVolumes>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDataVolumesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDataVolumes>>> = ({ signal }) => getDataVolumes(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDataVolumes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDataVolumesQueryResult = NonNullable<Awaited<ReturnType<typeof getDataVolumes>>>
export type GetDataVolumesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useGetDataVolumes<TData = Awaited<ReturnType<typeof getDataVolumes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  GetDataVolumesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataVolumes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDataVolumes>>,
          TError,
          Awaited<ReturnType<typeof getDataVolumes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDataVolumes<TData = Awaited<ReturnType<typeof getDataVolumes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: GetDataVolumesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataVolumes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDataVolumes>>,
          TError,
          Awaited<ReturnType<typeof getDataVolumes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDataVolumes<TData = Awaited<ReturnType<typeof getDataVolumes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: GetDataVolumesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataVolumes>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 数据量
 */

export function useGetDataVolumes<TData = Awaited<ReturnType<typeof getDataVolumes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: GetDataVolumesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataVolumes>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDataVolumesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetDataVolumes} query
 */
export const invalidateGetDataVolumes = async (
 queryClient: QueryClient, params?: GetDataVolumesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetDataVolumesQueryKey(params) }, options);

  return queryClient;
}




/**
 * Every source with every check: how many results fail it (n) of those it applies to (of). Rows that were refused because the patient had no usable sex or birth date count as results of their source.
 * @summary 数据质量
 */
export const getDataQuality = (
    params?: GetDataQualityParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DataQuality>(
      {url: `/api/v2/datacenter/quality`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetDataQualityQueryKey = (params?: GetDataQualityParams,) => {
    return [
    'api','v2','datacenter','quality', ...(params ? [params] : [])
    ] as const;
    }


export const getGetDataQualityQueryOptions = <TData = Awaited<ReturnType<typeof getDataQuality>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: GetDataQualityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataQuality>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDataQualityQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDataQuality>>> = ({ signal }) => getDataQuality(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDataQuality>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDataQualityQueryResult = NonNullable<Awaited<ReturnType<typeof getDataQuality>>>
export type GetDataQualityQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useGetDataQuality<TData = Awaited<ReturnType<typeof getDataQuality>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  GetDataQualityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataQuality>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDataQuality>>,
          TError,
          Awaited<ReturnType<typeof getDataQuality>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDataQuality<TData = Awaited<ReturnType<typeof getDataQuality>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: GetDataQualityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataQuality>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDataQuality>>,
          TError,
          Awaited<ReturnType<typeof getDataQuality>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDataQuality<TData = Awaited<ReturnType<typeof getDataQuality>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: GetDataQualityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataQuality>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 数据质量
 */

export function useGetDataQuality<TData = Awaited<ReturnType<typeof getDataQuality>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: GetDataQualityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataQuality>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDataQualityQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetDataQuality} query
 */
export const invalidateGetDataQuality = async (
 queryClient: QueryClient, params?: GetDataQualityParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetDataQualityQueryKey(params) }, options);

  return queryClient;
}




/**
 * The rows behind one number of the quality, or all results of an item instead: of the catalogue by `code`, outside it by the `name` that its sources print, of one source by `item_id`. Newest first unless another order is asked for; rows that were refused before they had a report stand first then. Names are masked.
 * @summary 未通过检查的结果，或一个项目的全部结果
 */
export const listQualityRows = (
    params?: ListQualityRowsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<QualityRowPage>(
      {url: `/api/v2/datacenter/rows`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListQualityRowsQueryKey = (params?: ListQualityRowsParams,) => {
    return [
    'api','v2','datacenter','rows', ...(params ? [params] : [])
    ] as const;
    }


export const getListQualityRowsQueryOptions = <TData = Awaited<ReturnType<typeof listQualityRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListQualityRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQualityRows>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListQualityRowsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listQualityRows>>> = ({ signal }) => listQualityRows(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listQualityRows>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListQualityRowsQueryResult = NonNullable<Awaited<ReturnType<typeof listQualityRows>>>
export type ListQualityRowsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListQualityRows<TData = Awaited<ReturnType<typeof listQualityRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListQualityRowsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQualityRows>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQualityRows>>,
          TError,
          Awaited<ReturnType<typeof listQualityRows>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQualityRows<TData = Awaited<ReturnType<typeof listQualityRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListQualityRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQualityRows>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQualityRows>>,
          TError,
          Awaited<ReturnType<typeof listQualityRows>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQualityRows<TData = Awaited<ReturnType<typeof listQualityRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListQualityRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQualityRows>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 未通过检查的结果，或一个项目的全部结果
 */

export function useListQualityRows<TData = Awaited<ReturnType<typeof listQualityRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListQualityRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQualityRows>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListQualityRowsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListQualityRows} query
 */
export const invalidateListQualityRows = async (
 queryClient: QueryClient, params?: ListQualityRowsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListQualityRowsQueryKey(params) }, options);

  return queryClient;
}




/**
 * Items of the range with their results, first and last day. What the catalogue has no item for goes by the name that its source prints.
 * @summary 项目与数据量
 */
export const listDataItems = (
    params?: ListDataItemsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DataItemPage>(
      {url: `/api/v2/datacenter/items`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListDataItemsQueryKey = (params?: ListDataItemsParams,) => {
    return [
    'api','v2','datacenter','items', ...(params ? [params] : [])
    ] as const;
    }


export const getListDataItemsQueryOptions = <TData = Awaited<ReturnType<typeof listDataItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListDataItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDataItems>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDataItemsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDataItems>>> = ({ signal }) => listDataItems(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDataItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDataItemsQueryResult = NonNullable<Awaited<ReturnType<typeof listDataItems>>>
export type ListDataItemsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListDataItems<TData = Awaited<ReturnType<typeof listDataItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListDataItemsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDataItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDataItems>>,
          TError,
          Awaited<ReturnType<typeof listDataItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDataItems<TData = Awaited<ReturnType<typeof listDataItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListDataItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDataItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDataItems>>,
          TError,
          Awaited<ReturnType<typeof listDataItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDataItems<TData = Awaited<ReturnType<typeof listDataItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListDataItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDataItems>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 项目与数据量
 */

export function useListDataItems<TData = Awaited<ReturnType<typeof listDataItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListDataItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDataItems>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDataItemsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListDataItems} query
 */
export const invalidateListDataItems = async (
 queryClient: QueryClient, params?: ListDataItemsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListDataItemsQueryKey(params) }, options);

  return queryClient;
}




/**
 * Codes that a source had never sent before this week (from Monday on) and that the catalogue has no item for, newest first.
 * @summary 本周新来源代码
 */
export const listNewCodes = (
    params?: ListNewCodesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<NewCodes>(
      {url: `/api/v2/datacenter/new_codes`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListNewCodesQueryKey = (params?: ListNewCodesParams,) => {
    return [
    'api','v2','datacenter','new_codes', ...(params ? [params] : [])
    ] as const;
    }


export const getListNewCodesQueryOptions = <TData = Awaited<ReturnType<typeof listNewCodes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListNewCodesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewCodes>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNewCodesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNewCodes>>> = ({ signal }) => listNewCodes(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNewCodes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNewCodesQueryResult = NonNullable<Awaited<ReturnType<typeof listNewCodes>>>
export type ListNewCodesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListNewCodes<TData = Awaited<ReturnType<typeof listNewCodes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListNewCodesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewCodes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNewCodes>>,
          TError,
          Awaited<ReturnType<typeof listNewCodes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNewCodes<TData = Awaited<ReturnType<typeof listNewCodes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListNewCodesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewCodes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNewCodes>>,
          TError,
          Awaited<ReturnType<typeof listNewCodes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNewCodes<TData = Awaited<ReturnType<typeof listNewCodes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListNewCodesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewCodes>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 本周新来源代码
 */

export function useListNewCodes<TData = Awaited<ReturnType<typeof listNewCodes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListNewCodesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewCodes>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNewCodesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListNewCodes} query
 */
export const invalidateListNewCodes = async (
 queryClient: QueryClient, params?: ListNewCodesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListNewCodesQueryKey(params) }, options);

  return queryClient;
}




