import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { launchBrowser } from '#tests/support/browser.ts'
import { type Found, toReport } from './check.ts'
import { theEmptyShop, theFilledShop } from './look-shop.ts'
import { createPageScript, type PageScript } from './page-script.ts'
import { createPictures } from './pictures.ts'
import { mostSeen, narrow, readAreas } from './state.ts'
import { createViewers, type Viewers } from './viewers.ts'
import { walk } from './walk.ts'

let viewers: Viewers
let script: PageScript
const close: (() => Promise<void>)[] = []

// `npm run look` names a folder for pictures of what is seen here, and perhaps which part of it.
const { LOOK_FOLDER: folder, LOOK_ONLY: only = '', LOOK_COMPARED: onlyCompared } = process.env
const pictures = folder ? createPictures(folder) : undefined
const areas = narrow(await readAreas(), only)
const hasThemes = areas.some(({ states }) => states.some(({ isThemedShop }) => isThemedShop))

beforeAll(async () => {
  const filled = await theFilledShop()
  const empty = await theEmptyShop()
  const browser: Browser = await launchBrowser()
  script = await createPageScript()
  const themed = hasThemes ? await theFilledShop() : undefined
  viewers = createViewers(browser, filled.look, empty, themed?.look)
  close.push(
    () => browser.close(),
    filled.shop.close,
    empty.shop.close,
    async () => await themed?.shop.close(),
  )
})
afterAll(async () => {
  for (const end of close) await end()
  await pictures?.finish()
})

describe.concurrent('every state worth seeing', () => {
  test.for(onlyCompared ? mostSeen(areas) : areas)(
    'nothing of “$area” is cut off, overlaps, leaves the window, is covered or too small to press',
    { timeout: folder ? 1_800_000 : 400_000 },
    async ({ area, states }, { expect }) => {
      const found: Found[] = []
      for (const state of states) found.push(...(await walk({ area, state }, { viewers, script, onSeen: pictures?.take })))
      await viewers.leave(area)
      const report = toReport(found)
      pictures?.note(report)
      expect(report).toEqual([])
    },
  )
})
