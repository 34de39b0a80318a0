import { describe, expect, it } from 'vitest'
import { gazetteerPlaces } from '#server/gazetteer/places.ts'
import { profilePlaces } from '#demo/data/places/place-profile.ts'
import { residents } from './resident-names.ts'
import { dailyLife } from './topics/daily-life.ts'
import { familiesAndNature } from './topics/families-and-nature.ts'
import { rentingAndBuying } from './topics/renting-and-buying.ts'
import { writeQuestions } from './write-questions.ts'

const now = new Date('2026-11-20T02:00:00Z')
const profiles = profilePlaces(gazetteerPlaces())
const write = (index: number, seed = 'test', listingCount = 40) => {
  const profile = profiles[index]
  if (profile === undefined) throw new Error(`There is no place ${index}`)
  return writeQuestions({ profile, listingCount, school: 'Wattle Primary School' }, { seed, now, writerCount: 60 })
}
const indices = Array.from({ length: 120 }, (_, index) => (index * 31) % profiles.length)
const written = indices.flatMap((index) => write(index))

describe('what residents ask', () => {
  it('is the same for the same seed and another for another', () => {
    expect(write(7)).toEqual(write(7))
    expect(write(7)).not.toEqual(write(7, 'other'))
  })

  it('takes up every topic, never twice in a place', () => {
    const titles = written.map(({ title }) => title)
    expect(new Set(titles.map((title) => title.slice(0, 12))).size).toBeGreaterThan(
      [...dailyLife, ...familiesAndNature, ...rentingAndBuying].length - 4,
    )
    for (const index of indices) {
      const ofPlace = write(index).map(({ title }) => title)
      expect(new Set(ofPlace).size).toBe(ofPlace.length)
    }
  })

  it('is whole sentences within the limits of the tables, without a bracket left', () => {
    const posts = written.flatMap((question) => [
      question.title,
      ...(question.content === '' ? [] : [question.content]),
      ...question.replies.flatMap(({ content, comments }) => [content, ...comments.map((comment) => comment.content)]),
    ])
    for (const text of posts) {
      expect(text).toMatch(/^[\p{Lu}“]/u)
      expect(text).not.toMatch(/[[\]{}|]|undefined|\s\s/)
    }
    for (const { title } of written) expect(title.length).toBeLessThanOrEqual(150)
  })

  it('is asked before it is answered, and answered before now', () => {
    for (const { postedAt, replies } of written) {
      const times = [
        postedAt,
        ...replies.flatMap((reply) => [reply.postedAt, ...reply.comments.map((each) => each.postedAt)]),
      ]
      expect(Math.min(...times.map(Number))).toBe(postedAt.getTime())
      expect(Math.max(...times.map(Number))).toBeLessThan(now.getTime())
    }
  })

  it('is commented on with a word of the answer, or with thanks', () => {
    const commented = written.flatMap(({ replies }) => replies).filter(({ comments }) => comments.length > 0)
    expect(commented.length).toBeGreaterThan(20)
    for (const { content, comments } of commented) {
      const words = content.toLowerCase().match(/[a-z]{5,}/g) ?? []
      const [comment] = comments.map((each) => each.content.toLowerCase())
      const isThanks = /^(thank|same|i second|can confirm|that was|exactly)/.test(comment ?? '')
      expect([comment, isThanks || words.some((word) => comment?.includes(word))]).toEqual([comment, true])
    }
  })

  it('has no voter or follower twice, and some without an answer', () => {
    for (const { followers, replies } of written) {
      for (const people of [followers, ...replies.map(({ voters }) => voters)])
        expect(new Set(people).size).toBe(people.length)
    }
    expect(written.some(({ replies }) => replies.length === 0)).toBe(true)
    expect(written.some(({ replies }) => replies.length === 4)).toBe(true)
  })

  it('is more where there are more homes', () => {
    expect(write(7, 'test', 1).length).toBeLessThanOrEqual(1)
    expect(write(7, 'test', 400).length).toBeGreaterThan(4)
  })
})

it('has residents of different names', () => {
  expect(new Set(residents.map(({ username }) => username)).size).toBe(residents.length)
})
