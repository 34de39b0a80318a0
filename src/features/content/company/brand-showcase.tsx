import HouseIcon from 'lucide-react/icons/house'
import { Icon } from '#src/design/icon/icon.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { darkColours, lightColours } from '#src/design/tokens/colours.ts'
import * as styles from './company.css.ts'
import { brandCopy } from './brand.copy.ts'

const shownColours = ['brand', 'brandSoft', 'accent', 'accentSoft', 'paper', 'ink', 'love', 'sold', 'leased'] as const

/** What the showcase adds to the contents of its page. */
export const showcaseSections = [
  { id: 'logo', title: brandCopy.logo },
  { id: 'colours', title: brandCopy.colours },
  { id: 'typefaces', title: brandCopy.typefaces },
] as const

/** The logo, the colours and the typefaces, as the portal itself uses them. */
export function BrandShowcase() {
  return (
    <div className={styles.showcase}>
      <Logos />
      <Swatches />
      <Typefaces />
    </div>
  )
}

function Logos() {
  return (
    <section id="logo" aria-labelledby="logo-title" className={styles.part}>
      <Heading level={2} id="logo-title">
        {brandCopy.logo}
      </Heading>
      <div className={styles.logos}>
        <div className={styles.logoOnPaper}>
          <Icon drawing={HouseIcon} size="huge" />
          {brandCopy.name}
        </div>
        <div className={styles.logoOnBrand}>
          <Icon drawing={HouseIcon} size="huge" />
          {brandCopy.name}
        </div>
      </div>
      <Text>{brandCopy.logoUse}</Text>
      <Link href="/favicon.svg" download isStandalone>
        {brandCopy.download}
      </Link>
    </section>
  )
}

function Swatches() {
  return (
    <section id="colours" aria-labelledby="colours-title" className={styles.part}>
      <Heading level={2} id="colours-title">
        {brandCopy.colours}
      </Heading>
      <Text>{brandCopy.coloursUse}</Text>
      <ul className={styles.swatches}>
        {shownColours.map((name) => (
          <li key={name} className={styles.swatch}>
            <span className={styles.swatchColours[name]} />
            <Text as="strong">{name}</Text>
            <Text size="small">{brandCopy.uses[name]}</Text>
            <Text size="caption" tone="inkSoft" isTabular>
              {brandCopy.light(lightColours[name])}
              <br />
              {brandCopy.dark(darkColours[name])}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Typefaces() {
  return (
    <section id="typefaces" aria-labelledby="typefaces-title" className={styles.part}>
      <Heading level={2} id="typefaces-title">
        {brandCopy.typefaces}
      </Heading>
      <p className={styles.displaySpecimen}>{brandCopy.display}</p>
      <p className={styles.textSpecimen}>{brandCopy.text}</p>
    </section>
  )
}
