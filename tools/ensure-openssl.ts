import { spawnSync } from 'node:child_process'
import { installPackage } from './install-package.ts'

const isThere = () => spawnSync('openssl', ['version']).status === 0

/** Certificates of banks that exist for one test are made by it. */
export function ensureOpenssl() {
  if (isThere()) return
  console.log('No openssl on this machine: installing it for the tests of payment services…')
  installPackage('openssl')
  if (isThere()) return
  console.error(
    'The tests of payment services need openssl, and it could not be installed. Install it (for example "apt-get install openssl").',
  )
  process.exit(1)
}
