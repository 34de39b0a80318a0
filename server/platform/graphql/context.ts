/** What every resolver is given: the services that its module may use and the moment at which one request is answered. */
export type GraphContext<Services = unknown> = {
  services: Services
  /** Fixed for the whole answer, so that two fields never disagree about what is past. */
  now: Date
  /** Aborted when the client goes away. */
  signal: AbortSignal | undefined
  /** Whether default pictures are answered where there is no other. */
  takesPlaceholders: boolean
}

/** What the resolvers of one operation share; `now` is the same for all of them. */
export const graphContext = <Services extends { clock: () => Date }>(
  services: Services,
  { signal, takesPlaceholders }: Pick<GraphContext, 'signal' | 'takesPlaceholders'>,
): GraphContext<Services> => ({
  services,
  now: services.clock(),
  signal,
  takesPlaceholders,
})
