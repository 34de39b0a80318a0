import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PremierAgents } from './premier-agents.ts'
import type { PremierParts } from './premier-parts.ts'

type PremierServices = { premierAgents: PremierAgents }

export const premierName = moduleNamed<PremierServices>('premier-agents')

export type PremierContext = GraphContext<PremierParts & PremierServices>
