/** What the builder adds to a page's address, with the id of what is being edited: `/sobre/?elementor-preview=12`. */
export const PREVIEW_PARAMETER = 'elementor-preview'

/** Visitors see the shop; in the builder the same page is drawn with what would disturb editing at rest. */
export type Mode = 'visitor' | 'edit'

type Asking = { /** The parameter as it came. */ input: unknown; /** Whether who asks runs the shop. */ isStaff: boolean }

/** Only who runs the shop sees the builder's side of a page; for everybody else the parameter is not there. */
export function modeOf({ input, isStaff }: Asking): Mode {
  return isStaff && typeof input === 'string' && /^[1-9]\d{0,14}$/.test(input) ? 'edit' : 'visitor'
}
