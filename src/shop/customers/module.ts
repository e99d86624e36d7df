import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { defineModule } from '#modules/define-module.ts'
import { createCustomerImport } from './import.ts'
import { createCustomerMerges } from './merges.ts'
import { createCustomerNotes } from './notes.ts'
import { createCustomerProfiles } from './profiles.ts'
import { createCustomerSegments } from './segments.ts'
import { createCustomerTags } from './tags.ts'
import { createVipDiscount } from './vip.ts'

/** Customers as the merchant knows them, with or without an account. */
export const customerProfilesModule = defineModule({
  create: ({ db, clock }: { db: Kysely<Database>; clock: Clock }) => ({
    customerProfiles: createCustomerProfiles({ db, clock }),
    customerTags: createCustomerTags({ db }),
    customerNotes: createCustomerNotes({ db }),
    customerSegments: createCustomerSegments({ db }),
    customerMerges: createCustomerMerges({ db, clock }),
    importCustomers: createCustomerImport({ db }),
    vipDiscount: createVipDiscount({ db }),
  }),
})
