import { type Kysely, sql } from 'kysely'
import type { TextLock } from '#content/settings/locked-text.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { AccountMails, User } from '../contract.ts'
import type { Registration } from '../registration.ts'
import type { GoogleAddresses } from './addresses.ts'
import type { createKeyCheck, GoogleKeys, KeyCheck } from './check-keys.ts'
import { GOOGLE_SETTING, type GoogleIdentity, isGoogleClientId, readGoogleKeys, readGoogleSettings } from './contract.ts'
import { decide, type Refusal } from './decide.ts'
import type { createCodeExchange, ExchangeProblem } from './exchange-code.ts'
import { findDoors } from './find-doors.ts'
import { linkGoogle, openAccount } from './open-account.ts'
import type { createGoogleRequests } from './requests.ts'

type Options = {
  db: Kysely<Database>
  settings: { get: (name: string) => Promise<unknown> }
  textLock: Pick<TextLock, 'open'>
  registration: Pick<Registration, 'isOpen'>
  mails: Pick<AccountMails, 'newAccount'>
  requests: ReturnType<typeof createGoogleRequests>
  exchange: ReturnType<typeof createCodeExchange>
  checkKeys: ReturnType<typeof createKeyCheck>
  addresses: GoogleAddresses
  /** Where Google sends people back to. */
  returnUrl: string
}

/** `in`: `needsCode` before anybody is signed in. `password`: the account of the address is opened by its own password once. */
export type Arrival =
  | { kind: 'in'; user: User; needsCode: boolean; isNew: boolean }
  | { kind: 'password'; user: User; identity: GoogleIdentity }
  | { kind: 'refused'; why: Refusal | ExchangeProblem | 'late' }

/** «Entrar com Google»: OpenID Connect with the authorization code flow and PKCE. */
export function createGoogleSignIn({ db, settings, textLock, requests, exchange, addresses, returnUrl, ...options }: Options) {
  const keys = async () => {
    const kept = readGoogleSettings(await settings.get(GOOGLE_SETTING))
    const clientSecret = kept && textLock.open(kept.secret)
    return clientSecret === undefined ? undefined : { clientId: kept!.clientId, clientSecret }
  }

  const arrive = async (identity: GoogleIdentity): Promise<Arrival> => {
    const isOpen = await options.registration.isOpen()
    return await inTransaction(db, async (trx): Promise<Arrival> => {
      // One person who comes twice at once: the second finds what the first has made.
      await sql`select pg_advisory_xact_lock(hashtext(${`google:${identity.subject}`}))`.execute(trx)
      const { linked, sameAddress } = await findDoors(trx, identity)
      const decision = decide(identity, { linked, sameAddress, isOpen })
      const door = linked ?? sameAddress
      if (door && decision === 'link') {
        if (!(await linkGoogle(trx, door.user.id, identity))) return { kind: 'refused', why: 'other-google' }
        await sql`select prove_customer_email(${door.user.id})`.execute(trx)
      }
      if (door && (decision === 'enter' || decision === 'link'))
        return { kind: 'in', user: door.user, needsCode: door.hasFactor, isNew: false }
      if (door && decision === 'ask-password') return { kind: 'password', user: door.user, identity }
      if (decision === 'create') {
        const user = await openAccount(trx, identity, options.mails)
        // Somebody registered the address this very moment: whoever comes again finds the account.
        return user ? { kind: 'in', user, needsCode: false, isNew: true } : { kind: 'refused', why: 'late' }
      }
      return { kind: 'refused', why: decision as Refusal }
    })
  }

  return {
    returnUrl,
    isOn: async () => (await keys()) !== undefined,

    /** Whether Google takes the keys: those that are typed, and where one is not, the one that is kept. */
    check: async ({ clientId, clientSecret }: Partial<GoogleKeys>): Promise<KeyCheck | 'missing'> => {
      const kept = readGoogleKeys(await settings.get(GOOGLE_SETTING))
      const id = clientId ?? kept.clientId
      const secret = clientSecret ?? textLock.open(kept.secret) ?? ''
      if (id === '' || secret === '') return 'missing'
      return isGoogleClientId(id) ? await options.checkKeys({ clientId: id, clientSecret: secret }) : 'client-id'
    },

    /** Google's page for this visitor; undefined while the shop does not use it. */
    begin: async (sessionId: number, redirect: string): Promise<string | undefined> => {
      const found = await keys()
      if (!found) return undefined
      const { state, nonce, challenge } = await requests.begin(sessionId, redirect)
      const query = new URLSearchParams({
        client_id: found.clientId,
        redirect_uri: returnUrl,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        prompt: 'select_account',
      })
      return `${addresses.page}?${query}`
    },

    /** Who came back with a state of this session: who that is here, and where they wanted to go. */
    finish: async (
      sessionId: number,
      { state, code }: { state: string; code: string },
    ): Promise<{ redirect: string; arrival: Arrival }> => {
      const found = await keys()
      const request = found && (await requests.take(sessionId, state))
      if (!request) return { redirect: '', arrival: { kind: 'refused', why: 'late' } }
      const { redirect, ...proof } = request
      if (code === '') return { redirect, arrival: { kind: 'refused', why: 'late' } }
      const exchanged = await exchange({ code, ...proof, ...found, returnUrl })
      return {
        redirect,
        arrival: exchanged.ok ? await arrive(exchanged.identity) : { kind: 'refused', why: exchanged.problem },
      }
    },

    /** Whose password was right: Google opens the account from now on. */
    link: async (userId: number, identity: GoogleIdentity): Promise<boolean> => await linkGoogle(db, userId, identity),

    /** With which address at Google somebody's account is linked. */
    addressOf: async (userId: number): Promise<string | undefined> =>
      (await db.selectFrom('google_accounts').select('email').where('user_id', '=', userId).executeTakeFirst())?.email,

    unlink: async (userId: number) => {
      await db.deleteFrom('google_accounts').where('user_id', '=', userId).execute()
    },

    sweep: requests.sweep,
  }
}
export type GoogleSignIn = ReturnType<typeof createGoogleSignIn>
