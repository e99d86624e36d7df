import type { Provider } from '../data/provider.ts'

/** A setting that says of itself how it is asked for: settings of the shop, of a way to pay, of a way of sending. */
export type Described = {
  id: string
  label: string
  description: string
  type: string
  value: string
  default: string
  group_id?: string
  options?: Record<string, string>
}

/** What stands in the fields, by the setting's id. */
export type Typed = Record<string, string>
/** Why a field could not be kept, by the setting's id. */
export type Problems = Record<string, string>

export const typedOf = (settings: readonly Described[]): Typed => Object.fromEntries(settings.map(({ id, value }) => [id, value]))

/** Only what differs from what the shop has: two people who change different settings don't undo each other. */
export const changedIn = (settings: readonly Described[], typed: Typed): Described[] =>
  settings
    .filter(({ id, value }) => typed[id] !== undefined && typed[id] !== value)
    .map((one) => ({ ...one, value: typed[one.id]! }))

type Told = { id: string; error?: { message?: string } }

/** Keeps settings of the shop; answers what was refused. The others are kept all the same. */
export async function saveSettings(provider: Provider, changed: readonly Described[]): Promise<Problems> {
  if (changed.length === 0) return {}
  const update = changed.map(({ id, group_id, value }) => ({ id, group_id, value }))
  const answer = await provider.tell<{ update: Told[] }>('/wc/v3/settings/batch', { update })
  return Object.fromEntries(answer.update.flatMap(({ id, error }) => (error ? [[id, reasonOf(error.message)]] : [])))
}

/** The part of a refusal that helps: the field's name stands above it already. */
export function reasonOf(message = ''): string {
  const reason = message.replace(/^Foi passado um valor inválido para a configuração “[^”]*”\.\s*/, '')
  return reason === '' ? 'Este valor não serve.' : reason
}
