const KB = 1024

/** The shop's promises on size and quality. A page past one of them is a page that a phone on a poor line feels. */
export const BOUNDS = {
  scriptBytes: 12 * KB,
  styleBytes: 14 * KB,
  widgetChunkBytes: 10 * KB,
  homeElements: 700,
  /** Lighthouse mobile: only speed depends on the machine. */
  lighthouse: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
  /** What Lighthouse writes as 0: nothing moves, whatever typeface comes. */
  layoutShift: 0.0005,
  /** Total blocking time of a page that nobody touches, on a phone. */
  blockingMs: 50,
  /** Server time of a click on "buy". */
  addToCartMs: 25,
  /** Questions for freight whose prices are kept, each within the time of a click on "buy". */
  freightPerSecond: 50,
  /** What the shop does in a second, by what bare SQL and a bare server do: adding and fragments, and a whole purchase. */
  bareRatio: 0.5,
  purchaseRatio: 0.4,
  /** A kept page, by a bare server with the same bytes: the rest is spent on the log, limits and figures. */
  keptPageRatio: 0.5,
  /** Processor time of a private page, and of a public one that is made anew. */
  privatePageCpuMs: 4,
  renderedPageCpuMs: 12,
  /** Two processes, by one. */
  secondProcess: 1.7,
  /** Past a hundred connections the shop does so much of what it did at a hundred, and refuses the rest within so long. */
  overloadRatio: 0.8,
  refusalMs: 100,
  /** The shop and its PostgreSQL together, after the load. */
  memoryMegabytes: 250,
  /** A stranger's wait during a rush, by what it is alone. */
  rushRatio: 2,
  /** A choice that takes longer than a frame is felt. */
  frameMs: 16.7,
  /** In the page editor a change that takes longer is felt as waiting. */
  editorMs: 100,
  /** From the address of a page to a page that can be worked on, on a laptop. */
  editorOpenMs: 2_000,
  /** A hundred times the products: a shopper must not feel how large the shop is. */
  catalogGrowth: 1.5,
  /** A list of the workbench, beside knowing who asks. */
  listStatements: 2,
  /** Processor time of the database for any answer of the workbench, also for a report of three years. */
  deskDatabaseMs: 300,
}

export const kilobytes = (bytes: number) => (bytes / KB).toFixed(1)
