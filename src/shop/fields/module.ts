import type { Kysely } from 'kysely'
import type { FieldNoun } from '#db/field-rules.ts'
import type { Database } from '#db/schema.ts'
import type { Meta } from '#kit/meta-data.ts'
import { defineModule } from '#modules/define-module.ts'
import { createCustomFields, SETTLE_FIELD_JOB } from './service.ts'
import { readShownFields } from './shown-fields.ts'

export const fieldsModule = defineModule({
  create: ({ db }: { db: Kysely<Database> }) => ({
    customFields: createCustomFields({ db }),
    /** What visitors may see of a thing's fields. */
    shownFields: (noun: FieldNoun, meta: readonly Meta[]) => readShownFields(db, noun, meta),
  }),
  jobs: ({ customFields }) => ({
    [SETTLE_FIELD_JOB]: ({ payload }) => customFields.settle(Number(payload['field'])),
  }),
  sweep: ({ customFields }) => customFields.sweep(),
})
