import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { SentField } from './contract.ts'

export type FormSubmissionsTable = {
  id: GeneratedAlways<number>
  post_id: number
  form_id: string
  form_name: string
  fields: JSONColumnType<SentField[], string, string>
  referrer: Generated<string>
  user_id: number | null
  status: Generated<'new' | 'read' | 'spam' | 'trash'>
  created_at: Generated<Date>
}

export type FormUploadsTable = {
  id: string
  submission_id: number
  field_id: string
  file_name: string
  mime: string
  bytes: number
  created_at: Generated<Date>
}

export type MailsTable = {
  id: GeneratedAlways<number>
  to_address: string
  reply_to: string | null
  /** Its code is put in while it is sent. */
  gift_card_id: ColumnType<number | null, number | null | undefined, number | null>
  subject: string
  text: string
  html: Generated<string>
  status: Generated<'waiting' | 'sent' | 'failed'>
  created_at: Generated<Date>
  sent_at: Date | null
  /** Where a mail that sells can be unsubscribed from with one press. */
  unsubscribe_url: string | null
}

export type SubscribersTable = {
  id: GeneratedAlways<number>
  list: string
  email: string
  name: string
  consent_at: ColumnType<Date, Date, Date>
  source: string
  consent_text: Generated<string>
  unsubscribed_at: Date | null
  created_at: Generated<Date>
}

declare module '#db/schema.ts' {
  interface Database {
    form_submissions: FormSubmissionsTable
    form_uploads: FormUploadsTable
    mails: MailsTable
    subscribers: SubscribersTable
    form_captcha_used: { signature: string; expires_at: Date }
  }
}
