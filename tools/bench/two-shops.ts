import { chmodSync, mkdirSync } from 'node:fs'
import { type PrivatePostgres, startPrivatePostgres } from '#postgres/private-server.ts'

const SIZES = { small: 1_000, large: 100_000 }

type Closable = { close: () => Promise<void> }
type Options<Shop> = {
  dataDir: string
  open: (server: PrivatePostgres, size: number) => Promise<Shop>
  measure: (shops: { small: Shop; large: Shop }) => Promise<void>
}

/** A small and a large shop beside each other on one server: whatever happens in between, all of it is closed again. */
export async function withTwoShops<Shop extends Closable>({ dataDir, open, measure }: Options<Shop>): Promise<void> {
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o711)
  const server = await startPrivatePostgres({ dataDir, say: () => {} })
  const opened: Shop[] = []
  const begin = async (size: number) => {
    const shop = await open(server, size)
    opened.push(shop)
    return shop
  }
  try {
    await measure({ small: await begin(SIZES.small), large: await begin(SIZES.large) })
  } finally {
    for (const shop of opened) await shop.close()
    await server.stop()
  }
}
