import { problemOf } from './validation-text.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What is wrong with a field stands under it until it is mended; the first one of a form gets the focus. */
export function showProblem(invalid: HTMLElement) {
  const field = invalid as Field // by its name
  // This file may come late: what was mended meanwhile is not blamed, and nobody's focus is taken from where it went.
  if (field.validity.valid) return
  // An empty search says by itself what is missing.
  if (field.type !== 'search') show(field)
  const first = [...(field.form?.elements ?? [])].find((one) => one.matches(':is(input, select, textarea):invalid'))
  // Afterwards: a form in steps may have to show the step first.
  if (first === field || !first) setTimeout(() => field.validity.valid || field.focus())
}

for (const type of ['input', 'change'])
  document.addEventListener(type, ({ target }) => {
    const note = target instanceof HTMLElement && document.getElementById(idOf(target as Field))
    if (note && (target as Field).validity.valid) hide(target as Field, note)
  })

/** Radio buttons of one name are one field. */
const idOf = ({ type, name, id, form }: Field) =>
  `${form?.getAttribute('id') ?? ''}${type === 'radio' ? name : id || name}-problema`

function show(field: Field) {
  const id = idOf(field)
  const note = document.getElementById(id) ?? Object.assign(document.createElement('span'), { id, className: 'field-error' })
  note.textContent = problemOf(field as Parameters<typeof problemOf>[0]) // a select has no bounds
  const group = field.type === 'radio' ? field.closest('fieldset, [role="radiogroup"], [role="group"]') : null
  if (group) group.append(note)
  else (field.closest('label, .password-input') ?? field).after(note)
  field.setAttribute('aria-invalid', 'true')
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one && one !== id)
  field.setAttribute('aria-describedby', [id, ...described].join(' '))
}

function hide(field: Field, note: HTMLElement) {
  note.remove()
  for (const one of field.form?.elements ?? [field]) {
    const described = (one.getAttribute('aria-describedby') ?? '').split(' ')
    if (!described.includes(note.id)) continue
    one.removeAttribute('aria-invalid')
    const kept = described.filter((id) => id !== note.id).join(' ')
    if (kept) one.setAttribute('aria-describedby', kept)
    else one.removeAttribute('aria-describedby')
  }
}
