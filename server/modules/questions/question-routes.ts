import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { components, operations } from '#schema/generated/legacy.ts'
import type { CallerOf, Identify } from '#server/platform/rest/caller.ts'
import { contractRoutes, type LegacyHandlers } from '#server/platform/rest/contract-routes.ts'
import { legacyContract } from '#server/platform/rest/legacy-contract.ts'
import { ask, reply as replyTo } from './asking.ts'
import type { OwnPostRecord } from './own-posts.ts'
import type { QuestionsParts } from './questions-services.ts'

type Schemas = components['schemas']

export type QuestionRoutesOptions = {
  services: Pick<QuestionsParts, 'clock' | 'ownPosts' | 'places' | 'postFeedback' | 'postWriter'>
  identify: Identify
}

const REQUESTS_PER_MINUTE = 3000

/** The operations of schema/openapi/legacy.yaml by which members ask, answer, comment, vote and follow. */
export const questionRoutes = (options: QuestionRoutesOptions): FastifyPluginAsync =>
  contractRoutes({
    contract: legacyContract((path) => /^\/posts\/(?:questions|post)\/|^\/\{location\}\/questions\//.test(path)),
    prefix: '/api',
    handlers: handlersOf(options.services),
    identify: options.identify,
    clock: options.services.clock,
    requestsPerMinute: REQUESTS_PER_MINUTE,
    readsCacheControl: 'no-store',
  })

type Operation = 'answerQuestion' | 'askQuestion' | 'commentOnAnswer' | 'followPost' | 'unfollowPost' | 'voteForAnswer'

function handlersOf(services: QuestionRoutesOptions['services']): LegacyHandlers<Operation> {
  const { postFeedback } = services
  const handler =
    <Answer>(work: (memberId: number, request: FastifyRequest) => Promise<Answer>) =>
    async (request: FastifyRequest, reply: FastifyReply, { member }: CallerOf<Operation>) =>
      reply.send(await work(member.memberId, request))

  const replying = (kind: 'answer' | 'comment') =>
    handler(async (memberId, { body }) =>
      // Held to its schema by the validator.
      written(await replyTo(memberId, kind, body as Schemas['ReplyInput'], services)),
    )
  const following = (isFollowed: boolean) =>
    handler(async (memberId, request) => {
      const postId = postIdOf(request)
      const followers = await postFeedback.follow(memberId, postId, isFollowed)
      return { postId, followers } satisfies Schemas['PostFollowers']
    })
  return {
    answerQuestion: replying('answer'),
    commentOnAnswer: replying('comment'),
    followPost: following(true),
    unfollowPost: following(false),
    askQuestion: handler(async (memberId, { params, body }) => {
      // Both held to the contract by the validator.
      const { location } = params as operations['askQuestion']['parameters']['path']
      // As above.
      const { content = '', isDiscussion = false, ...asked } = body as Schemas['QuestionInput']
      return written(await ask(memberId, { ...asked, content, isDiscussion, locationUniqueUri: location }, services))
    }),
    voteForAnswer: handler(async (memberId, request) => {
      const postId = postIdOf(request)
      // Held to its schema by the validator.
      const { isGiven } = request.body as Schemas['VoteInput']
      return { postId, votes: await postFeedback.vote(memberId, postId, isGiven) } satisfies Schemas['PostVotes']
    }),
  }
}

// Held to the contract by the validator.
const postIdOf = ({ params }: FastifyRequest): number => (params as { id: number }).id

const written = ({ postId, status, path }: OwnPostRecord): Schemas['WrittenPost'] => ({ postId, status, path })
