import type { Kysely } from 'kysely'
import type { SettingsReader } from '#content/settings/contract.ts'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createAddresses } from './addresses.ts'
import { createCustomerFields } from './customer-fields.ts'
import { createCustomers } from './customers.ts'
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
  settings: Pick<SettingsReader, 'shop'> & { get: (name: string) => Promise<unknown> }
  accountMails: Parameters<typeof createRegistration>[0]['mails'] &
    Parameters<typeof createPasswordResets>[0]['mails'] &
    Parameters<typeof createSignInLinks>[0]['mails'] &
    Parameters<typeof createPasswordChangedJob>[0]['mails'] &
    Parameters<typeof createProfiles>[0]['mails']
}

/** What customers can do by themselves. */
export const customersModule = defineModule({
  create: ({ db, accounts, settings, accountMails: mails }: Needs) => ({
    addresses: createAddresses({ db }),
    customers: createCustomers({ db }),
    customerFields: createCustomerFields({ db }),
    shopName: async () => (await settings.shop()).name,
    registration: createRegistration({ db, accounts, mails, settings }),
    passwordResets: createPasswordResets({ db, accounts, mails }),
    signInLinks: createSignInLinks({ db, accounts, mails }),
    profiles: createProfiles({ db, accounts, mails }),
  }),
  sweep: ({ signInLinks }) => signInLinks.sweep(),
  jobs: ({ db, passwordResets, signInLinks, accountMails: mails }) => ({
    [SIGN_IN_LINK_JOB]: signInLinks.send,
    [RESET_JOB]: passwordResets.send,
    [PASSWORD_CHANGED_JOB]: createPasswordChangedJob({ db, mails }),
  }),
})
