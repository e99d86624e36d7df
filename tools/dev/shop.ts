import { readConfig } from '#src/config.ts'
import { runShop } from '#src/main.ts'
import { HANDED_OVER } from './shop-process.ts'

const handed = JSON.parse(process.env[HANDED_OVER] ?? '{}') as Pick<Parameters<typeof runShop>[0], 'connection' | 'secret'> // written by tools/dev.ts
const running = await runShop({ config: readConfig(process.env), ...handed })
const end = () => void running.close().finally(() => process.exit())
for (const signal of ['SIGTERM', 'disconnect'] as const) process.once(signal, end)
// Ctrl-C reaches all processes of a terminal; tools/dev.ts closes them in order.
process.on('SIGINT', () => {})
process.send?.({ url: running.url })
