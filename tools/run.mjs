// The door of every npm script. Runs on any Node from 20 on: installs what is missing, then hands over to the
// project's own Node 24 with the hook that lets it read .tsx files.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { MEMORY_ENV, MEMORY_FLAGS } from './process-memory.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const commands = {
  vitrine: 'src/cli/vitrine.ts',
  test: 'tools/test.ts',
  dev: 'tools/dev.ts',
  build: 'tools/build.ts',
  bench: 'tools/bench.ts',
  draw: 'tools/draw.ts',
  'api-docs': 'tools/api-docs.ts',
  format: 'tools/format.ts',
  look: 'tools/look.ts',
  supply: 'tools/supply.ts',
}

const [command = '', ...args] = process.argv.slice(2)
if (!commands[command]) stop(`No command "${command}". There are: ${Object.keys(commands).join(', ')}.`)

install()
run(projectNode(), command, args)

/** Installs once per lock file: a stamp in node_modules holds the lock's fingerprint. */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(root, 'node_modules', '.installed-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.error('→ Instalando as dependências (só na primeira vez ou quando mudam)…')
  const npm = process.env.npm_execpath
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  // A parent `npm` passes its own settings down by environment; production mode would leave the tools out.
  const env = { ...process.env, NODE_ENV: '', npm_config_omit: '' }
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...flags], { cwd: root, stdio: 'inherit', env })
    : spawnSync('npm', flags, { cwd: root, stdio: 'inherit', env, shell: process.platform === 'win32' })
  if (status !== 0) {
    stop(
      'Não foi possível instalar as dependências. Veja a mensagem do npm acima, confira a rede e o espaço em disco, e tente de novo.',
    )
  }
  writeFileSync(stamp, lock)
}

function projectNode() {
  const own = join(root, 'node_modules', `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`, 'bin')
  for (const path of [join(own, 'node'), join(own, 'node.exe')]) if (existsSync(path)) return path
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  stop(
    `Não há Node 24 empacotado para ${process.platform} ${process.arch}. Instale o Node 24 ou mais novo neste computador e tente de novo.`,
  )
}

function run(node, name, rest) {
  const hook = pathToFileURL(join(root, 'tools', 'tsx-hook.mjs')).href
  const flags = ['--disable-warning=ExperimentalWarning', ...(name === 'vitrine' ? MEMORY_FLAGS : []), '--import', hook]
  const child = spawn(node, [...flags, join(root, commands[name]), ...rest], {
    // The fourth is a line that breaks when this process is killed: a shop must not go on without the one that started it.
    stdio: name === 'vitrine' || name === 'dev' ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    // React has a slow, talkative edition for development; a shop that serves wants the other one.
    env: {
      ...MEMORY_ENV,
      ...process.env,
      NODE_ENV: process.env.NODE_ENV || (name === 'test' ? 'test' : 'production'),
      VITRINE_PARENT: String(process.pid),
    },
  })
  // A terminal's Ctrl-C reaches the child by itself; a signal sent to this process alone must be passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
