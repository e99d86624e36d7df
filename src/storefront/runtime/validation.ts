import { problemOf } from './validation-text.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const FIELDS = 'input, select, textarea'

/** The browser's own bubbles speak its language and go away by themselves: what is wrong with a field stands under it instead, in ours. */
export function watchValidation() {
  document.addEventListener(
    'invalid',
    (event) => {
      if (!(event.target instanceof HTMLElement) || !event.target.matches(FIELDS)) return
      event.preventDefault()
      const field = event.target as Field // by its name
      // An empty search says by itself what is missing.
      if (field.type !== 'search') show(field)
      const first = [...(field.form?.elements ?? [])].find((one) => one.matches(`:is(${FIELDS}):invalid`))
      // Afterwards: a form in steps may have to show the step first.
      if (first === field || !first) setTimeout(() => field.focus())
    },
    true,
  )
  for (const type of ['input', 'change'])
    document.addEventListener(type, ({ target }) => {
      const note = target instanceof HTMLElement && document.getElementById(idOf(target as Field))
      if (note && (target as Field).validity.valid) hide(target as Field, note)
    })
}

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
