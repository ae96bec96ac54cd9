/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  EmptyBody,
  PageVisitLog,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse,
  UsageAction
} from '../model';

import { request } from '../../transport/request.ts';
import type { ErrorType , BodyType } from '../../transport/request.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

      type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Sent after each navigation; failures are quiet. On the default exempt list of the cipher.
 * @summary 页面访问记录
 */
export const saveLog = (
    pageVisitLog: BodyType<PageVisitLog>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<EmptyBody>(
      {url: `/api/v2/logs/save`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: pageVisitLog, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSaveLogMutationKey = () => ['saveLog'] as const;

export const getSaveLogMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveLog>>, TError,SaveLogMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof saveLog>>, TError,SaveLogMutationVariables, TContext> => {

const mutationKey = getSaveLogMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveLog>>, SaveLogMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveLog(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveLogMutationResult = NonNullable<Awaited<ReturnType<typeof saveLog>>>
    export type SaveLogMutationBody = BodyType<PageVisitLog>
    export type SaveLogMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type SaveLogMutationVariables = {data: BodyType<PageVisitLog>}

    /**
 * @summary 页面访问记录
 */
export const useSaveLog = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveLog>>, TError,SaveLogMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveLog>>,
        TError,
        SaveLogMutationVariables,
        TContext
      > => {
      return useMutation(getSaveLogMutationOptions(options), queryClient);
    }
    /**
 * Fire and forget: failures are quiet. extra_data that is no JSON object is refused with 400.
 * @summary 使用行为记录
 */
export const trackAction = (
    usageAction: BodyType<UsageAction>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<EmptyBody>(
      {url: `/api/v2/embed/actions`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: usageAction, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTrackActionMutationKey = () => ['trackAction'] as const;

export const getTrackActionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof trackAction>>, TError,TrackActionMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof trackAction>>, TError,TrackActionMutationVariables, TContext> => {

const mutationKey = getTrackActionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof trackAction>>, TrackActionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  trackAction(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TrackActionMutationResult = NonNullable<Awaited<ReturnType<typeof trackAction>>>
    export type TrackActionMutationBody = BodyType<UsageAction>
    export type TrackActionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>
    export type TrackActionMutationVariables = {data: BodyType<UsageAction>}

    /**
 * @summary 使用行为记录
 */
export const useTrackAction = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof trackAction>>, TError,TrackActionMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof trackAction>>,
        TError,
        TrackActionMutationVariables,
        TContext
      > => {
      return useMutation(getTrackActionMutationOptions(options), queryClient);
    }
