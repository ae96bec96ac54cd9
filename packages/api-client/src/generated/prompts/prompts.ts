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
  NotFoundResponse,
  PromptAnswer,
  ReportId,
  ReportPrompt,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/prompts.ts';
import type { ErrorType , BodyType } from '.././calls/prompts.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

      type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * One answer per account, report and prompt: saving again replaces it. {rule_id} is that of a prompt of getReportAnalysis.
 * @summary 对提示的反馈
 */
export const answerPrompt = (
    reportId: ReportId,
    ruleId: string,
    promptAnswer: BodyType<PromptAnswer>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReportPrompt>(
      {url: `/api/v2/reports/${encodeURIComponent(String(reportId))}/prompts/${encodeURIComponent(String(ruleId))}/feedback`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: promptAnswer, ...(signal ? { signal }: {})
    },
      options);
    }




export const getAnswerPromptMutationKey = () => ['answerPrompt'] as const;

export const getAnswerPromptMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerPrompt>>, TError,AnswerPromptMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof answerPrompt>>, TError,AnswerPromptMutationVariables, TContext> => {

const mutationKey = getAnswerPromptMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerPrompt>>, AnswerPromptMutationVariables> = (props) => {
          const {reportId,ruleId,data} = props ?? {};

          return  answerPrompt(reportId,ruleId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AnswerPromptMutationResult = NonNullable<Awaited<ReturnType<typeof answerPrompt>>>
    export type AnswerPromptMutationBody = BodyType<PromptAnswer>
    export type AnswerPromptMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type AnswerPromptMutationVariables = {reportId: ReportId;ruleId: string;data: BodyType<PromptAnswer>}

    /**
 * @summary 对提示的反馈
 */
export const useAnswerPrompt = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerPrompt>>, TError,AnswerPromptMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerPrompt>>,
        TError,
        AnswerPromptMutationVariables,
        TContext
      > => {
      return useMutation(getAnswerPromptMutationOptions(options), queryClient);
    }
