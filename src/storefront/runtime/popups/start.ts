import type { PopupContent, PopupSettings, PopupVisitor } from '#content/popups/contract.ts'
import { countFrom, type Memory } from '../storage.ts'
import { type Facts, mayShow } from './conditions.ts'
import { createPopups, memoryOf, type Popups } from './popups.ts'
import { armTriggers, triggersOf } from './triggers.ts'
import { browserOf, deviceOf } from './visit.ts'

export type PopupPlaceholder = { id: string; settings: PopupSettings }
type Options = {
  places: PopupPlaceholder[]
  memory: Memory
  parse: (markup: string) => DocumentFragment
  /** How long the page has stood before anything was watched. */
  waitedMs: number
}

/** Begins to watch for the popups of this page: those whose timing passes wait for their triggers. */
export function startPopups({ places, memory, parse, waitedMs }: Options): Popups {
  const popups = createPopups({ memory, parse, fetchContent: (id) => ask<PopupContent>(`/popup/${id}/`) })
  let visitor: Promise<PopupVisitor> | undefined
  const askVisitor = () => (visitor ??= ask<PopupVisitor>('/popup/visitor/'))

  const watch = async ({ id, settings }: PopupPlaceholder, facts: Facts) => {
    const own = memoryOf(memory, id)
    if (own.get('disable') || !(await mayShow(settings.timing, { facts, memory: own, askVisitor }))) return
    armTriggers(triggersOf(settings.triggers, waitedMs), () => void popups.showByItself(id, settings))
  }
  void factsOf(places, memory)
    // A popup whose question can't be answered stays away; the others don't wait for it.
    .then((facts) => Promise.allSettled(places.map((place) => watch(place, facts))))
    .then(() => (document.documentElement.dataset.popups = 'watching'), console.warn)
  return popups
}

async function factsOf(places: PopupPlaceholder[], memory: Memory): Promise<Facts> {
  const hasPattern = places.some(({ settings }) => settings.timing.url_action === 'regex')
  // Few popups have an expression: only those pages fetch what reads it.
  const compile = hasPattern ? (await import('#content/popups/pattern.ts')).compilePattern : undefined
  return {
    pageViews: countFrom(memory, 'pageViews'),
    sessions: countFrom(memory, 'sessions'),
    referrer: document.referrer,
    host: location.host,
    device: deviceOf(innerWidth),
    browser: browserOf(navigator.userAgent),
    finds: (pattern, text) => compile?.(pattern)?.(text) ?? false,
  }
}

async function ask<T>(url: string): Promise<T> {
  const answer = await fetch(url, { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}, so the popup stays away.`)
  return (await answer.json()) as T // made by storefront/popups/routes.ts
}
