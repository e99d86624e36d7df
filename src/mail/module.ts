import type { Kysely } from 'kysely'
import type { SettingsReader } from '#content/settings/contract.ts'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { GUESSING_JOB } from '#shop/accounts/guessing-alarm.ts'
import { putIntoOutbox } from '#shop/accounts/outbox.ts'
import { createLeavingMail } from './account-leaving-mail.ts'
import { createAccountMails } from './account-mails.ts'
import { createReturnMails } from './account-return-mails.ts'
import { createAlarmJob } from './alarm-mail.ts'
import { createOutbox } from './outbox.ts'
import { createMailJob } from './send-mail.ts'

type Needs = {
  db: Kysely<Database>
  settings: Pick<SettingsReader, 'shop'>
  shopUrl: string
  smtpUrl: string | undefined
}

/** Letters to customers and to the shop, and their sending. Those of orders are order-module.ts. */
export const mailModule = defineModule({
  create: ({ db, settings, shopUrl, smtpUrl }: Needs) => ({
    outbox: createOutbox({ db, smtpUrl }),
    putMail: putIntoOutbox,
    accountMails: createAccountMails({ settings, shopUrl }),
    leavingMail: createLeavingMail({ settings, shopUrl }),
    returnMails: createReturnMails({ settings, shopUrl }),
  }),
  jobs: ({ db, settings, shopUrl, smtpUrl }) => {
    const sender = async () => {
      const { name, email } = await settings.shop()
      return { name, address: email || `loja@${new URL(shopUrl).hostname}` }
    }
    return {
      'send-mail': createMailJob({ db, smtpUrl, sender }),
      [GUESSING_JOB]: createAlarmJob({ db, settings, shopUrl }),
    }
  },
})
