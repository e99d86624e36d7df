type Policies = {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML: (html: string) => string }
}
let policy: ReturnType<Policies['createPolicy']> | undefined

/** Markup read into a document that nobody shows: nothing in it runs or is fetched. */
export function readMarkup(html: string): HTMLElement {
  const { trustedTypes } = window as unknown as { trustedTypes?: Policies }
  policy ??= trustedTypes?.createPolicy('rich-text', { createHTML: (text) => text }) ?? { createHTML: (text) => text }
  return new window.DOMParser().parseFromString(policy.createHTML(html), 'text/html').body
}
