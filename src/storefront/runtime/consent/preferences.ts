import { allows } from '#islands/consent.ts'
import { type ConsentPlan, PURPOSES } from '#kit/consent.ts'
import { enterOverlay } from '#ui/overlay.ts'
import { choose } from './choose.ts'
import { choiceOf, consentPart, everything } from './content.ts'

let dialog: HTMLDialogElement | undefined

/** Opens the preferences over the page, each purpose as it is now. */
export async function openPreferences(plan: ConsentPlan) {
  dialog ??= listen(await consentPart<HTMLDialogElement>('dialog'), plan)
  if (dialog.open) return
  for (const purpose of PURPOSES) boxOf(dialog, purpose).checked = allows(purpose)
  const opened = dialog
  const overlay = enterOverlay({ onEscape: () => opened.close() })
  document.body.append(opened)
  opened.showModal()
  boxOf(opened, PURPOSES[0]).focus()
  const leave = () => {
    overlay.leave()
    opened.remove()
  }
  opened.addEventListener('close', leave, { once: true })
}

function listen(element: HTMLDialogElement, plan: ConsentPlan) {
  element.addEventListener('click', (event) => {
    const choice = choiceOf(event)
    if (!choice) return
    const wanted = choice === 'save' ? tickedIn(element) : everything(choice === 'all')
    element.close()
    if (choice !== 'close') choose(wanted, 'preferences', plan)
  })
  return element
}

const boxOf = (within: HTMLElement, purpose: string) => within.querySelector<HTMLInputElement>(`input[name="${purpose}"]`)!
const tickedIn = (within: HTMLElement) => ({
  statistics: boxOf(within, 'statistics').checked,
  marketing: boxOf(within, 'marketing').checked,
})
