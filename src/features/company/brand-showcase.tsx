import HouseIcon from 'lucide-react/icons/house'
import { Icon } from '#src/design/components/icon.tsx'
import { Link } from '#src/design/components/link.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { type ColourName, darkColours, lightColours } from '#src/design/tokens/colours.ts'
import * as styles from './company.css.ts'

const shownColours: readonly { name: ColourName; use: string }[] = [
  { name: 'brand', use: 'Eucalypt. Links, buttons, the logo.' },
  { name: 'brandSoft', use: 'Quiet grounds behind text.' },
  { name: 'accent', use: 'Wattle. Sparingly, for what is new.' },
  { name: 'accentSoft', use: 'Notes and hints.' },
  { name: 'paper', use: 'The page.' },
  { name: 'ink', use: 'Text.' },
  { name: 'love', use: 'Hearts, and nothing else.' },
  { name: 'sold', use: 'Sold homes.' },
  { name: 'leased', use: 'Leased homes.' },
]

/** What the showcase adds to the contents of its page. */
export const showcaseSections = [
  { id: 'logo', title: 'Logo' },
  { id: 'colours', title: 'Colours' },
  { id: 'typefaces', title: 'Typefaces' },
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
        Logo
      </Heading>
      <div className={styles.logos}>
        <div className={styles.logoOnPaper}>
          <Icon drawing={HouseIcon} size="huge" />
          Homely
        </div>
        <div className={styles.logoOnBrand}>
          <Icon drawing={HouseIcon} size="huge" />
          Homely
        </div>
      </div>
      <Text>
        A house in one line, and the name in the display face beside it. Leave as much room around it as the house is
        wide.
      </Text>
      <Link href="/favicon.svg" download isStandalone>
        Download the mark (SVG)
      </Link>
    </section>
  )
}

function Swatches() {
  return (
    <section id="colours" aria-labelledby="colours-title" className={styles.part}>
      <Heading level={2} id="colours-title">
        Colours
      </Heading>
      <Text>Colours are named by what they mean. You see them as your theme shows them; both values are given.</Text>
      <ul className={styles.swatches}>
        {shownColours.map(({ name, use }) => (
          <li key={name} className={styles.swatch}>
            <span className={styles.swatchColours[name]} />
            <Text as="strong">{name}</Text>
            <Text size="small">{use}</Text>
            <Text size="caption" tone="inkSoft" isTabular>
              Light {lightColours[name]}
              <br />
              Dark {darkColours[name]}
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
        Typefaces
      </Heading>
      <p className={styles.displaySpecimen}>Fraunces, for headings</p>
      <p className={styles.textSpecimen}>
        Source Sans 3, for everything that is read: 3 bedrooms, 2 bathrooms, 1 car space, 412 m². Both are open source,
        under the SIL Open Font License.
      </p>
    </section>
  )
}
