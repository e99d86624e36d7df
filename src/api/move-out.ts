import { MEDIA_URL } from '#content/media/service.ts'
import type { Caller, Dispatch, Front } from '#http/rest/contract.ts'
import type { Ask } from '#move-out/contract.ts'
import { writeArchive } from '#move-out/write-archive.ts'
import type { ApiServices } from './services.ts'

/** Reads everything and changes nothing; those who may ask for the file were asked before. */
const READER: Caller = {
  user: { id: 0, login: 'vitrine', displayName: 'Vitrine', email: '', roles: ['administrator'] },
  by: 'api-key',
  reads: true,
  writes: false,
}
// No visitor asks while a job runs; these routes never look for one.
const NOBODY_THERE = {} as Front

const askFrom =
  (dispatch: Dispatch): Ask =>
  async (path, query = {}) => {
    const request = { method: 'GET', path, query, body: undefined, headers: {}, caller: READER, front: NOBODY_THERE } as const
    const { status, body } = await dispatch(request)
    if (status !== 200) throw new Error(`The API answered ${status} for ${path}, so the shop can't be written out.`)
    return body
  }

type Services = Pick<ApiServices, 'db' | 'shopUrl' | 'storage' | 'boughtFiles' | 'settings' | 'clock'>
export type WriteShop = (to: { file: string; say?: (step: string) => void }) => ReturnType<typeof writeArchive>

/** Writes the whole shop into a file, as its API tells it. */
export const createWriteShop =
  ({ db, shopUrl, storage, boughtFiles, settings, clock }: Services, dispatch: Dispatch): WriteShop =>
  async (to) => {
    const { name } = await settings.shop()
    return await writeArchive({
      ...to,
      db,
      ask: askFrom(dispatch),
      soldFile: boughtFiles.find,
      media: storage.media,
      shop: { name, url: shopUrl },
      addressOf: (file) => shopUrl + MEDIA_URL + file,
      now: new Date(clock.now()),
    })
  }
