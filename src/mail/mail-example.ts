import type { ShopInfo } from '#content/settings/contract.ts'
import type { AccountMails, Mail } from '#shop/accounts/contract.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { createReturnCodeMail, createReturnMails } from './account-return-mails.ts'
import type { createGiftCardMail } from './gift-card-mail.ts'
import type { MailKind } from './kinds/mail-kind.ts'
import type { LetterSettings } from './letter-settings.ts'
import type { createOrderMails } from './order-mails.ts'

/** What an example is drawn with: the shop's own letters, and somebody who does not exist. */
export type ExampleMakers = {
  settings: { shop: () => Promise<ShopInfo> }
  shopUrl: string
  letters: LetterSettings
  ofOrder: ReturnType<typeof createOrderMails>
  ofAccount: AccountMails
  ofReturn: ReturnType<typeof createReturnMails>
  ofReturnCode: ReturnType<typeof createReturnCodeMail>
  ofGiftCard: ReturnType<typeof createGiftCardMail>
  person: Parameters<AccountMails['newAccount']>[0]
  order: (over?: Partial<Order>) => Order
}

/** A kind of letter as the merchant reads of it: each file in examples/ is one, under the file's name. */
export type MailExample = {
  title: string
  /** When it goes out. */
  when: string
  to: 'customer' | 'shop'
  /** Where it stands in the list. */
  place: number
  /** What a merchant may write of it, where it is none of the shop's own kinds (kinds/find-kind.ts). */
  kind?: MailKind
  draw: (makers: ExampleMakers) => Promise<Pick<Mail, 'subject' | 'text' | 'html'> | undefined>
}

export const defineMailExample = (example: MailExample): MailExample => example
