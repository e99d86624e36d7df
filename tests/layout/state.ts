import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { LookShop } from './look-shop.ts'

/**
 * Who looks. A visitor was asked about cookies before and has closed the shop's notice; a newcomer sees both; a buyer is a visitor with a
 * cart of their own; a customer is signed in, a merchant too, in the workbench. Newcomers and buyers begin anew with each state.
 */
export type Viewer = 'visitor' | 'newcomer' | 'buyer' | 'customer' | 'merchant'

/** Something worth seeing: how it is called, and how one gets there from any page. */
export type State = {
  name: string
  open: (page: Page, shop: LookShop) => Promise<unknown>
  as?: Viewer
  /** The shop with nothing in it, instead of the filled one. */
  isEmptyShop?: boolean
  /** A filled shop of its own, whose look may be changed. */
  isThemedShop?: boolean
  /** Only where it exists: a menu behind a button is there on telephones alone. */
  widths?: readonly Width[]
  /** It does not outlast a change of the window's width: it is opened again for each. */
  isReopened?: boolean
  /** What must be as it was before: something was closed or taken away. */
  keeps?: Kept
  /** Complaints of the browser that belong to it. */
  expects?: RegExp
  /** Among the states that most people see: their pictures are compared between commits. */
  isCompared?: boolean
}

export type Kept = { focus?: boolean; scrolled?: number }

export type Width = 360 | 768 | 1440
/** From wide to narrow: what is done at last is done on a telephone. */
export const WIDTHS: readonly Width[] = [1440, 768, 360]
export const HEIGHTS: Record<Width, number> = { 360: 740, 768: 1024, 1440: 900 }

export type Area = { area: string; states: State[] }

/** Every file in states/ is an area of the shop; presence is registration. Some have states only where pictures are taken. */
export async function readAreas(): Promise<Area[]> {
  const folder = join(import.meta.dirname, 'states')
  const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))
  const areas = await Promise.all(
    names.toSorted().map(async (area) => {
      const { states } = (await import(`./states/${area}.ts`)) as { states: State[] }
      return { area, states }
    }),
  )
  return areas.filter(({ states }) => states.length > 0)
}

/** The states whose area or name has these words, or one of several with «|» between them; all without words. */
export function narrow(areas: Area[], words: string): Area[] {
  const wanted = words.toLowerCase().split('|')
  const isWanted = (name: string) => wanted.some((one) => name.toLowerCase().includes(one))
  return areas
    .map(({ area, states }) => ({ area, states: states.filter(({ name }) => isWanted(`${area}: ${name}`)) }))
    .filter(({ states }) => states.length > 0)
}

/** The states whose pictures are compared between commits. */
export const mostSeen = (areas: Area[]): Area[] =>
  areas
    .map(({ area, states }) => ({ area, states: states.filter(({ isCompared }) => isCompared) }))
    .filter(({ states }) => states.length > 0)
