import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { ModerationCases } from './moderation-cases.ts'
import type { Moderator } from './moderator.ts'

export type ModerationServices = { moderationCases: ModerationCases; moderator: Moderator }

export const moderation = moduleNamed<ModerationServices>('moderation')

export type ModerationContext = GraphContext<ModerationServices>
