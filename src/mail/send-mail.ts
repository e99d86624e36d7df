import type { Kysely } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Database } from '#db/schema.ts'

type Options = {
  db: Kysely<Database>
  smtpUrl: string | undefined
  /** Who the mail comes from: name and address of the shop. */ sender: () => Promise<{ name: string; address: string }>
}

/** A mail server that says nothing for this long is asked again later. */
const PATIENCE_MS = 15_000

/**
 * The job that sends one mail of the outbox. Without a mail server it stays there, to be read in the workbench.
 * The mail's own number is its message id, so that a repeated try is seen as the same mail.
 */
export function createMailJob({ db, smtpUrl, sender }: Options) {
  const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS }
  const transport = smtpUrl ? createTransport({ url: smtpUrl, ...patience }) : undefined
  return async ({ payload }: { payload: unknown }) => {
    const id = Number((payload as { mail?: unknown }).mail)
    if (!transport || !Number.isSafeInteger(id)) return
    const mail = await db.selectFrom('mails').selectAll().where('id', '=', id).where('status', '<>', 'sent').executeTakeFirst()
    if (!mail) return
    const from = await sender()
    await transport.sendMail({
      from,
      to: mail.to_address,
      ...(mail.reply_to && { replyTo: mail.reply_to }),
      subject: mail.subject,
      text: mail.text,
      ...(mail.html && { html: mail.html }),
      messageId: `<${id}@${from.address.split('@')[1] ?? 'loja.example'}>`,
    })
    await db.updateTable('mails').set({ status: 'sent', sent_at: new Date() }).where('id', '=', id).execute()
  }
}
