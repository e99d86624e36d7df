import type { ShoppingAids } from '#content/settings/shopping-aids.ts'

/** Once on a page whose cards can be looked at quickly or compared: it hears their presses, and holds what was chosen. */
export const CardTools = ({ aids }: { aids: ShoppingAids }) =>
  (aids.quick_view || aids.compare) && <div className="card-tools" data-compare={aids.compare ? '' : undefined} role="status" />

/** What the cards of such a page offer. */
export const cardToolsOf = ({ quick_view: quickView, compare }: ShoppingAids) => ({ quickView, compare })
