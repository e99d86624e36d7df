import { useResourceContext } from 'react-admin'
import { DRAFT_KINDS, type DraftKind } from '#content/drafts/contract.ts'

/** What is being edited, as the API names it. */
export type DraftSubject = { kind: DraftKind; id: number | string }

export const pathOf = ({ kind, id }: DraftSubject) => `${kind}/${id}`
export function subjectAt(path: string): DraftSubject {
  const [kind, id] = path.split('/') as [DraftKind, string] // as `pathOf` wrote it
  return { kind, id }
}

/** The subject of the screen around; undefined where its documents have no drafts. */
export function useSubject(id: number | string): DraftSubject | undefined {
  const resource = (useResourceContext() ?? '').replaceAll('_', '-')
  const kind = DRAFT_KINDS.find((one) => one === resource)
  return kind && { kind, id }
}
