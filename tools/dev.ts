import { join } from 'node:path'
import { prepareBrowserFiles } from '../src/cli/browser-files.ts'
import { greeting, makeFirstAdmin, openDatabase, prepare } from '../src/cli/start.ts'
import { prepareDataFolder } from '#postgres/data-folder.ts'
import { migrate } from '#db/migrate.ts'
import { OperatorError } from '#kit/operator-error.ts'
import { readOrMakeSecret } from '#ops/secret.ts'
import { readConfig } from '#src/config.ts'
import { portProblem } from '#src/main.ts'
import { follow } from './dev/follow.ts'
import { startProxy } from './dev/proxy.ts'
import { HANDED_OVER, startShopProcess } from './dev/shop-process.ts'

const root = join(import.meta.dirname, '..')
const say = (line: string) => console.log(line)
const quiet = () => {}

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => stop.abort())
const stopped = new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()))

const config = readConfig(process.env)
const proxy = await startProxy(config).catch((error: unknown) => {
  const problem = portProblem(error, config)
  if (!(problem instanceof OperatorError)) throw error
  console.error(problem.message)
  process.exit(1)
})
prepareDataFolder(config.dataDir)
await prepareBrowserFiles(say, stop.signal, true)
const secret = readOrMakeSecret({ dataDir: config.dataDir, fromEnvironment: config.secret })
const { connection, stop: stopDatabase } = await openDatabase(config, say)
try {
  await prepare({ config, connection, secret }, stop.signal, say)
  const shopUrl = process.env.SHOP_URL ?? proxy.url
  const dev = await follow({
    root,
    folders: ['src', 'db/migrations', 'tools'],
    proxy,
    say,
    prepare: async (changed) => {
      try {
        if (changed.some((path) => path.endsWith('.sql'))) await migrate({ connection, say: quiet })
        await prepareBrowserFiles(quiet, stop.signal, true)
        return undefined
      } catch (error) {
        // Also a migration that PostgreSQL refuses: whoever wrote it reads why, and saves it again.
        return (error as Error).message.split('\n', 1)[0]
      }
    },
    start: () =>
      startShopProcess({
        file: join(root, 'tools', 'dev', 'shop.ts'),
        flags: ['--disable-warning=ExperimentalWarning', '--import', join(root, 'tools', 'tsx-hook.mjs')],
        env: { PORT: '0', HOST: '127.0.0.1', SHOP_URL: shopUrl, [HANDED_OVER]: JSON.stringify({ connection, secret }) },
        signal: stop.signal,
      }),
  })
  const [lines] = greeting({ ...config, shopUrl }, await makeFirstAdmin(connection))
  for (const line of lines) say(line)
  await stopped
  await dev.close()
} finally {
  await proxy.close()
  await stopDatabase()
}
process.exit(0)
