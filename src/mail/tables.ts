import type { Generated } from 'kysely'

declare module '#db/schema.ts' {
  interface Database {
    mail_secrets: { server: string; name: string; locked: Buffer }
    mail_trouble: { is_only: Generated<boolean>; since: Generated<Date>; problem: string; message: string }
  }
}
