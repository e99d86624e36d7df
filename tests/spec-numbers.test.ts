import { expect, test } from 'vitest'
import { BREAKPOINTS } from '#builder/element-css.ts'
import { CHUNK_LOAD_TIMEOUT_MS } from '#islands/chunks.ts'
import { FRAGMENT_FADE_MS, FRAGMENT_FADE_OPACITY } from '#islands/fragments.ts'
import { PREFETCH_HOVER_DELAY_MS } from '#storefront/runtime/prefetch.ts'

/** Each number of the specification beside the constant that holds it. */
const NUMBERS: [what: string, held: number, specified: number][] = [
  ['chunk load timeout (ms)', CHUNK_LOAD_TIMEOUT_MS, 120_000],
  ['prefetch hover delay (ms)', PREFETCH_HOVER_DELAY_MS, 60],
  ['breakpoint of phones (px)', BREAKPOINTS.mobile, 767],
  ['breakpoint of tablets (px)', BREAKPOINTS.tablet, 1024],
  ['opacity of a fragment while it is replaced', FRAGMENT_FADE_OPACITY, 0.6],
  ['fade of a fragment (ms)', FRAGMENT_FADE_MS, 400],
]

test.each(NUMBERS)('%s is what the specification says', (_what, held, specified) => {
  expect(held).toBe(specified)
})
