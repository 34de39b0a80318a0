import type { ResultItem_ResultFragment } from '#src/api/generated/graphql.ts'
import { badge } from '#src/design/badge/badge.css.ts'
import { Link } from '#src/design/link/link.tsx'
import { Text } from '#src/design/text/text.tsx'
import { multiloaderCopy as copy } from '../multiloader.copy.ts'
import * as styles from '../multiloader.css.ts'

const tones = {
  accepted: 'brand',
  updated: 'brand',
  unchanged: 'neutral',
  ignoredAsOlder: 'neutral',
  notForUs: 'neutral',
  refused: 'sold',
} as const

/** What became of one listing, with its page, and why where there is something to put right. */
export const ResultItem = ({ result }: { result: ResultItem_ResultFragment }) => (
  <div className={styles.item}>
    <div className={styles.itemHead}>
      <Text weight="strong">{result.uniqueId === '' ? copy.noUniqueId : result.uniqueId}</Text>
      <span className={badge({ tone: tones[result.outcome] })}>{copy.outcomes[result.outcome]}</span>
    </div>
    {result.listing && (
      <div>
        <Link href={result.listing.canonicalUri} isStandalone>
          {result.listing.address.longAddress}
        </Link>
      </div>
    )}
    {result.remarks.map(({ line, element, reason }) => (
      <Text key={`${line} ${element} ${reason}`} size="small">
        {copy.remarkAt(line, element, reason)}
      </Text>
    ))}
    <Text size="small" tone="inkSoft">
      {copy.position(result.position)}
    </Text>
  </div>
)
