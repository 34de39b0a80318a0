import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PostFeedback } from './post-feedback.ts'
import type { PostStore } from './post-store.ts'
import type { PostWriter } from './post-writer.ts'

export type PostsServices = { posts: PostStore; postWriter: PostWriter; postFeedback: PostFeedback }

export const posts = moduleNamed<PostsServices>('posts')
