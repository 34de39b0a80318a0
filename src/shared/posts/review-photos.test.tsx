import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { reviewedPlaceThing } from '#src/shared/seo/structured-data/reviewed-place-thing.ts'
import { ReviewPhotos } from './review-photos.tsx'

const photo = (id: number, caption: string) => ({
  identifier: `review-photo-${id}`,
  version: 1,
  caption,
  width: 800,
  height: 1600,
})
const photos = [photo(7, 'The park'), photo(8, '')]

it('has each photo lazily in its own size, named by what it shows, with a link to all of it', () => {
  const markup = renderToStaticMarkup(<ReviewPhotos photos={photos} title="Leafy" />)
  const found = (pattern: RegExp) => [...markup.matchAll(pattern)].map(([, value]) => value)
  expect(found(/alt="(.*?)"/g)).toEqual(['The park', 'Photo 2 in “Leafy”'])
  expect(found(/href="(.*?)"/g)).toEqual(['/images/review-photo-7/1?width=1600', '/images/review-photo-8/1?width=1600'])
  expect(found(/(width="800" height="1600")/g)).toHaveLength(2)
  expect(found(/(loading="lazy")/g)).toHaveLength(2)
})

it('are named to search engines', () => {
  const said = { postId: 1, title: 'Leafy', content: 'Trees.', rating: 4, postedAt: '2026-11-20T01:00:00+11:00' }
  const location = { uri: 'fitzroy-vic-3065', name: 'Fitzroy' }
  const thing = reviewedPlaceThing('https://homely.example', {
    location,
    reviewCount: 1,
    reviews: [{ ...said, photos }],
  })
  expect(thing).toMatchObject({
    review: [
      {
        image: [
          'https://homely.example/images/review-photo-7/1?width=1200',
          'https://homely.example/images/review-photo-8/1?width=1200',
        ],
      },
    ],
  })
})
