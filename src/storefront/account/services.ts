import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { SettingsReader } from '#content/settings/contract.ts'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { createAddresses } from '#shop/accounts/addresses.ts'
import { createAfterSale } from '#shop/accounts/after-sale-service.ts'
import { createDownloads } from '#shop/accounts/downloads.ts'
import { createLeaving } from '#shop/accounts/leaving.ts'
import { createPasswordResets } from '#shop/accounts/password-resets.ts'
import { createPersonalData } from '#shop/accounts/personal-data.ts'
import { createProfiles } from '#shop/accounts/profiles.ts'
import { createRegistration } from '#shop/accounts/registration.ts'
import type { Accounts } from '#shop/accounts/service.ts'
import { createPasswordChangedJob } from '#shop/accounts/tell-password-change.ts'
import type { Orders } from '#shop/orders/service.ts'
import { createLeavingMail } from '#mail/account-leaving-mail.ts'
import { createAccountMails } from '#mail/account-mails.ts'
import { createReturnMails } from '#mail/account-return-mails.ts'

type Options = {
  db: Kysely<Database>
  accounts: Accounts
  orders: Orders
  settings: Pick<SettingsReader, 'shop'> & { get: (name: string) => Promise<unknown> }
  secret: string
  clock: Clock
  shopUrl: string
  dataDir: string
  /** Takes files that came with forms off the disk. */
  forgetFiles: (ids: string[]) => Promise<void>
}

/** What customers can do by themselves, made of the shop's services. */
export function createCustomerServices({
  db,
  accounts,
  orders,
  settings,
  secret,
  clock,
  shopUrl,
  dataDir,
  forgetFiles,
}: Options) {
  const mails = createAccountMails({ settings, shopUrl })
  const addresses = createAddresses({ db })
  const personalData = createPersonalData({ db, addresses, orders, forgetFiles })
  return {
    addresses,
    shopName: async () => (await settings.shop()).name,
    registration: createRegistration({ db, accounts, mails, settings }),
    resets: createPasswordResets({ db, accounts, mails }),
    tellPasswordChange: createPasswordChangedJob({ db, mails }),
    profiles: createProfiles({ db, accounts, mails }),
    downloads: createDownloads({ db, secret, clock, folder: join(dataDir, 'downloads') }),
    personalData,
    leaving: createLeaving({ db, erase: personalData.erase, letter: createLeavingMail({ settings, shopUrl }) }),
    afterSale: createAfterSale({ db, orders, clock, mails: createReturnMails({ settings, shopUrl }) }),
  }
}
