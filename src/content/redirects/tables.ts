import type { Generated, GeneratedAlways } from 'kysely'
import type { RedirectCode, RedirectKind, RedirectOrigin } from './contract.ts'

declare module '#db/schema.ts' {
  interface Database {
    /** Also written by the database when a slug changes. An exact row never leads to the `from_path` of another. */
    redirects: {
      id: GeneratedAlways<number>
      from_path: string
      to_path: string
      kind: Generated<RedirectKind>
      status_code: Generated<RedirectCode>
      made_by: Generated<RedirectOrigin>
      created_at: Generated<Date>
      modified_at: Generated<Date>
    }
    not_found: {
      path: string
      day: string
      hits: number
      is_noise: Generated<boolean>
      referrer: Generated<string>
      last_seen: Date
    }
  }
}
