import type { Page } from '@playwright/test'
import { treeOf } from '#admin/browser/documents/tree.ts'
import type { PageElement } from '#builder/document.ts'

/** One of the sections that the shop comes with. */
export const READY = { title: 'Convite em faixa', path: '/ready-designs/newsletter-band' }

/** What the shop gave for the ready section while it was placed. */
export async function readyElements(page: Page, place: () => Promise<void>): Promise<PageElement[]> {
  const answer = page.waitForResponse((response) => response.url().includes(READY.path) && response.ok())
  await place()
  const { document } = (await (await answer).json()) as { document: unknown }
  return treeOf(document)
}
