import { createTransfers, type Transfers } from '#shop/catalog/transfer/service.ts'
import { createStock } from '#shop/stock/ledger.ts'
import { MEDIA_URL } from '#content/media/service.ts'
import { transferPaths } from '#shop/catalog/transfer/paths.ts'
import { createStorage } from '#storage/create-storage.ts'
import type { Tools } from './command.ts'
import { withShop } from './with-database.ts'

/** Lends what imports and exports are made with, for the time of the work. */
export async function withTransfers<T>(
  { config: readConfig, say }: Tools,
  work: (transfers: Transfers) => Promise<T>,
): Promise<T> {
  const config = readConfig()
  return await withShop({ config, say, mustExist: true }, ({ db }) =>
    work(
      createTransfers({
        db,
        stock: createStock(),
        files: createStorage(config).transfers,
        ...transferPaths({ ...config, mediaUrl: MEDIA_URL }),
        now: () => new Date(),
      }),
    ),
  )
}
