import type { SentDraft } from './draft-api.ts'
import { personId } from './editor-identity.ts'
import { type DraftSubject, pathOf } from './subject.ts'

const STORE = 'drafts'
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** A draft in this browser. */
export type LocalDraft = Omit<SentDraft, 'replaces'> & { person: string; subject: string; at: number }

let opened: Promise<IDBDatabase | undefined> | undefined

/** Undefined where the browser keeps nothing, as some do in private windows. */
const database = () =>
  (opened ??= new Promise<IDBDatabase | undefined>((resolve) => {
    try {
      const request = indexedDB.open('vitrine-drafts', 1)
      request.addEventListener('upgradeneeded', () =>
        request.result.createObjectStore(STORE, { keyPath: ['person', 'subject', 'client'] }),
      )
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => resolve(undefined))
    } catch {
      resolve(undefined)
    }
  }))

const answered = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser did not read its drafts.')))
  })
const finished = (work: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    work.addEventListener('complete', () => resolve())
    work.addEventListener('abort', () => reject(work.error ?? new Error('The browser did not keep a draft.')))
  })

async function write(change: (store: IDBObjectStore) => void): Promise<boolean> {
  const db = await database()
  if (!db) return false
  try {
    // What is said to be kept must outlive a browser that is killed.
    const work = db.transaction(STORE, 'readwrite', { durability: 'strict' })
    change(work.objectStore(STORE))
    await finished(work)
    return true
  } catch {
    return false
  }
}

const keyOf = (subject: DraftSubject, client: string) => [personId(), pathOf(subject), client]

/** False where there is no room, or nothing can be kept here. */
export async function keepLocally(subject: DraftSubject, { replaces, ...draft }: SentDraft): Promise<boolean> {
  const kept: LocalDraft = { ...draft, person: personId(), subject: pathOf(subject), at: Date.now() }
  return await write((store) => {
    store.put(kept)
    if (replaces !== undefined) store.delete(keyOf(subject, replaces))
  })
}

/** What this person wrote here of a document; what is too old is forgotten on the way. */
export async function localDrafts(subject: DraftSubject): Promise<LocalDraft[]> {
  const db = await database()
  if (!db) return []
  try {
    const all = (await answered(db.transaction(STORE).objectStore(STORE).getAll())) as LocalDraft[]
    const old = all.filter(({ at }) => at < Date.now() - KEPT_MS)
    if (old.length > 0) await write((store) => old.forEach((draft) => store.delete([draft.person, draft.subject, draft.client])))
    return all.filter((draft) => !old.includes(draft) && draft.person === personId() && draft.subject === pathOf(subject))
  } catch {
    return []
  }
}

export const forgetLocally = (subject: DraftSubject, client: string) => write((store) => store.delete(keyOf(subject, client)))
