import type { Kysely } from 'kysely'
import type { FontReader } from '#content/fonts/contract.ts'
import type { ShopSettings } from '#content/settings/service.ts'
import type { Database } from '#db/schema.ts'
import { createServiceSecrets } from '#db/service-secrets.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Network } from '#outgoing/exchange.ts'
import { GUESSING_JOB } from '#shop/accounts/guessing-alarm.ts'
import type { RevealCode } from '#shop/stored-value/reveal-code.ts'
import { putIntoOutbox } from '#shop/accounts/outbox.ts'
import { createLeavingMail } from './account-leaving-mail.ts'
import { createAccountMails } from './account-mails.ts'
import { createReturnCodeMail, createReturnMails } from './account-return-mails.ts'
import { createAlarmJob } from './alarm-mail.ts'
import { createGiftCardMail } from './gift-card-mail.ts'
import { createLetterSettings } from './letter-settings.ts'
import { createOutbox } from './outbox.ts'
import { createMarketingDrawing } from './marketing-mail.ts'
import { createPaymentPageJob, PAYMENT_PAGE_JOB } from './payment-page-mail.ts'
import { createQuestionAnswerMail } from './question-answer-mail.ts'
import { createReviewAnswerMail } from './review-answer-mail.ts'
import { createMailJob } from './send-mail.ts'
import { createDelivery } from './server/deliver.ts'
import { createServerEditing } from './server/edit-server.ts'
import type { ReadTxt } from './server/domain-check.ts'
import { readTxt as askDns } from './server/read-txt.ts'
import { createMailServer } from './server/service.ts'

type Needs = {
  db: Kysely<Database>
  settings: ShopSettings
  fonts: Pick<FontReader, 'stacks'>
  secret: string
  shopUrl: string
  smtpUrl: string | undefined
  /** Which servers may be called; the open internet unless a test says otherwise. */
  network?: Network
  /** Asks DNS, in place of this machine's resolvers. */
  readTxt?: ReadTxt
  revealGiftCode: RevealCode
}

/** Letters to customers and to the shop, and their sending. Those of orders are order-module.ts. */
export const mailModule = defineModule({
  create: ({ db, settings, fonts, secret, shopUrl, smtpUrl, network, readTxt = askDns }: Needs) => {
    const secrets = createServiceSecrets({
      db,
      secret,
      purpose: 'vitrine: secrets of the mail server',
      table: 'mail_secrets',
      owner: 'server',
    })
    const mailServer = createMailServer({ db, settings, secrets, shopUrl, smtpUrl, deliver: createDelivery(network), readTxt })
    const letters = createLetterSettings({ db, settings, shopUrl, fonts })
    return {
      mailServer,
      letters,
      mailServerEditing: createServerEditing({ db, secrets, server: mailServer }),
      outbox: createOutbox({ db, isOn: mailServer.isOn }),
      putMail: putIntoOutbox,
      accountMails: createAccountMails({ settings, shopUrl, letters }),
      leavingMail: createLeavingMail({ settings, shopUrl, letters }),
      returnMails: createReturnMails({ settings, shopUrl, letters }),
      drawMarketingMail: createMarketingDrawing({ settings, shopUrl, letters }),
      giftCardMail: createGiftCardMail({ settings, shopUrl, letters }),
      reviewAnswerMail: createReviewAnswerMail({ settings, shopUrl, letters }),
      questionAnswerMail: createQuestionAnswerMail({ settings, shopUrl, letters }),
      returnCodeMail: createReturnCodeMail({ settings, shopUrl, letters }),
    }
  },
  jobs: ({ db, settings, shopUrl, mailServer, letters, revealGiftCode }) => ({
    'send-mail': createMailJob({ db, ...mailServer, reveal: revealGiftCode }),
    [GUESSING_JOB]: createAlarmJob({ db, settings, shopUrl, letters }),
    [PAYMENT_PAGE_JOB]: createPaymentPageJob({ db, settings, shopUrl, letters }),
  }),
})
