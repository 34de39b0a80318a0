import type { Database } from '#server/platform/database/database.ts'

export type SaleKeyRow = { id: number; saleKey: string }

/** Every review that is about an address. */
export const reviewsOfAddresses = (database: Database): Promise<SaleKeyRow[]> =>
  database.query<SaleKeyRow>(
    `select id, sale_key as "saleKey" from agent_review where sale_key like '%:%:%' order by id`,
  )

/** Every request for a review that is about an address. */
export const requestsOfAddresses = (database: Database): Promise<SaleKeyRow[]> =>
  database.query<SaleKeyRow>(
    `select id, sale_key as "saleKey" from review_request where sale_key like '%:%:%' order by id`,
  )

/** Sets what a review is about, unless another of its author is about the same. */
export async function setSaleKeyOfReview(database: Database, { id, saleKey }: SaleKeyRow): Promise<void> {
  await database.query(SET_OF_REVIEW, [id, saleKey])
}

const SET_OF_REVIEW = `
  update agent_review review set sale_key = $2
  from post
  where review.id = $1 and post.id = review.id and not exists (
    select from agent_review other join post other_post on other_post.id = other.id
    where other.agent_id = review.agent_id and other.sale_key = $2 and other_post.status <> 'withdrawn'
      and (other_post.author_id = post.author_id or other_post.author_email = post.author_email)
  )`

/** Sets what a request is about, unless another that waits for the same client is about the same. */
export async function setSaleKeyOfRequest(database: Database, { id, saleKey }: SaleKeyRow): Promise<void> {
  await database.query(SET_OF_REQUEST, [id, saleKey])
}

const SET_OF_REQUEST = `
  update review_request request set sale_key = $2
  where request.id = $1 and not exists (
    select from review_request other
    where other.agent_id = request.agent_id and other.sale_key = $2 and other.client_email = request.client_email
      and other.answered_at is null and other.withdrawn_at is null
  )`
