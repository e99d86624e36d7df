import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { createLock } from '#kit/secret-lock.ts'
import { isSecret, readSetting, type SettingField, settingHint, settingOf, type SettingValue } from '#kit/setting-field.ts'

export type SettingsOutcome =
  | { ok: true }
  | { ok: false; problem: 'stale' }
  | { ok: false; problem: 'bad-value'; label: string; hint: string }
/** As a form shows it: of a secret only whether there is one. */
export type ShownSetting = SettingField & { value: SettingValue; isSet: boolean }

type Fields = readonly SettingField[]

/** What the merchant sets for extensions. Secrets lie encrypted in a table of their own and are shown to nobody. */
export function createExtensionSettings({ db, secret }: { db: Kysely<Database>; secret: string }) {
  const lock = createLock(secret, 'vitrine: secrets of extensions')
  const rowOf = (extension: string, name: string) => Buffer.from(`${extension}/${name}`)
  const stored = async (extension: string) =>
    (await db.selectFrom('extensions').select(['settings', 'version']).where('name', '=', extension).executeTakeFirst()) ?? {
      settings: {},
      version: 0,
    }
  const secretsOf = async (extension: string) => {
    const rows = await db.selectFrom('extension_secrets').select(['name', 'locked']).where('extension', '=', extension).execute()
    return new Map(rows.map(({ name, locked }) => [name, lock.open(locked, rowOf(extension, name))]))
  }

  return {
    /** For the extension itself: every setting by its name. */
    read: async (extension: string, fields: Fields): Promise<Record<string, SettingValue>> => {
      const hasSecrets = fields.some(isSecret)
      const [{ settings }, secrets] = await Promise.all([
        stored(extension),
        hasSecrets ? secretsOf(extension) : new Map<string, string>(),
      ])
      return Object.fromEntries(
        fields.map((field) => [
          field.name,
          isSecret(field) ? (secrets.get(field.name) ?? '') : settingOf(field, settings[field.name]),
        ]),
      )
    },

    show: async (extension: string, fields: Fields): Promise<{ fields: ShownSetting[]; version: number }> => {
      const [{ settings, version }, secrets] = await Promise.all([stored(extension), secretsOf(extension)])
      return {
        version,
        fields: fields.map((field) => ({
          ...field,
          value: isSecret(field) ? '' : settingOf(field, settings[field.name]),
          // One that no longer opens, because the shop's own secret is another one, has to be typed again.
          isSet: isSecret(field) ? secrets.get(field.name) !== undefined : Object.hasOwn(settings, field.name),
        })),
      }
    },

    /** What is absent stays; an empty secret is taken away. `version`: what the merchant had read. */
    change: async (
      extension: string,
      fields: Fields,
      { values, version }: { values: Record<string, unknown>; version?: number },
    ): Promise<SettingsOutcome> => {
      const patch: Record<string, SettingValue> = {}
      const secrets = new Map<string, string>()
      for (const field of fields) {
        if (!Object.hasOwn(values, field.name)) continue
        const value = readSetting(field, values[field.name])
        if (value === undefined) return { ok: false, problem: 'bad-value', label: field.label, hint: settingHint(field) }
        if (isSecret(field)) secrets.set(field.name, String(value))
        else patch[field.name] = value
      }
      return await inTransaction(db, async (trx): Promise<SettingsOutcome> => {
        await sql`insert into extensions (name) values (${extension}) on conflict do nothing`.execute(trx)
        const { rows } = await sql`
          update extensions set settings = settings || ${JSON.stringify(patch)}::jsonb, version = version + 1, updated_at = now()
          where name = ${extension} and (${version ?? null}::int is null or version = ${version ?? null})
          returning name`.execute(trx)
        if (rows.length === 0) return { ok: false, problem: 'stale' }
        for (const [name, value] of secrets) {
          const locked = lock.close(value, rowOf(extension, name))
          if (value === '')
            await trx.deleteFrom('extension_secrets').where('extension', '=', extension).where('name', '=', name).execute()
          else
            await trx
              .insertInto('extension_secrets')
              .values({ extension, name, locked })
              .onConflict((conflict) => conflict.columns(['extension', 'name']).doUpdateSet({ locked }))
              .execute()
        }
        return { ok: true }
      })
    },
  }
}
export type ExtensionSettings = ReturnType<typeof createExtensionSettings>
