import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../tests/support/find-chromium.ts'
import { installPackage } from './install-package.ts'

const root = join(import.meta.dirname, '..')

/** A Chromium that is here, else Playwright's own, else the system's packages where we may install them. */
export function ensureBrowser() {
  ensureFonts()
  if (findChromium()) return
  console.log('No Chromium on this machine: fetching one for the browser tests…')
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const fetched = spawnSync(process.execPath, [playwright, 'install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
    timeout: 300_000,
  })
  if (fetched.status === 0 && existsSync(chromium.executablePath())) return
  for (const name of ['chromium-headless-shell', 'chromium']) if (!findChromium()) installPackage(name)
  if (findChromium()) return
  console.error(
    'The browser tests need Chromium, and none could be installed. Install one (for example "apt-get install chromium"), or name it in CHROMIUM_PATH.',
  )
  process.exit(1)
}

/** Visitors' devices have Arial, or a twin of the same widths; pages are measured with it. */
function ensureFonts() {
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  if (process.platform === 'linux' && !/Arial|Liberation Sans|Arimo/.test(stdout ?? '')) installPackage('fonts-liberation')
}
