import type { Kysely } from 'kysely'
import { changeSettingsPart } from '#db/change-settings-part.ts'
import type { Database } from '#db/schema.ts'
import type { ServiceSecrets } from '#db/service-secrets.ts'
import { inTransaction } from '#db/transaction.ts'
import { isSecret, readSettings, type SettingField, settingOf } from '#kit/setting-field.ts'
import { recordOf } from '#kit/unknown-json.ts'
import { CHANNELS, channelOf } from './kinds/all-kinds.ts'
import { CHANNELS_SETTING, GENERAL_FIELDS, GENERAL_PART, isInPages, isToldBySelf, readChannel } from './settings.ts'

/** Of a secret only whether there is one. */
type Shown = SettingField & { value: string; isSet: boolean }
export type DescribedChannel = {
  id: string
  name: string
  help: string
  isOn: boolean
  /** Its script stands in the pages; the shop tells it of sales itself. */
  isInPages: boolean
  isToldBySelf: boolean
  hasServer: boolean
  fields: Shown[]
  version: number
}
export type ChannelOutcome =
  | { ok: true }
  | { ok: false; problem: 'unknown' | 'stale' }
  | { ok: false; problem: 'bad-value'; label: string; hint: string }

type Options = { db: Kysely<Database>; secrets: ServiceSecrets; settings: { get: (name: string) => Promise<unknown> } }
const GENERAL = { id: GENERAL_PART, fields: GENERAL_FIELDS }

/** What merchants fill in for each channel. */
export function createChannelEditing({ db, secrets, settings }: Options) {
  const stored = () => settings.get(CHANNELS_SETTING)
  return {
    describe: async (): Promise<DescribedChannel[]> => {
      const all = await stored()
      return [
        ...CHANNELS.map((channel) => {
          const { plain, secrets: set, isOn, version } = readChannel(channel, all)
          const fields = channel.fields.map((field) => shownOf(field, plain[field.name], set.has(field.name)))
          return {
            id: channel.id,
            name: channel.name,
            help: channel.help,
            isOn,
            isInPages: isInPages(channel, all),
            isToldBySelf: isToldBySelf(channel, all),
            hasServer: channel.server !== undefined,
            fields,
            version,
          }
        }),
        describeGeneral(all),
      ]
    },
    /** What is absent stays; `version`: what the merchant had read. */
    change: async (id: string, typed: Record<string, unknown>, version?: number): Promise<ChannelOutcome> => {
      const channel = id === GENERAL_PART ? GENERAL : channelOf(id)
      if (!channel) return { ok: false, problem: 'unknown' }
      const read = readSettings(channel.fields, typed)
      if (!read.ok) return { ok: false, problem: 'bad-value', label: read.label, hint: read.hint }
      const missing = id === GENERAL_PART ? undefined : problemOf(id, read, await stored())
      if (missing) return { ok: false, problem: 'bad-value', ...missing }
      const patch = {
        ...read.plain,
        ...(read.secrets.size > 0 && { secrets: await secrets.namesAfter(id, read.secrets) }),
      }
      return await inTransaction(db, async (trx): Promise<ChannelOutcome> => {
        if (!(await changeSettingsPart(trx, { name: CHANNELS_SETTING, part: id, patch, version })))
          return { ok: false, problem: 'stale' }
        await secrets.keep(trx, id, read.secrets)
        return { ok: true }
      })
    },
  }
}
export type ChannelEditing = ReturnType<typeof createChannelEditing>

const shownOf = (field: SettingField, value: unknown, isSet: boolean): Shown => ({
  ...field,
  value: isSecret(field) ? '' : field.kind === 'checkbox' ? (value === true ? 'yes' : 'no') : String(value ?? ''),
  isSet: isSecret(field) ? isSet : true,
})

function describeGeneral(all: unknown): DescribedChannel {
  const part = recordOf(recordOf(all)[GENERAL_PART])
  return {
    id: GENERAL_PART,
    name: 'Vendas e listas',
    help: '',
    isOn: true,
    isInPages: false,
    isToldBySelf: false,
    hasServer: false,
    fields: GENERAL_FIELDS.map((field) => shownOf(field, settingOf(field, part[field.name]), true)),
    version: Number(part['version'] ?? 0) || 0,
  }
}

type Read = { plain: Record<string, unknown>; secrets: ReadonlyMap<string, string> }

/** Switched on without what it needs it would do nothing; a kept token goes to no other server than the one it was typed for. */
function problemOf(id: string, { plain, secrets }: Read, all: unknown): { label: string; hint: string } | undefined {
  const channel = channelOf(id)!
  const before = readChannel(channel, all)
  const after = { ...before.plain, ...plain }
  const labelOf = (name: string) => channel.fields.find((field) => field.name === name)?.label ?? name
  const missing = after['on'] === true ? channel.needs.find((name) => (after[name] ?? '') === '') : undefined
  if (missing !== undefined) return { label: labelOf(missing), hint: 'Preencha antes de ligar o canal.' }
  const moves = plain['baseUrl'] !== undefined && plain['baseUrl'] !== '' && plain['baseUrl'] !== before.plain['baseUrl']
  const secret = [...before.secrets].find((name) => !secrets.has(name))
  if (moves && secret !== undefined)
    return { label: labelOf(secret), hint: 'Digite de novo: o que está guardado só vai ao endereço para o qual foi digitado.' }
  return undefined
}
