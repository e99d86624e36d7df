import type { Sending, SentDraft } from './draft-api.ts'

export type AutosaveState = 'saved' | 'saving' | 'waiting' | 'offline' | 'failed'
export type Autosaved = {
  state: AutosaveState
  /** When the shop last had everything. */
  savedAt?: number | undefined
  /** Whether this browser has a copy of what the shop does not have. */
  isKeptHere: boolean
}

/** Typing goes on: the shop is told when it rests, and now and then while it does not. */
const REST_MS = 1_000
const MAX_WAIT_MS = 3_000
/** The copy in the browser follows at once, but not each letter. */
const KEEP_MS = 300
const TRY_AGAIN_MS = 15_000
/** The text of no changes. */
const NOTHING = '{}'

type Draft = Pick<SentDraft, 'sequence' | 'content'>
type Options = {
  /** The changed parts; none when everything is as it was. */
  read: () => Record<string, unknown>
  keep: (draft: Draft) => Promise<boolean>
  send: (draft: Draft, isLeaving: boolean) => Promise<Sending>
  /** Throws away what was kept and sent, here and in the shop. */
  forget: (sequence: number) => Promise<unknown>
  nextSequence: () => number
  onChange: (autosaved: Autosaved) => void
}

/** Saves what is edited as a draft, some moments after each change. */
export function createAutosave({ read, keep, send, forget, nextSequence, onChange }: Options) {
  let now: Autosaved = { state: 'saved', isKeptHere: false }
  let isDone = false
  let isUnsent = false
  let inFlight = 0
  let waitingSince: number | undefined
  let sentText = NOTHING
  let keptText = NOTHING
  let keeping: ReturnType<typeof setTimeout> | undefined
  let sending: ReturnType<typeof setTimeout> | undefined
  let underway: Promise<void> = Promise.resolve()

  const show = (next: Partial<Autosaved>) => {
    now = { ...now, ...next }
    onChange(now)
  }
  const keepHere = async () => {
    clearTimeout(keeping)
    keeping = undefined
    const content = read()
    if (JSON.stringify(content) !== NOTHING) show({ isKeptHere: await keepCopy({ sequence: nextSequence(), content }) })
  }
  const keepCopy = async (draft: Draft) => {
    keptText = JSON.stringify(draft.content)
    return await keep(draft)
  }
  const schedule = (afterMs: number) => {
    clearTimeout(sending)
    sending = setTimeout(() => void flush(), afterMs)
  }
  const push = async (isLeaving: boolean) => {
    clearTimeout(sending)
    // A page that closes takes with it what is still on its way.
    if (isDone || !(isUnsent || (isLeaving && inFlight > 0))) return
    isUnsent = false
    waitingSince = undefined
    const content = read()
    const text = JSON.stringify(content)
    const draft = { sequence: nextSequence(), content }
    if (text === NOTHING) {
      // Everything was taken back: there is nothing to recover.
      if (sentText !== NOTHING || keptText !== NOTHING) await forget(draft.sequence)
      sentText = keptText = NOTHING
      return show({ state: 'saved', savedAt: undefined })
    }
    if (text === sentText) {
      if (text !== keptText) await keepCopy(draft)
      return show({ state: 'saved' })
    }
    if (now.state !== 'offline') show({ state: 'saving' })
    inFlight++
    const [isKeptHere, outcome] = await Promise.all([keepCopy(draft), send(draft, isLeaving)])
    inFlight--
    if (outcome === 'ok') sentText = text
    else isUnsent = true
    if (isDone) return
    if (outcome === 'ok') return show({ state: isUnsent ? 'waiting' : 'saved', savedAt: Date.now(), isKeptHere })
    show({ state: outcome === 'offline' && isKeptHere ? 'offline' : 'failed', isKeptHere })
    schedule(TRY_AGAIN_MS)
  }
  /** One after the other; whoever leaves waits for nobody, and the sequence tells the shop which is newer. */
  const flush = (isLeaving = false) => {
    const turn = isLeaving ? push(true) : underway.then(() => push(false))
    underway = Promise.all([underway, turn]).then(() => undefined)
    return turn
  }
  return {
    changed: () => {
      if (isDone) return
      isUnsent = true
      waitingSince ??= Date.now()
      if (now.state === 'saved') show({ state: 'waiting' })
      keeping ??= setTimeout(() => void keepHere(), KEEP_MS)
      schedule(Math.max(0, Math.min(REST_MS, waitingSince + MAX_WAIT_MS - Date.now())))
    },
    /** At once: somebody looks away, or the connection is back. */
    flush,
    /** It was saved for good. */
    finish: async () => {
      isDone = true
      clearTimeout(keeping)
      clearTimeout(sending)
      await underway
      await forget(nextSequence())
    },
    /** The editor closes; what was not sent is sent behind it. */
    stop: async () => {
      const turn = flush(true)
      clearTimeout(keeping)
      await turn
      isDone = true
      clearTimeout(sending)
    },
  }
}
export type Autosave = ReturnType<typeof createAutosave>
