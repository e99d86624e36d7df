import type { Kysely } from 'kysely'
import { changeSettingsPart } from '#db/change-settings-part.ts'
import type { Database } from '#db/schema.ts'
import type { ServiceSecrets } from '#db/service-secrets.ts'
import { inTransaction } from '#db/transaction.ts'
import { isSecret, readSettings, type SettingField } from '#kit/setting-field.ts'
import { MAIL_SETTING, SERVER_FIELDS, SERVER_PART, type StoredServer } from './server-settings.ts'
import { forgetTrouble } from './state.ts'

export type DescribedServer = {
  /** Of a secret only whether there is one. */
  fields: (SettingField & { value: string; isSet: boolean })[]
  version: number
}
export type ServerOutcome =
  | { ok: true }
  | { ok: false; problem: 'stale' | 'environment' }
  | { ok: false; problem: 'bad-value'; label: string; hint: string }

type Options = {
  db: Kysely<Database>
  secrets: ServiceSecrets
  server: { stored: () => Promise<StoredServer>; environmentHost: string | undefined }
}

/** Changing the mail server in the workbench. */
export function createServerEditing({ db, secrets, server }: Options) {
  return {
    describe: async (): Promise<DescribedServer> => {
      const stored = await server.stored()
      const values: Record<string, unknown> = stored
      return {
        fields: SERVER_FIELDS.map((field) => ({
          ...field,
          value: isSecret(field) ? '' : String(values[field.name] ?? ''),
          isSet: isSecret(field) ? stored.hasPassword : true,
        })),
        version: stored.version,
      }
    },
    /** What is absent stays; `version`: what the merchant had read, and a change since then is not overwritten. */
    change: async (typed: Record<string, unknown>, version?: number): Promise<ServerOutcome> => {
      if (server.environmentHost !== undefined) return { ok: false, problem: 'environment' }
      const read = readSettings(SERVER_FIELDS, typed)
      if (!read.ok) return { ok: false, problem: 'bad-value', label: read.label, hint: read.hint }
      const before = await server.stored()
      if (asksForPassword(before, read)) return { ok: false, problem: 'bad-value', label: 'Senha', hint: TYPE_AGAIN }
      const patch = {
        ...read.plain,
        ...(read.secrets.size > 0 && { secrets: await secrets.namesAfter(SERVER_PART, read.secrets) }),
      }
      return await inTransaction(db, async (trx): Promise<ServerOutcome> => {
        if (!(await changeSettingsPart(trx, { name: MAIL_SETTING, part: SERVER_PART, patch, version })))
          return { ok: false, problem: 'stale' }
        await secrets.keep(trx, SERVER_PART, read.secrets)
        // Whether the new server fails is not known yet.
        await forgetTrouble(trx)
        return { ok: true }
      })
    },
  }
}
export type ServerEditing = ReturnType<typeof createServerEditing>

const TYPE_AGAIN = 'Digite a senha de novo: a guardada só é enviada ao servidor para o qual foi digitada.'

type Read = { plain: Record<string, unknown>; secrets: ReadonlyMap<string, string> }

/** A kept password goes to no other server than the one that it was typed for: whoever could change the name alone would be sent it. */
const asksForPassword = ({ host, hasPassword }: StoredServer, { plain, secrets }: Read) =>
  hasPassword && !secrets.has('password') && typeof plain['host'] === 'string' && plain['host'] !== '' && plain['host'] !== host
