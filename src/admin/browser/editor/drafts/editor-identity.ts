import { holdTab } from './open-tabs.ts'

const KEY = 'vitrine-device'
const SIGNS = 12

const randomName = () => crypto.randomUUID().replaceAll('-', '').slice(0, SIGNS)

/** This browser's name for itself, the same after a restart; where nothing can be kept, a name for as long as the page is open. */
function deviceName(): string {
  try {
    const kept = localStorage.getItem(KEY)
    if (kept !== null && /^[a-z0-9]{1,20}$/.test(kept)) return kept
    const made = randomName()
    localStorage.setItem(KEY, made)
    return made
  } catch {
    return randomName()
  }
}

let tab: string | undefined
let openings = 0
let last = 0

/** Device and tab: by it others are told who is here. */
export function tabName(): string {
  if (tab === undefined) {
    tab = `${deviceName()}.${randomName()}`
    holdTab(tab)
  }
  return tab
}

/** One opening of an editor. What was written in an earlier one is another draft. */
export const newEditorName = () => `${tabName()}-${++openings}`

export const tabOf = (client: string) => client.split('-', 1)[0]!
export const isThisDevice = (client: string) => client.split('.', 1)[0] === tabName().split('.', 1)[0]

/** Grows with each draft, also from one day to the next. */
export const nextSequence = () => (last = Math.max(Date.now(), last + 1))

/** Drafts on a computer that several people use are told apart by who wrote them. */
export const personId = () => document.getElementById('painel')?.dataset.personId ?? ''
