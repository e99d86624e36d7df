import type { ConsentContent } from '#content/consent/contract.ts'
import { parse } from '#islands/fragments.ts'

let fetched: Promise<DocumentFragment> | undefined

/** A part of what asks visitors, fetched once with its style for whoever needs it first. */
export async function consentPart<T extends HTMLElement>(selector: string): Promise<T> {
  fetched ??= fetchContent()
  fetched.catch(() => (fetched = undefined))
  const part = (await fetched).querySelector<T>(selector)
  if (!part) throw new Error(`The consent came without "${selector}". See storefront/consent/.`)
  return part
}

async function fetchContent() {
  const answer = await fetch('/consent/', { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`/consent/ answered ${answer.status}, so nobody can be asked about cookies.`)
  const { html, css } = (await answer.json()) as ConsentContent // made by storefront/consent/routes.tsx
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  return parse(html)
}

/** Which of the offered buttons was pressed. */
export const choiceOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-consent-choice]')?.dataset.consentChoice : undefined

export const everything = (is: boolean) => ({ statistics: is, marketing: is })
