export const DEVICES = ['phone', 'tablet', 'desktop'] as const
export type Device = (typeof DEVICES)[number]

export const PAGE_KINDS = [
  'home',
  'listing',
  'product',
  'search',
  'cart',
  'checkout',
  'order',
  'account',
  'blog',
  'page',
] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** The Core Web Vitals and the time to the first byte. Times are milliseconds, the layout shift is told in thousandths. */
export const METRICS = ['lcp', 'inp', 'cls', 'ttfb'] as const
export type Metric = (typeof METRICS)[number]

/** Where browsers tell how quick a page was. */
export const FIGURES_PATH = '/medidas-da-pagina'
/** What one page tells: its path, whether the server was not asked for it, and what was measured. */
export type PageFigures = { path: string; unasked?: boolean } & Partial<Record<Metric, number>>
