import PlayIcon from 'lucide-react/icons/play'
import type { ReactNode } from 'react'
import type { AgentFacts_AgentFragment } from '#src/api/generated/graphql.ts'
import { Icon } from '#src/design/icon/icon.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { VisuallyHidden } from '#src/design/visually-hidden/visually-hidden.tsx'
import { overviewCopy as copy, profileCopy } from '../profile.copy.ts'
import * as styles from '../profile.css.ts'

type Agent = AgentFacts_AgentFragment
type Props = { name: string; agent: Agent; description: string }

/** What an agent says of themselves. Videos are shown by other sites, so nothing of theirs is loaded here. */
export function AgentFacts({ name, agent, description }: Props) {
  const { bio, awards, socialLinks, videos, servicedLocations, areasOfExpertise, isClaimed, website } = agent
  const words = bio === '' ? description : bio
  return (
    <Stack gap={32}>
      {words !== '' && (
        <Part title={copy.about(name)}>
          <Text hasLineBreaks>{words}</Text>
        </Part>
      )}
      {!isClaimed && (
        <Stack gap={8}>
          <Text size="small" tone="inkSoft">
            {copy.unclaimed}
          </Text>
          <div>
            <Link href={`/claim-your-agent-profile/find?${new URLSearchParams({ q: name })}`} isStandalone>
              {copy.isThisYou}
            </Link>
          </div>
        </Stack>
      )}
      {videos.length > 0 && <Videos videos={videos} />}
      {awards.length > 0 && <Awards awards={awards} />}
      {areasOfExpertise.length > 0 && (
        <Part title={copy.expertise}>
          <Text>{areasOfExpertise.join(' · ')}</Text>
        </Part>
      )}
      {servicedLocations.length > 0 && (
        <Part title={copy.areas}>
          <Inline gap={16}>
            {servicedLocations.map(({ id, uri, label }) => (
              <Link key={id} href={`/${uri}`} isStandalone>
                {label}
              </Link>
            ))}
          </Inline>
        </Part>
      )}
      {(socialLinks.length > 0 || website !== null) && <Online links={socialLinks} website={website} />}
    </Stack>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={12}>
    <Heading level={2} size="lead">
      {title}
    </Heading>
    {children}
  </Stack>
)

const Videos = ({ videos }: { videos: Agent['videos'] }) => (
  <Part title={copy.videos}>
    <ul className={styles.videos}>
      {videos.map(({ url, title }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener nofollow" className={styles.video}>
            <Icon drawing={PlayIcon} size="large" />
            <span>
              {copy.watch(title)}
              <VisuallyHidden>{`, ${copy.newTab}`}</VisuallyHidden>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </Part>
)

const Awards = ({ awards }: { awards: Agent['awards'] }) => (
  <Part title={copy.awards}>
    <ul className={styles.plainList}>
      {awards.map(({ title, awardedBy, year }) => (
        <li key={`${title} ${year}`}>
          <Text weight="strong">{title}</Text>
          <Text size="small" tone="inkSoft">
            {copy.award(awardedBy, year)}
          </Text>
        </li>
      ))}
    </ul>
  </Part>
)

const Online = ({ links, website }: { links: Agent['socialLinks']; website: string | null }) => (
  <Part title={copy.online}>
    <Inline gap={16}>
      {website !== null && (
        <Link href={website} rel="nofollow noopener" target="_blank" isStandalone>
          {profileCopy.website}
        </Link>
      )}
      {links.map(({ network, url }) => (
        <Link key={url} href={url} rel="nofollow noopener" target="_blank" isStandalone>
          {copy.networks[network]}
        </Link>
      ))}
    </Inline>
  </Part>
)
