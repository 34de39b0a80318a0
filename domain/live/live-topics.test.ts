import { describe, expect, it } from 'vitest'
import { formatLiveTopics, type LiveTopic, MOST_LIVE_TOPICS, readLiveTopic } from './live-topics.ts'

describe('topics of live pages', () => {
  it.each([
    'alerts',
    'collections',
    'hiddenListings',
    'listings:VIC',
    'listings:NT',
    'listing:1',
    'listing:2147483647',
  ])('reads %s', (text) => expect(readLiveTopic(text)).toBe(text))

  it.each(['', 'alert', 'listings:', 'listings:vic', 'listings:XYZ', 'listing:0', 'listing:01', 'listing:2147483648'])(
    'takes "%s" for none',
    (text) => expect(readLiveTopic(text)).toBeNull(),
  )

  it('writes each once, in one order, and no more than a stream takes', () => {
    expect(formatLiveTopics(['listings:VIC', 'alerts', 'listing:7', 'alerts'])).toBe('alerts,listing:7,listings:VIC')
    const many = Array.from({ length: 50 }, (_, index): LiveTopic => `listing:${index + 1}`)
    expect(formatLiveTopics(many).split(',')).toHaveLength(MOST_LIVE_TOPICS)
  })
})
