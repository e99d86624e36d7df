import { focusPictures } from '#islands/focus-pictures.ts'
import type { PopupContent, PopupSettings } from '#content/popups/contract.ts'
import { countFrom, type Memory } from '../storage.ts'
import { openDialog, type OpenDialog } from './dialog.ts'
import type { PopupAction } from './url-action.ts'

/** What listeners of the page's events are handed. */
export type PopupInstance = OpenDialog & { id: string; settings: PopupSettings }

type Options = {
  memory: Memory
  /** Makes markup of the shop's own answers into elements. */
  parse: (markup: string) => DocumentFragment
  fetchContent: (id: string) => Promise<PopupContent>
}
export type Popups = ReturnType<typeof createPopups>

/** The popups of a page: which are open, what each remembers, and the ways to open and close them. */
export function createPopups({ memory, parse, fetchContent }: Options) {
  const contents = new Map<string, Promise<PopupContent>>()
  const open = new Map<string, PopupInstance>()
  const opening = new Set<string>()
  let popped = 0

  const contentOf = (id: string) => {
    const content = contents.get(id) ?? fetchContent(id).then(withStyle)
    contents.set(id, content)
    content.catch(() => contents.delete(id))
    return content
  }
  const count = (id: string) => {
    const own = memoryOf(memory, id)
    own.set('times', countFrom(own, 'times') + 1)
  }
  const place = (id: string, { html, settings }: PopupContent) => {
    // A fresh copy each time: a form that was sent or a tab that was turned begins anew.
    const element = parse(html).querySelector('dialog')
    if (!element) throw new Error(`The popup ${id} came without its dialog, so it can't open. See storefront/popups/dialog.tsx.`)
    focusPictures(element)
    const countsOnClose = settings.timing.times_count === 'close'
    const onClosed = () => {
      open.delete(id)
      if (countsOnClose) count(id)
      tell('elementor/popup/hide', instance)
    }
    const instance: PopupInstance = { id, settings, ...openDialog(element, settings, onClosed) }
    open.set(id, instance)
    if (!countsOnClose) count(id)
    // For the merchant's figures; whether it arrives is of no concern to the visitor.
    void fetch(`/popup/${id}/shown/`, { method: 'POST', keepalive: true }).catch(() => {})
    tell('elementor/popup/show', instance)
  }

  const show = async (id: string) => {
    if (open.has(id) || opening.has(id)) return
    opening.add(id)
    popped++
    try {
      place(id, await contentOf(id))
    } catch (error) {
      // A popup that can't come leaves the page as it is.
      popped--
      console.warn(error)
    } finally {
      opening.delete(id)
    }
  }

  return {
    /** Opened by one of its triggers: gives way when another popup was there before and it is told to. */
    showByItself: (id: string, { avoid_multiple_popups }: PopupSettings) =>
      avoid_multiple_popups && popped > 0 ? Promise.resolve() : show(id),
    /** Opened or closed by a person, whatever the timing says. `from` tells which popup a closing means; else the top one. */
    act: async (action: PopupAction, from?: EventTarget | null) => {
      if (action.does === 'open')
        return action.toggle && open.has(action.id) ? open.get(action.id)!.close() : await show(action.id)
      const meant = [...open.values()].find(({ element }) => from instanceof Node && element.contains(from))
      const instance = meant ?? [...open.values()].at(-1)
      if (!instance) return
      if (action.doNotShowAgain) memoryOf(memory, instance.id).set('disable', true)
      instance.close()
    },
  }
}

/** A popup's own part of the visitor's memory. */
export function memoryOf(memory: Memory, id: string): Memory {
  const named = (name: string) => `popup_${id}_${name}`
  return {
    get: (name) => memory.get(named(name)),
    set: (name, value, lifetimeSeconds) => memory.set(named(name), value, lifetimeSeconds),
  }
}

function withStyle(content: PopupContent) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(content.css)
  document.adoptedStyleSheets.push(sheet)
  return content
}

function tell(name: string, instance: PopupInstance) {
  window.dispatchEvent(new CustomEvent(name, { detail: { id: Number(instance.id), instance } }))
}
