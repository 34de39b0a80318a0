import type { Plugin } from 'graphql-yoga'
import { operationName } from './execute-document.ts'
import { causeOf } from './public-error.ts'

export type LogFailure = (failure: { operation: string; variables: unknown; cause: unknown }) => void

/** Logs the error of an operation: its name, its variables and the cause, never the answer. */
export const failureLogPlugin = (logFailure: LogFailure): Plugin => ({
  onExecute({ args }) {
    return {
      onExecuteDone({ result }) {
        if (!('errors' in result)) return
        for (const error of result.errors ?? []) {
          const cause = causeOf(error)
          if (cause === null) continue
          logFailure({ operation: operationName(args.document), variables: args.variableValues, cause })
        }
      },
    }
  },
})
