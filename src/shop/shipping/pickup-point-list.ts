import type { Kysely } from 'kysely'
import type { MediaReader } from '#content/media/contract.ts'
import { changeSettingsPart } from '#db/change-settings-part.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { PickupPoint, ShownPickupPoint } from './contract.ts'
import { PICKUP_POINTS_PART, PICKUP_POINTS_SETTING, placeLine, readPickupPoints } from './pickup-points.ts'

type Options = { db: Kysely<Database>; settings: { get: (name: string) => Promise<unknown> }; media: MediaReader }

/** The shop's places: shown to everybody, changed by the merchant all at once. */
export function createPickupPoints({ db, settings, media }: Options) {
  const read = async () => readPickupPoints(await settings.get(PICKUP_POINTS_SETTING))
  return {
    read,
    shown: async (): Promise<ShownPickupPoint[]> => {
      const { points } = await read()
      const pictures = await media.pictures(points.map(({ pictureId }) => pictureId))
      return points.map((point) => ({ ...point, line: placeLine(point), picture: pictures.get(point.pictureId) }))
    },
    /** Ways of fetching that a place can be tied to. */
    methods: async () =>
      await db
        .selectFrom('shipping_methods as m')
        .innerJoin('shipping_zones as z', 'z.id', 'm.zone_id')
        .select(['m.id', 'm.title', 'z.name as zone'])
        .where('m.kind', '=', 'local_pickup')
        .orderBy('z.position')
        .orderBy('m.position')
        .execute(),
    /** False: somebody else has changed them since. */
    save: async (points: PickupPoint[], version: number): Promise<boolean> =>
      await inTransaction(db, async (trx) => {
        const stored = points.map(({ pictureId, methodId, ...point }) => ({
          ...point,
          picture_id: pictureId,
          method_id: methodId,
        }))
        return await changeSettingsPart(trx, {
          name: PICKUP_POINTS_SETTING,
          part: PICKUP_POINTS_PART,
          patch: { points: stored },
          version,
        })
      }),
  }
}
export type PickupPoints = ReturnType<typeof createPickupPoints>
