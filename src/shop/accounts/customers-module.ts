import type { Kysely } from 'kysely'
import type { SettingsReader } from '#content/settings/contract.ts'
import type { TextLock } from '#content/settings/locked-text.ts'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { defineModule } from '#modules/define-module.ts'
import { createCallOutside, type Network } from '#outgoing/exchange.ts'
import { createAddresses } from './addresses.ts'
import { createCustomerFields } from './customer-fields.ts'
import { createCustomers } from './customers.ts'
import { GOOGLE, type GoogleAddresses } from './google/addresses.ts'
import { createKeyCheck } from './google/check-keys.ts'
import { GOOGLE_PATH } from './google/contract.ts'
import { createCodeExchange } from './google/exchange-code.ts'
import { createKeySet } from './google/key-set.ts'
import { createGoogleRequests } from './google/requests.ts'
import { createGoogleSignIn } from './google/service.ts'
import { createPasswordResets, RESET_JOB } from './password-resets.ts'
import { createSignInLinks, SIGN_IN_LINK_JOB } from './sign-in-links.ts'
import { createProfiles } from './profiles.ts'
import { PASSWORD_CHANGED_JOB } from './put-password.ts'
import { createRegistration } from './registration.ts'
import type { Accounts } from './service.ts'
import { createPasswordChangedJob } from './tell-password-change.ts'

type Needs = {
  db: Kysely<Database>
  accounts: Accounts
  textLock: Pick<TextLock, 'open'>
  secret: string
  clock: Clock
  shopUrl: string
  network?: Network
  /** Where Google is, in place of where it is for everybody. */
  googleAddresses?: GoogleAddresses
  settings: Pick<SettingsReader, 'shop'> & { get: (name: string) => Promise<unknown> }
  accountMails: Parameters<typeof createRegistration>[0]['mails'] &
    Parameters<typeof createPasswordResets>[0]['mails'] &
    Parameters<typeof createSignInLinks>[0]['mails'] &
    Parameters<typeof createPasswordChangedJob>[0]['mails'] &
    Parameters<typeof createProfiles>[0]['mails']
}

/** Somebody waits before the page: a server that is slow is one that is away. */
const GOOGLE_LIMITS = { deadlineMs: 5_000, maxBytes: 100_000 }

/** What customers can do by themselves. */
export const customersModule = defineModule({
  create: ({ db, accounts, settings, accountMails: mails, ...needs }: Needs) => {
    const registration = createRegistration({ db, accounts, mails, settings })
    return {
      addresses: createAddresses({ db }),
      customers: createCustomers({ db }),
      customerFields: createCustomerFields({ db }),
      shopName: async () => (await settings.shop()).name,
      registration,
      passwordResets: createPasswordResets({ db, accounts, mails }),
      signInLinks: createSignInLinks({ db, accounts, mails }),
      googleSignIn: googleSignInOf({ db, settings, mails, registration, ...needs }),
      profiles: createProfiles({ db, accounts, mails }),
    }
  },
  sweep: async ({ signInLinks, googleSignIn }) => {
    await signInLinks.sweep()
    await googleSignIn.sweep()
  },
  jobs: ({ db, passwordResets, signInLinks, accountMails: mails }) => ({
    [SIGN_IN_LINK_JOB]: signInLinks.send,
    [RESET_JOB]: passwordResets.send,
    [PASSWORD_CHANGED_JOB]: createPasswordChangedJob({ db, mails }),
  }),
})

type GoogleNeeds = Omit<
  Parameters<typeof createGoogleSignIn>[0],
  'requests' | 'exchange' | 'checkKeys' | 'addresses' | 'returnUrl'
> &
  Pick<Needs, 'secret' | 'clock' | 'shopUrl' | 'network' | 'googleAddresses'>

function googleSignInOf({ network = {}, googleAddresses: addresses = GOOGLE, secret, clock: { now }, ...needs }: GoogleNeeds) {
  const returnUrl = `${needs.shopUrl}${GOOGLE_PATH}volta/`
  const call = createCallOutside({ ...network, ...GOOGLE_LIMITS })
  const exchange = createCodeExchange({ call, addresses, now, keyOf: createKeySet({ call, url: addresses.keys, now }) })
  const checkKeys = createKeyCheck({ call, addresses, returnUrl })
  const requests = createGoogleRequests({ db: needs.db, secret })
  return createGoogleSignIn({ ...needs, addresses, exchange, checkKeys, requests, returnUrl })
}
