import type { Kysely } from 'kysely'
import { changeSettingsPart } from '#db/change-settings-part.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { readSettings, type SettingField } from '#kit/setting-field.ts'
import type { MarketingKinds } from './load-kinds.ts'
import { fieldsOf, GENERAL_FIELDS, GENERAL_PART, MARKETING_SETTING, readPart } from './settings.ts'

type Options = { db: Kysely<Database>; kinds: MarketingKinds; settings: { get: (name: string) => Promise<unknown> } }
export type DescribedPart = { fields: (SettingField & { value: string })[]; version: number }
export type EditOutcome =
  | { ok: true }
  | { ok: false; problem: 'unknown' | 'stale' }
  | { ok: false; problem: 'bad-value'; label: string; hint: string }

/** What merchants set for each kind of mail, and for all of them. */
export function createMarketingEditing({ db, kinds, settings }: Options) {
  const fieldsOfPart = (part: string): readonly SettingField[] | undefined => {
    if (part === GENERAL_PART) return GENERAL_FIELDS
    const kind = kinds.get(part)
    return kind && fieldsOf(kind)
  }
  return {
    describe: async (part: string): Promise<DescribedPart | undefined> => {
      const fields = fieldsOfPart(part)
      if (!fields) return undefined
      const { values, version } = readPart(await settings.get(MARKETING_SETTING), part, fields)
      return { fields: fields.map((field) => ({ ...field, value: wireValue(values[field.name]) })), version }
    },
    /** What is absent stays; `version`: what the merchant had read, and a change since then is not overwritten. */
    change: async (part: string, typed: Record<string, unknown>, version?: number): Promise<EditOutcome> => {
      const fields = fieldsOfPart(part)
      if (!fields) return { ok: false, problem: 'unknown' }
      const read = readSettings(fields, typed)
      if (!read.ok) return { ok: false, problem: 'bad-value', label: read.label, hint: read.hint }
      const broken = Object.values(read.plain).some((value) => typeof value === 'number' && !Number.isInteger(value))
      if (broken) return { ok: false, problem: 'bad-value', label: 'Número', hint: 'Escreva um número inteiro.' }
      return await inTransaction(db, async (trx): Promise<EditOutcome> => {
        const isKept = await changeSettingsPart(trx, { name: MARKETING_SETTING, part, patch: read.plain, version })
        return isKept ? { ok: true } : { ok: false, problem: 'stale' }
      })
    },
  }
}

/** As forms read a value: yes and no of a box, else its text. */
const wireValue = (value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? ''))
