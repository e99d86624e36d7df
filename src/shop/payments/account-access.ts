import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { changeSettingsPart } from '#db/change-settings-part.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { CallOutside } from '#outgoing/exchange.ts'
import type { Connections } from './connections.ts'
import type { Access } from './method.ts'
import { ServiceTrouble } from './provider.ts'
import type { PaymentSecrets } from './secrets.ts'
import { storedMethod } from './settings.ts'
import { NO_ACCESS, readAccess, type StoredAccess } from './stored-access.ts'

export const RENEW_ACCESS_JOB = 'renew-payment-access'
/** Long enough to sign in at the service. */
const STATE_SECONDS = 1_800
/** So long before its end it is renewed: there is time to fail, and to tell the merchant. */
const EARLY_MS = 30 * 24 * 3_600_000

type Who = { method: string; userId: number }
type Outcome = { ok: true } | { ok: false; problem: string }
/** `none`: keys are copied; `open`: it can be connected; `done`: it is. */
export type AccessState = StoredAccess & { state: 'none' | 'open' | 'done' }

type Options = {
  db: Kysely<Database>
  connections: Pick<Connections, 'settingsOf' | 'ids'>
  settings: { get: (name: string) => Promise<unknown> }
  secrets: PaymentSecrets
  secret: string
  shopUrl: string
  call: CallOutside
  now: () => Date
}

/** Access to a merchant's account at a payment service, given on its own page. Whoever comes back must be the one who was sent there. */
export function createAccountAccess({ db, connections, settings, secrets, secret, shopUrl, call, now }: Options) {
  /** The merchant's own screen: it hands the code on. */
  const returnUrl = `${shopUrl}/painel/ajustes/pagamento`
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const stateFor = ({ method, userId }: Who, expires: number) =>
    `${method}.${expires}.${sign(`payment access|${method}|${userId}|${expires}`)}`
  const isGood = (state: string, who: Who) => {
    const expires = Number(/^[a-z0-9_]{1,40}\.(\d{1,12})\.[\w-]{43}$/.exec(state)?.[1] ?? 0)
    const wanted = Buffer.from(stateFor(who, expires))
    const given = Buffer.from(state)
    return expires * 1_000 > now().getTime() && wanted.length === given.length && timingSafeEqual(wanted, given)
  }
  /** PKCE: known to nobody but the shop, and the same when the merchant comes back. */
  const verifierOf = (state: string) => sign(`payment access verifier|${state}`)
  const partOf = async (id: string) => {
    const found = await connections.settingsOf(id)
    return found?.definition.access && { access: found.definition.access, settings: found.settings }
  }
  const keep = async (id: string, { accessToken, refreshToken, expiresAt, account, also = {} }: Access) =>
    await inTransaction(db, async (trx) => {
      const locked = new Map([
        ['accessToken', accessToken],
        ['refreshToken', refreshToken],
      ])
      const facts = { accessUntil: expiresAt.toISOString(), accessAccount: account.slice(0, 100), accessProblem: '' }
      const patch = { ...facts, secrets: await secrets.namesAfter(id, locked) }
      await changeSettingsPart(trx, { name: 'payments', part: id, patch })
      await secrets.keep(trx, id, locked)
      for (const [part, values] of Object.entries(also)) await changeSettingsPart(trx, { name: 'payments', part, patch: values })
    })
  const noteProblem = async (id: string, problem: string) =>
    await inTransaction(db, (trx) =>
      changeSettingsPart(trx, { name: 'payments', part: id, patch: { accessProblem: problem.slice(0, 300) } }),
    )
  const stateOf = async (id: string): Promise<AccessState> => {
    const part = await partOf(id)
    const stored = readAccess(storedMethod(await settings.get('payments'), id))
    if (!part?.access.isReady(part.settings)) return { ...stored, state: 'none' }
    return { ...stored, state: stored.until && (part.settings['accessToken'] ?? '') !== '' ? 'done' : 'open' }
  }
  const renew = async (id: string) => {
    const part = await partOf(id)
    const { until } = readAccess(storedMethod(await settings.get('payments'), id))
    if (!part || !until || until.getTime() - now().getTime() > EARLY_MS) return
    const refreshToken = (await secrets.open(id)).get('refreshToken') ?? ''
    if (refreshToken === '') return
    try {
      await keep(id, await part.access.take(part.settings, { call, now }, { kind: 'refresh', refreshToken }))
    } catch (error) {
      if (!(error instanceof ServiceTrouble)) throw error
      await noteProblem(id, error.message)
    }
  }
  return {
    returnUrl,
    stateOf,
    /** The service's page, for this person alone; undefined where nothing can be allowed. */
    begin: async (who: Who): Promise<string | undefined> => {
      const part = await partOf(who.method)
      if (!part?.access.isReady(part.settings)) return undefined
      const state = stateFor(who, Math.floor(now().getTime() / 1_000) + STATE_SECONDS)
      const challenge = createHash('sha256').update(verifierOf(state)).digest('base64url')
      return part.access.pageUrl(part.settings, { returnUrl, state, challenge })
    },
    finish: async (who: Who, { code, state }: { code: string; state: string }): Promise<Outcome> => {
      const part = await partOf(who.method)
      if (!part || !isGood(state, who))
        return { ok: false, problem: 'Este pedido de acesso não vale mais. Clique de novo em «Conectar conta».' }
      try {
        const grant = { kind: 'code' as const, code, returnUrl, verifier: verifierOf(state) }
        await keep(who.method, await part.access.take(part.settings, { call, now }, grant))
        return { ok: true }
      } catch (error) {
        if (!(error instanceof ServiceTrouble)) throw error
        return { ok: false, problem: error.message }
      }
    },
    /** The shop forgets the keys; nobody can pay this way any more. */
    disconnect: async (id: string): Promise<void> => {
      if (!(await partOf(id))) return
      const gone = new Map([
        ['accessToken', ''],
        ['refreshToken', ''],
      ])
      const patch = { ...NO_ACCESS, secrets: await secrets.namesAfter(id, gone) }
      await inTransaction(db, async (trx) => {
        await changeSettingsPart(trx, { name: 'payments', part: id, patch })
        await secrets.keep(trx, id, gone)
      })
    },
    /** The job: every access that ends within a month is renewed; what fails is told to the merchant and tried again. */
    renewDue: async () => {
      for (const id of await connections.ids()) await renew(id)
    },
  }
}
export type PaymentAccess = ReturnType<typeof createAccountAccess>
