/** Where a tablet ends and a phone begins; a page laid out for desks changes at these widths. */
export const BREAKPOINTS = { tablet: 1024, mobile: 767 } as const
