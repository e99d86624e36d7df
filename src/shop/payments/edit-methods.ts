import type { Kysely } from 'kysely'
import { changeSettingsPart } from '#db/change-settings-part.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { isSecret, readSettings, type SettingField } from '#kit/setting-field.ts'
import type { PaymentMethod } from './contract.ts'
import { NO_ACCESS } from './stored-access.ts'
import type { PaymentSecrets } from './secrets.ts'
import type { Payments } from './service.ts'
import { numberOf, type StoredMethod, storedMethod } from './settings.ts'

/** A way to pay at the merchant's desk: how shoppers see it, and its settings. */
export type DescribedMethod = Pick<PaymentMethod, 'id' | 'title' | 'description' | 'enabled'> & {
  deskName: string
  deskHelp: string
  /** Moves no money, and says so by a name that stays. */
  isTest: boolean
  /** Its place in the list. */
  position: number
  /** Switched on, but something that it needs is missing. */
  needsSetup: boolean
  /** Of a secret only whether there is one. */
  fields: (SettingField & { value: string; isSet: boolean })[]
  /** A payment service is behind it: it can be asked how it is. */
  hasService: boolean
  /** The service can be asked: its keys, or those of the account that it uses, are set. */
  isSetUp: boolean
  isInTestMode: boolean
  /** How often it was changed. */
  version: number
}
export type MethodInput = { enabled?: boolean; title?: string; description?: string; settings?: Record<string, unknown> }
export type MethodOutcome =
  | { ok: true }
  | { ok: false; problem: 'unknown' | 'stale' }
  | { ok: false; problem: 'bad-value'; label: string; hint: string }

const TEST_NAME_STAYS = 'O pagamento de teste não muda de nome: quem compra precisa saber que nada é cobrado.'

type Options = {
  db: Kysely<Database>
  settings: { get: (name: string) => Promise<unknown> }
  payments: Pick<Payments, 'find' | 'definitions'>
  secrets: PaymentSecrets
}

/** Changing how the shop is paid. */
export function createMethodEditing({ db, settings, payments, secrets }: Options) {
  const renamedPart = async (id: string, { title, description }: MethodInput) => {
    const method = await payments.find(id)
    if (title !== undefined && title !== method?.title) return 'Nome na loja'
    return description !== undefined && description !== method?.description ? 'Explicação na loja' : undefined
  }
  const describe = async (): Promise<DescribedMethod[]> => {
    const all = await settings.get('payments')
    return await Promise.all(
      (await payments.definitions()).map(async ({ id, fields, deskName, deskHelp, connect, isTest = false }, position) => {
        const stored = storedMethod(all, id)
        const method = (await payments.find(id))! // the list is the same one
        const { title, description, enabled, isInTestMode = false, isConnected } = method
        const opened = fields.some(isSecret) ? await secrets.open(id) : new Map<string, string>()
        return {
          id,
          title,
          description,
          deskName: deskName ?? title,
          deskHelp: deskHelp ?? description,
          enabled,
          position,
          isTest,
          needsSetup: stored['enabled'] === true && !enabled,
          fields: fields.map((field) => ({
            ...field,
            value: valueOf(field, stored),
            isSet: isSecret(field) ? opened.has(field.name) : Object.hasOwn(stored, field.name),
          })),
          hasService: connect !== undefined,
          isSetUp: isConnected ?? (opened.size > 0 || !fields.some(isSecret)),
          isInTestMode,
          version: numberOf(stored['version'], { fallback: 0, least: 0, most: 2_147_483_647 }),
        }
      }),
    )
  }
  return {
    describe,
    /**
     * What is absent stays. Two who change different things both do;
     * `version`: what the merchant had read, and a change since then is not overwritten.
     */
    change: async (id: string, { settings: wanted = {}, ...input }: MethodInput, version?: number): Promise<MethodOutcome> => {
      const definition = (await payments.definitions()).find((method) => method.id === id)
      if (!definition) return { ok: false, problem: 'unknown' }
      const renamed = definition.isTest && (await renamedPart(id, input))
      if (renamed) return { ok: false, problem: 'bad-value', label: renamed, hint: TEST_NAME_STAYS }
      const read = readSettings(definition.fields, wanted)
      if (!read.ok) return { ok: false, problem: 'bad-value', label: read.label, hint: read.hint }
      const { plain } = read
      const locked = new Map(read.secrets)
      const patch: Record<string, unknown> = { ...input, ...plain }
      // A key that is typed takes the place of access that was given by a press.
      if (definition.access && locked.has('accessToken')) {
        locked.set('refreshToken', '')
        Object.assign(patch, NO_ACCESS)
      }
      // Which secrets there are is no secret: pages ask for it without opening any.
      if (locked.size > 0) patch['secrets'] = await secrets.namesAfter(id, locked)
      return await inTransaction(db, async (trx): Promise<MethodOutcome> => {
        if (!(await changeSettingsPart(trx, { name: 'payments', part: id, patch, version })))
          return { ok: false, problem: 'stale' }
        await secrets.keep(trx, id, locked)
        return { ok: true }
      })
    },
  }
}
export type MethodEditing = ReturnType<typeof createMethodEditing>

function valueOf({ name, kind, fallback }: SettingField, stored: StoredMethod): string {
  if (isSecret({ kind })) return ''
  const raw = stored[name]
  return typeof raw === (kind === 'number' ? 'number' : 'string') ? String(raw) : fallback
}
