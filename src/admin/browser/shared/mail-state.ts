import { momentText } from './words.ts'
import { useAnswer } from './use-api.ts'

export type MailState = { state: 'on' | 'off' | 'failing'; since: string | null; message: string }

/** Where mail is set up. */
export const MAIL_SETUP = '/ajustes/emails'

/** Whether mails leave the shop; undefined until the shop has said so. */
export const useMailState = () => useAnswer<MailState>('/vitrine/v1/mail-status').data

/** What whoever runs the shop must know of its mails; nothing while they leave, or before anybody knows. */
export function mailWarning(now: MailState | undefined): string | undefined {
  if (now?.state === 'off')
    return 'O envio de e-mails está desligado: nem clientes nem a loja são avisados de pedidos, e ninguém consegue recuperar a senha.'
  if (now?.state !== 'failing') return undefined
  const since = now.since === null ? '' : ` desde ${momentText(now.since)}`
  return `Os e-mails da loja não saem${since}. ${now.message}`
}

/** What may be said of a letter: that it goes out, or why the customer hears nothing. */
export const withMail = (now: MailState | undefined, sent: string, notSent: string) => (now?.state === 'off' ? notSent : sent)
