import { enquiryLengths } from '#domain/enquiries/check-enquiry.ts'
import { buyerKinds, emptyEnquiryDraft, type DraftField } from '#domain/enquiries/enquiry-draft.ts'
import { plainEnquiryPath, type PostedEnquiry } from '#domain/enquiries/posted-enquiry.ts'
import { type EnquiryTopic, enquiryTopics } from '#domain/lookups/enquiry-topics.ts'
import { Button } from '#src/design/button/button.tsx'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { ChoicePills } from '#src/design/choice-pills/choice-pills.tsx'
import { Field } from '#src/design/field/field.tsx'
import { control } from '#src/design/field/field.css.ts'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import type { Answerer } from '#src/shared/enquiry/answerer.ts'
import { enquiryCopy as copy } from '#src/shared/enquiry/enquiry.copy.ts'
import * as styles from '#src/shared/enquiry/enquiry.css.ts'
import { Honeypot } from '#src/shared/enquiry/honeypot.tsx'

type Props = {
  listingId: number
  kind: PostedEnquiry['kind']
  /** What can be asked about. */
  topics: readonly EnquiryTopic[]
  answerer: Answerer
  posted: PostedEnquiry | undefined
}

/** The fields of the enquiry form as a browser sends them by itself; after an error with what was typed. */
export function PlainEnquiryForm({ listingId, kind, topics, answerer, posted }: Props) {
  const draft = posted?.draft ?? emptyEnquiryDraft
  const errors = posted?.errors ?? []
  const errorOf = (field: DraftField) => errors.find((error) => error.field === field)?.message
  const text = (field: 'name' | 'email' | 'phone' | 'message') => ({
    id: field,
    name: field,
    defaultValue: draft[field],
    error: errorOf(field),
  })
  const { message, ...messageError } = { message: draft.message, error: errorOf('message') }
  return (
    <form method="post" action={plainEnquiryPath(listingId)} noValidate>
      <Stack>
        {posted && <PostedErrors posted={posted} answerer={answerer} />}
        <input type="hidden" name="kind" value={kind} />
        <TextField {...text('name')} label={copy.name} autoComplete="name" required />
        <TextField
          {...text('email')}
          label={copy.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField {...text('phone')} label={copy.phone} type="tel" autoComplete="tel" isOptional />
        {kind === 'development' ? (
          <ChoicePills
            label={copy.buyerKind}
            isOptional
            name="buyerKind"
            options={buyerKinds.map((value) => ({ value, label: copy.buyerKinds[value] }))}
            defaultValues={draft.buyerKind === null ? [] : [draft.buyerKind]}
          />
        ) : (
          <>
            {topics.length > 0 && (
              <ChoicePills
                label={copy.topics}
                name="topics"
                options={topics.map((value) => ({ value, label: enquiryTopics[value].displayName }))}
                defaultValues={draft.topics}
              />
            )}
            <CheckboxField label={copy.inspection} name="wantsInspection" defaultChecked={draft.wantsInspection} />
          </>
        )}
        <Field id="message" label={copy.message} {...messageError}>
          {(wiring) => (
            <textarea
              {...wiring}
              name="message"
              defaultValue={message}
              rows={5}
              maxLength={enquiryLengths.message * 2}
              className={`${control()} ${styles.message}`}
            />
          )}
        </Field>
        <Honeypot id="more" defaultValue="" />
        <CheckboxField label={copy.copy} name="wantsCopy" defaultChecked={draft.wantsCopy} />
        <Button type="submit" size="large" isWide>
          {copy.send}
        </Button>
        <Text size="small" tone="inkSoft">
          {copy.privacy(answerer.name, answerer.office)}
        </Text>
      </Stack>
    </form>
  )
}

function PostedErrors({ posted: { errors, failure }, answerer }: { posted: PostedEnquiry; answerer: Answerer }) {
  if (failure !== null) return <Notice tone="danger">{failureText(failure, answerer)}</Notice>
  return (
    <div role="group" aria-label={copy.errors}>
      <Notice tone="danger">
        <Text weight="strong">{errors.length === 0 ? copy.cannotBeSent : copy.putRight}</Text>
        <ul className={styles.errors}>
          {errors.map(({ field, message }) => (
            <li key={field}>
              {field === 'honeypot' ? (
                message
              ) : (
                <Link href={`#${field}`} tone="ink">
                  {message}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

function failureText(failure: NonNullable<PostedEnquiry['failure']>, { name, phone }: Answerer): string {
  if (failure === 'gone') return copy.gone.listing
  if (failure === 'unreachable') return copy.unreachable(name)
  return `${copy.tooMany.listing}${phone === null ? '.' : copy.orCall(name, phone)}`
}
