import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { SettingsReader } from '#content/settings/contract.ts'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Orders } from '#shop/orders/service.ts'
import { createAddresses } from './addresses.ts'
import { createAfterSale } from './after-sale-service.ts'
import { createCustomers } from './customers.ts'
import { createDownloads } from './downloads.ts'
import { createLeaving } from './leaving.ts'
import { createPasswordResets, RESET_JOB } from './password-resets.ts'
import { createPersonalData } from './personal-data.ts'
import { createProfiles } from './profiles.ts'
import { PASSWORD_CHANGED_JOB } from './put-password.ts'
import { createRegistration } from './registration.ts'
import type { Accounts } from './service.ts'
import { createPasswordChangedJob } from './tell-password-change.ts'

type Needs = {
  db: Kysely<Database>
  secret: string
  clock: Clock
  dataDir: string
  accounts: Accounts
  orders: Orders
  settings: Pick<SettingsReader, 'shop'> & { get: (name: string) => Promise<unknown> }
  forgetFormFiles: (ids: string[]) => Promise<void>
  accountMails: Parameters<typeof createRegistration>[0]['mails'] &
    Parameters<typeof createPasswordResets>[0]['mails'] &
    Parameters<typeof createPasswordChangedJob>[0]['mails'] &
    Parameters<typeof createProfiles>[0]['mails']
  leavingMail: Parameters<typeof createLeaving>[0]['letter']
  returnMails: Parameters<typeof createAfterSale>[0]['mails']
}

/** What customers can do by themselves. */
export const customersModule = defineModule({
  create: (needs: Needs) => {
    const { db, secret, clock, dataDir, accounts, orders, settings, accountMails: mails } = needs
    const addresses = createAddresses({ db })
    const personalData = createPersonalData({ db, addresses, orders, forgetFiles: needs.forgetFormFiles })
    return {
      addresses,
      personalData,
      customers: createCustomers({ db }),
      shopName: async () => (await settings.shop()).name,
      registration: createRegistration({ db, accounts, mails, settings }),
      passwordResets: createPasswordResets({ db, accounts, mails }),
      profiles: createProfiles({ db, accounts, mails }),
      downloads: createDownloads({ db, secret, clock, folder: join(dataDir, 'downloads') }),
      leaving: createLeaving({ db, erase: personalData.erase, letter: needs.leavingMail }),
      afterSale: createAfterSale({ db, orders, clock, mails: needs.returnMails }),
    }
  },
  jobs: ({ db, passwordResets, accountMails: mails }) => ({
    [RESET_JOB]: passwordResets.send,
    [PASSWORD_CHANGED_JOB]: createPasswordChangedJob({ db, mails }),
  }),
  sweep: ({ leaving }) => leaving.sweep(),
})
