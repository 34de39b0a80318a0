import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PostStore } from './post-store.ts'

export type PostsServices = { posts: PostStore }

export const posts = moduleNamed<PostsServices>('posts')
