import { expect, test } from 'vitest'
import { BREAKPOINTS } from '#builder/breakpoints.ts'
import { CHUNK_LOAD_TIMEOUT_MS } from '#islands/chunks.ts'
import { PAGE_SIZE } from '#islands/rest-client/fetch-all.ts'
import { POST_PROCESS_TRIES } from '#islands/rest-client/media-upload.ts'
import { FRAGMENT_FADE_MS, FRAGMENT_FADE_OPACITY } from '#islands/fragments.ts'
import { LIFETIME_MONTHS, SESSION_MINUTES } from '#storefront/runtime/attribution/attribute.ts'
import { MOBILE_MAX_WIDTH_PX, TABLET_MAX_WIDTH_PX } from '#storefront/runtime/popups/visit.ts'
import { POPUP_FORM_CLOSE_MS } from '#storefront/runtime/popups/wake.ts'
import { CART_AUTO_UPDATE_DEBOUNCE_MS } from '#storefront/runtime/cart-page/start.ts'
import { DROPDOWN_LEAST_PX, DROPDOWN_MARGIN_PX } from '#storefront/runtime/cart/menu-cart.ts'
import { ALERT_FOCUS_MS, NOTICE_SCROLL_MS, NOTICE_SCROLL_OFFSET_PX } from '#storefront/runtime/notices.ts'
import { AUTOCOMPLETE_DELAY_MS, AUTOCOMPLETE_MIN_LENGTH } from '#storefront/runtime/search/suggest.ts'
import { RESULT_COUNT_REFRESH_MS } from '#storefront/runtime/sorting.ts'
import { DEFAULT_SWATCH_SETTINGS } from '#shop/catalog/swatch-settings.ts'
import { LAZY_BACKGROUND_MARGIN_PX } from '#storefront/runtime/lazy-media/start.ts'
import { MENU_HIDE_DELAY_MS, MENU_SHOW_DELAY_MS } from '#storefront/runtime/menus/options.ts'
import { MENU_SCROLL_STEP_PX } from '#storefront/runtime/menus/place.ts'
import { MENU_FADE_MS } from '#storefront/runtime/menus/sub-menus.ts'
import { PREFETCH_HOVER_DELAY_MS } from '#storefront/runtime/prefetch.ts'
import { OVERLAY_BASE_Z_INDEX, OVERLAY_FADE_IN_MS, OVERLAY_FADE_OUT_MS } from '#ui/overlay.ts'
import { PLAYER_POLL_MS } from '#ui/player/player-api.ts'
import { COUNTDOWN_TICK_MS } from '#widgets/countdown/time-left.ts'
import { TOC_CLICK_LOCK_MS } from '#widgets/table-of-contents/follow.ts'
import { SLIDES_PER_VIEW } from '#builder/carousel-fields.ts'
import { SLIDER_SPEED_MS } from '#ui/carousel/rotation.ts'
import { HEADLINE_DELAY_MS, HIGHLIGHT_DURATION_MS, HIGHLIGHT_REPEAT_MS } from '#widgets/animated-headline/timing.ts'
import { THUMBS_PER_VIEW } from '#widgets/media-carousel/thumbs.ts'
import { PORTFOLIO_TRANSITION_MS } from '#widgets/portfolio/filter.ts'

