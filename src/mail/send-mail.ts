import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Deliver } from './server/deliver.ts'
import { domainOf, type Outgoing } from './server/service.ts'
import type { RevealCode } from '#shop/stored-value/reveal-code.ts'
import { forgetTrouble, noteTrouble } from './server/state.ts'
import { MailTrouble } from './server/trouble.ts'

type Options = {
  db: Kysely<Database>
  deliver: Deliver
  /** By which server and from whom; asked for every mail. Undefined while mail is off. */ outgoing: () => Promise<
    Outgoing | undefined
  >
  /** Puts a gift card's code into its mail. */
  reveal?: RevealCode
}

/**
 * The job that sends one mail of the outbox. Without a mail server it stays there, to be read in the workbench.
 * The mail's own number is its message id, so that a repeated try is seen as the same mail.
 */
export function createMailJob({ db, deliver, outgoing, reveal = async (_card, words) => words }: Options) {
  return async ({ payload }: { payload: unknown }) => {
    const id = Number((payload as { mail?: unknown }).mail)
    const now = Number.isSafeInteger(id) ? await outgoing() : undefined
    if (!now) return
    const mail = await db.selectFrom('mails').selectAll().where('id', '=', id).where('status', '<>', 'sent').executeTakeFirst()
    if (!mail) return
    const { connection, sender, replyTo } = now
    const { to_address: to, reply_to, subject, unsubscribe_url } = mail
    const { text, html } = await reveal(mail.gift_card_id, mail)
    const messageId = `<${id}@${domainOf(sender.address)}>`
    try {
      const headers = unsubscribe_url === null ? undefined : unsubscribeHeaders(unsubscribe_url)
      await deliver(connection, { from: sender, to, replyTo: replyTo(reply_to), subject, text, html, messageId, headers })
    } catch (error) {
      if (error instanceof MailTrouble) await noteTrouble(db, error)
      throw error
    }
    await db.updateTable('mails').set({ status: 'sent', sent_at: new Date() }).where('id', '=', id).execute()
    await forgetTrouble(db)
  }
}

/** RFC 8058: mail programs show a button that ends these mails with one press. Mails about orders and accounts have none. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
