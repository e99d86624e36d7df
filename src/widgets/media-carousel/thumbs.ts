/** How many small pictures are seen under a slideshow on a desk, a tablet and a phone. */
export const THUMBS_PER_VIEW = { desktop: 5, tablet: 4, mobile: 3 } as const
