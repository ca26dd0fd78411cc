import type { AnyStateMachine } from 'xstate'

/** Every actor that a machine needs, as `.provide({ actors })` takes them: none may be forgotten. */
export type ActorsOf<Machine extends AnyStateMachine> = Required<
  NonNullable<Parameters<Machine['provide']>[0]['actors']>
>
