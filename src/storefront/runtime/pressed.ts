/** What was pressed, as far as it lies in something of this kind. */
export const closest = <T extends Element>(event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<T>(selector) : null

type Press = { button: number; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean }
/** A press with a key held asks the browser for a tab or a download: that is left to it. */
export const isPlainPress = (press: Press) =>
  press.button === 0 && !press.ctrlKey && !press.metaKey && !press.shiftKey && !press.altKey
