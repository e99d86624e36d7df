import { expect, test } from 'vitest'
import { BREAKPOINTS } from '#builder/element-css.ts'
import { CHUNK_LOAD_TIMEOUT_MS } from '#islands/chunks.ts'
import { FRAGMENT_FADE_MS, FRAGMENT_FADE_OPACITY } from '#islands/fragments.ts'
import { MOBILE_MAX_WIDTH_PX, TABLET_MAX_WIDTH_PX } from '#storefront/runtime/popups/visit.ts'
import { POPUP_FORM_CLOSE_MS } from '#storefront/runtime/popups/wake.ts'
import { DROPDOWN_LEAST_PX, DROPDOWN_MARGIN_PX } from '#storefront/runtime/cart/menu-cart.ts'
import { ALERT_FOCUS_MS, NOTICE_SCROLL_MS, NOTICE_SCROLL_OFFSET_PX } from '#storefront/runtime/notices.ts'
import { RESULT_COUNT_REFRESH_MS } from '#storefront/runtime/sorting.ts'
import { DEFAULT_SWATCH_SETTINGS } from '#shop/catalog/swatch-settings.ts'
import { PREFETCH_HOVER_DELAY_MS } from '#storefront/runtime/prefetch.ts'
import { OVERLAY_BASE_Z_INDEX, OVERLAY_FADE_IN_MS, OVERLAY_FADE_OUT_MS } from '#ui/overlay.ts'
import { COUNTDOWN_TICK_MS } from '#widgets/countdown/time-left.ts'
import { TOC_CLICK_LOCK_MS } from '#widgets/table-of-contents/follow.ts'

/** Each number of the specification beside the constant that holds it. */
const NUMBERS: [what: string, held: number, specified: number][] = [
  ['chunk load timeout (ms)', CHUNK_LOAD_TIMEOUT_MS, 120_000],
  ['stock-left label of swatches, at or under (units)', DEFAULT_SWATCH_SETTINGS.stock_label_threshold, 5],
  ['prefetch hover delay (ms)', PREFETCH_HOVER_DELAY_MS, 60],
  ['breakpoint of phones (px)', BREAKPOINTS.mobile, 767],
  ['breakpoint of tablets (px)', BREAKPOINTS.tablet, 1024],
  ['opacity of a fragment while it is replaced', FRAGMENT_FADE_OPACITY, 0.6],
  ['fade of a fragment (ms)', FRAGMENT_FADE_MS, 400],
  ['notices stop this far below the top (px)', NOTICE_SCROLL_OFFSET_PX, 100],
  ['scroll to notices (ms)', NOTICE_SCROLL_MS, 1_000],
  ['focus of an alert notice (ms)', ALERT_FOCUS_MS, 500],
  ['refresh of the sort result count (ms)', RESULT_COUNT_REFRESH_MS, 2_000],
  ['least height of the cart dropdown (px)', DROPDOWN_LEAST_PX, 120],
  ['margin under the cart dropdown (px)', DROPDOWN_MARGIN_PX, 30],
  ['an overlay fades in (ms)', OVERLAY_FADE_IN_MS, 200],
  ['an overlay fades out (ms)', OVERLAY_FADE_OUT_MS, 400],
  ['an overlay stands above the page (z-index)', OVERLAY_BASE_Z_INDEX, 1000],
  ['a form closes its popup after (ms)', POPUP_FORM_CLOSE_MS, 1000],
  ['tick of a countdown (ms)', COUNTDOWN_TICK_MS, 1_000],
  ['click lock of a table of contents (ms)', TOC_CLICK_LOCK_MS, 2_000],
  ['widest phone for a popup (px)', MOBILE_MAX_WIDTH_PX, BREAKPOINTS.mobile],
  ['widest tablet for a popup (px)', TABLET_MAX_WIDTH_PX, BREAKPOINTS.tablet],
]

test.each(NUMBERS)('%s is what the specification says', (_what, held, specified) => {
  expect(held).toBe(specified)
})
