/** ?theme_template_id=12 asks to see where that template stands: only then is anything loaded for it. */
export function wakeTemplate() {
  const id = new URLSearchParams(location.search).get('theme_template_id')
  if (id && /^\d+$/.test(id)) void import('./show-template.ts').then(({ showTemplate }) => showTemplate(id))
}
