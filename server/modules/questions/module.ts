import { listings } from '#server/modules/listings/listings-services.ts'
import { locations } from '#server/modules/locations/locations-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { questionOperations } from './question-operations.ts'
import { questionQueries, questionResolvers, questionsOfOverview } from './question-resolvers.ts'
import { questionStore } from './question-store.ts'
import { questions } from './questions-services.ts'

/** Questions and discussions about locations. */
export const questionsModule = defineModule({
  name: questions,
  dependsOn: [locations, listings],
  services: ({ database, places }) => ({ questions: questionStore(database, places) }),
  resolvers: { ...questionResolvers, LocationOverview: questionsOfOverview, Query: questionQueries },
  operations: questionOperations,
})
