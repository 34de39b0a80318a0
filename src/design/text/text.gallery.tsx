import type { ReactNode } from 'react'
import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { Heading, Text } from './text.tsx'
import { Stack } from '#src/design/stack/stack.tsx'

const sizes = ['caption', 'small', 'body', 'lead', 'title'] as const
const tones = ['ink', 'inkSoft', 'brand', 'danger', 'inherit'] as const
const weights = ['regular', 'strong'] as const
const lines = [1, 2, 3] as const
const headingSizes = ['display', 'heading', 'title', 'lead', 'small'] as const
const long = 'A sentence that goes on. '.repeat(20)

export const galleryEntry: GalleryEntry = {
  title: 'Text and Heading',
  states: {
    'Text, every size': stack(
      sizes.map((size) => (
        <Text key={size} size={size}>
          {size}
        </Text>
      )),
    ),
    'Text, every tone': stack(
      tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      )),
    ),
    'Text, every weight': stack(
      weights.map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}
        </Text>
      )),
    ),
    'Text, cut off after one to three lines': stack(
      lines.map((count) => (
        <Text key={count} lines={count}>
          {long}
        </Text>
      )),
    ),
    'Text, tabular figures': stack(
      ['1,111', '8,888'].map((figure) => (
        <Text key={figure} isTabular>
          {figure}
        </Text>
      )),
    ),
    'Text, with its line breaks': <Text hasLineBreaks>{'First line\nSecond line'}</Text>,
    'Heading, every size': stack(
      headingSizes.map((size) => (
        <Heading key={size} level={4} size={size}>
          {size}
        </Heading>
      )),
    ),
    'Heading, every tone': stack(
      tones.map((tone) => (
        <Heading key={tone} level={4} tone={tone}>
          {tone}
        </Heading>
      )),
    ),
  },
}

function stack(examples: ReactNode) {
  return <Stack gap={8}>{examples}</Stack>
}
