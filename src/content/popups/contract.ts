import type { Place } from '#content/pages/display-conditions.ts'

/** What makes a popup come by itself; the first that happens shows it. The names are those that pages carry. */
export type PopupTriggers = Partial<{
  page_load: 'yes'
  /** Seconds after the page stands. */
  page_load_delay: number
  scrolling: 'yes'
  scrolling_direction: 'down' | 'up'
  /** Percent of the height that can be scrolled. */
  scrolling_offset: number
  scrolling_to: 'yes'
  scrolling_to_selector: string
  click: 'yes'
  click_times: number
  inactivity: 'yes'
  /** Seconds without a sign of life. */
  inactivity_time: number
  exit_intent: 'yes'
}>

export const DEVICES = ['desktop', 'tablet', 'mobile'] as const
export const SOURCES = ['search', 'external', 'internal'] as const
export const BROWSERS = ['chrome', 'edge', 'firefox', 'safari', 'opera', 'ie'] as const
export type Device = (typeof DEVICES)[number]
export type Source = (typeof SOURCES)[number]
export type BrowserName = (typeof BROWSERS)[number]

/** What must be true before a popup may come by itself: everything that is switched on. */
export type PopupTiming = Partial<{
  page_views: 'yes'
  page_views_views: number
  sessions: 'yes'
  sessions_sessions: number
  url: 'yes'
  url_action: 'show' | 'hide' | 'regex'
  url_url: string
  sources: 'yes'
  sources_sources: Source[]
  logged_in: 'yes'
  logged_in_users: 'all' | 'custom'
  logged_in_roles: string[]
  devices: 'yes'
  devices_devices: Device[]
  times: 'yes'
  times_times: number
  /** A popup counts when it opens, or only once it was closed. */
  times_count: 'open' | 'close'
  browsers: 'yes'
  browsers_browsers: 'all' | 'custom'
  browsers_browsers_options: BrowserName[]
}>

export const ENTRANCES = ['fadeIn', 'zoomIn', 'slideInUp', 'slideInDown', 'none'] as const
export type Entrance = (typeof ENTRANCES)[number]

export type PopupSettings = {
  triggers: PopupTriggers
  timing: PopupTiming
  /** A click on what this selects opens the popup, whatever the timing says. */
  open_selector: string
  close_button: boolean
  /** Seconds; 0 shows the button at once. */
  close_button_delay: number
  /** Seconds; 0 leaves it open. */
  close_automatically: number
  prevent_scroll: boolean
  prevent_close_on_background_click: boolean
  prevent_close_on_esc_key: boolean
  avoid_multiple_popups: boolean
  entrance_animation: Entrance
  exit_animation: Entrance
  /** Seconds, for the way in and the way out; 0 keeps the shop's own fades. */
  entrance_animation_duration: number
  /** Pixels; the screen is the bound. */
  width: number
  horizontal_position: 'start' | 'center' | 'end'
  vertical_position: 'start' | 'center' | 'end'
}

/** A published popup; its document is not read yet. */
export type Popup = {
  id: number
  title: string
  document: unknown
  settings: PopupSettings
  /** Where it may appear: «include/general», «exclude/singular/page/12». */
  conditions: string[]
  /** What of the stored settings was not understood, for the log and for the merchant. */
  problems: string[]
}

/** What a page is, as far as popups care. */
export type PopupPlace = Place

/** Popups as the storefront reads them. */
export type PopupReader = {
  /** Those that may appear on a page, in the order in which they were made. */
  onPage: (place: PopupPlace) => Promise<Popup[]>
  find: (id: number) => Promise<Popup | undefined>
}

/** What the browser fetches when a popup is about to open. The same for every visitor. */
export type PopupContent = { html: string; css: string; settings: PopupSettings }

/** Who is looking, for popups that depend on it: null is a visitor who is not signed in. */
export type PopupVisitor = { roles: string[] | null }

/** Whether a popup's expression is found in the address that a visitor came from. */
export type PopupReferrer = { matches: boolean }

/** How often a popup was shown, as the merchant reads it. */
export type PopupCount = { id: number; title: string; status: string; shown: number; last_shown_at: Date | null }
