import type { LocationOverviewQuery } from '#src/api/generated/graphql.ts'

/** What the page of a place is made of. */
export type Overview = NonNullable<LocationOverviewQuery['locationOverview']>
