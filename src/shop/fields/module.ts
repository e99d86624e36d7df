import type { Kysely } from 'kysely'
import type { KeptTables } from '#db/kept-tables.ts'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import type { StoredField } from './contract.ts'
import { createOrderQuestions } from './order-questions.ts'
import { createCustomFields, SETTLE_FIELD_JOB } from './service.ts'
import { readShownFields } from './shown-fields.ts'

export const fieldsModule = defineModule({
  create: ({ db, keptTables }: { db: Kysely<Database>; keptTables: Pick<KeptTables, 'of'> }) => ({
    orderQuestions: createOrderQuestions({ db, keptTables }),
    customFields: createCustomFields({ db }),
    /** What visitors may see of a thing's fields. */
    shownFields: (stored: readonly StoredField[]) => readShownFields(db, stored),
  }),
  jobs: ({ customFields }) => ({
    [SETTLE_FIELD_JOB]: ({ payload }) => customFields.settle(Number(payload['field'])),
  }),
  sweep: ({ customFields }) => customFields.sweep(),
})
