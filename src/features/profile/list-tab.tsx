import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { ComponentType } from 'react'
import type { ProfileView } from '#domain/profiles/profile-url.ts'
import type { Elements } from '#src/design/elements.ts'
import type { ProfileFrame_ProfileFragment } from '#src/api/generated/graphql.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { ProfileFrame } from './frame/profile-frame.tsx'
import { isBeyond, partOf, type PrepareTab } from './tab-preparation.ts'

export type ProfileTabParts = { prepare: PrepareTab; Tab: ComponentType<{ view: ProfileView }> }

type Part = { username: string; skip: number; take: number }
type Shown<List> = { view: ProfileView; name: string; list: List | null | undefined }
type Options<Data, Variables, List> = {
  document: TypedDocumentNode<Data, Variables>
  onPage: number
  variablesOf: (part: Part, view: ProfileView) => Variables
  listOf: (data: Data) => List | null | undefined
  show: (shown: Shown<List>) => Elements
}

/** A tab that shows one list of somebody in parts: how it is read, and its view. */
export function listTab<
  Data extends { profile?: ProfileFrame_ProfileFragment | null },
  Variables,
  List extends { results: readonly unknown[] },
>({ document, onPage, variablesOf, listOf, show }: Options<Data, Variables, List>): ProfileTabParts {
  const variables = (view: ProfileView) => variablesOf({ username: view.username, ...partOf(view, onPage) }, view)
  return {
    async prepare(view, { queryClient, execute }) {
      const data = await queryClient.fetchQuery(documentQuery(execute, document, variables(view)))
      return { profile: data.profile ?? null, isPastEnd: isBeyond(view, listOf(data)?.results) }
    },
    Tab({ view }) {
      const { data, error } = useDocumentQuery(document, variables(view))
      if (error) throw error
      return (
        <ProfileFrame view={view} profile={data && (data.profile ?? null)}>
          {({ name }) => show({ view, name, list: data && listOf(data) })}
        </ProfileFrame>
      )
    },
  }
}
