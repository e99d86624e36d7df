import type { Kysely } from 'kysely'
import type { MediaReader } from '#content/media/contract.ts'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createPickupPoints } from './pickup-point-list.ts'

type Needs = { db: Kysely<Database>; settings: { get: (name: string) => Promise<unknown> }; media: MediaReader }

/** The shop's places. */
export const pickupPointsModule = defineModule({
  create: ({ db, settings, media }: Needs) => ({ pickupPoints: createPickupPoints({ db, settings, media }) }),
})
