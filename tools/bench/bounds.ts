const KB = 1024

/** The shop's promises on size and quality. A page past one of them is a page that a phone on a poor line feels. */
export const BOUNDS = {
  scriptBytes: 12 * KB,
  styleBytes: 14 * KB,
  widgetChunkBytes: 10 * KB,
  homeElements: 700,
  lighthouseScore: 95,
  /** Total blocking time of a page that nobody touches, on a phone. */
  blockingMs: 50,
  /** Server time of a click on "buy". */
  addToCartMs: 25,
  /** A stranger's wait during a rush, by what it is alone. */
  rushRatio: 2,
  /** A choice that takes longer than a frame is felt. */
  frameMs: 16.7,
  /** A hundred times the products: a shopper must not feel how large the shop is. */
  catalogGrowth: 1.5,
  /** A list of the workbench, beside knowing who asks. */
  listStatements: 2,
  /** Processor time of the database for any answer of the workbench, also for a report of three years. */
  deskDatabaseMs: 300,
}

export const kilobytes = (bytes: number) => (bytes / KB).toFixed(1)
