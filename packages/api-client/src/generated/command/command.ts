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
  CommandInput,
  CommandResult,
  NotFoundResponse,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse
} from '../model';

import { request } from '.././calls/command.ts';
import type { ErrorType , BodyType } from '.././calls/command.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

      type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A read by POST: what is typed may be a name and stays in the sealed body. Only what the account may read is found. An empty text finds the tools that the open report calls for. An unknown report answers 404.
 * @summary 命令框的检索
 */
export const searchCommand = (
    commandInput: BodyType<CommandInput>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CommandResult>(
      {url: `/api/v2/command`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: commandInput, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSearchCommandMutationKey = () => ['searchCommand'] as const;

export const getSearchCommandMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof searchCommand>>, TError,SearchCommandMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof searchCommand>>, TError,SearchCommandMutationVariables, TContext> => {

const mutationKey = getSearchCommandMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof searchCommand>>, SearchCommandMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  searchCommand(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SearchCommandMutationResult = NonNullable<Awaited<ReturnType<typeof searchCommand>>>
    export type SearchCommandMutationBody = BodyType<CommandInput>
    export type SearchCommandMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>
    export type SearchCommandMutationVariables = {data: BodyType<CommandInput>}

    /**
 * @summary 命令框的检索
 */
export const useSearchCommand = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | ServerFaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof searchCommand>>, TError,SearchCommandMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof searchCommand>>,
        TError,
        SearchCommandMutationVariables,
        TContext
      > => {
      return useMutation(getSearchCommandMutationOptions(options), queryClient);
    }
