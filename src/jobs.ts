import { newsFrom } from '#api/wc/webhook-news.ts'
import { webhookJob } from '#content/forms/call-webhook.ts'
import { getOutside } from '#outgoing/get.ts'
import { postOutside } from '#outgoing/post.ts'
import { createMailJob } from '#mail/send-mail.ts'
import { looksLikePicture } from '#content/media/picture-bytes.ts'
import { lockOldSecrets } from '#content/settings/locked-text.ts'
import type { Database } from '#db/schema.ts'
import type { Acting } from '#db/actor.ts'
import type { JobHandlers } from '#jobs/run.ts'
import type { Dispatch } from '#http/rest/contract.ts'
import type { Clock } from '#kit/clock.ts'
import { GUESSING_JOB } from '#shop/accounts/guessing-alarm.ts'
import { RESET_JOB } from '#shop/accounts/password-resets.ts'
import { PASSWORD_CHANGED_JOB } from '#shop/accounts/put-password.ts'
import { createPictureJob, PICTURE_JOB } from '#shop/catalog/editing/fetch-picture.ts'
import { createTransferJobs } from '#shop/catalog/transfer/jobs.ts'
import { createAlarmJob } from '#mail/alarm-mail.ts'
import { forgetSecurityEvents } from '#shop/accounts/security-events.ts'
import { incomingFolderOf } from '#http/multipart.ts'
import { sweepIncoming } from '#http/sweep-incoming.ts'
import { forgetJourneys } from '#shop/reports/forget-journeys.ts'
import { WEBHOOK_JOB } from '#shop/webhooks/contract.ts'
import { createDelivery } from '#shop/webhooks/deliver.ts'
import type { Config } from './config.ts'
import type { Services } from './services.ts'
import type { Kysely } from 'kysely'

type Options = {
  db: Kysely<Database>
  config: Pick<Config, 'shopUrl' | 'smtpUrl' | 'dataDir'>
  secret: string
  clock: Clock
  services: Services
  acting: Acting
  /** Webhooks tell what the API tells, and the API opens after the worker has begun. */
  dispatch: () => Dispatch | undefined
}

/** What is done later, by whichever process comes to it first; each name is what the job table calls it. */
export function jobHandlers({ db, config, secret, clock, services, acting, dispatch }: Options): JobHandlers {
  const { settings, library, sessions, cart, work, ordering, credentials, customers, audit } = services
  const { shopUrl, smtpUrl } = config
  const sender = async () => {
    const { name, email } = await settings.shop()
    return { name, address: email || `loja@${new URL(shopUrl).hostname}` }
  }
  const keepPicture: Parameters<typeof createPictureJob>[0]['keep'] = async ({ name, bytes, alt, by }) => {
    if (!looksLikePicture(bytes)) return undefined
    const kept = await library.upload({ name, bytes, title: '', alt, caption: '', description: '', contentId: 0, authorId: by })
    return kept.ok ? kept.id : undefined
  }
  return {
    'sweep-sessions': () =>
      sessions
        .sweep()
        .then(cart.sweep)
        .then(work.sweep)
        .then(ordering.orders.sweep)
        .then(credentials.sweep)
        .then(audit.sweep)
        .then(services.transfers.sweep)
        .then(services.bulk.sweep)
        .then(services.boughtFiles.sweep)
        .then(customers.leaving.sweep)
        .then(() => forgetSecurityEvents(db))
        .then(() => forgetJourneys(db))
        .then(() => sweepIncoming(incomingFolderOf(config.dataDir)))
        .then(() => lockOldSecrets(db, services.textLock)),
    'form-webhook': webhookJob({ secret, clock }),
    [WEBHOOK_JOB]: createDelivery({ db, secret, shopUrl, post: postOutside, readNews: newsFrom(dispatch) }),
    [RESET_JOB]: customers.resets.send,
    [PASSWORD_CHANGED_JOB]: customers.tellPasswordChange,
    [GUESSING_JOB]: createAlarmJob({ db, settings, shopUrl }),
    'send-mail': createMailJob({ db, smtpUrl, sender }),
    ...ordering.jobs,
    ...library.jobs,
    [PICTURE_JOB]: createPictureJob({ db, get: getOutside, keep: keepPicture }),
    ...createTransferJobs({ db, transfers: services.transfers, acting, get: getOutside, keep: keepPicture }),
  }
}
