/** An image with one of these is left as it is: its maker knows better. */
export const LAZY_EXCLUSION_CLASSES = [
  'nfd-performance-not-lazy',
  'a3-notlazy',
  'disable-lazyload',
  'no-lazy',
  'no-lazyload',
  'skip-lazy',
]
/** Attributes that say the same; with a value, only that value does. */
export const LAZY_EXCLUSION_ATTRIBUTES = ['data-lazy-src', 'data-crazy-lazy="exclude"', 'data-no-lazy', 'data-no-lazy="1"']
