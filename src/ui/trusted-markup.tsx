import { createElement } from 'react'
import type { SafeHtml } from '#kit/safe-html.ts'

/** Prints cleaned markup. The type asks for cleanHtml; text from people reaches a page unescaped nowhere else. */
export function Prose({ html, className }: { html: SafeHtml; className?: string }) {
  // oxlint-disable-next-line react/no-danger -- the one door for cleaned markup
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

/** Prints markup that our own components rendered. Never for text from people. */
export function TrustedMarkup({ html, as = 'div', ...rest }: { html: string; as?: string; [attribute: string]: unknown }) {
  // oxlint-disable-next-line react/no-danger -- the one door for markup that we rendered
  return createElement(as, { ...rest, dangerouslySetInnerHTML: { __html: html } })
}
