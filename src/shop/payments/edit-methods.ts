import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { formatNumber } from '#kit/pt-br.ts'
import type { PaymentMethod } from './contract.ts'
import type { MethodField } from './method.ts'
import { METHODS, type Payments } from './service.ts'
import { numberOf, type StoredMethod, storedMethod } from './settings.ts'

/** A way to pay at the merchant's desk: how shoppers see it, and its settings. */
export type DescribedMethod = Pick<PaymentMethod, 'id' | 'title' | 'description' | 'enabled'> & {
  deskName: string
  deskHelp: string
  /** Its place in the list. */
  position: number
  /** Switched on, but something that it needs is missing. */
  needsSetup: boolean
  fields: (MethodField & { value: string })[]
  /** How often it was changed. */
  version: number
}
export type MethodInput = { enabled?: boolean; title?: string; description?: string; settings?: Record<string, unknown> }
export type MethodOutcome =
  | { ok: true }
  | { ok: false; problem: 'unknown' | 'stale' }
  | { ok: false; problem: 'bad-value'; label: string; hint: string }

type Options = { db: Kysely<Database>; settings: { get: (name: string) => Promise<unknown> }; payments: Pick<Payments, 'find'> }

/** Changing how the shop is paid. */
export function createMethodEditing({ db, settings, payments }: Options) {
  const describe = async (): Promise<DescribedMethod[]> => {
    const all = await settings.get('payments')
    return await Promise.all(
      METHODS.map(async ({ id, fields, deskName, deskHelp }, position) => {
        const stored = storedMethod(all, id)
        const method = (await payments.find(id))! // the list is the same one
        const { title, description, enabled } = method
        return {
          id,
          title,
          description,
          deskName: deskName ?? title,
          deskHelp: deskHelp ?? description,
          enabled,
          position,
          needsSetup: stored['enabled'] === true && !enabled,
          fields: fields.map((field) => ({ ...field, value: valueOf(field, stored) })),
          version: numberOf(stored['version'], { fallback: 0, least: 0, most: 2_147_483_647 }),
        }
      }),
    )
  }
  return {
    describe,
    /**
     * What is absent stays. One statement, so that two who change different things both do;
     * `version`: what the merchant had read, and a change since then is not overwritten.
     */
    change: async (id: string, { settings: wanted = {}, ...input }: MethodInput, version?: number): Promise<MethodOutcome> => {
      const definition = METHODS.find((method) => method.id === id)
      if (!definition) return { ok: false, problem: 'unknown' }
      const patch: Record<string, unknown> = { ...input }
      for (const field of definition.fields) {
        if (!Object.hasOwn(wanted, field.name)) continue
        const value = readField(field, wanted[field.name])
        if (value === undefined)
          return { ok: false, problem: 'bad-value', label: field.label, hint: field.wrong ?? boundsOf(field) }
        patch[field.name] = value
      }
      const json = JSON.stringify(patch)
      const was = sql`coalesce((settings.value #>> array[${id}, 'version'])::int, 0)`
      const { rows } = await sql`
        insert into settings (name, value) select 'payments', jsonb_build_object(${id}::text, ${json}::jsonb || '{"version":1}')
          where ${version ?? 0}::int = 0 or exists (select from settings where name = 'payments')
        on conflict (name) do update set updated_at = now(),
          value = settings.value || jsonb_build_object(${id}::text,
            coalesce(settings.value -> ${id}, '{}') || ${json}::jsonb || jsonb_build_object('version', ${was} + 1))
          where ${version ?? null}::int is null or ${was} = ${version ?? null}
        returning name`.execute(db)
      if (rows.length === 0) return { ok: false, problem: 'stale' }
      return { ok: true }
    },
  }
}
export type MethodEditing = ReturnType<typeof createMethodEditing>

function valueOf({ name, kind, fallback }: MethodField, stored: StoredMethod): string {
  const raw = stored[name]
  return typeof raw === (kind === 'number' ? 'number' : 'string') ? String(raw) : fallback
}

/** What would do, in words. */
function boundsOf({ kind, least = 0, most }: MethodField): string {
  return kind === 'number' ? `De ${formatNumber(least)} a ${formatNumber(most)}.` : `Escreva até ${most} letras, sem < nem >.`
}

/** What a merchant typed, as it is stored; undefined when it makes no sense. */
export function readField({ kind, least = 0, most, check }: MethodField, typed: unknown): string | number | undefined {
  if (kind === 'number') {
    const text = typeof typed === 'number' ? String(typed) : typeof typed === 'string' ? typed.trim().replace(',', '.') : ''
    const value = /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined
    return value !== undefined && value >= least && value <= most ? value : undefined
  }
  if (typeof typed !== 'string' || typed.length > most) return undefined
  const strange = kind === 'lines' ? /[^\P{Cc}\n\r]|[<>]/u : /[\p{Cc}<>]/u
  if (strange.test(typed)) return undefined
  return check ? check(typed) : typed.trim()
}
