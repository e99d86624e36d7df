import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { createServiceSecrets, type ServiceSecrets } from '#db/service-secrets.ts'

/** Keys and certificates of payment services. */
export const createPaymentSecrets = ({ db, secret }: { db: Kysely<Database>; secret: string }): PaymentSecrets =>
  createServiceSecrets({
    db,
    secret,
    purpose: 'vitrine: secrets of payment services',
    table: 'payment_secrets',
    owner: 'method',
  })
export type PaymentSecrets = ServiceSecrets
