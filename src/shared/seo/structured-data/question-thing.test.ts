import { describe, expect, it } from 'vitest'
import { questionThing } from './question-thing.ts'

const mia = { username: 'mia', name: 'Mia', isAgent: false }
const question = {
  postId: 1,
  title: 'Is it loud?',
  content: 'At night, I mean.',
  postedAt: '2026-11-01T12:00:00+11:00',
  author: mia,
  isDiscussion: false,
  replyCount: 1,
  address: '/fitzroy-vic-3065/questions/is-it-loud-1',
  authorPath: ({ username }: typeof mia) => `/user/${username}`,
  replies: [
    {
      postId: 2,
      content: 'Only at the corner.',
      postedAt: '2026-11-02T12:00:00+11:00',
      author: null,
      votes: 3,
      comments: [{ postId: 3, content: 'Good to know.', postedAt: '2026-11-03T12:00:00+11:00', author: mia }],
    },
  ],
}
const person = { '@type': 'Person', name: 'Mia', url: 'https://homely.example/user/mia' }

describe('what search engines are told of a question', () => {
  it('is the question with its answers, their votes and what was said to them', () => {
    const { mainEntity, ...page } = questionThing('https://homely.example', question)
    expect(page).toMatchObject({
      '@type': 'QAPage',
      url: 'https://homely.example/fitzroy-vic-3065/questions/is-it-loud-1',
    })
    expect(mainEntity).toEqual({
      '@type': 'Question',
      name: 'Is it loud?',
      text: 'At night, I mean.',
      datePublished: '2026-11-01T12:00:00+11:00',
      author: person,
      answerCount: 1,
      suggestedAnswer: [
        {
          '@type': 'Answer',
          text: 'Only at the corner.',
          datePublished: '2026-11-02T12:00:00+11:00',
          author: { '@type': 'Person', name: 'Former member' },
          url: 'https://homely.example/fitzroy-vic-3065/questions/is-it-loud-1#post-2',
          upvoteCount: 3,
          comment: [
            { '@type': 'Comment', text: 'Good to know.', datePublished: '2026-11-03T12:00:00+11:00', author: person },
          ],
        },
      ],
    })
  })

  it('is a post of a forum for a discussion, whose title stands for a text that is empty', () => {
    const discussion = { ...question, isDiscussion: true, content: '' }
    expect(questionThing('https://homely.example', discussion)).toMatchObject({
      '@type': 'DiscussionForumPosting',
      headline: 'Is it loud?',
      text: 'Is it loud?',
      commentCount: 1,
      comment: [{ '@type': 'Comment', upvoteCount: 3 }],
    })
  })
})
