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
  DiseaseTaggingInput,
  EmptyBody,
  HistoryDiagnosisList,
  LaboratoryTaggingInput,
  ListPatientHistoryDiagnosesParams,
  ListPatientReportsParams,
  ListReportsParams,
  NotFoundResponse,
  PatientReportPage,
  ReportFeedbackAnswer,
  ReportFeedbackInput,
  ReportPage,
  ServerFaultResponse,
  TaggedReportList,
  TooLargeResponse,
  TranslatedPatientId,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/reports.ts';
import type { ErrorType , BodyType } from '.././calls/reports.ts';

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
 * counts holds the size of every tab for the same filters, whatever tab is asked for. The tab critical lists reports with an open loop of any day, and counts.critical is the number of open loops of the hospital, as in listWarnings: no filter changes it. Who is no clinician gets the names of patients masked, and neither bed nor inpatient number. Counts of rules, unread rows and marks, and an audit that is over, are told to who may open the list of the laboratory.
 * @summary 检验报告列表（检索、筛选、计数）
 */
export const listReports = (
    params?: ListReportsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReportPage>(
      {url: `/api/v2/reports`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListReportsQueryKey = (params?: ListReportsParams,) => {
    return [
    'api','v2','reports', ...(params ? [params] : [])
    ] as const;
    }


export const getListReportsQueryOptions = <TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(params?: ListReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReportsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReports>>> = ({ signal }) => listReports(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listReports>>>
export type ListReportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>


export function useListReports<TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params: undefined |  ListReportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReports>>,
          TError,
          Awaited<ReturnType<typeof listReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReports<TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReports>>,
          TError,
          Awaited<ReturnType<typeof listReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReports<TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 检验报告列表（检索、筛选、计数）
 */

export function useListReports<TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse>>(
 params?: ListReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReportsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListReports} query
 */
export const invalidateListReports = async (
 queryClient: QueryClient, params?: ListReportsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListReportsQueryKey(params) }, options);

  return queryClient;
}




/**
 * One feedback per account and report: saving again replaces it. Empty content is refused unless the kind is accurate.
 * @summary 对报告解读的反馈
 */
export const saveReportFeedback = (
    reportId: string,
    reportFeedbackInput: BodyType<ReportFeedbackInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReportFeedbackAnswer>(
      {url: `/api/v2/ai/reports/${encodeURIComponent(String(reportId))}/feedback`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: reportFeedbackInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSaveReportFeedbackMutationKey = () => ['saveReportFeedback'] as const;

export const getSaveReportFeedbackMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveReportFeedback>>, TError,SaveReportFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof saveReportFeedback>>, TError,SaveReportFeedbackMutationVariables, TContext> => {

const mutationKey = getSaveReportFeedbackMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveReportFeedback>>, SaveReportFeedbackMutationVariables> = (props) => {
          const {reportId,data} = props ?? {};

          return  saveReportFeedback(reportId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveReportFeedbackMutationResult = NonNullable<Awaited<ReturnType<typeof saveReportFeedback>>>
    export type SaveReportFeedbackMutationBody = BodyType<ReportFeedbackInput>
    export type SaveReportFeedbackMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type SaveReportFeedbackMutationVariables = {reportId: string;data: BodyType<ReportFeedbackInput>}

    /**
 * @summary 对报告解读的反馈
 */
export const useSaveReportFeedback = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveReportFeedback>>, TError,SaveReportFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveReportFeedback>>,
        TError,
        SaveReportFeedbackMutationVariables,
        TContext
      > => {
      return useMutation(getSaveReportFeedbackMutationOptions(options), queryClient);
    }
    /**
 * Newest first; start_date and end_date belong to the range.
 * @summary 患者的检验报告
 */
export const listPatientReports = (
    patientId: string,
    params?: ListPatientReportsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PatientReportPage>(
      {url: `/api/v2/reading2/patients/${encodeURIComponent(String(patientId))}/reports`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListPatientReportsQueryKey = (patientId: string,
    params?: ListPatientReportsParams,) => {
    return [
    'api','v2','reading2','patients',patientId,'reports', ...(params ? [params] : [])
    ] as const;
    }


export const getListPatientReportsQueryOptions = <TData = Awaited<ReturnType<typeof listPatientReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(patientId: string,
    params?: ListPatientReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPatientReportsQueryKey(patientId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPatientReports>>> = ({ signal }) => listPatientReports(patientId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: patientId !== null && patientId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPatientReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPatientReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listPatientReports>>>
export type ListPatientReportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListPatientReports<TData = Awaited<ReturnType<typeof listPatientReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string,
    params: undefined |  ListPatientReportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPatientReports>>,
          TError,
          Awaited<ReturnType<typeof listPatientReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPatientReports<TData = Awaited<ReturnType<typeof listPatientReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string,
    params?: ListPatientReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPatientReports>>,
          TError,
          Awaited<ReturnType<typeof listPatientReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPatientReports<TData = Awaited<ReturnType<typeof listPatientReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string,
    params?: ListPatientReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 患者的检验报告
 */

export function useListPatientReports<TData = Awaited<ReturnType<typeof listPatientReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string,
    params?: ListPatientReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPatientReportsQueryOptions(patientId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListPatientReports} query
 */
export const invalidateListPatientReports = async (
 queryClient: QueryClient, patientId: string,
    params?: ListPatientReportsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPatientReportsQueryKey(patientId,params) }, options);

  return queryClient;
}




/**
 * patient_id in the path is the outside number, e.g. the inpatient number.
 * @summary 外部患者编号换成本系统编号
 */
export const translatePatientId = (
    patientId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TranslatedPatientId>(
      {url: `/api/v2/reading2/patients/${encodeURIComponent(String(patientId))}/translateId`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getTranslatePatientIdQueryKey = (patientId: string,) => {
    return [
    'api','v2','reading2','patients',patientId,'translateId'
    ] as const;
    }


export const getTranslatePatientIdQueryOptions = <TData = Awaited<ReturnType<typeof translatePatientId>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof translatePatientId>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTranslatePatientIdQueryKey(patientId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof translatePatientId>>> = ({ signal }) => translatePatientId(patientId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: patientId !== null && patientId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof translatePatientId>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TranslatePatientIdQueryResult = NonNullable<Awaited<ReturnType<typeof translatePatientId>>>
export type TranslatePatientIdQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useTranslatePatientId<TData = Awaited<ReturnType<typeof translatePatientId>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof translatePatientId>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof translatePatientId>>,
          TError,
          Awaited<ReturnType<typeof translatePatientId>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTranslatePatientId<TData = Awaited<ReturnType<typeof translatePatientId>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof translatePatientId>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof translatePatientId>>,
          TError,
          Awaited<ReturnType<typeof translatePatientId>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTranslatePatientId<TData = Awaited<ReturnType<typeof translatePatientId>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof translatePatientId>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 外部患者编号换成本系统编号
 */

export function useTranslatePatientId<TData = Awaited<ReturnType<typeof translatePatientId>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof translatePatientId>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTranslatePatientIdQueryOptions(patientId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useTranslatePatientId} query
 */
export const invalidateTranslatePatientId = async (
 queryClient: QueryClient, patientId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getTranslatePatientIdQueryKey(patientId) }, options);

  return queryClient;
}




/**
 * One mark per account, report and diagnosis: saving again replaces it.
 * @summary 标注报告的疑似诊断
 */
export const tagReportDisease = (
    diseaseTaggingInput: BodyType<DiseaseTaggingInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<EmptyBody>(
      {url: `/api/v2/reports/disease/tagging`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: diseaseTaggingInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTagReportDiseaseMutationKey = () => ['tagReportDisease'] as const;

export const getTagReportDiseaseMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof tagReportDisease>>, TError,TagReportDiseaseMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof tagReportDisease>>, TError,TagReportDiseaseMutationVariables, TContext> => {

const mutationKey = getTagReportDiseaseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof tagReportDisease>>, TagReportDiseaseMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  tagReportDisease(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TagReportDiseaseMutationResult = NonNullable<Awaited<ReturnType<typeof tagReportDisease>>>
    export type TagReportDiseaseMutationBody = BodyType<DiseaseTaggingInput>
    export type TagReportDiseaseMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type TagReportDiseaseMutationVariables = {data: BodyType<DiseaseTaggingInput>}

    /**
 * @summary 标注报告的疑似诊断
 */
export const useTagReportDisease = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof tagReportDisease>>, TError,TagReportDiseaseMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof tagReportDisease>>,
        TError,
        TagReportDiseaseMutationVariables,
        TContext
      > => {
      return useMutation(getTagReportDiseaseMutationOptions(options), queryClient);
    }
    /**
 * One mark per account, report and row: saving again replaces it. A row of another report is refused with 400.
 * @summary 标注报告的检验项目
 */
export const tagReportLaboratory = (
    laboratoryTaggingInput: BodyType<LaboratoryTaggingInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<EmptyBody>(
      {url: `/api/v2/reports/laboratory/tagging`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: laboratoryTaggingInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTagReportLaboratoryMutationKey = () => ['tagReportLaboratory'] as const;

export const getTagReportLaboratoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof tagReportLaboratory>>, TError,TagReportLaboratoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof tagReportLaboratory>>, TError,TagReportLaboratoryMutationVariables, TContext> => {

const mutationKey = getTagReportLaboratoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof tagReportLaboratory>>, TagReportLaboratoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  tagReportLaboratory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TagReportLaboratoryMutationResult = NonNullable<Awaited<ReturnType<typeof tagReportLaboratory>>>
    export type TagReportLaboratoryMutationBody = BodyType<LaboratoryTaggingInput>
    export type TagReportLaboratoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type TagReportLaboratoryMutationVariables = {data: BodyType<LaboratoryTaggingInput>}

    /**
 * @summary 标注报告的检验项目
 */
export const useTagReportLaboratory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof tagReportLaboratory>>, TError,TagReportLaboratoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof tagReportLaboratory>>,
        TError,
        TagReportLaboratoryMutationVariables,
        TContext
      > => {
      return useMutation(getTagReportLaboratoryMutationOptions(options), queryClient);
    }
    /**
 * Suspected diagnoses of every report of the patient. Without patient_id 400.
 * @summary 患者历次报告的疑似诊断
 */
export const listPatientHistoryDiagnoses = (
    params?: ListPatientHistoryDiagnosesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<HistoryDiagnosisList>(
      {url: `/api/v2/patients/history_diag`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListPatientHistoryDiagnosesQueryKey = (params?: ListPatientHistoryDiagnosesParams,) => {
    return [
    'api','v2','patients','history_diag', ...(params ? [params] : [])
    ] as const;
    }


export const getListPatientHistoryDiagnosesQueryOptions = <TData = Awaited<ReturnType<typeof listPatientHistoryDiagnoses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(params?: ListPatientHistoryDiagnosesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientHistoryDiagnoses>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPatientHistoryDiagnosesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPatientHistoryDiagnoses>>> = ({ signal }) => listPatientHistoryDiagnoses(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPatientHistoryDiagnoses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPatientHistoryDiagnosesQueryResult = NonNullable<Awaited<ReturnType<typeof listPatientHistoryDiagnoses>>>
export type ListPatientHistoryDiagnosesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListPatientHistoryDiagnoses<TData = Awaited<ReturnType<typeof listPatientHistoryDiagnoses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params: undefined |  ListPatientHistoryDiagnosesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientHistoryDiagnoses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPatientHistoryDiagnoses>>,
          TError,
          Awaited<ReturnType<typeof listPatientHistoryDiagnoses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPatientHistoryDiagnoses<TData = Awaited<ReturnType<typeof listPatientHistoryDiagnoses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params?: ListPatientHistoryDiagnosesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientHistoryDiagnoses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPatientHistoryDiagnoses>>,
          TError,
          Awaited<ReturnType<typeof listPatientHistoryDiagnoses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPatientHistoryDiagnoses<TData = Awaited<ReturnType<typeof listPatientHistoryDiagnoses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params?: ListPatientHistoryDiagnosesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientHistoryDiagnoses>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 患者历次报告的疑似诊断
 */

export function useListPatientHistoryDiagnoses<TData = Awaited<ReturnType<typeof listPatientHistoryDiagnoses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 params?: ListPatientHistoryDiagnosesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientHistoryDiagnoses>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPatientHistoryDiagnosesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListPatientHistoryDiagnoses} query
 */
export const invalidateListPatientHistoryDiagnoses = async (
 queryClient: QueryClient, params?: ListPatientHistoryDiagnosesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPatientHistoryDiagnosesQueryKey(params) }, options);

  return queryClient;
}




/**
 * Reports of the patient that any account has marked, with the number of marks.
 * @summary 患者被标注过的报告
 */
export const listPatientTaggedReports = (
    patientId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TaggedReportList>(
      {url: `/api/v1/datacenter/itaggings/reports/list/${encodeURIComponent(String(patientId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListPatientTaggedReportsQueryKey = (patientId: string,) => {
    return [
    'api','v1','datacenter','itaggings','reports','list',patientId
    ] as const;
    }


export const getListPatientTaggedReportsQueryOptions = <TData = Awaited<ReturnType<typeof listPatientTaggedReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientTaggedReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPatientTaggedReportsQueryKey(patientId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPatientTaggedReports>>> = ({ signal }) => listPatientTaggedReports(patientId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: patientId !== null && patientId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPatientTaggedReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPatientTaggedReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listPatientTaggedReports>>>
export type ListPatientTaggedReportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>


export function useListPatientTaggedReports<TData = Awaited<ReturnType<typeof listPatientTaggedReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientTaggedReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPatientTaggedReports>>,
          TError,
          Awaited<ReturnType<typeof listPatientTaggedReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPatientTaggedReports<TData = Awaited<ReturnType<typeof listPatientTaggedReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientTaggedReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPatientTaggedReports>>,
          TError,
          Awaited<ReturnType<typeof listPatientTaggedReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPatientTaggedReports<TData = Awaited<ReturnType<typeof listPatientTaggedReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientTaggedReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 患者被标注过的报告
 */

export function useListPatientTaggedReports<TData = Awaited<ReturnType<typeof listPatientTaggedReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse>>(
 patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientTaggedReports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPatientTaggedReportsQueryOptions(patientId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListPatientTaggedReports} query
 */
export const invalidateListPatientTaggedReports = async (
 queryClient: QueryClient, patientId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPatientTaggedReportsQueryKey(patientId) }, options);

  return queryClient;
}




