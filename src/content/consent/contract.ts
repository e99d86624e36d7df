import type { ConsentPlan, OutsideTag } from '#kit/consent.ts'

/** How the shop asks for consent, as the merchant set it. */
export type ConsentSettings = {
  mode: ConsentPlan['mode']
  /** Off where a tool from outside asks instead. */
  banner: boolean
  /** Raised by the merchant when what visitors are asked for changes: everybody is asked again. */
  version: number
  policyUrl: string
  tag: ConsentTag | undefined
}

export type ConsentTag = {
  /** «necessary» is for a tool that asks for consent itself: it can't wait for it. */
  purpose: OutsideTag['purpose']
  src: string
  isManager: boolean
  /** Further origins that the script talks to. */
  hosts: string[]
  /** Also on cart, checkout and account. */
  onPrivatePages: boolean
}

/** Consent as pages read it: what they say to the browser, and whom their policy lets in. */
export type ConsentReader = { ofPage: (page: { isPrivate: boolean }) => Promise<{ plan: ConsentPlan; hosts: string[] }> }

/** The banner, the preferences dialog, or a script that asked by itself. */
export type ConsentMethod = 'banner' | 'preferences' | 'script'

/** What the browser fetches when it has to ask. The same for every visitor. */
export type ConsentContent = { html: string; css: string }

/** One choice, as the merchant reads it. */
export type ConsentEntry = {
  id: number
  receipt: string
  version: string
  statistics: boolean
  marketing: boolean
  method: ConsentMethod
  given_at: Date
}
