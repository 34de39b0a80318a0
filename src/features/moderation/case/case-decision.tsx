import { type FormEvent, useState } from 'react'
import { pointsOf } from '#domain/location-reviews/check-location-review.ts'
import { moderationErrors } from '#domain/posts/moderation-errors.copy.ts'
import type { ModerationDecision } from '#domain/posts/moderation.ts'
import { postIdOfUri } from '#domain/questions/question-url.ts'
import { LEAST_REASON, LONGEST_REASON } from '#domain/reviews/review-limits.ts'
import { ModeratePostDocument } from '#src/api/generated/documents/moderate-post.ts'
import type { CaseDecision_CaseFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { control } from '#src/design/field/field.css.ts'
import { Field } from '#src/design/field/field.tsx'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { saidOfPlaceCopy } from '#src/shared/posts/said-of-place.copy.ts'
import { useMemberId } from '#src/shared/session/use-member-id.ts'
import { useUnsentText } from '#src/shared/storage/unsent-text.ts'
import { moderationCopy as copy } from '../moderation.copy.ts'
import * as styles from '../moderation.css.ts'

type Props = { found: CaseDecision_CaseFragment; onDecided: () => void; onStale: () => void }

/** The form by which staff decide. What they typed stays until it is saved. */
export function CaseDecision({ found, onDecided, onStale }: Props) {
  const { postId, decisions, evidence, isVerified, revision } = found
  const [reason, setReason] = useUnsent('reason', postId)
  const [title, setTitle] = useUnsent('title', postId)
  const [content, setContent] = useUnsent('text', postId)
  const [pros, setPros] = useUnsent('pros', postId)
  const [cons, setCons] = useUnsent('cons', postId)
  const [target, setTarget] = useUnsent('target', postId)
  const [chosen, setDecision] = useState<ModerationDecision>('publish')
  const [isProofChecked, setIsProofChecked] = useState(false)
  const { isBusy, failure, change, refuse } = useChange(ModeratePostDocument)
  if (decisions.length === 0) return <Text>{copy.readOnly}</Text>

  const decide = (event: FormEvent) => {
    event.preventDefault()
    if ((reason ?? '').trim().length < LEAST_REASON)
      return refuse(moderationErrors.reason(LEAST_REASON, LONGEST_REASON))
    const mergeIntoId =
      chosen === 'merge' ? postIdOfUri((target ?? '').trim().replace(/^.*\//, '').toLowerCase()) : null
    if (chosen === 'merge' && mergeIntoId === null) return refuse(copy.noTarget)
    const written = { title: title ?? found.title, content: content ?? found.content }
    const points = { pros: pros === null ? null : pointsOf(pros), cons: cons === null ? null : pointsOf(cons) }
    const text = chosen === 'edit' ? { ...written, ...points } : {}
    const input = { postId, decision: chosen, reason: reason ?? '', ...text, mergeIntoId, isProofChecked, revision }
    void change({ input }, () => {
      for (const clear of [setReason, setTitle, setContent, setPros, setCons, setTarget]) clear(null)
      onDecided()
    })
  }

  return (
    <form noValidate onSubmit={decide} aria-label={copy.decide}>
      <Stack gap={16}>
        <Heading level={2} size="lead">
          {copy.decide}
        </Heading>
        <SelectField
          label={copy.decision}
          value={chosen}
          options={decisions.map((value) => ({ value, label: copy.decisionOn(found.status, value) }))}
          onChange={({ currentTarget }) =>
            setDecision(decisions.find((each) => each === currentTarget.value) ?? 'publish')
          }
        />
        {chosen === 'edit' && <EditedText found={found} />}
        {chosen === 'merge' && <MergeTarget postId={postId} />}
        {evidence != null && <Text>{evidence === '' ? copy.noEvidence : copy.evidence(evidence)}</Text>}
        {isVerified === false && chosen === 'publish' && (
          <CheckboxField
            label={copy.proof}
            hint={copy.proofHint}
            checked={isProofChecked}
            onChange={({ currentTarget }) => setIsProofChecked(currentTarget.checked)}
          />
        )}
        <TextField
          label={copy.reason}
          hint={copy.reasonHint}
          maxLength={LONGEST_REASON}
          value={reason ?? ''}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {failure !== null && <RetryNotice text={failure} label={copy.readAgain} onRetry={onStale} />}
        <div>
          <Button type="submit" isBusy={isBusy}>
            {copy.save}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

const useUnsent = (part: 'cons' | 'pros' | 'reason' | 'target' | 'text' | 'title', postId: number) =>
  useUnsentText(useMemberId(), `${part} of post ${postId}`)

/** The post as staff change it. */
function EditedText({ found: { postId, kind, title, content, pros, cons } }: Pick<Props, 'found'>) {
  const [newTitle, setTitle] = useUnsent('title', postId)
  const [newContent, setContent] = useUnsent('text', postId)
  return (
    <>
      {title !== '' && (
        <TextField
          label={copy.postTitle}
          value={newTitle ?? title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
      )}
      <Field label={copy.text}>
        {(wiring) => (
          <textarea
            {...wiring}
            className={`${control()} ${styles.text}`}
            value={newContent ?? content}
            onChange={({ currentTarget }) => setContent(currentTarget.value)}
          />
        )}
      </Field>
      {kind === 'locationReview' && (
        <>
          <EditedPoints postId={postId} part="pros" points={pros} />
          <EditedPoints postId={postId} part="cons" points={cons} />
        </>
      )}
    </>
  )
}

type PointsProps = { postId: number; part: 'cons' | 'pros'; points: readonly string[] }

function EditedPoints({ postId, part, points }: PointsProps) {
  const [typed, setTyped] = useUnsent(part, postId)
  return (
    <Field label={saidOfPlaceCopy[part]} hint={copy.pointsHint}>
      {(wiring) => (
        <textarea
          {...wiring}
          className={`${control()} ${styles.text}`}
          value={typed ?? points.join('\n')}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
    </Field>
  )
}

function MergeTarget({ postId }: { postId: number }) {
  const [target, setTarget] = useUnsent('target', postId)
  return (
    <TextField
      label={copy.target}
      value={target ?? ''}
      onChange={({ currentTarget }) => setTarget(currentTarget.value)}
    />
  )
}
