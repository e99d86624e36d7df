type JQuery = (element: Element) => { triggerHandler: (name: string, argument: unknown) => unknown }

/**
 * Tells scripts what a menu does, on its root, under the names that menus of this ecosystem use. Answers false when a listener
 * cancelled it: by preventDefault, or by returning false to jQuery where the page has it.
 */
export function tellMenu(root: HTMLElement, name: string, about: Element): boolean {
  const type = `${name}.smapi`
  const goesOn = root.dispatchEvent(new CustomEvent(type, { cancelable: true, detail: about }))
  const { jQuery } = window as Window & { jQuery?: JQuery }
  return jQuery?.(root).triggerHandler(type, about) !== false && goesOn
}
