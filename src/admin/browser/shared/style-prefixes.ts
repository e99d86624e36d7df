import type { StylisPlugin } from '@emotion/cache'

/**
 * Instead of the library's prefixes for browsers that the workbench does not open in, which make each rule up to three times as long: what
 * Safari alone still reads under another name.
 */
export const selectionForSafari: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select') element.return = `-webkit-${element.value}${element.value}`
}
