import SearchIcon from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { Button, ButtonLink } from './button.tsx'
import { Inline } from '#src/design/stack/stack.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const sizes = ['small', 'medium', 'large'] as const

export const galleryEntry: GalleryEntry = {
  title: 'Button',
  states: {
    Variants: inline(
      variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      )),
    ),
    Sizes: inline(
      sizes.map((size) => (
        <Button key={size} size={size}>
          {size}
        </Button>
      )),
    ),
    'With an icon': inline(
      variants.map((variant) => (
        <Button key={variant} variant={variant} icon={SearchIcon}>
          Search
        </Button>
      )),
    ),
    Disabled: inline(
      variants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          {variant}
        </Button>
      )),
    ),
    Busy: inline(
      variants.map((variant) => (
        <Button key={variant} variant={variant} isBusy>
          {variant}
        </Button>
      )),
    ),
    Wide: <Button isWide>Wide</Button>,
    'A link': inline(
      variants.map((variant) => (
        <ButtonLink key={variant} variant={variant} icon={SearchIcon} href="#button">
          {variant}
        </ButtonLink>
      )),
    ),
  },
}

function inline(examples: ReactNode) {
  return <Inline>{examples}</Inline>
}
