import { spawnSync } from 'node:child_process'

let isListFresh = false

/** Installs a package of the system where we may; whoever asked looks whether it is there now. */
export function installPackage(name: string) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  if (!isListFresh) spawnSync('apt-get', ['update'], { stdio: 'ignore', timeout: 300_000 })
  isListFresh = true
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'inherit', timeout: 900_000 })
}
