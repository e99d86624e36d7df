import type { ThingAction, ThingState } from './contract.ts'
import type { Place, Present, Reading } from './kind.ts'

/** What was known of a thing when it was last brought, and what stands here now; `now` is undefined where it was deleted. */
export type Known = { newId: number; place: Place; created: boolean; there: string; here: string; now: string | undefined }
export type Decision = { state: ThingState; action: ThingAction; reason: string; notes: string[] }

const decision = (state: ThingState, action: ThingAction, reason = '', notes: readonly string[] = []): Decision => ({
  state,
  action,
  reason,
  notes: [...notes],
})

/** What becomes of one thing: what it says there, what came of it before, and what this shop has. */
export function decide(
  reading: Reading<unknown>,
  { fingerprint, known, present }: { fingerprint: string; known: Known | undefined; present: Present | undefined },
): Decision {
  if (reading.is === 'refused') return decision('refused', 'refuse', reading.reason)
  if (reading.is === 'absorbed') return decision('changed', 'keep', '', [reading.note])
  const comes: ThingState = reading.notes.length > 0 ? 'changed' : 'same'
  if (known) {
    if (known.now === undefined) return decision('refused', 'refuse', 'Já tinha vindo e foi apagado aqui: não volta.')
    if (known.there === fingerprint) return decision(comes, 'keep', '', reading.notes)
    if (known.created && known.here === known.now) return decision(comes, 'update', '', reading.notes)
    return known.created
      ? decision(comes, 'ask', 'Mudou na loja antiga e também aqui.', reading.notes)
      : decision(comes, 'keep', '', ['É daqui: o que mudou na loja antiga não é trazido.'])
  }
  if (present?.is === 'same') return decision('changed', 'link', '', [present.note])
  if (present) return decision(comes, 'ask', present.note, reading.notes)
  return decision(comes, 'create', '', reading.notes)
}
