import type { Map as MapLibreMap } from 'maplibre-gl'
import XIcon from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { PinnedOfficeDocument } from '#src/api/generated/documents/pinned-office.ts'
import type { OfficeCard_OfficeFragment, OfficePins_MarkerFragment } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Skeleton } from '#src/design/skeleton/skeleton.tsx'
import { Text } from '#src/design/text/text.tsx'
import { officeAddress } from '#src/shared/agents/office-address.ts'
import { Photo } from '#src/shared/listing/photo.tsx'
import * as cardStyles from '#src/shared/map/pins/pin-card.css.ts'
import { useStandsBeside } from '#src/shared/map/pins/stand-beside.ts'
import { useEscape } from '#src/shared/map/use-escape.ts'
import * as styles from './office-card.css.ts'
import { officeMapCopy as copy } from './office-map.copy.ts'

type Marker = OfficePins_MarkerFragment
type Props = { map: MapLibreMap; offices: readonly [Marker, ...Marker[]]; onClose: () => void; isOfList: boolean }

/** As many agents are named; the page of the office has all of them. */
const MOST_AGENTS = 4

/** The offices at one point of the map, each with the way to its page and to its agents. Escape closes it. */
export function OfficeCard({ map, offices, onClose, isOfList }: Props) {
  const card = useRef<HTMLElement>(null)
  const [first, ...others] = offices
  useStandsBeside(map, first.latLong, card)
  useEffect(() => card.current?.focus({ preventScroll: true }), [])
  useEscape(card, onClose)
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={cardStyles.card}
      aria-label={others.length === 0 ? first.name : copy.agencies(offices.length)}
    >
      <IconButton
        icon={XIcon}
        label={copy.close}
        size="small"
        variant="onPicture"
        className={cardStyles.close}
        onClick={onClose}
      />
      <div className={cardStyles.listings}>
        {offices.map((office) => (
          <Office key={office.id} office={office} isOfList={isOfList} />
        ))}
      </div>
    </section>
  )
}

function Office({ office: { uri, name, agentCount }, isOfList }: { office: Marker; isOfList: boolean }) {
  const { data, error } = useDocumentQuery(PinnedOfficeDocument, { uri })
  const more = data?.office
  return (
    <div className={styles.office}>
      <div className={styles.words}>
        <Text weight="strong" className={styles.name}>
          <Link href={pathOf(uri)}>{name}</Link>
        </Text>
        {more && !name.includes(more.companyName) && <Text size="small">{more.companyName}</Text>}
        {more && (
          <Text size="small" tone="inkSoft">
            {officeAddress(more)}
          </Text>
        )}
        {!more && !error && <Skeleton shape="line" width="most" />}
        <Text size="small" isTabular>
          {isOfList ? copy.agentsOfList(agentCount) : copy.agents(agentCount)}
        </Text>
      </div>
      {more?.logo && (
        <div className={styles.logo}>
          <Photo photo={more.logo} widths={[160]} sizes="64px" ratio="1:1" fit="contain" isDecorative />
        </div>
      )}
      {more && <Agents uri={uri} name={name} agents={more.agents} />}
      {error && <Text size="small">{copy.cardFailed}</Text>}
    </div>
  )
}

type AgentsProps = { uri: string; name: string; agents: OfficeCard_OfficeFragment['agents'] }

function Agents({ uri, name, agents }: AgentsProps) {
  if (agents.length === 0) return null
  return (
    <ul className={styles.agents} aria-label={copy.agentsOf(name)}>
      {agents.slice(0, MOST_AGENTS).map((agent) => (
        <li key={agent.username}>
          <Link href={`/agent/${agent.username}`} isStandalone>
            {agent.name}
          </Link>
        </li>
      ))}
      {agents.length > MOST_AGENTS && (
        <li>
          <Link href={pathOf(uri)} isStandalone>
            {copy.allAgents(agents.length)}
          </Link>
        </li>
      )}
    </ul>
  )
}

const pathOf = (uri: string): string => `/real-estate-agency/${uri}/properties-for-sale`
