import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import { GraphQLError, type ValidationContext } from 'graphql'

export type QueryLimits = {
  depth: number
  aliases: number
  /** Points of work of all operations of a request, where the documents are not the portal's own (docs/decisions/028). */
  points: number
  tokens: number
  directives: number
}

/** Half of the time of one processor. */
export const DEFAULT_POINTS_PER_MINUTE = 30_000_000

/** The largest document of the application reaches half of the depth and of the points. */
export const defaultQueryLimits: QueryLimits = {
  depth: 12,
  aliases: 30,
  points: 400_000,
  tokens: 2500,
  directives: 30,
}

/** Refuses documents that ask for too much before any of them runs, with the code TOO_COMPLEX. */
export function queryLimitsPlugin(limits: QueryLimits) {
  const refusal = (what: string) => ({
    propagateOnRejection: false,
    onReject: [
      (context: ValidationContext | null) => {
        const error = new GraphQLError(`The query has ${what}.`, { extensions: { code: 'TOO_COMPLEX' } })
        // While a document is still being read there is nothing to report to.
        if (context === null) throw error
        context.reportError(error)
      },
    ],
  })
  return EnvelopArmorPlugin({
    maxDepth: { n: limits.depth, flattenFragments: true, ...refusal(`more than ${limits.depth} levels`) },
    maxAliases: { n: limits.aliases, allowList: [], ...refusal(`more than ${limits.aliases} aliases`) },
    maxDirectives: { n: limits.directives, ...refusal(`more than ${limits.directives} directives`) },
    maxTokens: { n: limits.tokens, ...refusal(`more than ${limits.tokens} words`) },
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: true },
  })
}