/** Each number of the specification beside the constant that holds it. */
const NUMBERS: [what: string, held: number, specified: number][] = [
  ['chunk load timeout (ms)', CHUNK_LOAD_TIMEOUT_MS, 120_000],
  ['stock-left label of swatches, at or under (units)', DEFAULT_SWATCH_SETTINGS.stock_label_threshold, 5],
  ['prefetch hover delay (ms)', PREFETCH_HOVER_DELAY_MS, 60],
  ['paged fetch size', PAGE_SIZE, 100],
  ['media post-process retries', POST_PROCESS_TRIES, 5],
  ['breakpoint of phones (px)', BREAKPOINTS.mobile, 767],
  ['breakpoint of tablets (px)', BREAKPOINTS.tablet, 1024],
  ['opacity of a fragment while it is replaced', FRAGMENT_FADE_OPACITY, 0.6],
  ['fade of a fragment (ms)', FRAGMENT_FADE_MS, 400],
  ['notices stop this far below the top (px)', NOTICE_SCROLL_OFFSET_PX, 100],
  ['scroll to notices (ms)', NOTICE_SCROLL_MS, 1_000],
  ['focus of an alert notice (ms)', ALERT_FOCUS_MS, 500],
  ['refresh of the sort result count (ms)', RESULT_COUNT_REFRESH_MS, 2_000],
  ['autocomplete of a search begins with (characters)', AUTOCOMPLETE_MIN_LENGTH, 1],
  ['delay of autocomplete (ms)', AUTOCOMPLETE_DELAY_MS, 300],
  ['least height of the cart dropdown (px)', DROPDOWN_LEAST_PX, 120],
  ['margin under the cart dropdown (px)', DROPDOWN_MARGIN_PX, 30],
  ['a changed quantity saves by itself after (ms)', CART_AUTO_UPDATE_DEBOUNCE_MS, 600],
  ['a sub-menu shows after (ms)', MENU_SHOW_DELAY_MS, 250],
  ['a sub-menu hides after (ms)', MENU_HIDE_DELAY_MS, 500],
  ['a sub-menu fades (ms)', MENU_FADE_MS, 200],
  ['a long sub-menu scrolls by (px)', MENU_SCROLL_STEP_PX, 30],
  ['margin of lazy backgrounds (px)', LAZY_BACKGROUND_MARGIN_PX, 200],
  ['an overlay fades in (ms)', OVERLAY_FADE_IN_MS, 200],
  ['an overlay fades out (ms)', OVERLAY_FADE_OUT_MS, 400],
  ['an overlay stands above the page (z-index)', OVERLAY_BASE_Z_INDEX, 1000],
  ['a form closes its popup after (ms)', POPUP_FORM_CLOSE_MS, 1000],
  ['tick of a countdown (ms)', COUNTDOWN_TICK_MS, 1_000],
  ['a video player’s script is looked for every (ms)', PLAYER_POLL_MS, 350],
  ['click lock of a table of contents (ms)', TOC_CLICK_LOCK_MS, 2_000],
  ['a visit ends after (minutes)', SESSION_MINUTES, 30],
  ['attribution cookies live (months)', LIFETIME_MONTHS, 1e-5],
  ['widest phone for a popup (px)', MOBILE_MAX_WIDTH_PX, BREAKPOINTS.mobile],
  ['widest tablet for a popup (px)', TABLET_MAX_WIDTH_PX, BREAKPOINTS.tablet],
  ['default speed of a slider (ms)', SLIDER_SPEED_MS, 300],
  ['slides of a carousel on a desk', SLIDES_PER_VIEW.desktop, 3],
  ['slides of a carousel on a tablet', SLIDES_PER_VIEW.tablet, 2],
  ['slides of a carousel on a phone', SLIDES_PER_VIEW.mobile, 1],
  ['thumbnails of a slideshow on a desk', THUMBS_PER_VIEW.desktop, 5],
  ['thumbnails of a slideshow on a tablet', THUMBS_PER_VIEW.tablet, 4],
  ['thumbnails of a slideshow on a phone', THUMBS_PER_VIEW.mobile, 3],
  ['a word of a headline stays (ms)', HEADLINE_DELAY_MS, 2_500],
  ['a highlight is drawn in (ms)', HIGHLIGHT_DURATION_MS, 1_200],
  ['a highlight is drawn again after (ms)', HIGHLIGHT_REPEAT_MS, 8_000],
  ['transition of a portfolio (ms)', PORTFOLIO_TRANSITION_MS, 450],
]

test.each(NUMBERS)('%s is what the specification says', (_what, held, specified) => {
  expect(held).toBe(specified)
})
