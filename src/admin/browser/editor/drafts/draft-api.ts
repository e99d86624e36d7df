import type { DraftItem, PresenceItem } from '#api/vitrine/draft-routes.ts'
import { restNonce } from '../../shared/rest-nonce.ts'
import { type DraftSubject, pathOf } from './subject.ts'

/** Browsers let a page that is closed send so much behind itself. */
const MAX_LEAVING_BYTES = 60_000

export type SentDraft = {
  client: string
  version: number
  sequence: number
  content: Record<string, unknown>
  replaces?: string | undefined
}
export type Sending = 'ok' | 'offline' | 'refused'

async function call(method: string, path: string, { body, isLeaving = false }: { body?: object; isLeaving?: boolean } = {}) {
  const { restRoot = '/wp-json/' } = document.getElementById('painel')?.dataset ?? {}
  const text = body && JSON.stringify(body)
  return await fetch(`${restRoot}vitrine/v1/${path}`, {
    method,
    credentials: 'same-origin',
    headers: { 'x-wp-nonce': await restNonce(), ...(text && { 'content-type': 'application/json' }) },
    ...(text && { body: text }),
    keepalive: isLeaving && new Blob([text ?? '']).size < MAX_LEAVING_BYTES,
  })
}

export async function sendDraft(subject: DraftSubject, draft: SentDraft, isLeaving: boolean): Promise<Sending> {
  try {
    const { ok, status } = await call('PUT', `drafts/${pathOf(subject)}`, { body: draft, isLeaving })
    // A shop that is being restarted is away, too.
    return ok ? 'ok' : status >= 500 ? 'offline' : 'refused'
  } catch {
    return 'offline'
  }
}

/** Undefined: the shop did not answer. */
export async function readDrafts(subject: DraftSubject): Promise<DraftItem[] | undefined> {
  try {
    const answer = await call('GET', `drafts/${pathOf(subject)}`)
    return answer.ok ? ((await answer.json()) as DraftItem[]) : undefined
  } catch {
    return undefined
  }
}

export async function removeDraft(subject: DraftSubject, { client, sequence }: Pick<SentDraft, 'client' | 'sequence'>) {
  await call('DELETE', `drafts/${pathOf(subject)}`, { body: { client, sequence }, isLeaving: true }).catch(() => undefined)
}

export async function tellPresence(subject: DraftSubject, client: string): Promise<PresenceItem | undefined> {
  try {
    const answer = await call('PUT', `presence/${pathOf(subject)}`, { body: { client } })
    return answer.ok ? ((await answer.json()) as PresenceItem) : undefined
  } catch {
    return undefined
  }
}

export async function tellLeaving(subject: DraftSubject, client: string) {
  await call('DELETE', `presence/${pathOf(subject)}`, { body: { client }, isLeaving: true }).catch(() => undefined)
}
