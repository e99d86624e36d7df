import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
const root = '/work/w-orders/tools/bench/'
const { startShop } = await import(root + 'shop-process.ts')
const { measurePurchases } = await import(root + 'purchase.ts')
const { measureSwatches } = await import(root + 'swatches.ts')
const { measureOrderRate } = await import(root + 'order-rate.ts')
const { rowsOf, drawTable } = await import(root + 'row.ts')
const { hangUp } = await import(root + 'ask.ts')
const folder = mkdtempSync('/tmp/orders-bench-'); chmodSync(folder, 0o711)
const dataDir = join(folder, 'data')
const shop = await startShop(dataDir, new AbortController().signal)
try {
  const rows = [
    ...(await rowsOf('purchases', () => measurePurchases({ shopUrl: shop.url, samples: 8 }))),
    ...(await rowsOf('swatches', async () => [await measureSwatches({ shopUrl: shop.url, dataDir })])),
    ...(await rowsOf('orders', () => measureOrderRate({ folder, pairs: 1, orders: 60 }))),
  ]
  console.log(drawTable(rows))
} finally { await shop.stop(); hangUp(); rmSync(folder, { recursive: true, force: true }) }
