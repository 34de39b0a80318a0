import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { LocationsServices } from '#server/modules/locations/locations-services.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'
import type { PostsServices } from '#server/modules/posts/posts-services.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { OwnPosts } from './own-posts.ts'
import type { PostHistory } from './post-history.ts'
import type { QuestionStore } from './question-store.ts'

export type QuestionsServices = { questions: QuestionStore; ownPosts: OwnPosts; postHistory: PostHistory }

export const questions = moduleNamed<QuestionsServices>('questions')

/** What the code of this module may use. */
export type QuestionsParts = PlatformServices & LocationsServices & ListingsServices & PostsServices & QuestionsServices
export type QuestionsContext = GraphContext<QuestionsParts>
