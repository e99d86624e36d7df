import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The shell draws the same pages without a browser's own windows around them, for half the work. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** The first Chromium that is there: the one named, one on the PATH, or Playwright's own. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [env.CHROMIUM_PATH, ...onPath, chromium.executablePath()].find((path) => path && existsSync(path))
}
