import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Meta } from '#kit/meta-data.ts'
import type { AddressKind, Role } from './contract.ts'

declare module '#db/schema.ts' {
  interface Database {
    users: {
      id: GeneratedAlways<number>
      login: string
      email: string
      display_name: Generated<string>
      password_hash: string
      roles: Generated<Role[]>
      created_at: Generated<Date>
      password_changed_at: Generated<Date>
      first_name: Generated<string>
      last_name: Generated<string>
      attribution: ColumnType<Record<string, string>, string | undefined, string>
      /** Asked to be gone by then. */
      erase_after: Date | null
    }
    password_resets: { user_id: number; token_hash: Buffer; expires_at: Date }
    sign_in_links: { user_id: number; token_hash: Buffer; email: string; created_at: Generated<Date>; expires_at: Date }
    google_accounts: { subject: string; user_id: number; email: string; created_at: Generated<Date> }
    google_requests: { state_hash: Buffer; session_id: number; redirect: string; expires_at: Date }
    proved_emails: { user_id: number; email: string; proved_at: Generated<Date> }
    customer_addresses: {
      user_id: number
      kind: AddressKind
      fields: ColumnType<unknown, string, string>
      modified_at: Generated<Date>
    }
    customer_meta: { user_id: number; meta: JSONColumnType<Meta[], string | undefined, string> }
    security_events: {
      id: GeneratedAlways<number>
      at: Generated<Date>
      kind: string
      user_id: number | null
      detail: Generated<string>
    }
    sessions: {
      id: GeneratedAlways<number>
      token_hash: Buffer
      user_id: number | null
      created_at: Generated<Date>
      seen_at: Generated<Date>
      expires_at: Date
      /** An interval: the driver reads it as an object. */
      slides_by: ColumnType<object | null, string | null | undefined>
      confirmed_at: Date | null
      pending_user_id: number | null
      pending_until: Date | null
    }
    second_factors: {
      user_id: number
      secret_encrypted: Buffer
      confirmed_at: Date | null
      last_step: Generated<number>
      recovery_hashes: Generated<Buffer[]>
      created_at: Generated<Date>
    }
    attempts: { scope: string; key: string; count: number; resets_at: Date }
    application_passwords: {
      id: Generated<string>
      user_id: number
      name: string
      app_id: Generated<string>
      password_hash: Buffer
      created_at: Generated<Date>
      last_used_at: Date | null
      last_ip: string | null
    }
    oauth_nonces: { key_id: number; nonce: string; used_at: Generated<Date> }
    api_keys: {
      id: GeneratedAlways<number>
      user_id: number
      description: string
      permissions: 'read' | 'write' | 'read_write'
      key_hash: Buffer
      key_ending: string
      secret_encrypted: Buffer
      created_at: Generated<Date>
      last_used_at: Date | null
    }
  }
}
