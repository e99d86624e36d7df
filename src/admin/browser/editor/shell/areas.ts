/** The parts of the editor between which F6 goes, and those that keys of their own lead to. */
export type Area = 'page' | 'panel' | 'structure' | 'tools' | 'palette' | 'settings' | 'saving'

export const AREAS: readonly Area[] = ['page', 'panel', 'structure', 'tools']

const REACHED = ['button', 'input', 'textarea', '[tabindex="0"]', '[role="combobox"]', '[contenteditable="true"]']
  .map((one) => `${one}:not(:disabled, [tabindex="-1"], [aria-hidden="true"], [aria-disabled="true"])`)
  .join()

/** Where keys go on in an area: on what is chosen in it, else on the first thing that can be reached. */
export function firstIn(area: Area): HTMLElement | null {
  if (area === 'page') return document.querySelector('iframe[title="Prévia da página"]:not([aria-hidden])')
  const around = document.querySelector(`[data-area~="${area}"]`)
  if (area === 'palette') return around?.querySelector<HTMLElement>('input[type="search"]') ?? null
  if (area === 'structure') return around?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]') ?? null
  // Above its settings stands the name of an element, which is changed less often.
  if (area === 'settings' || area === 'panel') {
    const reached = [...(around?.querySelectorAll<HTMLElement>(REACHED) ?? [])]
    return reached.find((one) => !('elementName' in one.dataset)) ?? null
  }
  // What is pressed to save is the first button, also while there is nothing to save: the second one publishes.
  return around?.querySelector<HTMLElement>(area === 'saving' ? 'button' : REACHED) ?? null
}

/** The first thing of the area behind the one with the focus; areas with nothing in them are passed over. */
export function nextArea(areas: readonly Area[]): HTMLElement | undefined {
  const { activeElement } = document
  const isIn = (area: Area) =>
    area === 'page' ? activeElement === firstIn('page') : activeElement?.closest(`[data-area~="${area}"]`) !== null
  const here = activeElement === null ? -1 : areas.findIndex(isIn)
  const order = [...areas.slice(here + 1), ...areas.slice(0, Math.max(here, 0))]
  return order.flatMap((area) => firstIn(area) ?? [])[0]
}
