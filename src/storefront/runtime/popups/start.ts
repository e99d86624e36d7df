import type { PopupContent, PopupReferrer, PopupSettings, PopupVisitor } from '#content/popups/contract.ts'
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
    const askReferrer = (referrer: string) => ask<PopupReferrer>(`/popup/${id}/referrer/`, { referrer })
    if (own.get('disable') || !(await mayShow(settings.timing, { facts, memory: own, askReferrer, askVisitor }))) return
    armTriggers(triggersOf(settings.triggers, waitedMs), () => void popups.showByItself(id, settings))
  }
  const facts = factsOf(memory)
  // A popup whose question can't be answered stays away; the others don't wait for it.
  void Promise.allSettled(places.map((place) => watch(place, facts))).then(
    () => (document.documentElement.dataset.popups = 'watching'),
    console.warn,
  )
  return popups
}

function factsOf(memory: Memory): Facts {
  return {
    pageViews: countFrom(memory, 'pageViews'),
    sessions: countFrom(memory, 'sessions'),
    referrer: document.referrer,
    host: location.host,
    device: deviceOf(innerWidth),
    browser: browserOf(navigator.userAgent),
  }
}

async function ask<T>(url: string, sent?: object): Promise<T> {
  const body = sent && { method: 'POST', body: JSON.stringify(sent) }
  const type = sent && { 'content-type': 'application/json' }
  const answer = await fetch(url, { ...body, headers: { accept: 'application/json', ...type } })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}, so the popup stays away.`)
  return (await answer.json()) as T // made by storefront/popups/routes.ts
}
