/** Widgets that may hold other elements, as the workbench must know before it has asked for them. */
export const NESTING_WIDGETS: ReadonlySet<string> = new Set([
  'loop-carousel',
  'loop-grid',
  'nested-accordion',
  'nested-carousel',
  'nested-tabs',
  'off-canvas',
])
