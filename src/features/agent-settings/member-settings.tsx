import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import { AgentSettingsDocument } from '#src/api/generated/documents/agent-settings.ts'
import type { Member } from '#src/api/session/member.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { OwnPremier } from './own-premier.tsx'
import { PrincipalSwitch } from './principal-switch.tsx'
import { settingsCopy as copy } from './settings.copy.ts'
import { SettingsForm } from './settings-form.tsx'
import { VideoSwitches } from './video-switches.tsx'

/** The settings, as far as this member may change them. */
export function MemberSettings({ member, username }: { member: Member; username: string }) {
  const { data, error, refetch } = useDocumentQuery(AgentSettingsDocument, { username })
  const settings = data?.agentSettings
  return (
    <Stack gap={24}>
      <Heading level={1}>{settings ? copy.titleOf(settings.agent.name) : copy.title}</Heading>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Text role="status">{copy.loading}</Text>}
      {data && !settings && <Notice>{`${copy.missing}.`}</Notice>}
      {settings && (
        <>
          <Inline gap={16}>
            <Link href={`/agent/${settings.agent.username}`} isStandalone>
              {copy.see}
            </Link>
            {settings.mayChangeAll && (
              <Link href={`/agent/${settings.agent.username}/past-sales`} isStandalone>
                {copy.pastSales}
              </Link>
            )}
          </Inline>
          {member.isAgent && settings.mayChangeAll && (
            <Text>
              {copy.photo} <Link href="/settings">{copy.changePhoto}</Link>.
            </Text>
          )}
          {member.agentUsername === settings.agent.username && <OwnPremier username={settings.agent.username} />}
          {settings.mayAppointPrincipal && <PrincipalSwitch settings={settings} />}
          {settings.isPrincipal && !settings.mayAppointPrincipal && (
            <Text>{copy.principalOf(settings.agent.office.name)}</Text>
          )}
          {settings.mayChangeAll ? (
            <SettingsForm
              key={settings.agent.username}
              settings={settings}
              onReread={async () => void (await refetch())}
            />
          ) : (
            <VideoSwitches settings={settings} />
          )}
        </>
      )}
    </Stack>
  )
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof ApiProblem && error.code === 'FORBIDDEN') {
    return (
      <Notice>
        <Stack gap={8}>
          {copy.notYours}
          <div>
            <Link href="/claim-your-agent-profile">{copy.claim}</Link>
          </div>
        </Stack>
      </Notice>
    )
  }
  return <RetryNotice text={copy.failed} label={copy.tryAgain} onRetry={onRetry} />
}
